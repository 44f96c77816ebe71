// A part of the page that is a page of the program's own, in a frame.

import { show } from "../book.js";
import { $, h } from "../dom.js";
import { follows } from "../links.js";
import { say } from "../words.js";

/** The number of rules, which is for programs. */
const NUMBER = /^[0-9a-f]{12,64}$/;

/** A part that shows what an operation answers, in the frame of the same name; whether there was something new to show. */
export function page(op, args = () => ({})) {
  return (app) => async () => {
    const frame = framed(op);
    if (!app.usable()) return false;
    const found = await app.asked(op, args());
    if (found?.html) {
      show(frame, found.html);
      unnumbered(frame);
    }
    return Boolean(found?.html);
  };
}

/** The frame of a part, made when somebody first turns to it: an empty one takes as long as a page. */
export function framed(name) {
  if ($(name) === null) {
    $(`view-${name}`).append(h("iframe", { id: name, title: say(`studio-view-${name}`), sandbox: "allow-same-origin" }));
    follows($(name));
  }
  return $(name);
}

/** On the screen nobody reads the number of rules; on paper it stays. */
export function unnumbered(frame) {
  const shown = frame.contentDocument;
  for (const { textContent, parentElement } of shown?.querySelectorAll(".facts dd") ?? []) {
    const alone = parentElement.parentElement.childElementCount === 1;
    if (NUMBER.test(textContent.trim())) (alone ? parentElement.parentElement : parentElement).style.display = "none";
  }
}
