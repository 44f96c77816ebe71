// The evenings that are kept of some rules: each can be opened again, or deleted, and that be undone.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { named } from "./named.js";
import * as store from "./store.js";

/** What was deleted last and of which rules, as long as the page is open: `{rules, back, again}`, where it was open what shows it again. */
let last = null;

/** A list of them; `open` shows another, `gone` is told that the `current` one was deleted. Empty where there is nothing to choose. */
export function shelf({ rules, language, current = null, open, gone = () => {} }) {
  const list = h("ul", { class: "kept-evenings", "aria-label": say("studio-score-evenings") });

  function drop(evening) {
    // Tapped twice, it is gone already.
    if (!store.evenings(rules).some(({ id }) => id === evening.id)) return;
    last = { rules, back: store.drop(rules, evening.id), again: evening.id === current ? evening : null };
    if (evening.id === current) return gone();
    draw();
    list.querySelector(".undo")?.focus();
  }

  /** What was deleted is there again; where it was open, it is open. */
  function undone() {
    const { back, again } = last;
    last = null;
    back();
    if (again === null) draw();
    else open(store.evenings(rules).find(({ id }) => id === again.id));
  }

  function row(evening) {
    const which = named(evening, language);
    return h("li", {},
      h("button", { type: "button", class: "kept", "aria-current": evening.id === current ? "true" : null, onclick: () => open(evening) }, current === null ? say("studio-evening-return", { which }) : which),
      h("button", { type: "button", class: "drop", "aria-label": say("studio-delete-it", { title: which }), onclick: () => drop(evening) }, say("studio-delete")));
  }

  function draw() {
    fill(list, store.evenings(rules).map(row), last?.rules !== rules ? null : h("li", {}, h("span", { role: "status" }, say("studio-evening-deleted")),
      h("button", { type: "button", class: "undo", onclick: undone }, say("studio-undo"))));
  }

  draw();
  return list;
}
