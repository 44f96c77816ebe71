// What is going on, in a sentence; what takes long can be stopped, and what was given up be tried again.

import { $ } from "./dom.js";
import { say } from "./words.js";

/** The sentence of each way in which an answer does not come. */
const SENTENCES = { stopped: "studio-halted", late: "studio-stopped", crashed: "studio-crashed", failed: "studio-failed", off: "studio-off" };

/** Says what the package is doing; `again` asks anew. */
export function going(rules, again) {
  let shown = null;
  /** What was said before something took long. */
  let before = ["studio-ready"];
  let last = before;
  let begun = false;

  function status(name, given) {
    shown = name;
    if (name !== "studio-long") last = [name, given];
    $("status").textContent = say(name, given);
  }

  /** Says why no answer came. */
  function broken({ why }) {
    status(SENTENCES[why]);
    $("again").hidden = !["stopped", "off"].includes(why);
  }

  rules.addEventListener("ready", () => {
    if (!begun || shown === SENTENCES.crashed) status(begun ? "studio-back" : "studio-ready");
    begun = true;
  });
  rules.addEventListener("lost", () => {
    status("studio-lost");
    $("again").hidden = false;
  });
  rules.addEventListener("waiting", ({ detail: waiting }) => {
    if (waiting) {
      before = begun ? last : ["studio-ready"];
      status("studio-long");
    } else if (shown === "studio-long") status(...before);
    $("stop").hidden = !waiting;
  });
  $("stop").addEventListener("click", () => rules.stop());
  $("again").addEventListener("click", () => {
    $("again").hidden = true;
    status(begun ? "studio-beginning-again" : "studio-loading");
    rules.again();
    again();
  });

  return { status, broken, over: () => { $("again").hidden = true; } };
}
