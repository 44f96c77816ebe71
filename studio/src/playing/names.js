// What the others at the table are called: as the people of the evening that was open last. Who of them plays must be said, so that nobody meets a program of the same name.

import * as evenings from "../evening/store.js";
import { h } from "../dom.js";
import { say } from "../words.js";

/** Those who sat together last by some rules, in their order: `[name, …]`. */
function sat(rules) {
  const [last] = evenings.evenings(rules);
  return last === undefined ? [] : last.table.order.map((who) => last.people[who]);
}

/** Asks who of them the person is: `{element, names, said}`, where `names` are those of the others, the next one first; `said` tells at the question that it is open, if it is. */
export function whoever(rules) {
  const people = sat(rules);
  let me = null;
  const wrong = h("p", { class: "wrong", role: "alert", id: "me-wrong" });
  const chip = (text, at) => h("label", { class: "chip" },
    h("input", { type: "radio", name: "me", "aria-describedby": "me-wrong", onchange: () => { me = at; wrong.textContent = ""; } }), h("span", {}, text));
  const element = h("fieldset", { class: "field" }, h("legend", {}, say("studio-play-me")),
    h("div", { class: "chips" }, people.map(chip), chip(say("studio-play-nobody"), null)), wrong);
  return {
    element: people.length < 2 ? null : element,
    said() {
      if (people.length < 2 || element.querySelector(":checked") !== null) return true;
      wrong.textContent = say("studio-play-me-first");
      element.querySelector("input").focus();
      return false;
    },
    names: () => (me === null ? [] : [...people.slice(me + 1), ...people.slice(0, me)]),
  };
}
