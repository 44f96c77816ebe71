// Rules that begin with questions, one a screen: what tables have otherwise most often is asked first, and whoever has enough stops.

import { $, fill, h } from "./dom.js";
import { say } from "./words.js";

export class Asking {
  #app;
  #given = new Map();
  #seen = [];

  /** `app` begins and speaks: `{questions, answered(title, answers), open(text), show(), status}`. */
  constructor(app) {
    this.#app = app;
    $("ask").hidden = app.questions.length === 0;
    $("ask").addEventListener("click", () => this.#begin());
  }

  #begin() {
    this.#given.clear();
    this.#seen = [];
    this.#next();
  }

  /** What is still to be asked: an answer may settle more than its own question. */
  #waiting() {
    const settled = new Set(this.#app.questions.flatMap(({ id, answers }) => answers[this.#given.get(id)]?.settles ?? []));
    return this.#app.questions.filter(({ id }) => !this.#seen.includes(id) && !settled.has(id));
  }

  #next() {
    const waiting = this.#waiting();
    if (waiting.length === 0) this.#end();
    else this.#show(waiting[0], this.#seen.length + waiting.length);
  }

  #answer(id, at) {
    if (at === null) this.#given.delete(id);
    else this.#given.set(id, at);
    this.#seen.push(id);
    this.#next();
  }

  #back() {
    const id = this.#seen.pop();
    this.#show(this.#app.questions.find((each) => each.id === id), this.#seen.length + this.#waiting().length);
  }

  #show(question, all) {
    const n = this.#seen.length + 1;
    $("begin").hidden = true;
    $("asking").hidden = false;
    fill($("asking"),
      h("p", { class: "progress", id: "asking-progress" }, say("studio-ask-progress", { n, all })),
      h("progress", { value: n, max: all, "aria-labelledby": "asking-progress" }),
      h("h2", { tabindex: -1 }, question.asks ?? question.title),
      question.asks === null ? h("p", {}, say("studio-ask-rule")) : null,
      h("div", { class: "answers" }, question.answers.map((each, at) => this.#shown(question, each, at))),
      h("div", { class: "steps" },
        h("button", { type: "button", id: "asking-back", disabled: this.#seen.length === 0, onclick: () => this.#back() }, say("studio-ask-back")),
        h("button", { type: "button", id: "asking-skip", onclick: () => this.#answer(question.id, null) }, say("studio-ask-skip")),
        h("button", { type: "button", id: "asking-enough", class: "first", onclick: () => this.#end() }, say("studio-ask-enough")),
        h("button", { type: "button", class: "quiet", onclick: () => this.#app.show() }, say("studio-ask-stop"))));
    $("asking").scrollTop = 0;
    $("asking").querySelector("h2").focus();
  }

  #shown({ id, asks }, { label, says, text, notes }, at) {
    const called = asks === null || says === null ? label : say(`studio-ask-${says}`);
    return h("button", { type: "button", class: at === this.#given.get(id) ? "answer chosen" : "answer", onclick: () => this.#answer(id, at) },
      called === "" ? null : h("b", {}, called),
      text === "" ? null : h("span", {}, text),
      notes.map((note) => h("small", {}, note)));
  }

  async #end() {
    for (const each of $("asking").querySelectorAll("button")) each.disabled = true;
    this.#app.status("studio-beginning");
    const found = await this.#app.answered($("title").value.trim() || say("studio-ask-title"), Object.fromEntries(this.#given));
    if (found === null) return this.#app.show();
    this.#app.open(found.text);
    const list = found.left.join(", ");
    if (list !== "") this.#app.status("studio-ask-left", { list });
  }
}
