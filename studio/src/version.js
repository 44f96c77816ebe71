// Whether all that runs is of one version: the site may be renewed while it is being fetched.

import { DATA } from "./data.js";
import { $ } from "./dom.js";
import { say } from "./words.js";

const KEY = "tarotrules.studio.renewed";
/** The version of the scripts that the page was made with, and the sums of what the worker fetches. */
export const { runs: RUNS } = DATA;

let touched = false;
for (const each of ["input", "submit"]) addEventListener(each, () => { touched = true; }, { capture: true, once: true });

/** Fetches anew what is of another version, then the page: by itself once, and only where nothing can be lost. */
export async function renew(places, kept = () => true) {
  await Promise.allSettled(places.map((place) => fetch(new URL(place, import.meta.url), { cache: "reload" })));
  $("status").textContent = "";
  const safe = kept(); // Where nothing can be kept, it is said.
  if (safe && !touched && first()) return location.reload();
  $("renewed").textContent = say("studio-renewed");
  $("renewed").hidden = false;
}

/** Whether the page was not renewed by itself before; where that cannot be remembered, it is not. */
function first() {
  try {
    const before = sessionStorage.getItem(KEY);
    sessionStorage.setItem(KEY, "once");
    return before === null;
  } catch {
    return false;
  }
}

/** All is of one version: the next time it may be renewed again. */
export function whole() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was remembered.
  }
}

if (RUNS.build !== BUILD) {
  await renew(["page.js", "page.css", "worker.js"]);
  await new Promise(() => {}); // Nothing else of this script runs on a page that it does not know.
}
