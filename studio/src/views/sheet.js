// The page to look things up at the table, for as many as play.

import { show } from "../book.js";
import { $ } from "../dom.js";
import { printed } from "../printing.js";
import { choose, seats } from "../seats.js";
import { framed, unnumbered } from "./page.js";

export const name = "sheet";

export function mount(app) {
  const select = $("sheet-players");
  let html = null;

  async function draw() {
    const frame = framed(name);
    if (!app.usable()) return;
    $("sheet-seats").hidden = !(await seats(app, select));
    // It may have been changed meanwhile.
    if (!app.usable()) return;
    const found = await app.asked("sheet", { players: Number(select.value) || null });
    if (!found?.html) return;
    html = found.html;
    show(frame, html);
    unnumbered(frame);
  }

  select.addEventListener("change", () => { choose(app, Number(select.value)); draw(); });
  $("sheet-print").addEventListener("click", () => html !== null && printed(html));
  return draw;
}
