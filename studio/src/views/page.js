// A part of the page that is a page of the program's own, in a frame.

import { show } from "../book.js";
import { $ } from "../dom.js";

/** A part that shows what an operation answers, in the frame of the same name; whether there was something new to show. */
export function page(op, args = () => ({})) {
  return (app) => async () => {
    if (!app.usable()) return false;
    const found = await app.asked(op, args());
    if (found?.html) show($(op), found.html);
    return Boolean(found?.html);
  };
}
