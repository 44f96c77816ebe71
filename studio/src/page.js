// The page: rules are begun, changed, read, compared and taken away. The text in the editor is the rules.

import { recolour } from "./colours.js";
import { $ } from "./dom.js";
import { editor } from "./editor.js";
import { fromFragment } from "./link.js";
import { Broken, Dropped, Package } from "./package.js";
import { listed, marked } from "./problems.js";
import * as shelf from "./shelf.js";
import * as book from "./views/book.js";
import * as changes from "./views/changes.js";
import * as compare from "./views/compare.js";
import * as options from "./views/options.js";
import * as sheet from "./views/sheet.js";
import * as take from "./views/take.js";
import { say } from "./words.js";

/** The parts of the page, in order; the page itself is made from the same list. */
const VIEWS = [...document.querySelectorAll("[role=tab]")].map(({ id }) => id.replace("turn-", ""));
const DATA = JSON.parse(document.getElementById("studio-data").textContent);
const PAUSE = 120;

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
  text = editor($("editor"), { text: words, language: DATA.language, changed });
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
  const askedOf = text.state.doc;
  const found = await asked("problems");
  if (found === null) return;
  usable = found.usable;
  recolour(text, found.language);
  const put = (mend) => putIn(mend, askedOf);
  marked(text, found.problems, put);
  listed(text, found.problems, look, put);
  $("stale").hidden = usable;
  await draw();
}

function look({ from, to }) {
  turn("text");
  text.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
  text.focus();
}

/** Writes what a problem suggests, unless the text has changed since; it can be undone like what is typed. */
function putIn({ from, to, insert }, askedOf) {
  if (!text.state.doc.eq(askedOf)) return;
  text.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length }, scrollIntoView: true, userEvent: "input.mend" });
}

/* The parts of the page: each is mounted once and drawn whenever it is seen and the rules have changed. */

/** What a part of the page may ask and do. */
const app = {
  asked,
  edit,
  status,
  data: DATA,
  text: () => text.state.doc.toString(),
  usable: () => usable,
  redraw: () => draw(),
  turn,
};
const views = new Map([book, options, changes, compare, sheet, take].map(({ name, mount }) => [name, mount(app)]));

async function draw() {
  await views.get(view)?.();
}

/** Lets the package change the text, where it must and nowhere else; it can be undone like what is typed. */
async function edit(op, args) {
  const found = await asked(op, args);
  if (found === null) return;
  text.dispatch({ changes: found.changes, scrollIntoView: false, userEvent: "input.form" });
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
