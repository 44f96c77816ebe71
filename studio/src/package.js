// The package in its worker, as the page asks it: one answer a question, the newest of a kind first.

/** How long an answer may take before the worker is thought to be lost, in milliseconds. */
const PATIENCE = 20000;

/** What a question comes to that a newer one of its kind has replaced. */
export class Dropped extends Error {}

/** What a question comes to that the package could not answer. */
export class Broken extends Error {}

export class Package extends EventTarget {
  #worker = null;
  #ready = false;
  #waiting = new Map();
  #asked = null;
  #timer = 0;
  #next = 1;

  constructor(address) {
    super();
    this.address = address;
    this.#start();
  }

  /** The answer to a question; of several of one `kind` that wait, the last is asked alone. */
  ask(op, args, kind = op) {
    return new Promise((resolve, reject) => {
      this.#waiting.get(kind)?.reject(new Dropped(op));
      this.#waiting.delete(kind);
      this.#waiting.set(kind, { op, args, resolve, reject });
      this.#send();
    });
  }

  /** Gives up what is being asked, and begins with a fresh worker. */
  stop() {
    this.#worker.terminate();
    this.#asked?.reject(new Broken("stopped"));
    this.#asked = null;
    this.#start();
  }

  #start() {
    clearTimeout(this.#timer);
    this.#ready = false;
    this.#worker = new Worker(this.address, { type: "module" });
    this.#worker.onmessage = ({ data }) => this.#heard(data);
    this.#worker.onerror = (event) => this.dispatchEvent(new CustomEvent("lost", { detail: event.message }));
  }

  #heard(data) {
    if (data.ready !== undefined) {
      this.#ready = data.ready;
      this.dispatchEvent(new CustomEvent(data.ready ? "ready" : "lost", { detail: data.why }));
    } else if (this.#asked?.id === data.id) {
      const asked = this.#asked;
      this.#asked = null;
      clearTimeout(this.#timer);
      if (data.error === undefined) asked.resolve(data.result);
      else asked.reject(new Broken(data.error));
      if (data.fatal) this.stop();
    }
    this.#send();
  }

  #send() {
    if (!this.#ready || this.#asked !== null || this.#waiting.size === 0) return;
    const [kind, question] = this.#waiting.entries().next().value;
    this.#waiting.delete(kind);
    this.#asked = { id: this.#next++, ...question };
    this.#timer = setTimeout(() => this.stop(), PATIENCE);
    this.#worker.postMessage({ id: this.#asked.id, op: question.op, args: question.args });
    this.dispatchEvent(new Event("asked"));
  }
}
