// The rules kept on this device, with the texts they were before. Each tab reads what is there before it writes.

const KEY = "tarotrules.studio";
/** So many earlier texts are kept of each, no two within a minute of each other. */
const KEPT = 40;
const APART = 60000;

/** Everything kept: `{current, files: {id: {text, title, time, before: [{text, time}]}}}`. */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { current: found.current ?? null, files: found.files ?? {} };
  } catch {
    return { current: null, files: {} };
  }
}

/** Whether there was room; earlier texts make room for what is written now. */
function write(kept) {
  for (;;) {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      return true;
    } catch {
      const longest = Object.values(kept.files).reduce((one, other) => (other.before.length > one.before.length ? other : one), { before: [] });
      if (longest.before.length === 0) return false;
      longest.before.length = Math.floor(longest.before.length / 2);
    }
  }
}

/** The rules of an id, or nothing. */
export function get(id) {
  const found = read().files[id];
  return found === undefined ? null : { id, ...found };
}

/** The rules that were open last, or nothing. */
export function last() {
  const { current, files } = read();
  return current !== null && files[current] ? { id: current, ...files[current] } : null;
}

/** All rules, those that were changed last first. */
export function all() {
  return Object.entries(read().files).map(([id, each]) => ({ id, ...each })).sort((one, other) => other.time - one.time);
}

/** Keeps a text, and its title if it is known; whether there was room. */
export function keep(id, text, title) {
  const kept = read();
  const old = kept.files[id];
  const before = old?.before ?? [];
  const time = Date.now();
  if (old && old.text !== text && time - (before[0]?.time ?? 0) > APART) before.unshift({ text: old.text, time: old.time });
  kept.current = id;
  kept.files[id] = { text, title: title ?? old?.title ?? "", time: old?.text === text ? old.time : time, before: before.slice(0, KEPT) };
  return write(kept);
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
  return crypto.randomUUID();
}
