// The texts that the open rules were before: each is told by its time and by what it says otherwise, and brought back when somebody says so.

import { $, fill, h } from "./dom.js";
import * as shelf from "./shelf.js";
import { regional, say } from "./words.js";

/** So many rules are named; the others are counted. */
const NAMED = 3;

/** What an earlier text says otherwise, in a line; `found` is what the package says of it, or nothing. */
export function told(found) {
  if (found === null) return say("studio-version-asking");
  if (!found.whole) return say("studio-version-mistake");
  if (found.rules === null) return say("studio-version-unread");
  const { n, rules } = listed(found.rules);
  return n === 0 ? say("studio-version-same") : say("studio-version-rules", { n, rules });
}

/** How many rules there are, and the first of them by name. */
export function listed(some) {
  const named = some.slice(0, NAMED).map(({ number, name }) => `${number} ${name}`).join(" · ");
  return { n: some.length, rules: some.length > NAMED ? `${named} …` : named };
}

/** What each rule said and says; where one of the texts cannot be read, their lines. */
export function differences({ rules, lines }) {
  const one = (label, said) => (said === null || said.length === 0 ? null : [h("dt", {}, say(label)), h("dd", { dir: "auto" }, said)]);
  const both = (then, now) => h("dl", {}, one("studio-version-then", then ?? say("studio-version-nothing")), one("studio-version-now", now ?? say("studio-version-nothing")));
  if (rules === null) {
    const shown = (some) => (some.length === 0 ? null : some.map((each) => h("code", {}, each)));
    return [both(shown(lines.then), shown(lines.now)), lines.more ? h("p", { class: "note" }, say("studio-version-more")) : null];
  }
  return rules.map(({ number, name, then, now }) => [h("h3", {}, `${number} ${name}`), both(then, now)]).flat();
}

/** The moments of some texts such as no two of them look alike. */
export function moments(some, language) {
  const told = (timeStyle) => { const format = new Intl.DateTimeFormat(regional(language), { dateStyle: "medium", timeStyle }); return some.map(({ time }) => format.format(time)); };
  const [short, long] = [told("short"), told("medium")];
  return short.map((each, at) => (short.filter((other) => other === each).length > 1 ? long[at] : each));
}

export class Versions {
  #app;
  /** How often the list was shown: what was asked before is not told any more. */
  #shown = 0;
  /** What was brought back last, as long as it stands: `{text, was}`. */
  #brought = null;

  /** `app` has the rules that are open: `{id(), text(), title(), asked, bring(text), turn, status, leaving, data}`. */
  constructor(app) {
    this.#app = app;
    for (const each of ["versions-open", "take-earlier"]) $(each).addEventListener("click", () => app.leaving(() => this.show()));
    $("versions-close").addEventListener("click", () => this.#leave());
    $("versions").addEventListener("keydown", ({ key }) => key === "Escape" && this.#leave());
  }

  /** Shows the list in the place of the rules. */
  show() {
    for (const each of ["begin", "asking", "work"]) $(each).hidden = true;
    $("versions").hidden = false;
    const some = shelf.before(this.#app.id());
    const when = moments(some, this.#app.data.language);
    $("versions-title").textContent = say("studio-versions-of", { title: this.#app.title() });
    $("versions-said").textContent = say(some.length === 0 ? "studio-no-earlier" : "studio-versions-said");
    const lines = some.map(({ text }, at) => this.#line(text, when[at]));
    fill($("earlier"), lines.map(({ row }) => row));
    this.#ask(lines);
    $("versions-title").focus();
  }

  hide() {
    this.#shown++;
    $("versions").hidden = true;
  }

  #leave() {
    this.hide();
    $("work").hidden = false;
    this.#app.turn();
  }

  /** One after the other, so that whatever else is asked need not wait for all. */
  async #ask(lines) {
    const mine = ++this.#shown;
    for (const { text, tell } of lines) {
      const found = await this.#app.asked("earlier", { before: text }, "earlier");
      if (mine !== this.#shown) return;
      if (found !== null) tell(found);
    }
  }

  #line(text, when) {
    const what = h("span", { class: "differs" }, told(null));
    const inside = h("div", { class: "inside" });
    const row = h("li", {}, h("details", {}, h("summary", {}, h("time", {}, when), what), inside));
    const tell = (found) => {
      what.textContent = told(found);
      fill(inside, differences(found),
        h("p", {}, say("studio-version-ask")),
        h("div", { class: "buttons" },
          h("button", { type: "button", class: "first", onclick: () => this.bring(text, when) }, say("studio-version-bring")),
          h("button", { type: "button", onclick: () => { row.firstChild.open = false; row.querySelector("summary").focus(); } }, say("studio-version-leave"))));
    };
    return { text, row, tell };
  }

  /** Brings a text back, says so, and offers the way back. */
  bring(text, when) {
    const was = this.#app.text();
    this.#app.bring(text);
    this.#brought = { text, was };
    fill($("brought"), h("span", { role: "status" }, when === null ? say("studio-version-brought-whole") : say("studio-version-brought", { when })),
      h("button", { type: "button", onclick: () => { this.#app.bring(was); this.settled(); this.#app.status("studio-version-undone"); } }, say("studio-undo")),
      h("button", { type: "button", class: "quiet", onclick: () => this.settled(true) }, say("studio-rule-close")));
    $("brought").hidden = false;
    this.hide();
    $("work").hidden = false;
    this.#app.turn("book");
  }

  /** Whoever has gone on since needs no way back any more. */
  settled(closed = false) {
    if (this.#brought === null || (!closed && this.#brought.text === this.#app.text())) return;
    this.#brought = null;
    $("brought").hidden = true;
  }
}
