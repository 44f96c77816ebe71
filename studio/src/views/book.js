// The rules as a book, which is drawn again as they change; a rule that is tapped is changed beside it.

import { $, h } from "../dom.js";
import { say } from "../words.js";
import { page } from "./page.js";
import { rule } from "./rule.js";

export const name = "book";

export function mount(app) {
  const drawn = page("book")(app);
  const panel = rule(app);
  $("book").addEventListener("load", () => open(panel));
  open(panel);
  return async () => {
    if (app.usable()) panel.known(app.text());
    await drawn();
    open(panel);
    await panel.redraw();
  };
}

/** Every rule that has settings can be tapped, or reached by its button. */
function open(panel) {
  const book = $("book").contentDocument;
  if (!book?.body) return;
  dress(book);
  for (const each of book.querySelectorAll(".rule[data-settings]")) {
    if (each.querySelector(":scope > .studio-change") !== null) continue;
    const number = each.querySelector(".number")?.textContent ?? "";
    const button = h("button", { type: "button", class: "studio-change", "aria-label": say("studio-rule-number", { number }) }, say("studio-rule-change"));
    each.append(button);
    each.addEventListener("click", (event) => {
      if (event.target.closest("a") === null && String(book.getSelection()) === "") panel.open(each.id);
    });
  }
  panel.mark();
}

/** How what is added to a book looks; it is no part of the book. */
function dress(book) {
  if (book.getElementById("studio-style") !== null) return;
  const style = book.createElement("style");
  style.id = "studio-style";
  style.textContent = `
    .rule[data-settings] { position: relative; cursor: pointer; border-radius: .3rem; }
    .rule[data-settings]:hover { background: color-mix(in srgb, currentColor 5%, transparent); }
    .studio-change { position: absolute; inset: -.35rem 0 auto auto; min-height: 2.75rem; padding: 0 .8rem; font: .85rem system-ui, sans-serif; color: inherit; background: canvas; border: 1px solid currentColor; border-radius: .4rem; cursor: pointer; opacity: 0; }
    .rule:hover > .studio-change, .studio-change:focus-visible { opacity: 1; }
    .studio-open { outline: 2px solid currentColor; outline-offset: .4rem; }
    @media (hover: none) { .studio-change:not(:focus-visible) { pointer-events: none; } }
    @media print { .studio-change { display: none; } .studio-open { outline: 0; } }`;
  book.head.append(style);
}
