// The rules that something is about: each with its number and what it says, and a button that leads there.

import { h } from "./dom.js";
import { say } from "./words.js";

/** So much of a rule is shown, in characters. */
const MOST = 240;

/** Lists the rules of a book that tell some settings, but for the one where one is; `open` is called with the id of the rule that is chosen. */
export function places(book, settings, open, here = null) {
  const found = [...book?.querySelectorAll(".rule[data-settings]") ?? []].filter(({ id, dataset }) => id !== here && tells(dataset.settings.split(" "), settings));
  if (found.length === 0) return null;
  return h("ul", { class: "places" }, found.map((rule) => {
    const number = rule.querySelector(".number")?.textContent ?? "";
    return h("li", {}, h("p", {}, h("b", {}, number, " ", rule.querySelector("h3")?.textContent ?? ""), " ", said(rule)),
      h("button", { type: "button", "aria-label": say("studio-rule-number", { number }), onclick: () => open(rule.id) }, say("studio-open-rule", { number })));
  }));
}

/** Whether a rule tells one of some settings, or what one of them belongs to. */
function tells(told, settings) {
  return told.some((each) => settings.some((setting) => setting === each || setting.startsWith(`${each}.`)));
}

function said(rule) {
  const words = [...rule.querySelectorAll(".body > :not(h3, figure, .scroll, .note, .change)")].map((each) => each.textContent.trim()).join(" ").replace(/\s+/g, " ");
  return shortened(words);
}

/** So much of what is said as is shown, up to the end of a word. */
export const shortened = (words, most = MOST) => (words.length > most ? `${words.slice(0, most).replace(/\s+\S{0,20}$/, "")} …` : words);
