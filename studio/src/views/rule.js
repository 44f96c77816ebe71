// The settings of one rule, beside the book: what each may be, what it is, and where that comes from.

import { $, fill, h } from "../dom.js";
import { begun, kept, over } from "../fields/drafts.js";
import { entry } from "../fields/entry.js";
import { field as built } from "../fields/field.js";
import { typing } from "../fields/redrawn.js";
import { places, shortened } from "../places.js";
import { say } from "../words.js";
import { citing, naming, texts } from "./naming.js";

/** So many fields are all shown open. */
const FEW = 2;

const NOTHING = { text: null, of: null };

/** The panel of a rule; `add(path)` offers what can be added at a place. */
export function rule(app, panels, add) {
  const panel = $("rule");
  const unfolded = new Set();
  const apart = new Set();
  const told = new Map();
  let known = null;
  let open = null;
  /** What was changed last and is still so: the setting, for whom, and the text before and after. */
  let fresh = null;
  /** What was to be looked at before the last change, and the text that it made; `told` above the settings, if it is. */
  let last = null;
  /** What is shown now: the text it is of, and what was opened. */
  let drawn = NOTHING;
  /** The settings that are shown. */
  let fields = [];
  /** The rule that was tapped before there was anything to ask. */
  let early = null;

  const held = typing(panel, () => redraw(true));
  const names = naming(app, (...what) => tried(...what), held, typed);
  $("rule-fields").after(names.place);

  const here = () => $("book").contentDocument?.getElementById(open?.id ?? early ?? "");

  const show = (id) => (open?.id === id ? shows(id) : panels.open("rule", () => shows(id)));

  /** Goes on when nothing is left that was built and not taken: whoever built it is asked. */
  function left(then) {
    const waiting = begun(app);
    if (panel.hidden || waiting.length === 0) return then();
    const all = async () => {
      for (const { take } of waiting) if (!(await take())) return void ($("untaken-take") && trouble());
      trouble();
      then();
    };
    const none = () => {
      for (const { leave } of waiting) leave();
      trouble();
      then();
    };
    trouble(
      h("p", {}, say("studio-building-ask", { what: waiting.map(({ name }) => name).join(", ") })),
      h("div", { class: "buttons" },
        h("button", { type: "button", class: "first", id: "untaken-take", onclick: all }, say("studio-building-use")),
        h("button", { type: "button", id: "untaken-leave", onclick: none }, kept(waiting.length === 1 ? waiting[0].keep : ""))));
    $("untaken-take").focus();
  }

  async function shows(id) {
    const found = $("book").contentDocument.getElementById(id);
    if (found === null) return;
    early = known === null ? id : null;
    if (known === null) return mark();
    // What is open already is neither folded nor left, whoever taps it once more.
    if (open?.id === id) {
      $("rule-title").focus({ preventScroll: true });
      return redraw();
    }
    // What belongs to another rule cannot be tapped any more.
    for (const each of [$("rule-fields"), names.place]) fill(each);
    open = { id, settings: found.dataset.settings, unseen: true };
    fresh = last = null;
    unfolded.clear();
    apart.clear();
    trouble();
    const number = found.querySelector(".number")?.textContent ?? "";
    const title = found.querySelector("h3")?.textContent;
    $("rule-title").textContent = [say("studio-rule-heading", { number }), title].filter(Boolean).join(" – ");
    panel.hidden = false;
    // What was tapped may be gone: keys belong to the panel before it is drawn.
    $("rule-title").focus();
    mark();
    await redraw(true);
    panel.scrollTop = 0;
    // Who went on by keyboard while it was drawn stays there.
    if (open?.id === id && !panel.contains(document.activeElement)) $("rule-title").focus();
    // On a phone the panel lies over the lower part of the book.
    found.scrollIntoView({ block: matchMedia("(max-width: 40rem)").matches ? "start" : "nearest" });
  }

  function close() {
    const back = here()?.querySelector(":scope > .studio-change");
    const mine = document.activeElement === document.body || panel.contains(document.activeElement);
    open = null;
    panel.hidden = true;
    mark();
    if (mine) back?.focus();
  }

  /** Goes on when no rule is open any more. */
  const shut = (then) => left(() => {
    if (open !== null) close();
    then();
  });

  function mark() {
    for (const each of $("book").contentDocument?.querySelectorAll(".studio-open") ?? []) each.classList.remove("studio-open");
    here()?.classList.add("studio-open");
  }

  /** Whether what a text says is what is shown: then it is left as it is, under the finger. */
  const isShown = (text) => drawn.text === text && drawn.of === open;

  /** Draws what the rules say; unless this is the `first` time or must be, only if it is not what is shown. */
  async function redraw(first = false) {
    if (early !== null && known !== null) return show(early);
    noticed();
    if (open === null || !(app.usable() || first)) return;
    if (first) drawn = NOTHING;
    if (isShown(known)) return;
    const now = here();
    if (now?.dataset.settings) open.settings = now.dataset.settings;
    const [asked, text] = [open, known];
    const found = await app.asked("form", { text, settings: open.settings });
    if (!found?.fields || open !== asked || isShown(text) || held()) return;
    drawn = { text, of: open };
    // The first answer may be to a question that was asked again.
    if (open.unseen && found.fields.length <= FEW) for (const { path } of found.fields) unfolded.add(path);
    if (fresh !== null && known !== fresh.before) {
      fresh.after ??= known;
      if (known !== fresh.after) fresh = null;
    }
    // What was just folded out is open before it says so.
    if (!open.unseen) for (const each of $("rule-fields").querySelectorAll(":scope > details[open]")) unfolded.add(each.id.slice("field-".length));
    const focused = panel.contains(document.activeElement) ? document.activeElement.id : "";
    told.clear();
    fields = found.fields;
    fill($("rule-fields"), found.fields.length === 0 ? h("p", {}, say("studio-rule-nothing")) : found.fields.map(field), found.whole ? whole(found.whole) : null, more());
    if (focused) $(focused)?.focus();
    const done = panel.querySelector(".done");
    if (focused && document.activeElement?.id !== focused) done?.querySelector("button").focus();
    if (done) stay(done.closest("fieldset"));
    noticed();
    const unseen = open.unseen;
    open.unseen = false;
    await names.draw(asked.settings, known, unseen);
  }

  /** What was changed stays in view while what is above it is still drawn, until somebody does something. */
  function stay(place) {
    const back = () => place.scrollIntoView({ block: "nearest" });
    const watching = new ResizeObserver(back);
    const over = new AbortController();
    for (const each of $("rule-fields").children) watching.observe(each);
    for (const each of ["wheel", "pointerdown", "keydown"]) panel.addEventListener(each, () => { watching.disconnect(); over.abort(); }, { signal: over.signal });
    back();
  }

  /* What is done. */

  /** What a setting is now, as people read it. */
  function now(path, players) {
    const each = fields.find((one) => one.path === path);
    const group = each?.groups.find((one) => players.every((n) => one.players.includes(n)));
    return group === undefined ? "" : shown(each, group);
  }

  /** Changes a setting; a value that cannot be is refused with words, where something is typed. Whether it was done. */
  async function change(path, players, value, { besides = "", force = false, refused = null } = {}) {
    const before = known;
    const leave = { path, players, value: now(path, players), refused };
    if (!(await tried("said", { path, players, value, known, besides, force }, () => change(path, players, value, { besides, force: true }), leave))) return false;
    over(app, path, players);
    fresh = { path, players, before };
    return true;
  }

  /** A line to type in that waits to be applied. */
  function typed(of, take) {
    return entry(app, { players: "", ...of }, take);
  }

  function undone(path) {
    fresh = null;
    $(`name-${path}`)?.focus();
    app.undo();
  }

  /** Changes the text; where that would not go together, says so, and asks. Whether it was done. */
  async function tried(op, args, anyway, leaving = null) {
    const before = app.concerns();
    const found = await app.edit(op, args);
    if (found === null) return false;
    trouble();
    if (found.why === "number" && leaving?.refused) {
      leaving.refused();
      return false;
    }
    if (found.why === null) {
      last = { before, text: app.text(), told: false };
      return true;
    }
    trouble(
      found.why === "unfit" ? null : h("p", {}, say(found.why === "clash" ? "studio-rule-clash" : "studio-rule-impossible")),
      found.problems.map((each) => h("p", {}, each)),
      places($("book").contentDocument, found.settings ?? [], (id) => { given(leaving); show(id); }, open?.id),
      h("div", { class: "buttons" },
        h("button", { type: "button", id: "trouble-leave", onclick: () => leave(leaving) }, leaving === null ? say("studio-rule-leave") : kept(leaving.value)),
        found.why === "clash" ? h("button", { type: "button", onclick: anyway }, say("studio-rule-anyway")) : null),
    );
    return false;
  }

  async function drop({ path, title }, force = false) {
    if (!(await tried("dropped", { path, force }, () => drop({ path, title }, true)))) return;
    const { id } = open;
    open = null;
    for (const each of begun(app)) each.leave();
    fill($("rule-fields"),
      h("p", { role: "status" }, say("studio-rule-dropped", { title })),
      h("button", { type: "button", onclick: () => { app.undo(); early = id; } }, say("studio-undo")));
    $("rule-title").focus();
  }

  const given = (left) => left === null || over(app, left.path, left.players);

  /** What was typed or chosen is given up, and what is so is shown again. */
  function leave(left) {
    trouble();
    given(left);
    redraw(true);
    (left === null ? $("rule-title") : $(`name-${left.path}`) ?? $("rule-title")).focus();
  }

  async function back(path, players, force = false) {
    const before = known;
    if (!(await tried("unsaid", { path, players, force }, () => back(path, players, true), { path, players, value: now(path, players) }))) return;
    over(app, path, players);
    fresh = { path, players, before };
  }

  /** What is to be looked at since the last change, and was not before. */
  function news() {
    if (last === null || app.text() !== last.text) return [];
    const had = new Set(last.before.map(({ told }) => told));
    return app.concerns().filter(({ told }) => !had.has(told));
  }

  const newly = (found) => h("div", { class: "news", role: "alert" }, found.map(({ told, severity }) => h("p", { class: severity }, told)));

  /** Tells above the settings what is newly to be looked at, where it is told at none of them. */
  function noticed() {
    const found = panel.querySelector("#rule-fields .news") !== null ? [] : news();
    if (found.length > 0) {
      if (!last.told) trouble(newly(found), h("button", { type: "button", onclick: app.undo }, say("studio-undo")));
      last.told = true;
    } else if (last?.told) {
      last.told = false;
      trouble();
    }
  }

  function trouble(...words) {
    fill($("rule-trouble"), ...words);
    if (words.some((each) => each !== null)) $("rule-trouble").scrollIntoView({ block: "nearest" });
  }

  /* What is shown. */

  function whole(each) {
    const { title } = each;
    return h("p", { class: "whole" }, h("button", { type: "button", id: "rule-drop", onclick: () => drop(each) }, say("studio-rule-drop", { title })));
  }

  /** What the rule is about one of, a table may have more of. */
  function more() {
    const settings = open.settings.split(" ");
    const place = app.data.places.find(({ path }) => settings.some((each) => each === path || each.startsWith(`${path}.`)));
    return place === undefined ? null : h("p", { class: "whole" },
      h("button", { type: "button", id: "rule-add", onclick: () => add(place.path) }, `+ ${place.label}`));
  }

  function field(each) {
    const { path, name, groups } = each;
    const parted = apart.has(path) ? groups.flatMap((group) => group.players.map((n) => ({ ...group, players: [n] }))) : groups;
    const split = parted.toSorted((one, other) => Math.min(...one.players) - Math.min(...other.players));
    const box = h("details", { id: `field-${path}`, ontoggle: () => toggled(each, box, split) },
      h("summary", { id: `name-${path}` }, h("span", {}, name), h("span", {}, values(each, split))),
      h("div", { class: `groups ${each.widget.kind}` }, split.map((group) => entered(each, group, split.length > 1))),
      groups.length === 1 && groups[0].players.length > 1 && !apart.has(path)
        ? h("button", { type: "button", id: `split-${path}`, onclick: () => { apart.add(path); redraw(true); } }, say("studio-rule-split"))
        : null);
    box.open = unfolded.has(path);
    return box;
  }

  async function toggled(each, box, groups) {
    if (!box.open) return unfolded.delete(each.path);
    unfolded.add(each.path);
    if (each.widget.kind !== "choice") return;
    for (const { players } of groups) {
      const key = `${each.path} ${players}`;
      if (told.has(key)) continue;
      told.set(key, true);
      const found = await app.asked("choices", { text: known, path: each.path, players }, `choices ${key}`);
      for (const [value, sentence] of Object.entries(found?.sentences ?? {})) {
        const place = $(`told-${each.path}-${players}-${value}`);
        if (place === null || sentence === "") continue;
        place.textContent = sentence;
        place.parentElement.parentElement.classList.add("told");
      }
    }
  }

  function entered(each, group, several) {
    const done = fresh?.after !== undefined && fresh.path === each.path && fresh.players.some((n) => group.players.includes(n));
    const list = group.players.toSorted().join(", ");
    const name = several ? say("studio-rule-named", { name: each.name, list }) : each.name;
    return h("fieldset", { class: group.own ? "own" : null, "aria-label": name },
      several ? h("legend", {}, say("studio-rule-players", { list })) : null,
      done ? h("p", { class: "done", role: "status" }, h("span", {}, say("studio-building-used")), " ",
        h("button", { type: "button", id: `undo-${each.path}-${group.players}`, onclick: () => undone(each.path) }, say("studio-undo"))) : null,
      done && news().length > 0 ? newly(news()) : null,
      ENTERED[each.widget.kind]({ ...each, name }, group),
      group.before === null || group.before === group.back ? null : h("p", { class: "note" }, say("studio-rule-before", { value: group.before })),
      comes(group).map((line) => h("p", { class: "note" }, line)),
      citing(each, group, tried, typed),
      group.back === null || done ? null : h("button", { type: "button", id: `back-${each.path}-${group.players}`, onclick: () => back(each.path, group.players) },
        group.back === "" ? say("studio-panel-back-unsaid") : say("studio-panel-back", { value: shortened(group.back) })));
  }

  const ENTERED = {
    choice: ({ path, widget }, { players, chosen }) => widget.values.map(({ value, name }) =>
      h("label", { class: "choice" },
        h("input", { type: "radio", name: `${path} ${players}`, id: `value-${path}-${players}-${value}`, checked: value === chosen, onchange: () => change(path, players, value) }),
        h("span", {}, h("b", {}, name), h("small", { id: `told-${path}-${players}-${value}` })))),
    number: ({ path, name, widget: { least, most, unit, whole } }, { players, value }) => {
      const input = h("input", { "aria-label": name, inputmode: whole ? "numeric" : "decimal", autocomplete: "off", value, id: `value-${path}-${players}` });
      const refused = (refuse) => () => refuse(say(whole ? "studio-panel-whole" : "studio-panel-number", { least, most }));
      return [
        entry(app, { path, players, name, input, keep: value }, (words, refuse) => change(path, players, words, { refused: refused(refuse) })),
        h("p", { class: "note" }, counted(most, unit))];
    },
    texts: ({ path, name }, { players, texts: said }) => texts(app, said, {
      id: `value-${path}-${players}`, label: name, typed,
      write: (language, words) => change(path, players, JSON.stringify({ ...Object.fromEntries(said.map((each) => [each.language, each.own])), [language]: words })),
    }),
    text: (each, group) => built(app, each, group, () => known, (value, besides) => change(each.path, group.players, value, { besides })),
  };

  panels.add("rule", close);
  return { open: show, left, shut, mark, redraw, known: (text) => { known = text; } };
}

/** A value as people read it. */
function shown({ widget }, { chosen, value, means }) {
  return widget.kind === "choice" ? widget.values.find((each) => each.value === chosen)?.name ?? value : means || value;
}

/** What a setting is; where it differs, a line for each number of players. */
function values(each, groups) {
  const lines = new Map();
  for (const group of groups) {
    const value = shown(each, group);
    lines.set(value, [...lines.get(value) ?? [], ...group.players]);
  }
  if (lines.size < 2) return [...lines.keys()];
  const list = new Intl.ListFormat(document.documentElement.lang);
  return [...lines].map(([value, players]) => h("span", { class: "for" },
    say("studio-rule-for", { players: list.format(players.toSorted().map(String)), value })));
}

/** What a number counts; how much there can be only where there is no more in the game. */
const counted = (most, unit) => (unit === "card" ? say("studio-panel-most-cards", { most }) : say(`studio-unit-${unit}`));

/** Where a value comes from, line by line. */
function comes({ own, origin }) {
  if (origin === null) return [];
  const { layer, source, assumed } = origin;
  const from = own ? say("studio-rule-own") : say("studio-rule-from", { layer });
  if (assumed) return [from, source ? say("studio-rule-assumed-why", { why: source }) : say("studio-rule-assumed")];
  return source ? [from, say("studio-rule-source", { source })] : [from];
}
