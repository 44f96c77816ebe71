// A line that is typed: it is applied by a key or by its own button, which is there while something else is typed than what is so.

import { h } from "../dom.js";
import { say } from "../words.js";
import { begin, draft, ended, kept, keyed } from "./drafts.js";

/** Has an input wait to be applied; `take(value, refuse)` changes the rules, or refuses with words that stand at the field. */
export function entry(app, { path, players, name, input, keep }, take) {
  const key = keyed(app, path, players);
  const was = input.value;
  const wrong = h("p", { class: "wrong", role: "alert", id: `wrong-${path}-${players}` });
  const doing = h("div", { class: "doing buttons", hidden: true },
    h("button", { type: "button", class: "first", id: `use-${path}-${players}`, onclick: taken }, say("studio-building-use")),
    h("button", { type: "button", id: `keep-${path}-${players}`, onclick: left }, kept(keep)));

  function typed() {
    refuse("");
    doing.hidden = input.value === was;
    if (doing.hidden) ended(key);
    else begin(key, input.value, { name, keep, take: taken, leave: left });
  }

  function refuse(words) {
    wrong.textContent = words;
    input.toggleAttribute("aria-invalid", words !== "");
    if (words !== "") input.focus();
  }

  async function taken() {
    if (doing.hidden) return true;
    const done = await take(input.value, refuse);
    if (done) ended(key);
    return done;
  }

  function left() {
    input.value = was;
    typed();
    input.focus();
  }

  input.addEventListener("input", typed);
  input.addEventListener("keydown", (event) => { if (event.key === "Enter" && !event.isComposing) taken(); });
  input.setAttribute("aria-describedby", wrong.id);
  if (draft(key) !== undefined) {
    input.value = draft(key);
    typed();
  }
  return h("div", { class: "line" }, input, wrong, doing);
}
