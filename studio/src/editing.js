// Changes that the package makes for somebody: one after the other, and each reaches the rules it was made in, whatever is opened or closed meanwhile.

import * as shelf from "./shelf.js";

const KEY = "tarotrules.studio.asked";
/** So many changes are remembered that were asked for and did not come. */
const MOST = 20;
/** So often a change is asked for again because something was written meanwhile. */
const TIMES = 3;

/** What was asked for and has not come: `[{key, id, text, op, args, unless}]`; where nothing can be remembered, nothing is. */
function remembered() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
function remember(some) {
  try {
    if (some.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(some.slice(-MOST)));
  } catch {
    // Then it is lost with the page.
  }
}

/** A text with changes in it; their places are of the text as it was. */
const applied = (text, changes) => [...changes].sort((one, other) => other.from - one.from).reduce((now, { from, to, insert }) => now.slice(0, from) + (insert ?? "") + now.slice(to ?? from), text);

export class Editing {
  #app;
  #before = Promise.resolve();
  /** The keys of what is asked for and has not come to this page yet. */
  #waiting = new Set();

  /** `app` knows which rules are open, asks and writes: `{id(), editor(), ask(op, args), write(changes)}`. */
  constructor(app) {
    this.#app = app;
  }

  /** Whether something was tapped that is not in the text yet. */
  get waits() {
    return this.#waiting.size > 0;
  }

  /**
   * Asks for a change, and puts it in; the answer, if it was put into the rules that are open.
   * It is not made if the question `unless` (`[op, args]`) finds problems: the answer is `{refused}` then, with what it found.
   */
  edit(op, args, unless = null) {
    const [id, of] = [this.#app.id(), this.#app.editor()];
    const key = crypto.getRandomValues(new Uint32Array(2)).join("-");
    remember([...remembered(), { key, id, text: of.state.doc.toString(), op, args, unless }]);
    this.#waiting.add(key);
    const mine = this.#before.then(() => this.#edited({ op, args, unless }, id, of)).finally(() => {
      this.#waiting.delete(key);
      remember(remembered().filter((each) => each.key !== key));
    });
    this.#before = mine.catch(() => {});
    return mine;
  }

  async #edited({ op, args, unless }, id, of) {
    const here = () => id === this.#app.id();
    const now = () => (here() ? this.#app.editor().state.doc.toString() : shelf.get(id)?.text);
    const told = (found) => (of === this.#app.editor() ? found : null);
    for (let time = 0; time < TIMES; time++) {
      const text = now();
      if (text === undefined) return null;
      const against = unless === null ? null : await this.#app.ask(unless[0], { text, ...unless[1] });
      if (unless !== null && against === null) return null;
      if (against?.problems.length > 0) return told({ refused: against });
      const found = await this.#app.ask(op, { text, ...args });
      if (found === null) return null;
      if (now() !== text) continue;
      if (!here()) shelf.amend(id, applied(text, found.changes));
      else if (found.changes.length > 0) this.#app.write(found.changes);
      this.#moved(id, text, now());
      return told(found);
    }
    return null;
  }

  /** What else was asked of a text is asked of what it is now. */
  #moved(id, text, now) {
    remember(remembered().map((each) => (each.id === id && each.text === text ? { ...each, text: now } : each)));
  }

  /** Asks again for what was asked in these rules when the page was left. */
  again(id, text) {
    const left = (each) => each.id === id && !this.#waiting.has(each.key);
    const [mine, others] = [remembered().filter(left), remembered().filter((each) => !left(each))];
    if (mine.length === 0) return;
    remember(others);
    if (mine[0].text === text) for (const { op, args, unless } of mine) this.edit(op, args, unless);
  }
}
