// The rules kept on this device, with the texts they were before. Each tab reads what is there before it writes.

const KEY = "tarotrules.studio";
/** What cannot be read is put aside here, and never written over. */
const ASIDE = `${KEY}.unreadable`;
/** The form of what is kept; before it had a number it was the same. What has a higher one is left alone. */
const FORM = 1;
/** So many earlier texts are kept of each, no two within a minute of each other. */
const KEPT = 40;
const APART = 60000;

/**
 * Everything kept: `{form, current, files: {id: {text, title, time, before: [{text, time}], mark, over}}}`; `how` if nothing can be kept.
 * Each text that is written has a `mark`, and says over which one its tab wrote it.
 */
function read() {
  const nothing = { form: FORM, current: null, files: {} };
  let found;
  try {
    found = localStorage.getItem(KEY);
  } catch {
    return { ...nothing, how: "nowhere" };
  }
  if (found === null) return nothing;
  try {
    const kept = JSON.parse(found);
    if (kept.form > FORM) return { ...nothing, how: "newer" };
    return { ...kept, form: FORM, current: kept.current ?? null, files: Object.fromEntries(Object.entries(kept.files).map(whole)) };
  } catch {
    return aside(found) ? nothing : { ...nothing, how: "full" };
  }
}

/** Whether there was room for what cannot be read, beside what is there. */
function aside(found) {
  try {
    localStorage.setItem(ASIDE, found);
    localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

function whole([id, { text, title, time, before, ...more }]) {
  return [id, { ...more, text: String(text), title: title ?? "", time: Number(time) || 0, before: Array.isArray(before) ? before : [] }];
}

/** How it was kept: `saved`; `full`, when earlier texts made too little room; `nowhere`, where a browser keeps nothing; or `newer`. */
function write(kept) {
  const { how, ...what } = kept;
  if (how !== undefined) return how;
  for (;;) {
    try {
      localStorage.setItem(KEY, JSON.stringify(what));
      return "saved";
    } catch {
      const longest = Object.values(kept.files).reduce((one, other) => (other.before.length > one.before.length ? other : one), { before: [] });
      if (longest.before.length === 0) return localStorage.length === 0 ? "nowhere" : "full";
      longest.before.length = Math.floor(longest.before.length / 2);
    }
  }
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
  const trace = old?.text === text ? {} : { mark: random(1), over: known?.mark };
  kept.files[id] = { ...old, text, title: title ?? old?.title ?? "", time: old?.text === text ? old.time : time, before: before.slice(0, KEPT), ...trace };
  return { how: write(kept), both, now: kept.files[id] };
}

/** Keeps a text as an earlier one of rules that do not have it. */
export function keepEarlier(id, { text, time }) {
  const kept = read();
  const { before } = kept.files[id];
  if (before.some((each) => each.text === text)) return;
  before.unshift({ text, time });
  write(kept);
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
  addEventListener("storage", ({ key }) => key === KEY && heard());
}

/** A place for other rules, beside those that are there. */
export function another() {
  return random(4);
}

function random(words) {
  return Array.from(crypto.getRandomValues(new Uint32Array(words)), (each) => each.toString(36)).join("-");
}
