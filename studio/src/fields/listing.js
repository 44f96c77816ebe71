// A list in which the order matters: things are moved, removed and added.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { redrawn } from "./redrawn.js";

/** Numbers, or things of which each stands there once. */
export function listing(offered, blocks, changed, name) {
  const { of, least, most } = offered;
  const root = h("div", { class: "listing" });
  const items = blocks.items;
  const anew = () => { redrawn(root, draw); changed({ items }); };
  const called = (value) => of.values?.find((each) => each.value === value)?.name ?? value;

  function draw() {
    const left = of.kind === "choice" ? of.values.filter(({ value }) => !items.includes(value)) : [];
    fill(root,
      // Of what there is always as much of, the first is for none.
      h("ol", { start: least === most ? 0 : null }, items.map((each, at) => h("li", {},
        of.kind === "choice" ? h("span", {}, called(each))
          : h("input", { class: "figure", inputmode: "numeric", autocomplete: "off", value: each, "data-at": `i${at}`, "aria-label": `${name} ${at + 1}`, oninput: ({ target }) => { items[at] = target.value; changed({ items }); } }),
        of.kind === "choice" ? [move(at, -1, "↑", "studio-building-up"), move(at, 1, "↓", "studio-building-down")] : null,
        items.length > least ? h("button", { type: "button", class: "remove", "data-at": `x${at}`, "aria-label": `${say("studio-building-remove")}: ${called(each)}`, onclick: () => { items.splice(at, 1); anew(); } }, "×") : null))),
      items.length >= most ? null : h("div", { class: "buttons" },
        of.kind === "choice"
          ? left.map(({ value, name: more }) => h("button", { type: "button", "data-at": `+${value}`, onclick: () => { items.push(value); anew(); } }, `+ ${more}`))
          : h("button", { type: "button", "data-at": "+", onclick: () => { items.push(items.at(-1) ?? "1"); anew(); } }, say("studio-building-add-item"))));
  }

  function move(at, by, sign, label) {
    const to = at + by;
    return h("button", { type: "button", "data-at": `${sign}${at}`, disabled: to < 0 || to >= items.length, "aria-label": `${say(label)} ${called(items[at])}`, onclick: () => { [items[at], items[to]] = [items[to], items[at]]; anew(); } }, sign);
  }

  draw();
  return root;
}
