// The panels beside the book: one is open at a time, and what is built in it and not taken is asked about before it goes.

import { $ } from "./dom.js";

/** The panels; `leaving(then)` goes on when nothing is left that was built and not taken. */
export function panels(leaving) {
  /** What closes each, by the id of its element. */
  const closing = new Map();

  /** Takes a panel in: its button closes it, and so does a key. */
  function add(name, close) {
    const panel = $(name);
    closing.set(name, close);
    $(`${name}-close`).addEventListener("click", () => leaving(close));
    document.addEventListener("keydown", ({ key }) => { if (key === "Escape" && !panel.hidden && panel.contains(document.activeElement)) leaving(close); });
  }

  /** Takes in what is said beneath the book until a panel is opened. */
  const passing = (name, close) => closing.set(name, close);

  /** Goes on to open a panel when the others are left. */
  function open(name, then) {
    leaving(() => {
      for (const [other, close] of closing) if (other !== name && !$(other).hidden) close();
      then();
    });
  }

  return { add, passing, open };
}
