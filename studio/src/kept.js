// What is kept on this device under a key: each tab reads what is there before it writes, and nothing is written over that it cannot read.

/** So many states that could not be read are put aside at most, each in a place of its own. */
const ASIDE = 9;

/**
 * Something kept, as data with the number of its `form`; `whole` makes it such as it is now, or throws where it cannot be read; at first there is `nothing`.
 * What has a higher number is of a newer version of the page, and left alone.
 */
export class Kept {
  #key;
  #form;
  #nothing;
  #whole;

  constructor(key, { form, nothing, whole }) {
    this.#key = key;
    this.#form = form;
    this.#nothing = nothing;
    this.#whole = whole;
  }

  /** What is kept; `how` says why nothing can be written, if so: `nowhere`, `newer`, or `full`. */
  read() {
    const nothing = (how) => ({ ...structuredClone(this.#nothing), form: this.#form, how });
    let found;
    try {
      found = localStorage.getItem(this.#key);
    } catch {
      return nothing("nowhere");
    }
    if (found === null) return nothing();
    try {
      const kept = JSON.parse(found);
      if (kept.form > this.#form) return nothing("newer");
      return { ...this.#whole(kept), form: this.#form };
    } catch {
      return nothing(this.#aside(found) ? undefined : "full");
    }
  }

  /** Whether there was room for what cannot be read, beside what is there and what was put aside before. */
  #aside(found) {
    const places = Array.from({ length: ASIDE }, (_, at) => `${this.#key}.unreadable${at === 0 ? "" : `.${at + 1}`}`);
    try {
      const free = places.find((each) => [null, found].includes(localStorage.getItem(each)));
      if (free === undefined) return false;
      localStorage.setItem(free, found);
      localStorage.removeItem(this.#key);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * How it was kept: `saved`; `full`, where there is too little room even when it was made `lighter` as often as it can be;
   * `nowhere`, where a browser keeps nothing; or `newer`.
   */
  write({ how, ...kept }, lighter) {
    if (how !== undefined) return how;
    for (;;) {
      try {
        localStorage.setItem(this.#key, JSON.stringify(kept));
        return "saved";
      } catch {
        if (!lighter(kept)) return localStorage.length === 0 ? "nowhere" : "full";
      }
    }
  }

  /** Hears of what another tab has kept. */
  elsewhere(heard) {
    addEventListener("storage", ({ key }) => key === this.#key && heard());
  }
}

/** What stands in data by name; throws, if nothing can. */
export function entries(data) {
  if (Object.prototype.toString.call(data) !== "[object Object]") throw new TypeError(typeof data);
  return Object.entries(data);
}

/** Takes away half of the longest of some lists, the later half; whether there was any. */
export function halved(lists) {
  const longest = lists.reduce((one, other) => (other.length > one.length ? other : one), []);
  if (longest.length === 0) return false;
  longest.length = Math.floor(longest.length / 2);
  return true;
}

/** A name for something that is kept; also where a page did not come over a safe way. */
export function random(words) {
  return Array.from(crypto.getRandomValues(new Uint32Array(words)), (each) => each.toString(36)).join("-");
}
