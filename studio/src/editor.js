// The text of the rules, as an editor; its document is the rules, whether it is seen or not.

import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap, HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { say } from "./words.js";

const RULES = StreamLanguage.define({
  name: "tarot",
  token(stream) {
    if (stream.eatSpace()) return null;
    if (stream.match(/#.*/)) return "comment";
    if (stream.match(/"(?:[^"\\]|\\.)*"?/)) return "string";
    if (stream.match(/[0-9０-９½]+/)) return "number";
    if (stream.match(/[{};,]/)) return "punctuation";
    if (stream.match(/[\p{L}][\p{L}\p{N}_-]*/u)) return "keyword";
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: "#" } },
});

const COLOURS = HighlightStyle.define([
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: tags.string, color: "var(--text)" },
  { tag: tags.number, color: "var(--number)" },
  { tag: tags.keyword, color: "var(--word)" },
]);

/** An editor in an element; `changed` hears of every change of the text. */
export function editor(parent, text, changed) {
  const heard = EditorView.updateListener.of((update) => update.docChanged && changed(update));
  const extensions = [
    lineNumbers(), foldGutter(), history(), drawSelection(), bracketMatching(), closeBrackets(), highlightActiveLine(),
    highlightSelectionMatches(), search({ top: true }), lintGutter(), RULES, syntaxHighlighting(COLOURS), EditorView.lineWrapping,
    // The key Tab leaves the editor: whoever uses the keyboard alone is not caught.
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap]),
    EditorView.contentAttributes.of({ "aria-label": say("studio-view-text"), spellcheck: "false" }), heard,
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}
