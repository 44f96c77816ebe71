// An evening at the table: deals are filled in, and what they come to is reckoned by the rules and kept.

import { fill, h } from "../dom.js";
import { chooser } from "../evening/open.js";
import { shelf } from "../evening/shelf.js";
import { start } from "../evening/start.js";
import * as store from "../evening/store.js";
import { table } from "../evening/table.js";
import * as rules from "../shelf.js";
import { say } from "../words.js";

export const name = "score";

export function mount(app) {
  const place = document.getElementById("evening");
  let of = null;
  let now = null;
  let opening = null;
  let last = null;
  // Another tab has written something down: what stands here is not laid over it.
  store.elsewhere(() => { now = null; app.redraw(); });
  addEventListener(store.OPENED, () => { now = null; });

  /** Shows the evening of the rules that are open; what is being filled in is left in peace. */
  return async () => {
    if (of !== app.id()) now = opening = null;
    of = app.id();
    if (now !== null) return now.drawn();
    // Whoever looks again before there is an answer waits for the same one.
    const mine = (opening ??= show());
    await mine.finally(() => { if (opening === mine) opening = null; });
  };

  /** Shows an evening, or a new one if it is null, or the one that was open last; one after the other, so that the last is what stays. */
  function show(evening) {
    const before = last;
    last = (async () => {
      await before?.catch(() => {});
      await shown(evening === undefined ? store.evenings(of)[0] ?? null : evening);
    })();
    return last;
  }

  async function shown(evening) {
    const below = () => chooser(app, h);
    place.parentElement.scrollTo({ top: 0 });
    now = evening === null ? await begin(below) : await table(app, place, evening, { rules: app.id(), other: show, below });
  }

  /** Asks who plays; where the text has a mistake, says so, and goes by the last rules that had none, if anybody wants. */
  async function begin(below) {
    const [last] = store.evenings(app.id());
    const found = await app.asked("evening", {}, "evening");
    if (found === null) return null;
    if (found.id !== null) {
      fill(place, returns(), start(found, app.text(), last, show), below());
      return { drawn: () => {} };
    }
    const [text, sound] = await before();
    fill(place, returns(), h("p", {}, say("studio-evening-mistake")), sound === null ? null : h("p", {},
      h("button", { type: "button", class: "first", onclick: () => { fill(place, returns(), start(sound, text, last, show), below()); now = { drawn: () => {} }; } }, say("studio-evening-sound"))), below());
    return null;
  }

  /** Ways back to the evenings there are. */
  function returns() {
    return shelf({ rules: app.id(), language: app.data.language, open: show });
  }

  /** The last rules without a mistake, and their form. */
  async function before() {
    for (const text of [app.sound(), ...(rules.get(app.id())?.before ?? []).map((each) => each.text)].filter((each) => each !== null).slice(0, 9)) {
      const found = await app.asked("evening", { text }, "evening-sound");
      if (found !== null && found.id !== null) return [text, found];
    }
    return [null, null];
  }
}
