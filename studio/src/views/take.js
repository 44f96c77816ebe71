// What is taken away: the file, the book, a link.

import { $, fill, h } from "../dom.js";
import { toFragment } from "../link.js";
import * as shelf from "../shelf.js";
import { say } from "../words.js";

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
    earlier(app);
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

/** The texts these rules were before; one can be put back, and that be undone. */
function earlier(app) {
  const when = new Intl.DateTimeFormat(app.data.language, { dateStyle: "medium", timeStyle: "short" });
  const before = shelf.last()?.before ?? [];
  fill($("earlier"), before.length === 0 ? h("li", {}, say("studio-no-earlier")) : before.map(({ text, time }) =>
    h("li", {}, h("button", { type: "button", onclick: () => app.replace(text) }, when.format(time)))));
}

/** Lets the browser save a file. */
function offer(name, kind, content) {
  const address = URL.createObjectURL(new Blob([content], { type: kind }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
