// The text of the rules, as an editor; its document is the rules, whether it is seen or not.

import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { coloured, colouring } from "./colours.js";
import { say } from "./words.js";

/** An editor in an element, its words in a language; `helps` are what it is helped by; `changed` hears of every change of the text. */
export function editor(parent, { text, language, changed, helps }) {
  const heard = EditorView.updateListener.of((update) => update.docChanged && changed(update));
  const extensions = [
    helps,
    lineNumbers(), foldGutter(), history(), drawSelection(), bracketMatching(), closeBrackets(), highlightActiveLine(),
    highlightSelectionMatches(), search({ top: true }), lintGutter(), colouring(), EditorView.lineWrapping,
    // The key Tab leaves the editor: whoever uses the keyboard alone is not caught.
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap]),
    EditorView.contentAttributes.of({ "aria-label": say("studio-view-text"), spellcheck: "false", autocapitalize: "off", autocorrect: "off" }), heard,
  ];
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
  coloured(view, language);
  return view;
}
