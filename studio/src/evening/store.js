// Evenings kept on this device, with the rules they belong to: a key of their own, so that they never stand in the way of the rules.

export const KEY = "tarotrules.evenings";
const STEPS = 50;

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
  return read()[rules] ?? [];
}

/** Keeps an evening as the one that was open last; whether there was room. */
export function keep(rules, evening) {
  const kept = read();
  kept[rules] = [evening, ...(kept[rules] ?? []).filter(({ id }) => id !== evening.id)];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** An evening that begins, by the rules as they are now. */
export function begun({ text, rulesId, players, names }) {
  return {
    id: crypto.randomUUID(), begun: Date.now(), text, rulesId, left: rulesId,
    players, names, deals: [], before: [], draft: null, correcting: null, way: null,
  };
}

/** Remembers what can be undone: the deals, and the rules they are scored by where those are about to change. */
export function remember(evening, rules = false) {
  const { deals, text, rulesId } = evening;
  const step = { deals: structuredClone(deals), ...(rules ? { text, rulesId } : {}) };
  evening.before = [step, ...evening.before].slice(0, STEPS);
}

/** Goes back one step. */
export function undo(evening) {
  const [step, ...rest] = evening.before;
  if (step === undefined) return;
  Object.assign(evening, step, { before: rest, draft: null, correcting: null });
}
