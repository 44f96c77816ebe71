// Evenings as they are called where one is chosen.

import { regional } from "../words.js";

/** When an evening began, and who was there. */
export function named({ begun, people }, language) {
  const date = new Intl.DateTimeFormat(regional(language), { dateStyle: "medium", timeStyle: "short" }).format(begun);
  return `${date} – ${list(people, language)}`;
}

/** The name somebody types, without what no name has: it would turn what is written beside it, or could not be read again. */
export function typed(name) {
  return name.replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, "").trim();
}

/** Words one after the other, as a language puts them. */
export function list(words, language) {
  return new Intl.ListFormat(language, { type: "conjunction", style: "narrow" }).format(words);
}
