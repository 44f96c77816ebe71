// Where rules begin: with those that are kept here, with rules that people know, or with a file.

import { $, fill, h } from "./dom.js";
import * as shelf from "./shelf.js";
import { listed, moments } from "./versions.js";
import { opening, ready } from "./waiting.js";
import { say } from "./words.js";

/** What needs the text of the rules, beside the book. */
const WRITTEN = ["turns", "about-open"];

export class Beginning {
  #app;
  /** How often something else was chosen: what was asked before is not waited for any more. */
  #chosen = 0;

  /** `app` begins, opens and speaks: `{blank(), begun(base, title), open(text, id, how), evening(file), differing(text, before), status, data}`. */
  constructor(app) {
    this.#app = app;
    $("begin-form").addEventListener("submit", (event) => this.#begin(event));
    $("file").addEventListener("change", (event) => this.#file(event));
    $("new").addEventListener("click", () => this.show(true));
  }

  /** Shows the choice; what is open stays as it is. Whoever has `asked` for rules of one's own is told if there are none. */
  show(asked = false) {
    $("begin").hidden = false;
    for (const each of ["asking", "versions", "work"]) $(each).hidden = true;
    this.#chosen++;
    this.#list(asked);
    ready();
    $("begin").querySelector("h2").focus();
  }

  /** What is open has got another name. */
  named() {
    if (!$("begin").hidden) this.#list();
  }

  hide() {
    this.#chosen++;
    for (const each of WRITTEN) $(each).inert = false;
    for (const each of ["begin", "asking", "versions"]) $(each).hidden = true;
    $("work").hidden = false;
  }

  #list(asked = true) {
    const kept = shelf.all().map((each) => ({ ...each, title: each.title || say("studio-untitled") }));
    $("yours").hidden = kept.length === 0 && !asked;
    $("yours-said").textContent = say(kept.length === 0 ? "studio-none-kept" : "studio-table-begin-yours");
    const when = moments(kept, this.#app.data.language);
    const lines = kept.map(({ id, text, title }, at) => {
      const apart = h("small", {});
      const row = h("li", {},
        h("button", { type: "button", class: "kept", onclick: () => this.#app.open(text, id) },
          h("span", { dir: "auto" }, title), h("time", {}, when[at]), apart),
        h("button", { type: "button", "aria-label": say("studio-delete-it", { title }), onclick: () => this.#remove(id, title, at) }, say("studio-delete")));
      return { title, text, row, apart };
    });
    fill($("shelf"), lines.map(({ row }) => row));
    this.#twins(lines);
  }

  /** Rules of one name are told apart by what differs. */
  async #twins(lines) {
    for (const [at, { title, text, apart }] of lines.entries()) {
      const newer = lines.slice(0, at).findLast((each) => each.title === title);
      const found = newer === undefined ? null : await this.#app.differing(newer.text, text);
      if (!found?.rules) continue;
      const { n, rules } = listed(found.rules);
      apart.textContent = n === 0 ? say("studio-twin-same") : say("studio-twin-rules", { n, rules });
    }
  }

  #remove(id, title, at) {
    const back = shelf.remove(id);
    this.#app.forgotten(id);
    this.#list();
    const undo = h("button", { type: "button", onclick: () => { back(); this.#list(); } }, say("studio-undo"));
    const gone = h("li", {}, h("span", { class: "kept", role: "status" }, say("studio-deleted-it", { title })), undo);
    $("shelf").insertBefore(gone, $("shelf").children[at] ?? null);
    undo.focus();
  }

  async #begin(event) {
    event.preventDefault();
    const base = new FormData($("begin-form")).get("base");
    const named = $("title").value.trim();
    const title = named || this.#app.data.variants.find(({ name }) => name === base).title;
    const first = base === this.#app.data.variants[0].name;
    const ahead = first && this.#app.blank();
    if (ahead) this.#ahead(title);
    this.#app.status("studio-beginning");
    const asked = this.#chosen;
    const text = await this.#app.begun(base, title);
    if (asked !== this.#chosen) return;
    if (text === null) return ahead ? this.show() : undefined;
    $("title").value = "";
    this.#app.open(text, undefined, { first, ahead });
  }

  /** The book can be read at once, and its rules be tapped; what needs their text is offered when that is written. */
  #ahead(title) {
    opening(title, { first: true });
    this.hide();
    for (const each of WRITTEN) $(each).inert = true;
  }

  async #file(event) {
    const chosen = event.target.files[0];
    event.target.value = "";
    if (!chosen) return;
    if (chosen.name.endsWith(".json")) {
      fill($("file-wrong"), await this.#app.evening(chosen));
      return;
    }
    if (chosen.size > this.#app.data.most) return this.#app.status("studio-too-long", { most: this.#app.data.most });
    let text;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(await chosen.arrayBuffer());
    } catch {
      return this.#app.status("studio-not-text");
    }
    this.#app.open(text);
  }
}
