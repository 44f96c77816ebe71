// Who is at the table: names are changed, people come and go between deals, and sit where they sit.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { typed } from "./named.js";

/** Shows and changes `{people, table}` of an evening, to which so many may come at `most`; `changed` is told of every change, and whether seats have changed. */
export function people(evening, most, changed) {
  const list = h("ol", { class: "people" });
  const count = h("div", {});
  const name = h("input", { autocomplete: "off", maxlength: 24, id: "new-player" });
  const full = h("p", { class: "wrong", role: "status" });
  const add = h("form", { class: "add", onsubmit: (event) => {
    event.preventDefault();
    const who = typed(name.value);
    full.textContent = evening.people.length < most ? "" : say("studio-evening-full", { most });
    if (who === "" || evening.people.length >= most) return name.focus();
    evening.table.order.push(evening.people.push(who) - 1);
    name.value = "";
    come();
  } }, h("label", { for: "new-player" }, say("studio-evening-new")), name, h("button", { type: "submit" }, say("studio-evening-add")));
  const element = h("details", { class: "at-table" }, h("summary", {}, say("studio-evening-people")), list, add, full, count);

  const come = () => { draw(); changed(true); };
  function rename(who, input) {
    const now = typed(input.value);
    if (now === "" || now === evening.people[who]) input.value = evening.people[who];
    else {
      evening.people[who] = now;
      changed(false);
    }
  }
  function toggle(who) {
    const { away } = evening.table;
    if (away.includes(who)) away.splice(away.indexOf(who), 1);
    else away.push(who);
    come();
    list.querySelector(`[data-who="${who}"] .leaves`).focus();
  }
  function up(at) {
    const { order } = evening.table;
    [order[at - 1], order[at]] = [order[at], order[at - 1]];
    come();
    list.querySelector(`[data-who="${order[at - 1]}"] input`).focus();
  }
  function draw() {
    const { order, away } = evening.table;
    fill(list, order.map((who, at) => {
      const called = evening.people[who];
      const gone = away.includes(who);
      return h("li", { "data-who": who, class: gone ? "gone" : null },
        h("input", { value: called, maxlength: 24, autocomplete: "off", "aria-label": say("studio-score-name", { n: at + 1 }), onchange: ({ target }) => rename(who, target) }),
        h("button", { type: "button", disabled: at === 0, "aria-label": say("studio-evening-up", { who: called }), onclick: () => up(at) }, "↑"),
        h("button", { type: "button", class: "leaves", "aria-label": say(gone ? "studio-evening-back-who" : "studio-evening-leaves-who", { who: called }), onclick: () => toggle(who) },
          say(gone ? "studio-evening-back" : "studio-evening-leaves")));
    }));
  }
  draw();
  return {
    element,
    /** How many may play a deal, and how many do. */
    counts(possible, playing) {
      fill(count, possible.length < 2 ? null : h("fieldset", { class: "field" }, h("legend", {}, say("studio-evening-count")), h("div", { class: "chips" }, possible.map((n) =>
        h("label", { class: "chip" }, h("input", { type: "radio", name: "playing", checked: n === playing, onchange: () => { evening.table.playing = n; changed(true); } }), h("span", {}, String(n)))))));
    },
  };
}
