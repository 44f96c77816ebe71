// For how many players a sheet is: as many as were chosen, or sit at the evening, or were chosen last for other rules.

import { fill, h } from "./dom.js";
import * as store from "./evening/store.js";

const KEY = "tarotrules.studio.players";
/** What was chosen here for some rules, by their id. */
const chosen = new Map();

/** Fills a choice with the numbers of players there are rules for; whether there are several. */
export async function seats(app, select) {
  const { players, first } = (await app.asked("seats", {}, `seats ${select.id}`)) ?? { players: [] };
  if (players.length === 0) return select.length > 1;
  fill(select, players.map((each) => h("option", { value: each }, String(each))));
  select.value = wanted(app.id()).find((each) => players.includes(each)) ?? first;
  return players.length > 1;
}

/** Remembers what somebody has chosen. */
export function choose(app, players) {
  chosen.set(app.id(), players);
  try {
    localStorage.setItem(KEY, String(players));
  } catch { /* Where nothing can be kept, it is asked for again. */ }
}

function wanted(id) {
  return [chosen.get(id), evening(store.evenings(id)[0]), last()];
}

function evening(open) {
  return open ? open.table.playing ?? open.table.order.length - open.table.away.length : null;
}

function last() {
  try {
    return Number(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}
