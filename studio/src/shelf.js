// The rules kept on this device, with the texts they were before.

const KEY = "tarotrules.studio";
const KEPT = 40;

/** Everything kept: `{current, files: {id: {text, time, before: [{text, time}]}}}`. */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { current: found.current ?? null, files: found.files ?? {} };
  } catch {
    return { current: null, files: {} };
  }
}

function write(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** The rules that were open last, or nothing. */
export function last() {
  const { current, files } = read();
  return current !== null && files[current] ? { id: current, text: files[current].text } : null;
}

/** All rules, those that were changed last first. */
export function all() {
  return Object.entries(read().files).map(([id, each]) => ({ id, ...each })).sort((one, other) => other.time - one.time);
}

/** Keeps a text; whether there was room. What it was a minute ago and more is kept as well. */
export function keep(id, text) {
  const kept = read();
  const now = Date.now();
  const old = kept.files[id];
  const before = old?.before ?? [];
  if (old && old.text !== text && now - (before[0]?.time ?? 0) > 60000) before.unshift({ text: old.text, time: old.time });
  kept.current = id;
  kept.files[id] = { text, time: now, before: before.slice(0, KEPT) };
  return write(kept);
}

/** A place for other rules, beside those that are there. */
export function another() {
  return crypto.randomUUID();
}
