// The text is kept as it is written; two tabs with the same rules never write over each other unseen.

import * as shelf from "./shelf.js";

/** Keeps the rules that are open; `app` knows their text, takes another, and speaks: `{text, title, replace, status}`. */
export class Keeping {
  #app;
  #sound = true;
  /** What is kept, as far as this tab knows: what differs from its text is not kept yet. */
  #known = null;
  /** What was kept here last, and another tab has not read yet: it may write over it. */
  #mine = null;
  /** All that other tabs wrote over without having read it. */
  #lost = [];
  id = null;

  constructor(app) {
    this.#app = app;
    shelf.elsewhere(() => this.#elsewhere());
    // What could not be kept would be gone.
    addEventListener("beforeunload", (event) => !this.#sound && event.preventDefault());
    addEventListener("pagehide", () => this.id !== null && this.save());
  }

  /** Begins to keep rules of an id, or of none yet. */
  open(id) {
    this.id = id;
    this.#mine = null;
    this.#lost = [];
    this.#known = shelf.get(id);
    this.save();
  }

  /** Keeps what is written now. */
  save() {
    this.id ??= shelf.another();
    const text = this.#app.text();
    const { how, both, now } = shelf.keep(this.id, text, this.#app.title(), this.#known);
    this.#sound = how === "saved";
    if (this.#sound) this.#known = this.#mine = now;
    this.#app.status(both ? "studio-both" : SENTENCES[how]);
  }

  /** Keeps what is not kept yet. */
  flush() {
    if (this.id !== null && this.#app.text() !== this.#known?.text) this.save();
  }

  /** Whether all that is written is kept, now that it was tried. */
  kept() {
    if (this.id !== null) this.save();
    return this.id !== null && this.#sound;
  }

  /** The text that is kept has no mistake. */
  sound(text) {
    if (this.id !== null) shelf.sound(this.id, text);
  }

  /** Brings an earlier text back: the one that is there is an earlier one then. */
  bring(text) {
    const was = { text: this.#app.text(), time: shelf.get(this.id)?.time ?? Date.now() };
    this.#app.replace(text);
    this.save();
    shelf.keepEarlier(this.id, was);
  }

  /** Takes over what another tab has written, unless something here is not kept yet: then both are. */
  #elsewhere() {
    const found = this.id === null ? null : shelf.get(this.id);
    if (found === null) return;
    if (found.text !== this.#app.text()) {
      if (this.#app.text() !== this.#known?.text) return this.save();
      // What a tab writes is there for another one only a moment later.
      if (this.#mine !== null && found.over !== this.#mine.mark) this.#lost.push(this.#mine);
      this.#mine = null;
      this.#app.replace(found.text);
    }
    this.#known = found;
    for (const each of this.#lost) shelf.keepEarlier(this.id, each);
  }
}

const SENTENCES = { saved: "studio-saved", full: "studio-not-saved", nowhere: "studio-nowhere", newer: "studio-newer" };
