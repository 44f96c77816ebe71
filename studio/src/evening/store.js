// Evenings kept on this device, with the rules they belong to: a key of their own, so that they never stand in the way of the rules.

import { entries, halved, Kept, random } from "../kept.js";

/** What is heard when an evening was opened from a file. */
export const OPENED = "evening-opened";
/** What is said where an evening could not be kept. */
export const SENTENCES = { full: "studio-score-full", nowhere: "studio-score-full", newer: "studio-kept-newer" };
const STEPS = 50;
/** The ids of those that were deleted since the page was opened. */
const dropped = new Set();

/** Everything kept: `{form, evenings: {id of rules: [evening, …]}}`, the one that was open last first; before it had a number there was nothing around them. */
const store = new Kept("tarotrules.evenings", {
  form: 1,
  nothing: { evenings: {} },
  whole(kept) {
    const { form, evenings = {}, ...early } = Object.fromEntries(entries(kept));
    return { evenings: Object.fromEntries([...Object.entries(early), ...entries(evenings)].map(([rules, some]) => [rules, some.map(modern)])) };
  },
});

/** The evenings of some rules. */
export function evenings(rules) {
  return store.read().evenings[rules] ?? [];
}

/** An evening as evenings are kept now; at first nobody came or left, a seat was a player, and a step had all deals in it. */
function modern(evening) {
  if (evening.people) return { ...evening, before: evening.before.filter(isSmall), after: (evening.after ?? []).filter(isSmall) };
  const { names, players: _, ...rest } = evening;
  const everybody = names.map((_, seat) => seat);
  const deals = evening.deals.map(({ players: __, ...told }) => ({ sat: everybody, dealer: told.dealer ?? null, told }));
  return { ...rest, people: names, table: { order: everybody, away: [], playing: null }, deals, before: [], after: [], draft: null, correcting: null };
}
const isSmall = (step) => step.was !== undefined;

/** Keeps an evening as the one that was open last; how it was kept. One that was deleted does not come back by itself. */
export function keep(rules, evening) {
  if (dropped.has(evening.id)) return "saved";
  const kept = store.read();
  kept.evenings[rules] = [evening, ...(kept.evenings[rules] ?? []).filter(({ id }) => id !== evening.id)];
  return write(kept);
}

/** Takes an evening away; what is returned puts it back where it was. */
export function drop(rules, id) {
  const kept = store.read();
  const at = (kept.evenings[rules] ?? []).findIndex((each) => each.id === id);
  const gone = at < 0 ? [] : kept.evenings[rules].splice(at, 1);
  dropped.add(id);
  write(kept);
  return () => {
    const now = store.read();
    dropped.delete(id);
    (now.evenings[rules] ??= []).splice(at, 0, ...gone);
    write(now);
  };
}

/** Where there is too little room, what can be undone makes some. */
function write(kept) {
  return store.write(kept, ({ evenings: all }) => halved(Object.values(all).flat().flatMap(({ before, after }) => [before, after])));
}

/** Hears of evenings that another tab has kept. */
export function elsewhere(heard) {
  store.elsewhere(heard);
}

/** An evening that begins, by the rules as they are now; if more people came than play a deal, so many are `playing`, and perhaps it is known who deals `first`. */
export function begun({ text, rulesId, people, playing, first = null }) {
  return {
    id: random(4), begun: Date.now(), text, rulesId, left: rulesId,
    people, first, table: { order: people.map((_, at) => at), away: [], playing }, deals: [], before: [], after: [], draft: null, aside: null, correcting: null, way: null,
  };
}

/** Puts `others` in the place of so `many` deals, and remembers those. */
export function change(evening, at, many, ...others) {
  remember(evening, { at, many: others.length, was: evening.deals.splice(at, many, ...others) });
}

/** Scores all by other rules, and remembers those it was scored by. */
export function rescore(evening, { text, rulesId }) {
  remember(evening, { at: 0, many: 0, was: [], text: evening.text, rulesId: evening.rulesId });
  Object.assign(evening, { text, rulesId });
}

/** A step that can be taken back: at a place so many deals are again what they `was`, and the rules too, if they changed. */
function remember(evening, step) {
  Object.assign(evening, { before: [step, ...evening.before].slice(0, STEPS), after: [] });
}

/** Goes back one step; what is being filled in stays. */
export function undo(evening) {
  const [step, ...rest] = evening.before;
  const { after } = evening;
  Object.assign(evening, { before: rest, after: [taken(evening, step), ...after] });
}

/** Takes the last step back again. */
export function redo(evening) {
  const [step, ...rest] = evening.after;
  const { before } = evening;
  Object.assign(evening, { after: rest, before: [taken(evening, step), ...before] });
}

/** Takes a step; what takes it back again. */
function taken(evening, { at, many, was, ...rules }) {
  const { text, rulesId } = evening;
  const back = { at, many: was.length, was: evening.deals.splice(at, many, ...was), ...(rules.text === undefined ? {} : { text, rulesId }) };
  Object.assign(evening, rules);
  return back;
}

/** What a step takes back, or what was done that one `again` does: `{kind, n}`, with the number of the deal. */
export function done({ at, many, was, text }, again = false) {
  if (text !== undefined) return { kind: "rules", n: 0 };
  const more = again ? was.length - many : many - was.length;
  return { kind: ["deletion", "correction", "deal"][1 + Math.sign(more)], n: at + 1 };
}
