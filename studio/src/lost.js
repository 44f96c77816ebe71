// Where the text has a mistake and no book of it was ever made here: the last text that was whole can be brought back.

import { $, fill, h } from "./dom.js";
import * as shelf from "./shelf.js";
import { say } from "./words.js";
import { differences, moments } from "./versions.js";

/** Says that there is a mistake, in the place of the book; `app` knows the text, `bring(text, when)` brings one back, `look()` leads to the mistake. */
export async function lost(app, bring, look) {
  const place = $("waiting");
  const of = app.text();
  const open = h("button", { type: "button", id: "lost-look", onclick: look }, say("studio-lost-look"));
  fill(place, h("p", {}, say("studio-waiting-mistake")), h("p", {}, open));
  const found = await last(app);
  if (found === null || app.text() !== of || !place.contains(open)) return;
  const [when] = moments([found], app.data.language);
  fill(place, h("p", {}, say("studio-lost-mistake")),
    h("p", {}, h("button", { type: "button", class: "first", id: "lost-bring", onclick: () => bring(found.text, when) }, say("studio-lost-bring"))),
    h("p", { class: "note" }, say("studio-lost-when", { when })),
    h("div", { class: "inside" }, differences(found)),
    h("p", {}, open));
}

/** The last text without a mistake, and what it says otherwise; or nothing. */
async function last(app) {
  for (const each of shelf.before(app.id())) {
    const found = await app.asked("earlier", { before: each.text }, "earlier");
    if (found === null) return null;
    if (found.whole) return { ...each, ...found };
  }
  return null;
}
