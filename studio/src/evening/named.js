// Evenings as they are called where one is chosen.

/** When an evening began, and who was there. */
export function named({ begun, people }, language) {
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(begun);
  return `${date} – ${list(people, language)}`;
}

/** Words one after the other, as a language puts them. */
export function list(words, language) {
  return new Intl.ListFormat(language, { type: "conjunction", style: "narrow" }).format(words);
}
