// Cards that are chosen by tapping: by handfuls, a run from one to another, or one by one.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { redrawn } from "./redrawn.js";

/** Chips for the cards that are offered; `blocks.cards` are those that are chosen, perhaps a single one. */
export function cards(offered, blocks, changed, _name, single = false) {
  const root = h("div", { class: "cards" });
  const chosen = new Set(blocks.cards);
  let unfolded = single && chosen.size === 0;

  const anew = () => { redrawn(root, draw); changed({ cards: [...chosen] }); };
  const put = (those, there) => {
    const within = root.querySelector("details").contains(document.activeElement);
    if (single) chosen.clear();
    for (const each of those) if (there) chosen.add(each); else chosen.delete(each);
    // Where one card is all, the others are no longer needed.
    if (single && there) unfolded = false;
    anew();
    if (within && !unfolded) root.querySelector("summary").focus();
  };
  const state = (those) => { const held = those.filter((each) => chosen.has(each)).length; return held === 0 ? "false" : held === those.length ? "true" : "mixed"; };
  const chip = (name, those, at, label) => {
    const pressed = state(those);
    return h("button", { type: "button", class: "chip", "aria-pressed": pressed, "aria-label": label, "data-at": at, onclick: () => put(those, pressed !== "true") }, name);
  };

  function draw() {
    const only = single ? offered.rows.flatMap((each) => each.cards).find(({ id }) => chosen.has(id)) : undefined;
    const alone = offered.rows.filter((each) => each.cards.length === 1);
    fill(root,
      h("div", { class: "chips" },
        single ? null : offered.handfuls.map(({ name, cards: those }, at) => chip(name, those, `h${at}`)),
        alone.map(({ name, cards: [only] }) => chip(name, [only.id], `a${only.id}`))),
      single ? null : offered.rows.filter((each) => each.run).map(run),
      h("details", { open: unfolded, ontoggle: ({ target }) => { unfolded = target.open; } },
        h("summary", {}, say("studio-building-one-by-one"), only === undefined ? null : h("b", {}, only.name)),
        offered.rows.filter((each) => each.cards.length > 1).map(({ name, cards: those }) =>
          h("fieldset", { class: "group" }, h("legend", {}, name),
            h("div", { class: "chips" }, those.map(({ id, label, name: called }) => chip(label, [id], `c${id}`, called)))))));
  }

  /** A run, from one card to another. */
  function run({ name, cards: those }) {
    const held = those.flatMap(({ id }, at) => (chosen.has(id) ? [at] : []));
    if (held.length === 0) return null;
    const ends = [held[0], held.at(-1)];
    const moved = (end, by) => {
      ends[end] += by;
      those.forEach(({ id }, at) => (at >= ends[0] && at <= ends[1] ? chosen.add(id) : chosen.delete(id)));
      anew();
    };
    const stepper = (end, label) => {
      const able = (by) => ends[end] + by >= (end ? ends[0] : 0) && ends[end] + by <= (end ? those.length - 1 : ends[1]);
      const step = (by, sign) => h("button", { type: "button", "data-at": `r${end}${sign}`, disabled: !able(by), "aria-label": `${label} ${sign}`, onclick: () => moved(end, by) }, sign);
      return h("span", { class: "steps" }, h("span", {}, label), step(-1, "−"), h("output", {}, those[ends[end]].label), step(1, "+"));
    };
    return h("fieldset", { class: "group run" }, h("legend", {}, name), stepper(0, say("studio-building-from")), stepper(1, say("studio-building-to")));
  }

  draw();
  return root;
}
