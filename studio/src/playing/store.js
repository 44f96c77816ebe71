// Games kept on this device, one for each of the rules: a key of their own, so that they never stand in the way of the rules.

import { Kept } from "../kept.js";

/** What is said where a game could not be kept. */
export const SENTENCES = { full: "studio-play-full", nowhere: "studio-play-full", newer: "studio-kept-newer" };
/** So many games are kept. */
const KEPT = 20;

/** Everything kept: `{form, games: [[id of rules, game], …]}`, the one that was played last first; before it had a number it was the games alone, and before the second a game was `saved` nowhere. */
const store = new Kept("tarotrules.playing", {
  form: 2,
  nothing: { games: [] },
  whole(kept) {
    const games = Array.isArray(kept) ? kept : kept.games;
    if (!games.every(isGame)) throw new TypeError("no game");
    return { games };
  },
});

/** Whether something has the form of a game; whether it can be played, the package knows. */
function isGame(each) {
  if (!Array.isArray(each) || typeof each[1] !== "object" || each[1] === null) return false;
  const [id, { text, players, seed, saved, moves }] = each;
  const isMatch = saved === undefined || saved === null || typeof saved === "string";
  return isMatch && typeof id === "string" && typeof text === "string" && Number.isInteger(players) && Number.isInteger(seed) && Array.isArray(moves);
}

/** The game by some rules, or nothing. */
export function get(rules) {
  return store.read().games.find(([id]) => id === rules)?.[1] ?? null;
}

/** Keeps a game; how it was kept. Where there is too little room, the games that were played longest ago make some. */
export function keep(rules, game) {
  const kept = store.read();
  kept.games = [[rules, game], ...kept.games.filter(([id]) => id !== rules)].slice(0, KEPT);
  return store.write(kept, ({ games }) => games.length > 1 && games.pop() !== undefined);
}

/** Hears of games that another tab has kept. */
export function elsewhere(heard) {
  store.elsewhere(heard);
}

/** A game that begins, by the rules as they are now. */
export function begun({ text, rulesId, players, names }) {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return { text, rulesId, left: rulesId, players, seed, names, saved: null, moves: [] };
}
