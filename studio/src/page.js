// The page: rules are begun, changed, read, compared and taken away. The text in the editor is the rules.

import { RUNS, renew, whole } from "./version.js"; // Before all others: on another page they do not run.
import { undo } from "@codemirror/commands";
import { Asking } from "./asking.js";
import { Beginning } from "./beginning.js";
import { Beside } from "./beside.js";
import { recolour } from "./colours.js";
import { DATA } from "./data.js";
import { $, fill, h } from "./dom.js";
import { Editing } from "./editing.js";
import { editor } from "./editor.js";
import { opened } from "./evening/open.js";
import { concerns } from "./concerns.js";
import { complete, help } from "./help.js";
import { going } from "./going.js";
import { Keeping } from "./keeping.js";
import { fromFragment } from "./link.js";
import { follows } from "./links.js";
import { lost } from "./lost.js";
import * as offline from "./offline.js";
import { Broken, Dropped, Package, UNAWAITED } from "./package.js";
import { listed, marked } from "./problems.js";
import * as shelf from "./shelf.js";
import * as book from "./views/book.js";
import * as changes from "./views/changes.js";
import * as compare from "./views/compare.js";
import * as options from "./views/options.js";
import * as play from "./views/play.js";
import * as score from "./views/score.js";
import * as sheet from "./views/sheet.js";
import * as take from "./views/take.js";
import { Versions } from "./versions.js";
import { missing, opening, titled } from "./waiting.js";
import { say } from "./words.js";

/** The parts of the page, in order; the page itself is made from the same list. */
const VIEWS = [...document.querySelectorAll("[role=tab]")].map(({ id }) => id.replace("turn-", ""));
const PAUSE = 120;
const REST = 500;

const rules = new Package(new URL("worker.js", import.meta.url), JSON.stringify(RUNS));
let title;
let view = "book";
/** The text that has no mistake, as far as that is known: of what was written since, nobody knows. */
let usable = null;
/** The text about which no answer came: until it is asked again whether it has mistakes, nothing else is asked about it. */
let unanswered = null;
let sound = null;
/** What is to be told of what came with a link, by its title, when that is known. */
let came = null;
let timer = 0;
let resting = 0;
let text = null;

/* What is going on. */

const { status, silent, broken, over } = going(rules, () => refresh());
rules.addEventListener("ready", () => refresh());
rules.addEventListener("ready", whole);
rules.addEventListener("mixed", ({ detail: places }) => renew(places, () => text === null || keeping.kept()));
rules.addEventListener("ready", () => offline.keep(), { once: true });
rules.addEventListener("ready", () => early(), { once: true });

/** The answer to a question about the rules that are open, or nothing if a newer one was asked, none came, or others are open now. */
async function asked(op, args, kind) {
  const of = text;
  const { doc } = of.state;
  const isFirst = op === "problems";
  if (doc === unanswered && !isFirst && args?.text === undefined) return null;
  const found = await ask(op, { text: doc.toString(), ...args }, kind, () => { if (of === text && isFirst) unread(doc); });
  return of === text ? found : null;
}

/** The answer to a question, or nothing if a newer one was asked or none came. */
async function ask(op, args, kind, given = () => {}) {
  try {
    return await rules.ask(op, { language: DATA.language, ...args }, kind);
  } catch (error) {
    if (error instanceof Dropped) return null;
    if (!(error instanceof Broken)) throw error;
    broken(error);
    given();
    return null;
  }
}

/** While somebody still chooses what to begin with, a book is made that nobody sees: what the first one needs is there then. */
async function early() {
  const [{ name: base, title }] = DATA.variants;
  const asked = (op, args) => (text === null ? rules.ask(op, { ...args, language: DATA.language }, UNAWAITED).catch(() => null) : null);
  const begun = await asked("begun", { base, title });
  if (begun !== null) for (const op of ["problems", "book"]) await asked(op, { text: begun.text });
}

/* The rules. */

const keeping = new Keeping({
  text: () => text.state.doc.toString(),
  title: () => title,
  replace: (words) => app.replace(words),
  status: (name) => (name === "studio-saved" && editing.waits ? silent() : status(name)),
});
// What stands in a field is asked for before the page is left.
addEventListener("pagehide", () => document.activeElement?.blur?.());
addEventListener("visibilitychange", () => document.hidden && keeping.flush());

/** Opens a text beside what there is, or the rules of an id; `came` with a link, the `first` ones, whose book is there, or shown `ahead`. */
function open(words, id = shelf.another(), how = {}) {
  document.activeElement?.blur?.();
  keeping.flush();
  clearTimeout(timer);
  // What was kept last of rules is opened, whenever their text was looked up.
  words = shelf.get(id)?.text ?? words;
  title = undefined;
  if (!how.ahead) opening(shelf.get(id)?.title || titled(words, DATA.language), how);
  came = how.came ?? null;
  sound = usable = null;
  text?.destroy();
  text = editor($("editor"), { text: words, language: DATA.language, changed, helps: help(asked) });
  keeping.open(id);
  face("book");
  beginning.hide();
  editing.again(id, words);
  refresh();
}

/** Whoever writes is waited for; what was tapped is there at once. */
function changed({ transactions }) {
  clearTimeout(timer);
  clearTimeout(resting);
  over();
  silent();
  const tapped = transactions.some((each) => each.isUserEvent("input.form"));
  timer = setTimeout(() => { keeping.save(); refresh(); }, tapped ? 0 : PAUSE);
}

async function refresh() {
  if (text === null) return;
  const askedOf = text.state.doc;
  const found = await asked("problems");
  if (found === null) return;
  usable = found.usable ? askedOf : null;
  unanswered = null;
  if (found.usable) keeping.sound((sound = askedOf.toString()));
  recolour(text, found.language);
  $("tongue").value = found.language;
  if (found.title !== null && found.title !== title) {
    title = found.title;
    keeping.save();
    beginning.named();
  }
  if (!found.usable && missing()) lost(app, (words, when) => versions.bring(words, when), () => (found.problems[0]?.places.length > 0 ? look(found.problems[0].places[0]) : turn("text")));
  if (came !== null && found.usable) status(came, { title: app.title() });
  came = null;
  const put = (mend) => putIn(mend, askedOf);
  concerned.found(found.problems);
  marked(text, found.problems, put);
  listed(text, found.problems, look, put);
  $("stale").hidden = found.usable;
  if (!found.usable) stale();
  versions.settled();
  await draw();
  concerned.draw();
}

/** What is shown is of before the mistake, and there is a way back to it; or nothing is shown. */
function stale() {
  const whole = sound;
  fill($("stale"), say(whole === null ? "studio-lost-stale" : "studio-old-book"), " ", whole === null
    ? h("button", { type: "button", onclick: () => turn("book") }, say("studio-lost-out"))
    : h("button", { type: "button", onclick: () => versions.bring(whole, null) }, say("studio-lost-bring")));
}

/** Nobody knows what the text says: nothing more is asked of it, and what is shown is what it was before. */
function unread(doc) {
  usable = null;
  unanswered = doc;
  $("stale").hidden = false;
  $("stale").textContent = say("studio-old-unread");
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
  undo: () => undo(text),
  status,
  data: DATA,
  text: () => text.state.doc.toString(),
  id: () => keeping.id,
  title: () => title ?? shelf.get(keeping.id)?.title ?? say("studio-untitled"),
  /** Brings an earlier text back, and keeps the one there is among the earlier ones. */
  bring: (words) => {
    if (missing()) opening(app.title());
    keeping.bring(words);
  },
  open,
  /** Opens a text beside what there is; one that is kept already is not kept twice. */
  openBeside: (words) => open(words, shelf.all().find((each) => each.text === words)?.id),
  /** Shows the rules that are open, whatever was shown in their place. */
  back: () => beginning.hide(),
  ask: (op, args) => ask(op, { text: "", ...args }),
  /** The last text without mistakes that was open here. */
  sound: () => sound,
  usable: () => usable !== null && usable === text.state.doc,
  redraw: () => draw(),
  /** What is to be looked at in the rules. */
  concerns: () => concerned.now(),
  /** Shows the rule of a number in the book. */
  rule: async (number) => { await turn("book"); ruled.lead(`r${number}`); },
  /** Opens what a rule says to be changed. */
  panel: (id) => { turn("book"); ruled.change(id); },
  /** Shows an option. */
  option: async (id) => {
    await turn("options");
    const box = $(`effect-${id}`)?.closest("li").querySelector("input");
    box?.closest("li").scrollIntoView({ block: "center" });
    box?.focus();
  },
  replace: (words) => text.dispatch({ changes: { from: 0, to: text.state.doc.length, insert: words } }),
  turn,
  /** Goes on when nothing is left that was built and not taken; the panel of a rule asks. */
  leaving: (then) => ruled.leaving(then),
};
const ruled = book.mount(app);
const views = new Map([[book.name, ruled.draw], ...[score, play, options, changes, compare, sheet, take].map(({ name, mount }) => [name, mount(app)])]);

const concerned = concerns(app, look);
const beside = new Beside(() => turn(view));
const versions = new Versions(app);

async function draw() {
  clearTimeout(resting);
  if (!beside.stands(view)) return drawn(view);
  // Whoever is writing waits for the marks, not for the book.
  resting = setTimeout(() => drawn("book"), REST);
}

async function drawn(part) {
  await views.get(part)?.();
  await changes.counted(app);
}

const editing = new Editing({
  id: () => keeping.id,
  editor: () => text,
  ask: (op, args) => ask(op, args, "edit"),
  write: (changes) => text.dispatch({ changes, scrollIntoView: false, userEvent: "input.form" }),
});

/** Lets the package change the text, where it must and nowhere else; it can be undone like what is typed. */
function edit(op, args, unless) {
  silent(); // Not all is kept yet that was tapped.
  return editing.edit(op, args, unless);
}

/** Writes the text in the words of another language; with mistakes in it, nobody knows what its words mean. */
async function translated({ target }) {
  const found = await edit("tongue", { other: target.value });
  if (found !== null && found.changes.length === 0) {
    status("studio-tongue-not");
    refresh();
  }
}

function turn(to = view) {
  face(to);
  return text === null ? null : draw();
}

/** Puts a part of the page in front. */
function face(to) {
  view = to;
  for (const each of VIEWS) {
    $(`view-${each}`).hidden = each !== to;
    $(`turn-${each}`).setAttribute("aria-selected", String(each === to));
    $(`turn-${each}`).tabIndex = each === to ? 0 : -1;
  }
  beside.show(to);
}

/* Beginning. */

const beginning = new Beginning({
  data: DATA,
  status,
  open,
  blank: () => text === null,
  evening: (file) => opened(app, file),
  differing: (words, before) => ask("earlier", { text: words, before }, "twins"),
  forgotten: (id) => { if (id === keeping.id) keeping.id = null; },
  begun: async (base, title) => (await ask("begun", { base, title }))?.text ?? null,
});

new Asking({
  questions: DATA.questions,
  status,
  open,
  show: () => beginning.show(),
  answered: (title, answers) => ask("answered", { title, answers }),
});

/** What a link holds, opened beside what there is. */
async function follow() {
  if (!location.hash.startsWith("#rules=")) return false;
  const given = await fromFragment(location.hash.slice(1));
  history.replaceState(null, "", location.pathname + location.search);
  if (given === null) status("studio-link-broken");
  else {
    keeping.flush();
    const some = shelf.all();
    const there = some.find(({ text: words }) => words === given.text);
    open(given.text, there?.id, { came: there !== undefined ? "studio-link-known" : some.length > 0 ? "studio-link-came" : "studio-link-came-alone" });
    if (VIEWS.includes(given.view)) turn(given.view);
  }
  return given !== null;
}

/* Everything is put in its place. */

follows($("book"));
for (const each of VIEWS) $(`turn-${each}`).addEventListener("click", () => app.leaving(() => turn(each)));
$("turns").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const next = VIEWS[(VIEWS.indexOf(view) + step + VIEWS.length) % VIEWS.length];
  app.leaving(() => {
    turn(next);
    $(`turn-${next}`).focus();
  });
});
addEventListener("hashchange", follow);
$("tongue").addEventListener("change", translated);
$("complete").addEventListener("click", () => complete(text));

if (!(await follow())) {
  const before = shelf.last();
  if (before === null) beginning.show();
  else open(before.text, before.id);
}
turn(view);
// The worker takes long, and what is on the page would wait for it.
rules.begin();
