// What helps with writing: what may stand here, and what a word means; the program says both.

import { autocompletion, completionKeymap, startCompletion } from "@codemirror/autocomplete";
import { EditorView, hoverTooltip, keymap } from "@codemirror/view";
import { $, fill, h } from "./dom.js";
import { say } from "./words.js";

const WRITTEN = /[\p{L}\p{N}_-]$/u;
const PAUSE = 250;
/** How the program's kinds of words are called by the editor, which colours them. */
const KINDS = { notation: "keyword", setting: "property", value: "enum", feature: "variable", name: "class", code: "text" };

/** What is told of a word: the rule or title, and the values with where they come from. */
function told({ rule, values }) {
  return h("div", { class: "told" }, rule ? h("p", { class: "rule" }, rule) : null, values ? h("pre", {}, values) : null);
}

/** Help for an editor; `asked` puts a question to the program. */
export function help(asked) {
  async function offered(context) {
    if (!context.explicit && !WRITTEN.test(context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos))) return null;
    const found = await asked("hints", { at: context.pos });
    if (found === null || context.aborted || found.hints.length === 0) return null;
    const options = found.hints.map(({ written, kind, told: detail }, at) => ({ label: written, detail, type: KINDS[kind], boost: Math.max(-99, 50 - at) }));
    return { from: found.from, options, validFor: /^[\p{L}\p{N}_-]*$/u };
  }

  async function hovered(view, pos) {
    const found = await asked("meaning", { at: pos }, "hover");
    if (!found || found.rule === null) return null;
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: told(found) }) };
  }

  let timer = 0;
  /** Tells of the word where the cursor is, which a tap moves as well as a key. */
  async function here(view) {
    const found = await asked("meaning", { at: view.state.selection.main.head });
    if (found !== null) fill($("meaning"), found.rule === null ? h("p", { class: "note" }, say("studio-meaning-none")) : told(found));
  }

  function saidAloud(view) {
    here(view).then(() => $("meaning").focus());
    return true;
  }

  return [
    autocompletion({ override: [offered], icons: false, maxRenderedOptions: 60 }),
    // A finger that taps has the same below the text, and nothing is covered.
    matchMedia("(hover: hover)").matches ? hoverTooltip(hovered, { hoverTime: 400 }) : [],
    keymap.of([{ key: "Mod-i", run: saidAloud, preventDefault: true }, ...completionKeymap]),
    EditorView.updateListener.of((update) => {
      if (!update.selectionSet && !update.docChanged) return;
      clearTimeout(timer);
      timer = setTimeout(() => here(update.view), PAUSE);
    }),
  ];
}

/** Shows what may stand where the cursor is, for whoever has no key for it. */
export function complete(view) {
  view.focus();
  startCompletion(view);
}
