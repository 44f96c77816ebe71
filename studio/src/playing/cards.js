// Cards, drawn: the sign of the suit in its colour, and what stands in the corner. Who cannot see them hears their names.

import { h, svg } from "../dom.js";

/** The signs by the letters of the suits; a trump has its number alone, and what has no suit is a star. */
const SIGNS = {
  S: "M0-14C-4-8-13-3-13 4A6 6 0 0 0-1.5 7C-1.5 10-2.5 12.5-5 14H5C2.5 12.5 1.5 10 1.5 7A6 6 0 0 0 13 4C13-3 4-8 0-14Z",
  H: "M0 13C-12 3-14-2-14-6A7 7 0 0 1 0-8A7 7 0 0 1 14-6C14-2 12 3 0 13Z",
  D: "M0-14Q4.5-6 11 0Q4.5 6 0 14Q-4.5 6-11 0Q-4.5-6 0-14Z",
  C: "M0 1C-.4 8-1.5 11.5-5 14H5C1.5 11.5.4 8 0 1ZM0-13.5a6.2 6.2 0 0 1 4.2 10.8a6.2 6.2 0 1 1-3.2 7.2h-2a6.2 6.2 0 1 1-3.2-7.2A6.2 6.2 0 0 1 0-13.5Z",
  "": "M0-14L3.4-4.6L13.3-4.3L5.4 1.8L8.2 11.3L0 5.7L-8.2 11.3L-5.4 1.8L-13.3-4.3L-3.4-4.6Z",
};

/** What tells of all that is dim that it may not be chosen. */
export const NOT = "playing-not";

/** The face of a card. */
function face({ sign, corner, face: written }) {
  if (corner === "") return [h("b", {}, written)];
  const path = SIGNS[sign];
  return [sign === "" ? null : h("b", {}, corner), path === undefined ? null : svg("svg", { viewBox: "-15 -15 30 30", "aria-hidden": "true" }, svg("path", { d: path }))];
}

const dressed = ({ sign, colour }, more) => `card ${more} ${colour} ${sign === "" ? "" : `sign-${sign}`}`;

const called = ({ name, note }) => (note ? `${name} (${note})` : name);
const noted = ({ note }) => (note ? "noted" : "");

/** A card that lies there. */
export function lying(card, more = "") {
  return h("span", { class: dressed(card, more), role: "img", "aria-label": card.name }, face(card));
}

/** A card that can be tapped; one that may not be chosen is dim, and tells why. */
export function tappable(card, { picked, chosen }) {
  return h("button", {
    type: "button", class: dressed(card, `${card.may ? "" : "dim"} ${noted(card)}`), "data-card": card.code, "aria-label": called(card),
    "aria-describedby": card.may ? null : NOT, "aria-pressed": picked === null ? null : String(picked), onclick: chosen,
  }, face(card));
}

/** A sentence in which cards lie face up. */
export function told(sentence) {
  return sentence.map((each) => (typeof each === "string" ? each : lying(each, "tiny")));
}
