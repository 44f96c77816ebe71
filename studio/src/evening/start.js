// An evening begins: who plays, and who deals first.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { typed } from "./named.js";
import * as store from "./store.js";

/** A form that asks who plays by the rules of `text`; the names are those of the last evening, if there was one. */
export function start({ forms, id, people: most }, text, last, begun) {
  const counts = forms.map(({ players }) => players).sort((one, other) => one - other);
  const before = last ? last.table.order.filter((each) => !last.table.away.includes(each)).map((each) => last.people[each]).slice(0, most) : [];
  let players = counts.includes(last?.table.playing ?? before.length) ? last.table.playing ?? before.length : forms[0].players;
  const given = [...before];
  let many = Math.max(players, before.length);
  const names = h("div", { class: "names" });
  const called = (seat) => typed(given[seat] ?? "") || say("studio-score-name", { n: seat + 1 });
  /** Who deals first; as long as nobody says so, the last of all, so that the first leads to the first trick. */
  let first = null;
  const dealers = h("div", { class: "chips" });
  const dealing = h("fieldset", { class: "field", hidden: !forms.some(({ dealer }) => dealer !== "") }, h("legend", {}, say("studio-table-first")), dealers);
  function ask() {
    fill(names, Array.from({ length: many }, (_, seat) => h("label", {}, say("studio-score-name", { n: seat + 1 }),
      h("input", { name: "name", autocomplete: "off", maxlength: 24, value: given[seat] ?? "", oninput: ({ target }) => {
        given[seat] = target.value;
        dealers.children[seat].lastElementChild.textContent = called(seat);
      } }))));
    if (first >= many) first = null;
    fill(dealers, Array.from({ length: many }, (_, seat) => h("label", { class: "chip" },
      h("input", { type: "radio", name: "first", checked: seat === (first ?? many - 1), onchange: () => { first = seat; } }), h("span", {}, called(seat)))));
  }
  const more = h("button", { type: "button", onclick: () => {
    full.textContent = many < most ? "" : say("studio-evening-full", { most });
    if (many >= most) return;
    many += 1;
    ask(); names.lastElementChild.querySelector("input").focus();
  } }, say("studio-evening-more"));
  const full = h("p", { class: "wrong", role: "status" });
  ask();
  const chips = counts.map((n) => h("label", { class: "chip" },
    h("input", { type: "radio", name: "players", checked: n === players, onchange: () => { players = n; many = n; ask(); } }), h("span", {}, String(n))));
  const start = h("button", { type: "submit", class: "first" }, say("studio-score-start"));
  return h("form", { class: "evening-start", onsubmit: (event) => {
    event.preventDefault();
    start.disabled = true;
    const people = Array.from({ length: many }, (_, seat) => called(seat));
    begun(store.begun({ text, rulesId: id, people, first, playing: many > players ? players : null }));
  } },
  h("h2", {}, say("studio-score-who")),
  h("fieldset", { class: "field" }, h("legend", {}, say("studio-score-players")), h("div", { class: "chips" }, chips)),
  names, h("p", {}, more, h("small", {}, say("studio-evening-more-said"))), full, dealing,
  h("p", {}, start));
}
