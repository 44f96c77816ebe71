// The words of a file in colours: which words there are comes with the page, made of the tables that the program reads.

import { HighlightStyle, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { Compartment } from "@codemirror/state";
import { tags } from "@lezer/highlight";
import { DATA } from "./data.js";

const { colours } = DATA;
/** What the places of a use stand for. */
const GROUPS = ["keyword", "propertyName", "atom", "attributeName", "variableName"];
const CJK = "々〆〇ぁ-ゖ\\u3099\\u309aゝゞァ-ヿ㐀-䶿一-鿿豈-﫿ｦ-ﾟ";
const RUN = new RegExp(`[${CJK}]+`, "u");
const WORD = new RegExp(`(?![${CJK}])\\p{L}(?:[-‐‑'’]?(?![${CJK}])[\\p{L}\\p{M}\\p{Nd}_])*`, "u");
const ACCENT = /(?<!и)[\u0300-\u036f]|(?<=и)(?!\u0306)[\u0300-\u036f]/g;

/** No line that anybody writes is so long; what is, stays without colours. */
const LINE = 2000;

/** One key for all spellings of a word, as the program folds them. */
function fold(word) {
  return word.normalize("NFKC").toLowerCase().normalize("NFD").replace(ACCENT, "").normalize("NFC")
    .replace(/[_‐‑–]/g, "-").replace(/[’ʼ`´]/g, "'").replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/ß/g, "ss");
}

/** Each word of a language and its use; English can be written anywhere. */
const tables = new Map();
function table(language) {
  if (!tables.has(language)) {
    const uses = new Map();
    for (const each of ["en", language]) {
      for (const [use, words] of Object.entries(colours[each] ?? {})) {
        if (use !== "decimal") for (const word of words.split(" ")) uses.set(word, use);
      }
    }
    tables.set(language, { uses, longest: Math.max(...[...uses.keys()].map((each) => each.length)), decimal: colours[language]?.decimal ?? "." });
  }
  return tables.get(language);
}

function reader(language) {
  const { uses, longest, decimal } = table(language);
  const number = new RegExp(`[0-9０-９]+(?:[${decimal === "," ? "," : "."}][0-9０-９]+)?[¼½¾⅐-⅞]?|[¼½¾⅐-⅞]`);

  /** What a word is for where it stands. */
  function named(word, state) {
    const code = state.begins && word in colours;
    const use = code ? undefined : uses.get(fold(word));
    const group = use === undefined ? "variableName" : GROUPS[use[state.member ? 2 : state.begins ? 0 : 1]];
    state.begins &&= group === "keyword";
    state.member = false;
    return group;
  }

  /** The longest known word at the beginning of a run that is written without blanks, or what stands before the next one. */
  function piece(run) {
    const known = (at) => {
      for (let size = Math.min(longest, run.length - at); size > 0; size--) if (uses.has(fold(run.slice(at, at + size)))) return size;
      return 0;
    };
    let at = 0;
    while (at < run.length && known(at) === 0) at++;
    return at > 0 ? at : known(0);
  }

  return StreamLanguage.define({
    name: "tarot",
    startState: () => ({ begins: true, member: false }),
    token(stream, state) {
      if (stream.string.length > LINE) { stream.skipToEnd(); return null; }
      if (stream.sol()) state.begins = true;
      if (stream.eatSpace()) return null;
      if (stream.match(/^[#＃].*/)) return "comment";
      if (stream.match(/^(?:["＂](?:[^"＂\\]|\\.)*["＂]?|“[^”]*”?|„[^“”]*[“”]?|«[^»]*»?|»[^«]*«|「[^」]*」?)/)) return "string";
      if (stream.match(/^[[［][^\]］]*[\]］]?/)) return "meta";
      if (stream.match(/^`[^`]+`/)) { state.begins = false; return "variableName"; }
      const run = stream.match(RUN, false);
      if (run && run.index === 0) {
        const size = piece(run[0]);
        stream.pos += size;
        return named(run[0].slice(0, size), state);
      }
      const word = stream.match(WORD, false);
      if (word && word.index === 0) {
        stream.pos += word[0].length;
        return named(word[0], state);
      }
      const figures = stream.match(number, false);
      if (figures && figures.index === 0) { stream.pos += figures[0].length; return "number"; }
      const sign = stream.next();
      if ("{}；;。｛｝".includes(sign)) state.begins = true;
      state.member = sign === "." && stream.peek() !== ".";
      return /[{}｛｝;；,，、()（）]/.test(sign) ? "punctuation" : "operator";
    },
    languageData: { commentTokens: { line: "#" } },
  });
}

const STYLE = HighlightStyle.define([
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: tags.meta, color: "var(--muted)" },
  { tag: tags.string, color: "var(--text)" },
  { tag: tags.number, color: "var(--number)" },
  { tag: tags.atom, color: "var(--number)" },
  { tag: tags.keyword, color: "var(--word)", fontWeight: "bold" },
  { tag: tags.propertyName, color: "var(--word)" },
  { tag: tags.attributeName, color: "var(--feature)" },
  { tag: tags.variableName, color: "var(--ink)" },
]);

const reading = new Compartment();
let current = null;

/** What the first line says, as far as one need know before the program answers. */
const declared = (text) => /^\s*[#＃][^:：\n]*[:：]\s*(\w\w)\s*$/m.exec(text.slice(0, 80))?.[1];

/** A text is there before its colours are, which take as long to make ready. */
const SOON = 50;
let timer = 0;

/** What an editor needs to be coloured. */
export const colouring = () => [reading.of([]), syntaxHighlighting(STYLE)];

/** Colours for a text that is just opened, in a language unless it says another. */
export function coloured(view, language) {
  const first = declared(view.state.sliceDoc(0, 80));
  current = null;
  clearTimeout(timer);
  timer = setTimeout(() => recolour(view, first in colours ? first : language), SOON);
}

/** Colours in the words of another language, if it is another. */
export function recolour(view, language) {
  if (language === current || !(language in colours)) return;
  current = language;
  view.dispatch({ effects: reading.reconfigure(reader(language)) });
}
