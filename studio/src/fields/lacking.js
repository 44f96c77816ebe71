// What is still missing in what somebody puts together, or cannot be: told by what it is called there.

import { say } from "../words.js";

const NUMBER = /^\s*-?\d+(?:[.,]\d+|\/[1-9]\d*)?\s*$/;

/** What to say of a place that does not come to anything yet. */
export function lacking(place) {
  const called = (each) => each.getAttribute("aria-label") ?? each.labels?.[0]?.textContent ?? "";
  const all = (selector) => [...place.querySelectorAll(selector)].filter((each) => each.closest("[hidden]") === null || each.matches(".topics > [hidden]"));
  const unchosen = all("select").filter((each) => each.value === "" && (each.selectedOptions[0]?.disabled ?? true)).map(called);
  const untapped = all(".cards").filter((each) => each.querySelector("[aria-pressed=true], [aria-pressed=mixed]") === null).map(() => say("studio-picking-cards"));
  const wrong = all("input.figure, input[data-most]").filter((each) => !possible(each)).map((each) => (each.dataset.most ? `${called(each)} (${each.dataset.least}–${each.dataset.most})` : each.value.trim() === "" ? called(each) : each.value));
  const told = (words, those) => (those.length === 0 ? [] : [say(words, { what: [...new Set(those)].join(", ") })]);
  const found = [...told("studio-picking-missing", [...unchosen, ...untapped]), ...told("studio-picking-no-number", wrong)];
  return found.length === 0 ? say("studio-building-missing") : found.join(" ");
}

/** Whether what is typed in an input is a number that may be there. */
export function possible({ value, dataset: { least, most } }) {
  if (most === undefined) return NUMBER.test(value);
  return /^\d+$/.test(value) && Number(value) >= Number(least) && Number(value) <= Number(most);
}
