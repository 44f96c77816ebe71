// What may be asked about: chosen by its topic, found by words; the cards it is about are chosen behind it.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { cards } from "./cards.js";

/** Stand in a fact for the word for some cards, and for that of a single one. */
export const MANY_CARDS = "*";
const ONE_CARD = "?";
const SIGNS = new Set([MANY_CARDS, ONE_CARD]);
/** More than so many are shown by topic. */
const MANY = 40;
/** Longer names are cut in a list on a phone, and stand below it. */
const LONG = 30;
/** Which topic was tapped, and whether something else is looked for, by what is being built. */
const looking = new WeakMap();
const state = (held, part) => {
  if (!looking.has(held)) looking.set(held, {});
  return (looking.get(held)[part] ??= { topic: null, open: false });
};

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
const typed = (words) => plain(words).split(/\s+/).filter(Boolean);
const signed = (path) => path.split(".").findIndex((each) => SIGNS.has(each));

/** The fact that a path asks about, be it one in which a word for cards stands. */
export function known(offered, path) {
  const steps = path.split(".");
  return offered.facts.find((each) => each.path === path)
    ?? offered.facts.find((each) => {
      const at = signed(each.path);
      const others = each.path.split(".");
      return at >= 0 && others.length === steps.length && others.every((step, place) => place === at || step === steps[place]);
    });
}

/** Whether what is counted is a single card; in which trick a card fell is no count of cards. */
export function isSingle(offered, { fact, cards: codes }) {
  const at = (known(offered, fact)?.path ?? "").split(".").indexOf(MANY_CARDS);
  return at >= 0 && (codes ? codes.length === 1 : offered.classes.some(({ id, single }) => single && id === fact.split(".")[at]));
}

/** Whether it is a number in an order, such as that of a trick: most often it is one or another, not as many at least. */
export function isPlace(offered, { fact }) {
  const { kind, path } = known(offered, fact) ?? {};
  return kind === "number" && path.split(".").includes(ONE_CARD);
}

/** The fact of `held[part]`, and the cards it is about; who taps cards together has them in `held[cards]`. */
export function asked(offered, { kinds, held, part, cards: codes, at, label, changed, tapped, first = null }) {
  const of = offered.facts.filter(({ kind }) => kinds.includes(kind));
  const chosen = first?.chosen ? undefined : known(offered, held[part]);
  const look = state(held, part);
  const cut = chosen ? signed(chosen.path) : -1;
  const word = cut < 0 ? "" : held[part].split(".")[cut];
  const put = (path, sought = []) => {
    // What was asked of some cards is asked of the same ones, or of those that were looked for.
    const sign = path.split(".")[signed(path)];
    const fit = sign === undefined ? [] : offered.classes.filter(({ single }) => single || sign === MANY_CARDS);
    const stays = fit.find(({ id }) => id === word) ?? fit.find(({ name }) => sought.some((each) => plain(name).startsWith(each)));
    Object.assign(held, { [part]: stays ? filled(path, stays.id) : path, [codes]: undefined });
    Object.assign(look, { topic: null, open: false });
    changed();
  };
  const other = () => { Object.assign(look, { topic: null, open: true }); if (first === null) held[part] = ""; changed(); };
  const found = of.length > MANY && chosen === undefined && (first === null || look.open)
    ? byTopic(offered, of, look, put, { at, label })
    : list(of, chosen, put, { at, label, first, other: of.length > MANY ? other : null });
  return [found,
    chosen && chosen.name.length > LONG ? h("small", { class: "whole" }, chosen.name) : null,
    cut < 0 ? null : words(offered, { held, cards: codes, whole: word, sign: chosen.path.split(".")[cut], at: `${at}w`, label: say("studio-picking-cards"), changed, tapped, into: (now) => { held[part] = filled(chosen.path, now); } }),
  ].flat();
}

const filled = (path, word) => path.split(".").map((each) => (SIGNS.has(each) ? word : each)).join(".");
const grouped = (facts) => facts.reduce((all, each) => all.set(each.about, [...(all.get(each.about) ?? []), each]), new Map());
const option = (chosen) => ({ path, name }) => h("option", { value: path, selected: path === chosen?.path }, name);
const unchosen = (selected) => h("option", { value: "", selected, disabled: true }, say("studio-building-choose"));

/** What may be chosen, under headings; of many, only what belongs to the topic of what is chosen, and the way to the others. */
function list(facts, chosen, put, { at, label, first, other }) {
  const shown = other === null ? facts : facts.filter(({ about }) => about === chosen?.about);
  const back = "\0";
  return h("select", { "data-at": at, "aria-label": label, onchange: ({ target }) => (target.value === back ? other() : put(target.value)) },
    first === null ? chosen ? null : unchosen(true) : h("option", { value: first.value, selected: first.chosen }, first.name),
    [...grouped(shown)].map(([about, those]) => h("optgroup", { label: about }, those.map(option(chosen)))),
    other === null ? null : h("option", { value: back }, say("studio-picking-other")));
}

/** Topics to be tapped, and a box for words; then what belongs to the one, or has the others. */
function byTopic(offered, facts, look, put, { at, label }) {
  const left = h("select", { "data-at": at, "aria-label": label, onchange: ({ target }) => put(target.value, typed(sought.value)) });
  const cards = offered.classes.map(({ name }) => name).join(" ");
  const spoken = new Map(facts.map((each) => [each, plain(`${each.about} ${each.name} ${each.sought} ${signed(each.path) < 0 ? "" : cards}`)]));
  const groups = [...grouped(facts)];
  const nothing = h("p", { role: "status", hidden: true });
  const sought = h("input", { type: "search", class: "sieve", autocomplete: "off", "data-at": `${at}s`, "aria-label": say("studio-telling-sieve"), placeholder: say("studio-telling-sieve"), oninput: ({ target }) => { look.topic = null; show(target.value); } });
  const chips = groups.map(([about], place) => h("button", { type: "button", class: "chip", "data-at": place === 0 ? at : `${at}g${place}`, onclick: () => { look.topic = about; sought.value = ""; show(""); left.focus(); } }, about));

  function show(words) {
    const asked = typed(words);
    const has = (each) => (asked.length > 0 ? asked.every((word) => spoken.get(each).includes(word)) : each.about === look.topic);
    chips.forEach((chip, place) => chip.setAttribute("aria-pressed", String(groups[place][0] === look.topic)));
    const those = facts.filter(has);
    nothing.hidden = asked.length === 0 || those.length > 0;
    nothing.textContent = nothing.hidden ? "" : say("studio-picking-none", { words: words.trim() });
    left.hidden = those.length === 0;
    fill(left, unchosen(true), [...grouped(those.slice(0, MANY))].map(([about, some]) => h("optgroup", { label: about }, some.map(option()))));
  }

  show("");
  return h("div", { class: "topics" }, h("div", { class: "chips" }, chips), sought, nothing, left);
}

/** The word for some cards, or for a single one; whoever means others taps them. */
export function words(offered, { held, cards: codes, whole, sign, at, label, changed, tapped, into }) {
  const own = Array.isArray(held[codes]);
  const those = offered.classes.filter(({ single }) => single || sign === MANY_CARDS);
  const put = ({ target }) => {
    const others = SIGNS.has(target.value);
    held[codes] = others ? [] : undefined;
    into(target.value);
    changed();
  };
  const select = h("select", { "data-at": at, "aria-label": label, onchange: put },
    own || those.some(({ id }) => id === whole) ? null : unchosen(true),
    those.map(({ id, name }) => h("option", { value: id, selected: !own && id === whole }, name)),
    offered.pack === null ? null : h("option", { value: sign, selected: own }, say(sign === MANY_CARDS ? "studio-trick-own-cards" : "studio-picking-own-card")));
  return own ? [select, cards(offered.pack, { cards: held[codes] }, (now) => { held[codes] = now.cards; tapped(); }, label, sign === ONE_CARD)] : select;
}
