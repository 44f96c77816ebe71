// Rules in which there is nothing to change: each says so where it is tapped, and leads to those it follows from.

import { h } from "./dom.js";
import { say } from "./words.js";

const numbered = (rule) => rule.querySelector(".number")?.textContent ?? "";

/** Lets every rule of a book without settings be asked why; `open` opens the panel of another, and `shut` closes what is open. */
export function fixed(book, open, shut) {
  for (const rule of book.querySelectorAll(".rule:not([data-settings])")) {
    if (rule.querySelector(":scope > .studio-fixed") !== null) continue;
    const number = numbered(rule);
    const button = h("button", { type: "button", class: "studio-fixed", "aria-expanded": "false", "aria-label": say("studio-panel-fixed", { number }) }, h("span", { class: "studio-about" }));
    rule.append(button);
    rule.addEventListener("click", (event) => {
      if (event.target.closest("a, .studio-why") === null && String(book.getSelection()) === "") shut(() => turned(rule, button, open));
    });
  }
}

function turned(rule, button, open) {
  const told = rule.querySelector(":scope > .studio-why");
  button.setAttribute("aria-expanded", String(told === null));
  if (told !== null) return told.remove();
  const others = [...new Set([...rule.querySelectorAll("a.reference")].map((each) => each.getAttribute("href").slice(1)))]
    .map((id) => rule.ownerDocument.getElementById(id)).filter((each) => each?.dataset.settings);
  const why = h("p", { class: "studio-why", role: "status" }, say(others.length > 0 ? "studio-panel-follows" : "studio-panel-same"),
    others.flatMap((each) => [" ", h("button", { type: "button", "aria-label": say("studio-rule-number", { number: numbered(each) }), onclick: () => open(each.id) }, numbered(each))]));
  rule.append(why);
}
