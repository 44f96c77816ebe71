// A page of the package's own on paper.

import { $ } from "./dom.js";

/** Lets the browser print a page. */
export function printed(html) {
  const frame = $("print");
  frame.onload = () => { frame.onload = null; frame.contentWindow.print(); };
  frame.srcdoc = html;
}
