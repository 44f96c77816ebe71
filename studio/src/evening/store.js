// Evenings kept on this device, with the rules they belong to: a key of their own, so that they never stand in the way of the rules.

export const KEY = "tarotrules.evenings";
/** What is heard when an evening was opened from a file. */
export const OPENED = "evening-opened";
const STEPS = 50;
/** The ids of those that were deleted since the page was opened. */
const dropped = new Set();

/** Everything kept: `{id of rules: [evening, …]}`, the one that was open last first. */
function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** The evenings of some rules. */
export function evenings(rules) {
  return (read()[rules] ?? []).map(modern);
}

/** An evening as evenings are kept now; at first nobody came or left, and a seat was a player. */
function modern(evening) {
  if (evening.people) return evening;
  const { names, players: _, ...rest } = evening;
  const everybody = names.map((_, seat) => seat);
  const seated = (deals) => deals.map(({ players: __, ...told }) => ({ sat: everybody, dealer: told.dealer ?? null, told }));
  return {
    ...rest, people: names, table: { order: everybody, away: [], playing: null }, deals: seated(evening.deals),
    before: evening.before.map((step) => ({ ...step, deals: seated(step.deals) })), draft: null, correcting: null,
  };
}

/** Keeps an evening as the one that was open last; whether there was room. One that was deleted does not come back by itself. */
export function keep(rules, evening) {
  if (dropped.has(evening.id)) return true;
  const kept = read();
  kept[rules] = [evening, ...(kept[rules] ?? []).filter(({ id }) => id !== evening.id)];
  return write(kept);
}

/** Takes an evening away; what is returned puts it back where it was. */
export function drop(rules, id) {
  const kept = read();
  const at = (kept[rules] ?? []).findIndex((each) => each.id === id);
  const gone = at < 0 ? [] : kept[rules].splice(at, 1);
  dropped.add(id);
  write(kept);
  return () => {
    const now = read();
    dropped.delete(id);
    (now[rules] ??= []).splice(at, 0, ...gone);
    write(now);
  };
}

/** Whether there was room. */
function write(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** An evening that begins, by the rules as they are now; if more people came than play a deal, so many are `playing`. */
export function begun({ text, rulesId, people, playing }) {
  return {
    id: crypto.randomUUID(), begun: Date.now(), text, rulesId, left: rulesId,
    people, table: { order: people.map((_, at) => at), away: [], playing }, deals: [], before: [], after: [], draft: null, aside: null, correcting: null, way: null,
  };
}

/** Remembers what can be undone: the deals, and the rules they are scored by where those are about to change. */
export function remember(evening, rules = false) {
  const { deals, text, rulesId } = evening;
  const step = { deals: structuredClone(deals), ...(rules ? { text, rulesId } : {}) };
  Object.assign(evening, { before: [step, ...evening.before].slice(0, STEPS), after: [] });
}

/** Goes back one step; what is being filled in stays. */
export function undo(evening) {
  const [step, ...rest] = evening.before;
  const { deals, text, rulesId, after = [] } = evening;
  Object.assign(evening, step, { before: rest, after: [{ deals, ...(step.text === undefined ? {} : { text, rulesId }) }, ...after] });
}

/** Takes the last step back again. */
export function redo(evening) {
  const [step, ...rest] = evening.after;
  const { deals, text, rulesId, before } = evening;
  Object.assign(evening, step, { after: rest, before: [{ deals, ...(step.text === undefined ? {} : { text, rulesId }) }, ...before] });
}

/** What was done between a step and the deals that followed it: `{kind, n}`, with the number of the deal. */
export function done(step, deals) {
  if (step.text !== undefined) return { kind: "rules", n: 0 };
  const most = Math.max(step.deals.length, deals.length);
  const n = 1 + Array.from({ length: most }, (_, at) => at).findIndex((at) => JSON.stringify(step.deals[at]) !== JSON.stringify(deals[at]));
  return { kind: ["deletion", "correction", "deal"][1 + Math.sign(deals.length - step.deals.length)], n };
}
