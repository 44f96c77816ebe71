// The package in its worker, as the page asks it: one answer a question, the newest of a kind first.

/** How long an answer may take before the worker is thought to be lost, in milliseconds. */
const PATIENCE = 20000;
/** How long it may take before whoever waits can stop it. */
const LONG = 1000;
/** After so many failures the same question is no longer put. */
const FAILURES = 2;
/** The kind of questions whose answers nobody waits for. */
export const UNAWAITED = "unawaited";
/** So many questions that failed are remembered. */
const REMEMBERED = 20;

/** What a question comes to that a newer one of its kind has replaced. */
export class Dropped extends Error {}

/** What a question comes to that was not answered; `why`: stopped, late, crashed, failed or off. */
export class Broken extends Error {
  constructor(why, told) {
    super(told ?? why);
    this.why = why;
  }
}

/** What a question is: the same one fails alike. */
const about = (op, args) => JSON.stringify([op, args]);

/** Tells `ready` when it can be asked, `lost` when it never will be, `mixed` when it is of several versions, and `waiting` when an answer is long in coming or has come after all. */
export class Package extends EventTarget {
  #worker = null;
  #ready = false;
  #waiting = new Map();
  #asked = null;
  #timers = [];
  #next = 1;
  /** How often a question failed. */
  #failures = new Map();

  /** `runs` tells the worker the version that it has to be of, when it begins. */
  constructor(address, runs) {
    super();
    this.address = address;
    this.runs = runs;
  }

  /** What is asked before waits for it. */
  begin() {
    this.#start();
  }

  /** The answer to a question; of several of one `kind` that wait, the last is asked alone. */
  ask(op, args, kind = op) {
    return new Promise((resolve, reject) => {
      this.#waiting.get(kind)?.reject(new Dropped(op));
      this.#waiting.delete(kind);
      if (this.#failed(op, args) >= FAILURES) return reject(new Broken("off"));
      this.#waiting.set(kind, { op, args, resolve, reject });
      this.#send();
    });
  }

  /** Gives up what is being asked, for good as long as nothing of it has changed. */
  stop() {
    if (this.#asked !== null) this.#fresh("stopped", FAILURES);
  }

  /** Asks again what was given up; if the worker could not be begun, begins another. */
  again() {
    this.#failures.clear();
    if (this.#worker === null) this.#start();
  }

  /** Begins with a fresh worker, because nothing more is to be expected of this one. */
  #fresh(why, weight = 1) {
    this.#worker.terminate();
    const asked = this.#over();
    if (asked !== null) {
      this.#failures.set(about(asked.op, asked.args), this.#failed(asked.op, asked.args) + weight);
      if (this.#failures.size > REMEMBERED) this.#failures.delete(this.#failures.keys().next().value);
      asked.reject(new Broken(why));
    }
    this.#start();
  }

  #failed(op, args) {
    return this.#failures.get(about(op, args)) ?? 0;
  }

  /** What was asked, which is over. */
  #over() {
    const asked = this.#asked;
    this.#asked = null;
    for (const each of this.#timers) clearTimeout(each);
    this.#told("waiting", false);
    return asked;
  }

  #start() {
    this.#ready = false;
    this.#worker = new Worker(this.address, { type: "module", name: this.runs });
    this.#worker.onmessage = ({ data }) => this.#heard(data);
    this.#worker.onerror = (event) => this.#broke(event.message);
  }

  #told(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** A worker that breaks is replaced; one that never began would never begin. */
  #broke(why, mixed = []) {
    if (this.#ready) return this.#fresh("crashed");
    this.#worker.terminate();
    this.#worker = null;
    if (mixed.length > 0) this.#told("mixed", mixed);
    else this.#told("lost", why);
  }

  #heard(data) {
    if (data.ready === false) return this.#broke(data.why, data.mixed);
    if (data.ready) {
      this.#ready = true;
      this.#told("ready");
    } else if (this.#asked?.id === data.id) {
      if (data.fatal) return this.#fresh("crashed");
      const asked = this.#over();
      if (data.error === undefined) asked.resolve(data.result);
      else asked.reject(new Broken("failed", data.error));
    }
    this.#send();
  }

  #send() {
    if (!this.#ready || this.#asked !== null || this.#waiting.size === 0) return;
    const [kind, question] = this.#waiting.entries().next().value;
    this.#waiting.delete(kind);
    this.#asked = { id: this.#next++, ...question };
    this.#timers = [setTimeout(() => this.#told("waiting", kind !== UNAWAITED), LONG), setTimeout(() => this.#fresh("late"), PATIENCE)];
    this.#worker.postMessage({ id: this.#asked.id, op: question.op, args: question.args });
    this.#told("asked");
  }
}
