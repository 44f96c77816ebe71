// A value that is written as in the text, with what may stand where one is.

import { fill, h } from "../dom.js";
import { say } from "../words.js";

const MOST = 12;
const WRITTEN = /[\p{L}\p{N}_-]*$/u;
let latest = 0;

/** A line to write in; below it what may be written there, to be tapped. */
export function written({ name, id, value, ask, changed, done }) {
  const more = h("div", { class: "chips", role: "group", "aria-label": say("studio-complete") });
  const line = h("input", { "aria-label": name, id, value, autocomplete: "off", autocapitalize: "off", spellcheck: "false", oninput: () => { changed(line.value); offer(); }, onfocus: offer, onclick: offer, onkeydown: ({ key }) => { if (key === "Enter") done(); } });

  async function offer() {
    const at = line.selectionStart ?? line.value.length;
    const asked = ++latest;
    const found = await ask("building_words", { value: line.value, at });
    if (found === null || asked !== latest) return;
    const begun = WRITTEN.exec(line.value.slice(found.from, at))?.[0].toLowerCase() ?? "";
    const fitting = found.words.filter(({ written: word }) => word.toLowerCase().startsWith(begun) && word.toLowerCase() !== begun);
    fill(more, fitting.slice(0, MOST).map(({ written: word, told }) => h("button", { type: "button", class: "chip", title: told || null, onclick: () => put(word, found.from, at) }, word)));
  }

  function put(word, from, at) {
    line.setRangeText(word, from, at, "end");
    line.focus();
    changed(line.value);
    offer();
  }

  return h("div", { class: "written" }, line, h("p", { class: "note" }, say("studio-rule-written")), more);
}
