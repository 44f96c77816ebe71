// A page of the package's own on paper.

import { $, h } from "./dom.js";
import { say } from "./words.js";

/** Lets the browser print a page. */
export function printed(html) {
  $("print")?.remove();
  document.body.append(h("iframe", { id: "print", hidden: true, title: say("studio-take-print"), sandbox: "allow-same-origin allow-modals", srcdoc: html, onload: ({ target }) => target.contentWindow.print() }));
}
