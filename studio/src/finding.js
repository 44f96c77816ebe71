// A rule of the book is found: by a word that it says or that the index has for it, or by its chapter.

import { $, fill, h } from "./dom.js";
import { say } from "./words.js";

/** So many rules are listed; whoever is shown more types on. */
const MOST = 30;
/** So much is shown around a word that is found, in characters. */
const AROUND = 30;

/** One key for all spellings of a word. */
const fold = (words) => words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’ʼ]/g, "'").trim();
const said = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";

/** Finds in the book of a frame; `went` hears where somebody was led to. */
export function finding(frame, went = () => {}) {
  const [box, list] = [$("find"), $("found")];

  const book = () => frame.contentDocument;
  const rules = () => [...book()?.querySelectorAll(".rule") ?? []];
  const number = (rule) => said(rule.querySelector(".number"));

  function chapters() {
    return [...book()?.querySelectorAll(".contents a") ?? []].map((each) => ({
      id: each.hash.slice(1), number: said(each.querySelector(".number")), title: said(each.querySelector(".number + span")) }));
  }

  /** The rules that the index has for words, by their ids. */
  function indexed(wanted) {
    const words = [...book().querySelectorAll(".index li")].filter((each) => fold(each.textContent).includes(wanted));
    return new Set(words.flatMap((each) => [...each.querySelectorAll("a")].map(({ hash }) => hash.slice(1))));
  }

  /** Rules of a name that is looked for come first, then those of the index, then those that say the word. */
  function matching(wanted) {
    const index = indexed(wanted);
    const rank = (rule) => {
      if (fold(number(rule)).startsWith(wanted) || fold(said(rule.querySelector("h3"))).includes(wanted)) return 0;
      if (index.has(rule.id)) return 1;
      return fold(said(rule)).includes(wanted) ? 2 : 3;
    };
    return rules().map((rule) => [rank(rule), rule]).filter(([at]) => at < 3).sort(([one], [other]) => one - other)
      .slice(0, MOST).map(([, rule]) => ({ id: rule.id, number: number(rule), title: said(rule.querySelector("h3")), around: around(rule, wanted) }));
  }

  /** The words around what is looked for, or those that the rule begins with. */
  function around(rule, wanted) {
    const words = [...rule.querySelectorAll(".body > :not(h3, figure, .scroll, .note, .change)")].map(said).join(" ");
    const found = Math.max(0, fold(words).indexOf(wanted) - AROUND);
    const at = found === 0 ? 0 : words.indexOf(" ", found) + 1;
    return (at > 0 ? "… " : "") + words.slice(at, at + 120);
  }

  function row({ id, number: shown, title, around: words }) {
    return h("li", {}, h("button", { type: "button", onclick: () => go(id) }, h("span", {}, shown), h("b", {}, title), words ? h("small", {}, words) : null));
  }

  function go(id) {
    close();
    lead(id);
    went(id);
  }

  /** Leads to a place of the book, and to the keys there. */
  function lead(id) {
    const place = book()?.getElementById(id);
    place?.scrollIntoView({ block: "start", behavior: "instant" });
    (place?.querySelector(":scope > .studio-change") ?? frame).focus({ preventScroll: true });
  }

  function show(found, empty) {
    fill(list, found.length === 0 ? h("p", { role: "status" }, empty) : h("ul", {}, found.map(row)));
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
    if (wanted === "") close();
    else show(matching(wanted), say("studio-find-nothing", { words: box.value.trim() }));
  }

  box.addEventListener("input", look);
  box.addEventListener("focus", () => box.value.trim() !== "" && look());
  $("chapters").addEventListener("click", () => (list.hidden ? show(chapters(), "") : close()));
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

  return { lead };
}
