// What the page says: the sentences stand in the catalogues of the site and come with the page.

import { DATA } from "./data.js";

/** The sentence of a name, with what stands in braces put in. */
export function say(name, given = {}) {
  const sentence = DATA.words[name];
  if (sentence === undefined) throw new Error(`no sentence ${name}`);
  return sentence.replace(/\{(\w+)\}/g, (_, key) => given[key]);
}

/** A language as the reader’s own country writes it: somebody in Britain reads British dates. */
export function regional(language) {
  return navigator.languages.find((each) => each.split("-")[0] === language) ?? language;
}
