// The book beside the text, where there is room for both: the line between them is moved by hand or by keys, and stays where it was put.

import { $ } from "./dom.js";

const KEY = "tarotrules.studio.beside";
const WIDE = matchMedia("(min-width: 62rem)");
const LEAST = 25;
const MOST = 75;
const STEP = 2;

/** Lays two parts of the page side by side; `turned` is called when there is room for both, or no longer. */
export class Beside {
  #at = LEAST + (MOST - LEAST) / 2;

  constructor(turned) {
    try {
      this.#move(Number(localStorage.getItem(KEY)) || this.#at);
    } catch {
      this.#move(this.#at);
    }
    const divider = $("divider");
    divider.addEventListener("keydown", (event) => this.#key(event));
    divider.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      divider.focus();
      // Over a frame the pointer would be the frame's.
      $("work").classList.add("moving");
      divider.setPointerCapture(event.pointerId);
    });
    divider.addEventListener("pointermove", (event) => divider.hasPointerCapture(event.pointerId) && this.#follow(event.clientX));
    divider.addEventListener("lostpointercapture", () => { $("work").classList.remove("moving"); this.#keep(); });
    WIDE.addEventListener("change", turned);
  }

  /** Whether the book stands beside a part of the page. */
  stands(view) {
    return view === "text" && WIDE.matches;
  }

  /** Shows a part of the page, alone or beside the book. */
  show(view) {
    const stands = this.stands(view);
    $("work").classList.toggle("beside", stands);
    $("divider").hidden = !stands;
    if (stands) $("view-book").hidden = false;
  }

  #key(event) {
    const to = { ArrowLeft: this.#at - STEP, ArrowRight: this.#at + STEP, Home: LEAST, End: MOST }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.#move(to);
    this.#keep();
  }

  #follow(x) {
    const { left, width } = $("work").getBoundingClientRect();
    this.#move((100 * (x - left)) / width);
  }

  #move(to) {
    this.#at = Math.min(MOST, Math.max(LEAST, to));
    $("divider").setAttribute("aria-valuenow", String(Math.round(this.#at)));
    $("work").style.setProperty("--split", `${this.#at}%`);
  }

  #keep() {
    try {
      localStorage.setItem(KEY, String(Math.round(this.#at)));
    } catch { /* Where nothing can be kept, it is in the middle next time. */ }
  }
}
