// What is taken away: the file, the book, a link.

import { $, h } from "../dom.js";
import { toFragment } from "../link.js";

export const name = "take";

export function mount(app) {
  $("take-file").addEventListener("click", () => file(app));
  $("take-book").addEventListener("click", () => book(app));
  $("take-print").addEventListener("click", () => print(app));
  $("copy").addEventListener("click", () => copy(app));
  return async () => {
    const address = new URL(location.href);
    address.hash = await toFragment({ text: app.text(), view: "book" });
    $("link").value = address.href;
  };
}

async function file(app) {
  const found = await app.asked("book");
  offer(`${found?.id ?? "rules"}.tarot`, "text/plain", app.text());
}

async function book(app) {
  const found = await app.asked("book");
  if (found?.html) offer(`${found.id}.html`, "text/html", found.html);
}

async function print(app) {
  const found = await app.asked("book");
  if (!found?.html) return;
  const frame = $("print");
  frame.onload = () => { frame.onload = null; frame.contentWindow.print(); };
  frame.srcdoc = found.html;
}

async function copy(app) {
  $("link").select();
  await navigator.clipboard?.writeText($("link").value).catch(() => document.execCommand("copy"));
  app.status("studio-copied");
}

/** Lets the browser save a file. */
function offer(name, kind, content) {
  const address = URL.createObjectURL(new Blob([content], { type: kind }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
