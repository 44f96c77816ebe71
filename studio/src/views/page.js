// A part of the page that is a page of the program's own, in a frame.

import { show } from "../book.js";
import { $ } from "../dom.js";

/** The number of rules, which is for programs. */
const NUMBER = /^[0-9a-f]{12,64}$/;

/** A part that shows what an operation answers, in the frame of the same name; whether there was something new to show. */
export function page(op, args = () => ({})) {
  return (app) => async () => {
    if (!app.usable()) return false;
    const found = await app.asked(op, args());
    if (found?.html) {
      show($(op), found.html);
      unnumbered($(op));
    }
    return Boolean(found?.html);
  };
}

/** On the screen nobody reads the number of rules; on paper it stays. */
export function unnumbered(frame) {
  const shown = frame.contentDocument;
  for (const { textContent, parentElement } of shown?.querySelectorAll(".facts dd") ?? []) {
    const alone = parentElement.parentElement.childElementCount === 1;
    if (NUMBER.test(textContent.trim())) (alone ? parentElement.parentElement : parentElement).style.display = "none";
  }
}
