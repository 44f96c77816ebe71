// The rules kept on this device, with the texts they were before. Each tab reads what is there before it writes.

import { entries, halved, Kept, random } from "./kept.js";

const KEY = "tarotrules.studio";
/** So many earlier texts are kept of each, no two within a minute of each other. */
const KEPT = 40;
const APART = 60000;

/**
 * Everything kept: `{form, current, files: {id: {text, title, time, before: [{text, time}], mark, over, whole, last}}}`; before it had a number it was the same.
 * Each text that is written has a `mark`, and says over which one its tab wrote it; `whole` says that it has no mistake, `last` is `{text, time}` of the one before it that had none.
 */
const shelf = new Kept(KEY, {
  form: 1,
  nothing: { current: null, files: {} },
  whole: (kept) => ({ ...kept, current: kept.current ?? null, files: Object.fromEntries(entries(kept.files).map(whole)) }),
});
const read = () => shelf.read();

function whole([id, { text, title, time, before, ...more }]) {
  return [id, { ...more, text: String(text), title: title ?? "", time: Number(time) || 0, before: Array.isArray(before) ? before : [] }];
}

/** Where there is too little room, earlier texts make some. */
function write(kept) {
  return shelf.write(kept, ({ files }) => halved(Object.values(files).map((each) => each.before)));
}

/** The rules of an id, or nothing. */
export function get(id) {
  const found = read().files[id];
  return found === undefined ? null : { id, ...found };
}

/** The rules that were open last in this tab, or in any; or nothing. */
export function last() {
  const { current, files } = read();
  const id = [mine(), current].find((each) => each !== null && files[each]);
  return id === undefined ? null : { id, ...files[id] };
}

/** All rules, those that were changed last first. */
export function all() {
  return Object.entries(read().files).map(([id, each]) => ({ id, ...each })).sort((one, other) => other.time - one.time);
}

/** Keeps a text, and its title if it is known. What is there and was not `known` stays as an earlier text: `both`; it is told what is there now. */
export function keep(id, text, title, known) {
  const kept = read();
  const old = kept.files[id];
  // Whoever has nothing new to keep leaves what others have written since.
  if (old !== undefined && old.text !== text && text === known?.text) return { how: kept.how ?? "saved", both: false, now: known };
  const before = old?.before ?? [];
  const time = Date.now();
  const both = old !== undefined && old.text !== text && known !== null && old.text !== known.text;
  if (old && old.text !== text && (both || time - (before[0]?.time ?? 0) > APART)) before.unshift({ text: old.text, time: old.time });
  kept.current = id;
  mine(id);
  const trace = old?.text === text ? {} : { mark: random(1), over: known?.mark, whole: false, last: old?.whole ? { text: old.text, time: old.time } : old?.last };
  kept.files[id] = { ...old, text, title: title ?? old?.title ?? "", time: old?.text === text ? old.time : time, before: before.slice(0, KEPT), ...trace };
  return { how: write(kept), both, now: kept.files[id] };
}

/** Changes rules that are not open here any more. */
export function amend(id, text) {
  const kept = read();
  const old = kept.files[id];
  if (old === undefined || old.text === text) return;
  const [time, before] = [Date.now(), [{ text: old.text, time: old.time }, ...old.before].slice(0, KEPT)];
  kept.files[id] = { ...old, text, time, before, mark: random(1), over: old.mark, whole: false, last: old.whole ? before[0] : old.last };
  write(kept);
}

/** Keeps a text as an earlier one of rules that do not have it. */
export function keepEarlier(id, { text, time }) {
  const kept = read();
  const { before, text: now } = kept.files[id];
  if (text === now || before.some((each) => each.text === text)) return;
  before.unshift({ text, time });
  write(kept);
}

/** The text that is kept has no mistake. */
export function sound(id, text) {
  const kept = read();
  const found = kept.files[id];
  if (found === undefined || found.text !== text || found.whole) return;
  found.whole = true;
  write(kept);
}

/** The texts that rules were before, each once, the last first; whether somebody knows of one that it was whole. */
export function before(id) {
  const { text, before: some, last } = read().files[id] ?? { before: [] };
  const seen = new Set([text]);
  return [...(last ? [{ ...last, whole: true }] : []), ...some].sort((one, other) => other.time - one.time)
    .filter((each) => !seen.has(each.text) && seen.add(each.text));
}

/** The rules that are open in this tab; whoever reloads one of two tabs finds what was there. */
function mine(id) {
  try {
    if (id !== undefined) sessionStorage.setItem(KEY, id);
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Takes rules away; what is returned puts them back. */
export function remove(id) {
  const kept = read();
  const gone = kept.files[id];
  delete kept.files[id];
  if (kept.current === id) kept.current = null;
  write(kept);
  return () => {
    const now = read();
    now.files[id] = gone;
    write(now);
  };
}

/** Hears of rules that another tab has kept. */
export function elsewhere(heard) {
  shelf.elsewhere(heard);
}

/** A place for other rules, beside those that are there. */
export function another() {
  return random(4);
}
