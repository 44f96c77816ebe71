// What is taken away: the file, the book, a link.

import { generate } from "lean-qr";
import { toSvg } from "lean-qr/extras/svg";
import { $, fill, h } from "../dom.js";
import { toFragment } from "../link.js";
import { printed } from "../printing.js";
import { choose, seats } from "../seats.js";
import * as shelf from "../shelf.js";
import { say } from "../words.js";
import * as typed from "./typed.js";

/** What a file is called while nobody can tell its title. */
const NAMELESS = "tarot.tarot";
/** What the code of a text says that is too long for it. */
const TOO_LONG = 4;

export const name = "take";

export function mount(app) {
  let called = null;
  let of = null;
  // Whatever the program is busy with, the file is there at once.
  $("take-file").addEventListener("click", () => offer(called ?? NAMELESS, "text/plain", app.text()));
  for (const each of document.querySelectorAll("[data-kind]")) each.addEventListener("click", () => made(app, each.dataset.kind));
  $("take-print").addEventListener("click", () => print(app));
  $("copy").addEventListener("click", () => copy(app));
  const type = typed.mount(app, offer);
  /** For how many the sheets are is chosen in two places, and shown in both. */
  const many = async () => { $("take-seats").hidden = !(await seats(app, $("take-players"))); };
  $("take-players").addEventListener("change", ({ target }) => { choose(app, Number(target.value)); type(); });
  $("type-players").addEventListener("change", many);
  return async () => {
    const address = new URL(location.href);
    const fragment = await toFragment({ text: app.text(), view: "book" });
    address.hash = fragment ?? "";
    $("link").value = fragment === null ? "" : address.href;
    picture(fragment === null ? null : address.href);
    if (fragment === null) app.status("studio-link-too-long");
    // Where nobody can tell, it is at least not called as others are.
    if (of !== app.id()) called = null;
    of = app.id();
    called = (await app.asked("filename", { title: shelf.get(app.id())?.title ?? "" }))?.name ?? called;
    await many();
    await type();
  };
}

/** A file that the package makes of the rules. */
async function made(app, kind) {
  const found = await app.asked("taken", { kind, players: Number($("take-players").value) || null });
  if (!found) return;
  if (found.name === null) return app.status("studio-nothing-to-take");
  offer(found.name, found.type, Uint8Array.from(atob(found.content), (each) => each.charCodeAt(0)));
}

async function print(app) {
  const found = await app.asked("book");
  if (!found?.html) return;
  printed(found.html);
}

async function copy(app) {
  $("link").select();
  try {
    await navigator.clipboard.writeText($("link").value);
  } catch {
    // Where a page did not come over a safe way, there is no other.
    document.execCommand("copy");
  }
  app.status("studio-copied");
}

/** A picture of the link for the wall of a club, if it is short enough for one. */
function picture(link) {
  let code = null;
  try {
    code = link === null ? null : generate(link);
  } catch (error) {
    if (error.code !== TOO_LONG) throw error;
  }
  $("code").hidden = code === null;
  if (code !== null) fill($("code-picture"), toSvg(code, document, { on: "#000", off: "#fff" }));
}

/** Lets the browser save a file. */
function offer(name, kind, content) {
  const address = URL.createObjectURL(new Blob([content], { type: kind }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
