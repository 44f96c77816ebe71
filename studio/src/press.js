// What sets type: a worker of its own with parts that are fetched when they are asked for, ended when it has.

/** How long nothing may be heard of it, in milliseconds. */
const PATIENCE = 120000;
const WORKER = new URL("typesetter/worker.js", import.meta.url).href;

/** What it comes to when it was stopped. */
export class Stopped extends Error {}

/** Whether the studio was built with it. */
export const here = PARTS.machine !== undefined;

const address = (name) => new URL(PARTS[name].path, import.meta.url).href;
/** The parts that a book needs. */
const needed = (faces) => ["machine", "templates", "small", ...(faces === "large" ? ["large"] : [])];

/** Where the signs begin and end that there are letters for, by lists of faces. */
export async function letters() {
  const found = await fetch(address("letters"));
  return new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).json();
}

/** How many bytes have to be fetched for a book. */
export async function lacking(faces) {
  const kept = await Promise.all(needed(faces).map((name) => self.caches?.match(address(name)).catch(() => undefined)));
  return needed(faces).reduce((sum, name, place) => sum + (kept[place] ? 0 : PARTS[name].size), 0);
}

/** Asks that a device keeps what was used, and whether it had room. */
export function keep(faces) {
  const workers = navigator.serviceWorker;
  return new Promise((told) => {
    workers?.addEventListener("message", ({ data }) => told(data.kept), { once: true });
    workers?.ready.then(({ active }) => active.postMessage({ keep: [WORKER, ...["letters", ...needed(faces)].map(address)] }));
  });
}

/** A worker that sets one book; `heard` is told of how many bytes have come, and when it begins to set. */
export class Press {
  #worker = new Worker(WORKER, { type: "module" });
  #heard;
  #settled = null;
  #stopped = false;
  #timer = 0;
  /** Whether all is there that it needs. */
  #setting = false;

  constructor(heard) {
    this.#heard = heard;
    this.#worker.onmessage = ({ data }) => this.#told(data);
    this.#worker.onerror = () => this.#end({ error: this.#setting ? "memory" : "fetch" });
  }

  /** The pages of a book, and how many there are. */
  set(faces, data) {
    return this.#ask({ parts: Object.fromEntries(needed(faces).map((name) => [name, { address: address(name) }])), data });
  }

  /** The pages that were just set, laid on sheets. */
  fold(sheets) {
    return this.#ask({ sheets });
  }

  /** Ends the worker, whatever it does; nothing remains of it. */
  stop() {
    clearTimeout(this.#timer);
    this.#stopped = true;
    this.#worker.terminate();
    this.#settled?.reject(new Stopped());
    this.#settled = null;
  }

  #ask(question) {
    if (this.#stopped) return Promise.reject(new Stopped());
    return new Promise((resolve, reject) => {
      this.#settled = { resolve, reject };
      this.#wait();
      this.#worker.postMessage(question);
    });
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end({ error: this.#setting ? "late" : "fetch" }), PATIENCE);
  }

  #told(data) {
    this.#wait();
    this.#setting ||= data.setting === true;
    if (data.pdf === undefined && data.error === undefined) this.#heard(data);
    else this.#end(data);
  }

  #end({ error, why, pdf, pages }) {
    clearTimeout(this.#timer);
    if (error === undefined) this.#settled?.resolve({ pdf, pages });
    else this.#settled?.reject(Object.assign(new Error(why), { kind: error }));
    this.#settled = null;
  }
}
