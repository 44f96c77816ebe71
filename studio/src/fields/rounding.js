// How an amount is rounded: which way, to what, and perhaps otherwise when a contract is lost.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { redrawn } from "./redrawn.js";

const STEPS = ["1", "5", "10"];
let number = 0;

/** Ways with what they make of a gain and of a loss, and what is rounded to. */
export function rounding(offered, blocks, changed) {
  const root = h("div", { class: "rounding" });
  const group = `rounding-${number++}`;
  const anew = () => { redrawn(root, draw); changed(blocks); };

  function draw() {
    fill(root,
      one(blocks.made, "made", blocks.lost === null ? null : offered.made),
      h("label", { class: "choice" },
        h("input", { type: "checkbox", "data-at": "lost", checked: blocks.lost !== null, onchange: ({ target }) => { blocks.lost = target.checked ? { ...blocks.made } : null; anew(); } }),
        h("span", {}, say("studio-building-lost"))),
      blocks.lost === null ? null : one(blocks.lost, "lost", offered.lost));
  }

  function one(here, at, legend) {
    return h("fieldset", { class: "group" }, h("legend", {}, legend ?? say("studio-building-way")),
      offered.ways.map((way) => h("label", { class: "choice told" },
        h("input", { type: "radio", name: `${group}-${at}`, "data-at": `${at}-${way}`, checked: here.way === way, onchange: () => { here.way = way; anew(); } }),
        h("span", {}, h("b", {}, say(`studio-picking-way-${way}`)), h("small", {}, way === "none" ? "" : say(`studio-picking-such-${way}`))))),
      here.way === "none" ? null : h("div", { class: "chips", role: "group", "aria-label": say("studio-building-step") },
        h("span", {}, say("studio-building-step")),
        STEPS.map((step) => h("button", { type: "button", class: "chip", "aria-pressed": String(here.step === step), "data-at": `${at}s${step}`, onclick: () => { here.step = step; anew(); } }, step)),
        h("input", { class: "figure", inputmode: "numeric", autocomplete: "off", value: here.step, "data-at": `${at}s`, "aria-label": say("studio-building-step"), oninput: ({ target }) => { here.step = target.value; changed(blocks); } })));
  }

  draw();
  return root;
}
