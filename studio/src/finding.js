// A rule of the book is found: by a word that it says or that the index has for it, or by its chapter.

import { $, fill, h } from "./dom.js";
import { fold, seeking, tongue, UNSPACED } from "./seeking.js";
import { say } from "./words.js";

/** So many rules are listed; whoever is shown more types on. */
const MOST = 30;
/** So much is shown of the sentence that is found, in characters. */
const SHOWN = 120;
/** So many letters of a word that nobody says are left away until somebody does, but never below these. */
const FEWEST = 4;
/** Of a script that writes no spaces, a word may be as short as that. */
const FEWEST_SIGNS = 2;
/** So much of what is no rule is listed: words that are explained, and what is left open. */
const BESIDE = 8;
/** Where no rule has more of what is typed than that, it is said. */
const ENOUGH = 0.5;
/** What a rule says, but for examples and notes. */
const SAYING = ".body > :not(h3, figure, .scroll, .note, .change)";
const TABLES = ".body > .scroll";

const said = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

/** What a book says, as it is looked for; chapters are found by words that lead to them. */
function read(book) {
  const ids = (elements) => elements.flatMap((each) => [...each?.querySelectorAll("a") ?? []].map(({ hash }) => hash.slice(1)));
  const rules = [...book.querySelectorAll(".rule")].map((rule) => ({
    id: rule.id, number: said(rule.querySelector(".number")), title: said(rule.querySelector("h3")), said: [...rule.querySelectorAll(`${SAYING}, ${TABLES}`)].map(said) }));
  const index = [...book.querySelectorAll(".index li")].map((each) => ({ words: said(each).replace(/[:：].*/u, ""), ids: ids([each]) }));
  const terms = [...book.querySelectorAll(".glossary dt")].map((each) => ({ words: said(each), ids: ids([each, each.nextElementSibling]) }));
  return { rules: [...rules, ...chapters(book).map(({ id, number }) => ({ id, number, title: "", said: [] }))], entries: [...index, ...terms] };
}

function chapters(book) {
  return [...book?.querySelectorAll(".contents a") ?? []].map((each) => ({
    id: each.hash.slice(1), number: said(each.querySelector(".number")), title: said(each.querySelector(".number + span")) }));
}

/**
 * Finds in the book of a frame, among `options()`, of which one is shown by `optional(id)`, and among what others play, which is added
 * at `addable(path)`; `spoken(elsewhere)` has the words that players say instead, in the language of the page or in all others, and
 * `inflected` how words of the page are looked for; `shut` closes the panel of another rule.
 */
export function finding(frame, options, optional, addable, spoken, inflected, shut) {
  const [box, list] = [$("find"), $("found")];
  /** No words beside those of the book, as long as others are asked for. */
  const NOTHING = { rules: [], options: [], additions: [], tongues: [inflected] };
  let [here, elsewhere] = [null, null];
  /** The ways to look through the book, by the words that players say. */
  let seekers = new Map();

  const book = () => frame.contentDocument;

  function seeker(known) {
    if (!seekers.has(known)) seekers.set(known, seeking(read(book()), known.rules, tongue(known.tongues)));
    return seekers.get(known);
  }

  /** Rules and chapters, the best first; options and what could be added come before them where they are called so, else after. */
  function matching(query, known = here ?? NOTHING) {
    if (!book()?.querySelector(".rule")) return { found: [], best: 0 };
    const { found, best, has } = seeker(known)(query);
    const names = new Map(chapters(book()).map(({ id, title }) => [id, title]));
    const rules = found.slice(0, MOST).map(({ rule, sentence }) => ({ ...rule, title: rule.title || names.get(rule.id), around: shortened(sentence) }));
    const named = new Set(known.options.filter(({ words }) => has(words)).map(({ id }) => id));
    const taken = options().filter(({ id, title }) => has(title) || named.has(id)).map(({ id, title }) => ({ title, around: say("studio-find-option"), go: () => optional(id) }));
    const added = known.additions.filter(({ words }) => has(words)).map(({ words, path, label }) => ({ title: words, around: label, go: () => addable(path) }));
    const [called, others] = [[], []];
    for (const each of [...taken, ...added]) (fold(each.title) === fold(query) ? called : others).push(each);
    return { found: [...called, ...rules, ...told(has), ...others], best: called.length + others.length > 0 ? 1 : best };
  }

  /** Words that are explained, and what the rules leave open: they are no rules. */
  function told(has) {
    return [...book().querySelectorAll(".glossary dt, section:not(:has(.rule, .index, .glossary)) :is(li, p, dt)")]
      .filter((each) => has(said(each))).slice(0, BESIDE)
      .map((place) => ({ place, title: shortened(said(place)), around: shortened(said(place.matches("dt") ? place.nextElementSibling : null)) }));
  }

  /** What somebody may have meant who looked for words that nobody says: those that begin alike. */
  function nearest(query) {
    const least = Math.max(UNSPACED.test(query) ? FEWEST_SIGNS : FEWEST, query.length / 2);
    for (let length = query.length - 1; length >= least; length -= 1) {
      const { found } = matching(query.slice(0, length));
      if (found.length > 0) return found;
    }
    return [];
  }

  const shortened = (words) => (words.length > SHOWN ? `${words.slice(0, SHOWN).replace(/\s+\S*$/, "")} …` : words);

  function row({ id, place, number = "", title, around, go }) {
    return h("li", {}, h("button", { type: "button", onclick: () => { close(); shut(go ?? (() => lead(place ?? id))); } },
      h("span", {}, number), h("b", {}, title), around ? h("small", {}, around) : null));
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
    const query = box.value.trim();
    if (query === "") return close();
    if (here === null) words(false);
    const nothing = say("studio-find-nothing", { words: query });
    const { found, best } = matching(query);
    if (best >= ENOUGH) return show(found);
    if (here === NOTHING) return show(found, say("studio-add-wait"));
    if (elsewhere === null) words(true);
    if (elsewhere === NOTHING) return show(found, say("studio-add-wait"));
    const others = elsewhere === null ? { best: 0 } : matching(query, elsewhere);
    if (others.best > best) return show(others.found);
    const near = found.length > 0 ? found : nearest(query);
    if (near.length > 0) show(near, `${nothing} ${say("studio-find-near")}`);
    else show(chapters(book()), `${nothing} ${say("studio-find-try")}`);
  }

  /** Asks for the words that players say, and looks again when they are there. */
  async function words(other) {
    if (other) elsewhere = NOTHING;
    else here = NOTHING;
    const found = await spoken(other);
    if (found === null) return forget();
    if (other) elsewhere = found;
    else here = found;
    again();
  }

  function forget() {
    [here, elsewhere] = [null, null];
    seekers = new Map();
  }

  /** Looks again, if somebody still waits for what is found. */
  function again() {
    seekers = new Map();
    if (box.value.trim() !== "" && !list.hidden && !list.contains(document.activeElement)) look();
  }

  /** The rules have changed, and with them what words lead to. */
  function forgotten() {
    forget();
    again();
  }

  box.addEventListener("input", look);
  box.addEventListener("focus", () => (box.value.trim() !== "" ? look() : here ?? words(false)));
  $("chapters").addEventListener("click", () => (list.hidden ? show(chapters(book())) : close()));
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
