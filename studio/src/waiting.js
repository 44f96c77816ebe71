// What stands in the place of a book until it is made: which rules are being opened, and never the book of others.

import { show } from "./book.js";
import { $ } from "./dom.js";
import { say } from "./words.js";

const STRING = String.raw`"((?:\\.|[^"\\])*)"`;

/** The title that a text gives itself, as far as that can be seen without reading it: in a language, or in any. */
export function titled(text, language) {
  const head = text.replace(/^[^\S\n]*#.*$/gm, "").match(/^[^{]*\{\s*[^\s{"]+\s*(\{[^}]*\}|"(?:\\.|[^"\\])*")/)?.[1] ?? "";
  const found = head.match(new RegExp(String.raw`\b${language}\s*${STRING}`)) ?? head.match(new RegExp(STRING));
  return found?.[1].replace(/\\(.)/g, "$1") ?? null;
}

let official = null;
/** The book of the official rules, which was made with the page; nothing, where it does not come. */
export const ready = () => (official ??= fetch("first.html").then((found) => (found.ok ? found.text() : null)).catch(() => null).then((html) => { if (html === null) official = null; return html; }));

let opened = 0;

/** Says which rules are being opened; `first` are the official ones by that title, whose book is there already. */
export function opening(title, { came = null, first = false } = {}) {
  const mine = ++opened;
  $("waiting").textContent = title ? say(came !== null ? "studio-waiting-came" : "studio-waiting-for", { title }) : say("studio-waiting");
  cover(true);
  if (first) ready().then((html) => html !== null && mine === opened && $("book").inert && uncovered(html, title));
}

function uncovered(html, title) {
  const made = new DOMParser().parseFromString(html, "text/html");
  made.title = title;
  made.querySelector("h1").textContent = title;
  show($("book"), made.documentElement.outerHTML);
  $("book").dispatchEvent(new Event("shown"));
  cover(false);
}

/** The book is there, or the one that was there before stays. */
export const arrived = () => cover(false);

/** Whether there is no book of the rules that are open: they have a mistake, and never had none here. */
export const missing = () => $("book").inert;

function cover(yes) {
  $("waiting").hidden = !yes;
  $("book").inert = yes;
}
