// A rule of the book is found: by a word that it says or that the index has for it, or by its chapter.

import { $, fill, h } from "./dom.js";
import { say } from "./words.js";

/** So many rules are listed; whoever is shown more types on. */
const MOST = 30;
/** So much is shown around a word that is found, in characters. */
const AROUND = 30;

/** What no form of Unicode takes apart. */
const LIGATURES = { œ: "oe", æ: "ae", ß: "ss", "’": "'", ʼ: "'" };
/** Where no word ends before a letter of these, what is looked for may begin anywhere. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** So many letters of a word that nobody says are left away until somebody does, but never below these. */
const FEWEST = 4;
/** Of a script that writes no spaces, a word may be as short as that. */
const FEWEST_SIGNS = 2;
/** So much of what is no rule is listed: words that are explained, and what is left open. */
const BESIDE = 8;
/** From the letters of hiragana to those of katakana. */
const KATAKANA = 0x60;

/** One key for all spellings of a word. */
const fold = (words) => words.toLowerCase().replace(/[œæß’ʼ]/g, (each) => LIGATURES[each]).normalize("NFKD").replace(/\p{M}/gu, "")
  .replace(/[\u3041-\u3096]/g, (each) => String.fromCharCode(each.charCodeAt(0) + KATAKANA)).trim();
const escaped = (words) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Whether a text has each of some words, in any order, or words that begin so. */
const having = (wanted) => {
  const each = wanted.split(/[\s-]+/).filter(Boolean).map((word) => new RegExp((UNSPACED.test(word) ? "" : "(?<![\\p{L}\\p{N}])") + escaped(word), "u"));
  return (words) => each.every((word) => word.test(words));
};
const said = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

/** What elements say as it is compared; what is new in a book stands in new elements. */
const keys = new WeakMap();
function key(element) {
  if (!keys.has(element)) keys.set(element, fold(said(element)));
  return keys.get(element);
}

/** No words beside those of the book. */
const NOTHING = { rules: [], options: [] };
/** The words that players say, as they are compared. */
const folded = (found) => Object.fromEntries(Object.entries(found).map(([of, those]) => [of, those.map((each) => ({ ...each, words: fold(each.words) }))]));

/**
 * Finds in the book of a frame, and among `options()`, of which one is shown by `optional(id)`; `spoken(elsewhere)` has the words
 * that players say instead, in the language of the page or in all others.
 */
export function finding(frame, options, optional, spoken) {
  const [box, list] = [$("find"), $("found")];
  let [here, elsewhere] = [null, null];

  const book = () => frame.contentDocument;
  const rules = () => [...book()?.querySelectorAll(".rule") ?? []];
  const number = (rule) => said(rule.querySelector(".number"));

  function chapters() {
    return [...book()?.querySelectorAll(".contents a") ?? []].map((each) => ({
      id: each.hash.slice(1), number: said(each.querySelector(".number")), title: said(each.querySelector(".number + span")) }));
  }

  /** The rules that the index, the list of words and players have for words, by their ids. */
  function indexed(has, known) {
    const words = [...book()?.querySelectorAll(".index li, .glossary dt") ?? []]
      .map((each) => (each.matches("dt") ? [each, each.nextElementSibling].filter(Boolean) : [each])).filter((each) => has(each.map(key).join(" "))).flat();
    const called = known.rules.filter((each) => has(each.words)).flatMap(({ numbers }) => numbers);
    return [new Set(words.flatMap((each) => [...each.querySelectorAll("a")].map(({ hash }) => hash.slice(1)))), new Set(called)];
  }

  /**
   * Rules of a name that is looked for come first, then those of the index, then those that say the words, at last those that say some
   * of them and are called by the others; then chapters and options.
   */
  function matching(wanted, known = here ?? NOTHING) {
    const has = having(wanted);
    const [index, called] = indexed(has, known);
    const also = new Map();
    for (const { words, numbers } of known.rules) for (const each of numbers) also.set(each, `${also.get(each) ?? ""} ${words}`);
    const rank = (rule) => {
      const [shown, words, title] = [number(rule), key(rule), rule.querySelector("h3")];
      if (fold(shown).startsWith(wanted) || (title !== null && has(key(title)))) return 0;
      if (index.has(rule.id) || called.has(shown)) return 1;
      if (has(words)) return 2;
      return has(words + (also.get(shown) ?? "")) ? 3 : 4;
    };
    const found = rules().map((rule) => [rank(rule), rule]).filter(([at]) => at < 4).sort(([one], [other]) => one - other)
      .slice(0, MOST).map(([, rule]) => ({ id: rule.id, number: number(rule), title: said(rule.querySelector("h3")), around: around(rule, wanted) }));
    const named = new Set(known.options.filter(({ words }) => has(words)).map(({ id }) => id));
    return [...found, ...chapters().filter((each) => called.has(each.number)), ...told(has),
      ...options().filter(({ id, title }) => has(fold(title)) || named.has(id)).map(({ id, title }) => ({ id, number: "", title, around: say("studio-find-option"), option: true }))];
  }

  /** Words that are explained, and what the rules leave open: they are no rules. */
  function told(has) {
    return [...book()?.querySelectorAll(".glossary dt, section:not(:has(.rule, .index, .glossary)) :is(li, p, dt)") ?? []]
      .filter((each) => has(key(each))).slice(0, BESIDE)
      .map((place) => ({ place, number: "", title: said(place).slice(0, 120), around: said(place.matches("dt") ? place.nextElementSibling : null).slice(0, 120) }));
  }

  /** What somebody may have meant who looked for words that nobody says: those that begin alike. */
  function nearest(wanted) {
    for (let length = wanted.length - 1; length >= Math.max(UNSPACED.test(wanted) ? FEWEST_SIGNS : FEWEST, wanted.length / 2); length -= 1) {
      const found = matching(wanted.slice(0, length));
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The words around what is looked for, or those that the rule begins with. */
  function around(rule, wanted) {
    const words = [...rule.querySelectorAll(".body > :not(h3, figure, .scroll, .note, .change)")].map(said).join(" ");
    const first = wanted.split(/[\s-]+/).map((word) => fold(words).indexOf(word)).filter((at) => at >= 0);
    const found = Math.max(0, Math.min(...first, words.length) - AROUND) % Math.max(1, words.length - AROUND);
    const at = found === 0 ? 0 : words.indexOf(" ", found) + 1;
    return (at > 0 ? "… " : "") + words.slice(at, at + 120);
  }

  function row({ id, place, number: shown, title, around: words, option }) {
    return h("li", {}, h("button", { type: "button", onclick: () => (option ? opened(id) : go(place ?? id)) }, h("span", {}, shown), h("b", {}, title), words ? h("small", {}, words) : null));
  }

  function opened(id) {
    close();
    optional(id);
  }

  function go(id) {
    close();
    lead(id);
  }

  /** Leads to a place of the book, and to the keys there. */
  function lead(id) {
    const place = typeof id === "string" ? book()?.getElementById(id) : id;
    place?.scrollIntoView({ block: "start", behavior: "instant" });
    (place?.querySelector(":scope > .studio-change") ?? frame).focus({ preventScroll: true });
  }

  function show(found, told = "") {
    fill(list, told === "" ? null : h("p", { role: "status" }, told), found.length === 0 ? null : h("ul", {}, found.map(row)));
    list.hidden = false;
    list.scrollTop = 0;
    $("chapters").setAttribute("aria-expanded", "true");
  }

  function close() {
    list.hidden = true;
    $("chapters").setAttribute("aria-expanded", "false");
  }

  function look() {
    const wanted = fold(box.value);
    if (wanted === "") return close();
    if (here === null) words(false);
    const found = matching(wanted);
    if (found.length > 0) return show(found);
    if (elsewhere === null) words(true);
    const others = elsewhere === null ? [] : matching(wanted, elsewhere);
    if (others.length > 0) return show(others);
    const near = nearest(wanted);
    const nothing = say("studio-find-nothing", { words: box.value.trim() });
    if (near.length > 0) show(near, `${nothing} ${say("studio-find-near")}`);
    else show(chapters(), `${nothing} ${say("studio-find-try")}`);
  }

  /** Asks for the words that players say, and looks again when they are there and somebody still waits for them. */
  async function words(other) {
    if (other) elsewhere = NOTHING;
    else here = NOTHING;
    const found = await spoken(other);
    if (found === null) return forgotten();
    if (other) elsewhere = folded(found);
    else here = folded(found);
    if (box.value.trim() !== "" && !list.hidden && !list.contains(document.activeElement)) look();
  }

  /** The rules have changed, and with them what words lead to. */
  function forgotten() {
    [here, elsewhere] = [null, null];
  }

  box.addEventListener("input", look);
  box.addEventListener("focus", () => box.value.trim() !== "" && look());
  $("chapters").addEventListener("click", () => (list.hidden ? show(chapters()) : close()));
  $("finder").addEventListener("keydown", (event) => {
    const rows = [...list.querySelectorAll("button")];
    const at = rows.indexOf(document.activeElement);
    if (event.key === "Escape" && !list.hidden) { close(); box.focus(); close(); }
    else if (event.key === "Enter" && event.target === box && rows.length > 0 && !list.hidden) rows[0].click();
    else if (event.key === "ArrowDown" && !list.hidden) rows[Math.min(at + 1, rows.length - 1)]?.focus();
    else if (event.key === "ArrowUp" && at >= 0) (rows[at - 1] ?? box).focus();
    else return;
    event.preventDefault();
  });
  $("finder").addEventListener("focusout", ({ relatedTarget }) => { if (relatedTarget !== null && !$("finder").contains(relatedTarget)) close(); });
  frame.addEventListener("focus", close);

  /** Nothing is looked for any more. */
  function emptied() {
    box.value = "";
    close();
  }

  return { lead, emptied, forgotten };
}
