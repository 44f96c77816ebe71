// What is to be looked at in the rules: how much stands above all parts of the page, and each leads to its rule.

import { $, fill, h } from "./dom.js";
import { places } from "./places.js";
import { ways } from "./ways.js";
import { say } from "./words.js";

/** So many are listed; whoever mends them is shown others. */
const MOST = 20;

/** What is to be looked at; `text` leads to a place in the text. */
export function concerns(app, text) {
  const box = $("concerns");
  let found = [];

  function draw() {
    box.hidden = found.length === 0;
    if (box.hidden) box.open = false;
    $("concerns-count").textContent = found.length === 0 ? "" : say("studio-problems", { n: found.length });
    if (box.open) fill($("concerns-list"), found.slice(0, MOST).map((each) => h("li", { class: each.severity },
      h("p", {}, each.told),
      each.options.length > 0 ? offered(each.options) : null,
      places($("book").contentDocument, each.settings, (id) => { box.open = false; app.panel(id); })
        ?? h("button", { type: "button", disabled: each.places.length === 0, onclick: () => { box.open = false; text(each.places[0]); } }, say("studio-telling-text")))));
  }

  /** The ways out for two options come when they are known. */
  function offered([one, ...others]) {
    const place = h("div", {});
    ways(app, one, others).then((known) => { if (known !== null) fill(place, known); });
    return place;
  }

  box.addEventListener("toggle", draw);
  return {
    draw,
    now: () => found,
    found: (problems) => { found = problems; draw(); },
  };
}
