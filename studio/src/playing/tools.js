// What helps at the table, in one row below the hand: a drawing and its name each.

import { h, svg } from "../dom.js";
import { say } from "../words.js";

const DRAWN = {
  hint: "M9 18h6M10 21h4M8.5 15C6.5 13.5 5.5 11.6 5.5 9.5a6.5 6.5 0 0 1 13 0C18.5 11.6 17.5 13.5 15.5 15Z",
  undo: "M8 5L4 9L8 13M4 9H14a5 5 0 0 1 0 10H9",
  on: "M5 6L12 12L5 18ZM13 6L20 12L13 18Z",
  new: "M5 7h9v13H5ZM10 7V4h9v13h-5",
};

/** A tool by its name; what it does is told in full to whoever lingers. */
export function tool(name, onclick, disabled = false) {
  return h("button", { type: "button", "data-tool": name, title: say(`studio-play-${name}`), disabled, onclick },
    svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: DRAWN[name] })),
    h("span", {}, say(`studio-play-${name}-short`)));
}
