// A setting that is put together by tapping, or written: what it would come to is told before it is taken.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { amount, condition, party } from "./blocks.js";
import { cards } from "./cards.js";
import { begin as begun, draft as drafted, ended, kept, keyed } from "./drafts.js";
import { lacking } from "./lacking.js";
import { listing } from "./listing.js";
import { rounding } from "./rounding.js";
import { seen } from "./seen.js";
import { written } from "./written.js";

/** What shows blocks, by what is offered: an element; it calls back with the blocks whenever they change. */
export const BUILDERS = { condition, amount, party, pack: cards, listing, rounding };
const PAUSE = 250;
/** So often something is asked that was not answered. */
const TRIES = 4;
/** The field of a setting; `known` is the last text without errors, and `use` changes it. */
export function field(app, { path, name }, { players, value, means }, known, use) {
  const key = keyed(app, path, players);
  const keep = means || value;
  const place = h("div", { class: "builder" });
  const told = h("div", { class: "means", role: "status", tabindex: 0, id: `means-${path}-${players}` });
  const take = h("button", { type: "button", class: "first", id: `use-${path}-${players}`, onclick: taken }, say("studio-building-use"));
  const leave = h("button", { type: "button", onclick: left }, kept(keep));
  const other = h("button", { type: "button", id: `other-${path}-${players}`, onclick: turned });
  const doing = h("div", { class: "doing", hidden: true }, h("p", { class: "note" }, say("studio-building-not-yet")), h("div", { class: "buttons" }, take, leave));
  const cover = h("div", { class: "coming" }, told, doing);
  const box = h("div", { class: "built" }, place, cover, h("div", { class: "buttons" }, other));
  let given = null;
  let timer = 0;
  let coming = null;
  let unanswered = 0;

  const ask = (op, args) => app.asked(op, { text: known(), path, players, ...args }, `${op} ${key}`);

  async function begin() {
    // What was drawn anew asks for itself; of two that ask at once, one is not answered.
    if (given !== null || !box.isConnected) return;
    const found = await ask("builder");
    if (found === null && box.isConnected && ++unanswered < TRIES) return void setTimeout(begin, PAUSE);
    if (given !== null || !found?.offered || !box.isConnected) return;
    given = found;
    draw();
    if (drafted(key) === undefined) return;
    wait(drafted(key));
    look();
  }

  /** Shows blocks, or the text where blocks cannot show it or it was asked for. */
  function draw() {
    const { offered, blocks } = given;
    const draft = drafted(key) ?? {};
    const shown = "blocks" in draft ? draft.blocks : blocks;
    const asText = "value" in draft || shown === null;
    fill(place, asText
      ? [shown === null && !("value" in draft) ? h("p", { class: "note" }, say("studio-building-text-only")) : null,
        written({ name, id: `value-${path}-${players}`, value: draft.value ?? value, ask, changed: (now) => changed({ value: now }), done })]
      : BUILDERS[offered.kind](offered, structuredClone(shown), (now) => changed({ blocks: now }), name));
    other.textContent = say(asText ? "studio-building-tap" : "studio-building-write");
    other.hidden = asText && shown === null;
    marked();
    fill(told, given.means ? h("p", {}, meaning(given.means)) : null);
  }

  /** What a condition means is half a sentence in some languages. */
  function meaning(text) {
    return say(given.offered.kind === "condition" ? "studio-building-means-when" : "studio-building-means", { text });
  }

  function changed(draft) {
    wait(draft);
    take.disabled = true;
    clearTimeout(timer);
    timer = setTimeout(look, PAUSE);
  }

  /** It is known that something here is not taken yet, and seen. */
  function wait(draft) {
    begun(key, draft, { name, keep, take: finished, leave: left });
    box.closest("fieldset")?.querySelector(".done")?.remove();
    marked();
  }

  function marked() {
    doing.hidden = drafted(key) === undefined;
    box.closest("details")?.classList.toggle("untaken", !doing.hidden);
  }

  /** Tells what is built: what it means, what the book would say, or what is wrong with it. */
  async function look() {
    const draft = drafted(key);
    if (draft === undefined || !box.isConnected) return;
    const asked = coming = await ask("built", { blocks: draft.blocks ?? null, value: draft.value ?? "" });
    if (asked === null || drafted(key) !== draft) return;
    take.disabled = asked.value === null;
    fill(told, asked.value === null && asked.problems.length === 0 ? h("p", { class: "note" }, lacking(place)) : [
      asked.means ? h("p", {}, meaning(asked.means)) : null,
      asked.sentences ? h("p", {}, say("studio-building-book"), " ", h("q", {}, asked.sentences)) : null,
      ...asked.problems.map((each) => h("p", { class: "wrong" }, each))]);
    // What is told lies over the lower part of what is being built.
    if (place.contains(document.activeElement)) document.activeElement.scrollIntoView({ block: "nearest" });
  }

  /** What was written is taken by the key for it, if nothing is wrong with it. */
  async function done() {
    if (drafted(key) === undefined) return;
    clearTimeout(timer);
    await look();
    if (!take.disabled && coming.problems.length === 0) await taken();
  }

  /** Takes it, however little time there was to look at it; whether it was taken. */
  async function finished() {
    clearTimeout(timer);
    await look();
    const done = await taken();
    if (take.disabled) told.focus();
    return done;
  }

  async function taken() {
    return Boolean(coming?.value) && use(coming.value, coming.besides ?? "");
  }

  function left() {
    ended(key);
    draw();
    other.focus();
  }

  /** From tapping to writing what was tapped, and back as far as blocks show what was written. */
  async function turned() {
    const draft = drafted(key) ?? {};
    if ("value" in draft) {
      const { blocks = null } = coming?.value === draft.value ? coming : await ask("built", { blocks: null, value: draft.value }) ?? {};
      if (blocks === null) return fill(told, h("p", { class: "wrong" }, say("studio-building-text-only")));
      wait({ blocks });
    } else wait({ value: (draft.blocks && coming?.value) || value });
    draw();
    look();
    place.querySelector("input, select, button")?.focus();
  }

  seen(place, cover);
  // What is folded asks for nothing.
  requestAnimationFrame(() => {
    const folded = box.closest("details");
    if (folded === null || folded.open) begin();
    else folded.addEventListener("toggle", begin, { once: true });
  });
  return box;
}
