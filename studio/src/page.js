// The page: rules are begun, changed, read, compared and taken away. The text in the editor is the rules.

import { show } from "./book.js";
import { fill, h } from "./dom.js";
import { editor, mark } from "./editor.js";
import { fromFragment, toFragment } from "./link.js";
import { Broken, Dropped, Package } from "./package.js";
import * as shelf from "./shelf.js";
import { say } from "./words.js";

const DATA = JSON.parse(document.getElementById("studio-data").textContent);
const PAUSE = 120;
const VIEWS = ["book", "options", "text", "changes", "compare", "sheet", "take"];

const $ = (id) => document.getElementById(id);
const rules = new Package(new URL("worker.js", import.meta.url));
let kept = null;
let view = "book";
let usable = false;
let timer = 0;
let text = null;

/* What is going on. */

const status = (name, given) => { $("status").textContent = say(name, given); };
rules.addEventListener("ready", () => { status("studio-ready"); refresh(); });
rules.addEventListener("lost", () => status("studio-lost"));

/** The answer to a question, or nothing if a newer one was asked or none came. */
async function asked(op, args, kind) {
  try {
    return await rules.ask(op, { text: text.state.doc.toString(), language: DATA.language, ...args }, kind);
  } catch (error) {
    if (error instanceof Dropped) return null;
    if (error instanceof Broken) status("studio-stopped");
    else throw error;
    return null;
  }
}

/* The rules. */

/** Opens a text beside what there is, or the rules of an id. */
function open(words, id = shelf.another()) {
  kept = id;
  text?.destroy();
  text = editor($("editor"), words, changed);
  save();
  $("begin").hidden = true;
  $("work").hidden = false;
  refresh();
}

function changed() {
  clearTimeout(timer);
  timer = setTimeout(() => { save(); refresh(); }, PAUSE);
}

function save() {
  status(shelf.keep(kept, text.state.doc.toString()) ? "studio-saved" : "studio-not-saved");
}

async function refresh() {
  if (text === null) return;
  const found = await asked("problems");
  if (found === null) return;
  usable = found.usable;
  mark(text, found.problems);
  problems(found.problems);
  $("stale").hidden = usable;
  await draw();
}

function problems(found) {
  const line = (at) => text.state.doc.lineAt(Math.min(at, text.state.doc.length)).number;
  $("problem-count").textContent = found.length === 0 ? say("studio-no-problem") : say("studio-problems", { n: found.length });
  fill($("problems"), found.map(({ message, help, severity, places }) => h("li", { class: severity },
    h("button", { type: "button", onclick: () => places.length > 0 && look(places[0]) },
      places.length > 0 ? say("studio-problem-at", { line: line(places[0].from), message }) : message),
    help ? h("p", {}, help) : null)));
}

function look({ from, to }) {
  turn("text");
  text.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  text.focus();
}

/* The parts of the page. */

async function draw() {
  const shown = { book: book, changes: () => page("changes"), compare, sheet: () => page("sheet"), options, take }[view];
  await shown?.();
}

async function book() {
  if (!usable) return;
  const found = await asked("book");
  if (found?.html) show($("book"), found.html);
}

async function page(op, args = {}) {
  if (!usable) return;
  const found = await asked(op, args);
  if (found?.html) show($(op), found.html);
}

async function compare() {
  await page("compare", { other: $("other").value });
}

async function options() {
  const found = await asked("options");
  if (found === null) return;
  fill($("options"), found.options.map(({ id, title, taken }) => h("li", {},
    h("label", {}, h("input", { type: "checkbox", checked: taken, onchange: () => edit("option", { id, taken: !taken }) }), h("span", {}, title)))));
}

/** Lets the package change the text, where it must and nowhere else. */
async function edit(op, args) {
  const found = await asked(op, args);
  if (found === null) return;
  text.dispatch({ changes: found.changes, scrollIntoView: false });
}

async function take() {
  const address = new URL(location.href);
  address.hash = await toFragment({ text: text.state.doc.toString(), view: "book" });
  $("link").value = address.href;
}

function turn(to) {
  view = to;
  for (const each of VIEWS) {
    $(`view-${each}`).hidden = each !== to;
    $(`turn-${each}`).setAttribute("aria-selected", String(each === to));
    $(`turn-${each}`).tabIndex = each === to ? 0 : -1;
  }
  if (text !== null) draw();
}

/* Taking away. */

function save_as(name, kind, content) {
  const address = URL.createObjectURL(new Blob([content], { type: kind }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

async function take_book() {
  const found = await asked("book");
  if (found?.html) save_as(`${found.id}.html`, "text/html", found.html);
}

async function take_file() {
  const found = await asked("book");
  save_as(`${found?.id ?? "rules"}.tarot`, "text/plain", text.state.doc.toString());
}

async function print_book() {
  const found = await asked("book");
  if (!found?.html) return;
  const frame = $("print");
  frame.onload = () => { frame.onload = null; frame.contentWindow.print(); };
  frame.srcdoc = found.html;
}

/* Beginning. */

async function began(event) {
  event.preventDefault();
  const base = new FormData($("begin-form")).get("base");
  const title = $("title").value.trim() || DATA.variants.find(({ name }) => name === base).title;
  const found = await rules.ask("begun", { base, title, language: DATA.language }).catch(() => null);
  if (found !== null) open(found.text);
}

async function file(event) {
  const chosen = event.target.files[0];
  event.target.value = "";
  if (!chosen) return;
  if (chosen.size > DATA.most) return status("studio-too-long", { most: DATA.most });
  try {
    open(new TextDecoder("utf-8", { fatal: true }).decode(await chosen.arrayBuffer()));
  } catch {
    status("studio-not-text");
  }
}

/* Everything is put in its place. */

for (const each of VIEWS) $(`turn-${each}`).addEventListener("click", () => turn(each));
$("turns").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const next = VIEWS[(VIEWS.indexOf(view) + step + VIEWS.length) % VIEWS.length];
  turn(next);
  $(`turn-${next}`).focus();
});
$("begin-form").addEventListener("submit", began);
$("file").addEventListener("change", file);
$("other").addEventListener("change", () => draw());
$("take-file").addEventListener("click", take_file);
$("take-book").addEventListener("click", take_book);
$("take-print").addEventListener("click", print_book);
$("copy").addEventListener("click", async () => {
  $("link").select();
  await navigator.clipboard?.writeText($("link").value).catch(() => document.execCommand("copy"));
  status("studio-copied");
});
$("again").addEventListener("click", () => { const found = shelf.last(); if (found) open(found.text, found.id); });
$("new").addEventListener("click", () => { $("begin").hidden = false; $("work").hidden = true; $("again").hidden = shelf.last() === null; });

const given = location.hash.length > 1 ? await fromFragment(location.hash.slice(1)) : null;
const before = shelf.last();
$("again").hidden = before === null;
if (given !== null) {
  history.replaceState(null, "", location.pathname + location.search);
  open(given.text);
  status("studio-link-opened");
} else if (location.hash.startsWith("#rules=")) {
  status("studio-link-broken");
} else if (before !== null) {
  open(before.text, before.id);
}
turn("book");
