// The players side by side, whoever is next on the right: who they are, what they have won, and the cards before them.

import { h } from "../dom.js";
import { say } from "../words.js";
import { lying } from "./cards.js";

/** A table of all places; the person's own is the last, so that cards are read in the order in which they were laid down. */
export function seats({ header, places, here, lying: cards }, title) {
  const order = places.map((_, step) => (here + 1 + step) % places.length);
  const row = (name, column) => h("tr", { class: cards.includes(column) ? (column === cards.at(-1) ? "now" : "before") : null },
    h("th", { scope: "row" }, column === cards.at(-2) ? say("studio-play-before") : name), order.map((seat) => h("td", { class: seat === here ? "here" : null }, shown(places[seat][column], column, cards))));
  // Cards lie in the same place all through the deal; before the first one there is none for them.
  const group = (column) => (cards.includes(column) ? cards : [column]);
  const isEmpty = (column) => group(column).every((each) => places.every((one) => one[each] === ""));
  const [first, ...rest] = header;
  return h("table", { class: "seats", "aria-label": title },
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, h("span", { class: "unseen" }, first)), order.map((seat) => h("th", { scope: "col", class: seat === here ? "here" : null }, places[seat][0])))),
    h("tbody", {}, rest.map((name, column) => (isEmpty(column + 1) ? null : row(name, column + 1)))));
}

function shown(what, column, cards) {
  return typeof what === "string" ? what : lying(what, column === cards.at(-1) ? "" : "small");
}

/** What lies on the table now, in words: `[[who, card], …]` in the order in which it was laid down. */
export function laid({ places, here, lying: cards }) {
  return places.map((_, step) => places[(here + 1 + step) % places.length])
    .filter((each) => typeof each[cards.at(-1)] === "object").map((each) => [each[0], each[cards.at(-1)].name]);
}
