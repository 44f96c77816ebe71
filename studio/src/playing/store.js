// Games kept on this device, one for each of the rules: a key of their own, so that they never stand in the way of the rules.

export const KEY = "tarotrules.playing";
/** So many games are kept. */
const KEPT = 20;

/** Everything kept that is a game: `[[id of rules, game], …]`, the one that was played last first. */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isGame) : [];
  } catch {
    return [];
  }
}

/** Whether something has the form of a game; whether it can be played, the package knows. */
function isGame(each) {
  if (!Array.isArray(each) || typeof each[1] !== "object" || each[1] === null) return false;
  const [id, { text, players, seed, moves }] = each;
  return typeof id === "string" && typeof text === "string" && Number.isInteger(players) && Number.isInteger(seed) && Array.isArray(moves);
}

/** The game by some rules, or nothing. */
export function get(rules) {
  return read().find(([id]) => id === rules)?.[1] ?? null;
}

/** Keeps a game; whether there was room. */
export function keep(rules, game) {
  const others = read().filter(([id]) => id !== rules);
  try {
    localStorage.setItem(KEY, JSON.stringify([[rules, game], ...others].slice(0, KEPT)));
    return true;
  } catch {
    return false;
  }
}

/** A game that begins, by the rules as they are now. */
export function begun({ text, rulesId, players, names }) {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return { text, rulesId, left: rulesId, players, seed, names, moves: [] };
}
