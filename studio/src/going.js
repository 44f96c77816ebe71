// What is going on, in a sentence; what takes long can be stopped, and what was given up be tried again.

import { $ } from "./dom.js";
import { say } from "./words.js";

/** The sentence of each way in which an answer does not come. */
const SENTENCES = { stopped: "studio-halted", late: "studio-stopped", crashed: "studio-crashed", failed: "studio-failed", off: "studio-off" };

/** How long a sentence stands that tells what is done, in milliseconds: a short one, and one that wants to be read. What is wrong, or goes on, stands until something else is said. */
const GLANCE = 4000;
const READING = 12000;
const PASSING = {
  ...Object.fromEntries(["studio-ready", "studio-back", "studio-saved", "studio-copied", "studio-version-undone"].map((name) => [name, GLANCE])),
  ...Object.fromEntries(["studio-link-came", "studio-link-came-alone", "studio-link-known", "studio-evening-opened", "studio-ask-left"].map((name) => [name, READING])),
};

/** Says what the package is doing; `again` asks anew. */
export function going(rules, again) {
  let shown = null;
  /** What was said before something took long. */
  let before = ["studio-ready"];
  let last = before;
  let begun = false;
  let timer = 0;

  function status(name, given) {
    shown = name;
    if (name !== "studio-long") last = [name, given];
    $("status").textContent = say(name, given);
    clearTimeout(timer);
    if (name in PASSING) timer = setTimeout(silent, PASSING[name]);
  }

  /** What was done is told long enough, or is not the last that was done. */
  function silent() {
    if (!(shown in PASSING) && shown !== "studio-long") return;
    shown = null;
    last = null;
    $("status").textContent = "";
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
    } else if (shown === "studio-long") before === null ? silent() : status(...before);
    $("stop").hidden = !waiting;
  });
  $("stop").addEventListener("click", () => rules.stop());
  $("again").addEventListener("click", () => {
    $("again").hidden = true;
    status(begun ? "studio-beginning-again" : "studio-loading");
    rules.again();
    again();
  });

  return { status, silent, broken, over: () => { $("again").hidden = true; } };
}
