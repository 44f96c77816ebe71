// The rules as a book, which is drawn again as they change; a rule that is tapped is changed beside it.

import { $, fill, h } from "../dom.js";
import { steadied, steady } from "../book.js";
import { begun } from "../fields/drafts.js";
import { finding } from "../finding.js";
import { fixed } from "../fixed.js";
import { panels } from "../panels.js";
import { arrived } from "../waiting.js";
import { say } from "../words.js";
import { adding } from "./add.js";
import { about } from "./about.js";
import { page } from "./page.js";
import { rule } from "./rule.js";

export const name = "book";

/** So many rules that have just changed are named above the book. */
const NAMED = 4;

/** Draws the book, leads to a rule of it, opens what a rule says to be changed, and goes on when nothing built there is left. */
export function mount(app) {
  const drawn = page("book")(app);
  const beside = panels(app.leaving);
  const panel = rule(app, beside, (path) => adder.show(path));
  const adder = adding(app, beside);
  const whole = about(app, beside);
  let options = [];
  const { lead, emptied, forgotten } = finding($("book"), () => options, (id) => app.option(id), (path) => adder.show(path),
    (elsewhere) => app.asked("sought", { elsewhere }, `sought ${elsewhere}`), app.data.forms, panel.shut);
  let before = { id: null, said: new Map() };
  let changed = [];

  /** The rules that say something else than in the book before, of the same table. */
  function noticed(book) {
    const said = new Map(rules(book).map((each) => [each.id, each.querySelector(".body")?.textContent]));
    const same = before.id === app.id();
    const found = same ? [...said.keys()].filter((id) => before.said.get(id) !== said.get(id)) : [];
    const gone = same && [...before.said.keys()].some((id) => !said.has(id));
    if (!same || gone || found.length > 0) changed = found;
    before = { id: app.id(), said };
  }

  function marked(book) {
    for (const each of book.querySelectorAll(".studio-changed")) each.classList.remove("studio-changed");
    for (const each of changed) book.getElementById(each)?.classList.add("studio-changed");
    if (changed.length > 0) fill($("where"), say("studio-just-changed"), changed.slice(0, NAMED).map((id) => leading(book, id)), changed.length > NAMED ? "…" : null,
      h("button", { type: "button", class: "quiet", "aria-label": say("studio-rule-close"), onclick: () => { changed = []; marked(book); } }, "×"));
    else fill($("where"), say("studio-tap"));
  }

  function leading(book, id) {
    const number = numbered(book.getElementById(id));
    return h("button", { type: "button", "aria-label": say("studio-rule-heading", { number }), onclick: () => panel.shut(() => lead(id)) }, number);
  }

  steady($("book"));
  for (const each of ["load", "shown"]) $("book").addEventListener(each, () => open(panel, adder, panel.shut));
  open(panel, adder, panel.shut);
  // Whoever looks for another rule has done with this one.
  $("find").addEventListener("input", () => begun(app).length === 0 && panel.shut(() => {}));
  async function draw() {
    if (app.usable()) for (const each of [panel, adder, whole]) each.known(app.text());
    const shown = await drawn();
    if (shown) { arrived(); forgotten(); }
    open(panel, adder, panel.shut);
    if (shown) steadied($("book"));
    const book = $("book").contentDocument;
    if (before.id !== null && before.id !== app.id()) emptied();
    if (shown && book?.body) { noticed(book); marked(book); }
    if (shown && app.usable()) options = (await app.asked("options"))?.options.filter(({ taken }) => !taken) ?? options;
    adder.arrive(panel);
    await panel.redraw();
    await whole.redraw();
  }

  return { draw, lead, change: panel.open, leaving: panel.left };
}

const rules = (book) => [...book.querySelectorAll(".rule")];
const numbered = (each) => each?.querySelector(".number")?.textContent ?? "";

/** Every rule that has settings can be tapped, or reached by its button. */
function open(panel, adder, shut) {
  const book = $("book").contentDocument;
  if (!book?.body) return;
  dress(book);
  for (const each of book.querySelectorAll(".rule[data-settings]")) {
    if (each.querySelector(":scope > .studio-change") !== null) continue;
    const button = h("button", { type: "button", class: "studio-change", "aria-label": say("studio-rule-number", { number: numbered(each) }) },
      h("span", { class: "studio-pen" }), h("span", { class: "studio-word" }, say("studio-rule-change")));
    each.append(button);
    each.addEventListener("click", (event) => {
      if (event.target.closest("a") === null && String(book.getSelection()) === "") {
        panel.open(each.id);
      }
    });
  }
  fixed(book, panel.open, shut);
  adder.offer(book);
  panel.mark();
}

const PEN = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M1 15l1-4 8.500-8.500 3 3L5 14zM11.500 1.500l1-1 3 3-1 1z'/%3E%3C/svg%3E";

const ABOUT = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M8 0a8 8 0 1 0 0 16A8 8 0 1 0 8 0zm0 1.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 1 1 0-13zM7 7h2v5H7zM7 4h2v2H7z' fill-rule='evenodd'/%3E%3C/svg%3E";

/** How what is added to a book looks; it is no part of the book. The button stands beside the number, where nothing else is. */
function dress(book) {
  if (book.getElementById("studio-style") !== null) return;
  const style = book.createElement("style");
  style.id = "studio-style";
  style.textContent = `
    .rule[data-settings] { position: relative; cursor: pointer; border-radius: .3rem; }
    .rule:not([data-settings]) { position: relative; cursor: help; }
    .rule[data-settings]:hover { --ground: color-mix(in srgb, var(--ink) 5%, var(--paper)); background: var(--ground); }
    .studio-change, .studio-fixed { position: absolute; top: -.7rem; inset-inline-start: calc(-1 * var(--margin) - .4rem); display: flex; align-items: center; justify-content: center; gap: .4rem; min-width: 2.75rem; min-height: 2.75rem; padding: 0; font: .85rem system-ui, sans-serif; color: var(--muted); background: none; border: 0; border-radius: .4rem; cursor: pointer; }
    .rule:hover > :is(.studio-change, .studio-fixed), :is(.studio-change, .studio-fixed):focus-visible { color: var(--accent); }
    :is(.studio-change, .studio-fixed, .studio-why button):focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
    .studio-pen { width: .95rem; height: .95rem; background: currentColor; mask: url("${PEN}") center / contain no-repeat; }
    .studio-about { width: 1.1rem; height: 1.1rem; background: currentColor; opacity: .7; mask: url("${ABOUT}") center / contain no-repeat; }
    .studio-why { margin: .3rem 0 0; padding: .3rem .6rem; font: .9rem system-ui, sans-serif; color: var(--muted); border-inline-start: 3px solid var(--accent); cursor: auto; }
    .studio-why button { min-width: 2.75rem; min-height: 2.75rem; font: inherit; color: var(--accent); background: none; border: 1px solid currentColor; border-radius: .4rem; cursor: pointer; }
    .studio-word { display: none; }
    .studio-open { outline: 2px solid var(--accent); outline-offset: .4rem; }
    .studio-changed { --ground: color-mix(in srgb, var(--gold) 16%, var(--paper)) !important; background: var(--ground) !important; box-shadow: 0 0 0 .35rem var(--ground); }
    @media screen and (max-width: 44rem) {
      .cover { min-height: 0; margin-bottom: 1.5rem; padding: 1.5rem 1rem; }
      .motif { width: 10rem; margin-bottom: 1rem; }
      .studio-change, .studio-fixed { inset-inline: auto 0; top: -.1rem; min-height: 1.7rem; padding: 0 .3rem; }
      .studio-change::before, .studio-fixed::before { content: ""; position: absolute; inset: -.7rem 0 -.4rem; }
      .studio-word { display: inline; }
    }
    .studio-add button { min-height: 2.75rem; padding: 0 .8rem; font: .95rem system-ui, sans-serif; color: var(--accent); background: none; border: 1px dashed currentColor; border-radius: .4rem; cursor: pointer; }
    .studio-new { outline: 3px solid var(--accent); outline-offset: .4rem; }
    @media print { .studio-change, .studio-fixed, .studio-why, .studio-add { display: none; } .studio-open, .studio-new { outline: 0; } .studio-changed { background: none !important; box-shadow: none; } }`;
  book.head.append(style);
}
