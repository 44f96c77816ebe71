// What the others at the table are called: as the people of the evening that was open last. Who of them plays must be said, so that nobody meets a program of the same name.

import * as evenings from "../evening/store.js";
import { h } from "../dom.js";
import { say } from "../words.js";

/** Those who sat together last by some rules, in their order: `[name, …]`. */
function sat(rules) {
  const [last] = evenings.evenings(rules);
  return last === undefined ? [] : last.table.order.map((who) => last.people[who]);
}

/** Asks who of them the person is: `{element, names}`, where `names` are those of the others, the next one first. */
export function whoever(rules) {
  const people = sat(rules);
  let me = null;
  const chip = (text, at) => h("label", { class: "chip" },
    h("input", { type: "radio", name: "me", required: true, onchange: () => { me = at; } }), h("span", {}, text));
  return {
    element: people.length < 2 ? null : h("fieldset", { class: "field" }, h("legend", {}, say("studio-play-me")),
      h("div", { class: "chips" }, people.map(chip), chip(say("studio-play-nobody"), null))),
    names: () => (me === null ? [] : [...people.slice(me + 1), ...people.slice(0, me)]),
  };
}
