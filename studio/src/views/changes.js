// What differs from the rules these build on; the tab says how many rules are listed there.

import { $ } from "../dom.js";
import { say } from "../words.js";
import { page } from "./page.js";

export const name = "changes";

export const mount = page("changes");

/** Writes on the tab how many rules the page lists. */
export async function counted(app) {
  const found = app.usable() ? await app.asked("differing") : null;
  if (found === null || found.rules === null) return;
  const what = say("studio-view-changes");
  $("turn-changes").textContent = found.rules === 0 ? what : say("studio-counted", { what, n: found.rules });
}
