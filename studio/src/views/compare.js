// What differs from rules that people know, from one's own others, or from those of a file; and the deals that show it.

import { $, fill, h } from "../dom.js";
import { show } from "../book.js";
import * as shelf from "../shelf.js";
import { say } from "../words.js";
import { framed } from "./page.js";

export const name = "compare";

/** What the values of rules kept here and of a file begin with, which no shipped rules are called. */
const YOURS = "yours:";
const FILE = "file:";
/** How a number looks that leads into the book; a finger finds it too. */
const LINK = "color: var(--accent); text-decoration: underline; cursor: pointer; padding: .6em .15em; margin-inline: -.15em";

export function mount(app) {
  let file = null;
  $("other").addEventListener("change", app.redraw);
  $("other-file").addEventListener("change", opened);
  $("other-deals").addEventListener("click", () => {
    const deals = $("compare").contentDocument?.getElementById("chapter-deals");
    deals?.scrollIntoView();
  });

  /** All rules but those that are open, as something to be compared with. */
  function offer() {
    const chosen = $("other").value;
    const kept = shelf.all().filter(({ id }) => id !== app.id());
    const options = kept.map(({ id, title }) => h("option", { value: YOURS + id }, title || say("studio-untitled")));
    if (file !== null) options.unshift(h("option", { value: FILE }, file.name));
    fill($("other-yours"), options);
    $("other-yours").hidden = options.length === 0;
    if ([...$("other").options].some(({ value }) => value === chosen)) $("other").value = chosen;
  }

  async function opened({ target }) {
    const [chosen] = target.files;
    target.value = "";
    if (!chosen) return;
    $("other-wrong").textContent = "";
    if (chosen.size > app.data.most) {
      $("other-wrong").textContent = say("studio-too-long", { most: app.data.most });
      return;
    }
    try {
      file = { name: chosen.name, text: new TextDecoder("utf-8", { fatal: true }).decode(await chosen.arrayBuffer()) };
    } catch {
      $("other-wrong").textContent = say("studio-not-text");
      return;
    }
    offer();
    $("other").value = FILE;
    app.redraw();
  }

  /** The numbers of rules that a deal goes by lead into the book, where it has them. */
  function led() {
    const [page, book] = [$("compare").contentDocument, $("book").contentDocument];
    for (const each of page?.querySelectorAll(".elsewhere:not([role])") ?? []) {
      const number = each.textContent;
      if (!book?.getElementById(`r${number}`)) continue;
      each.setAttribute("role", "link");
      each.tabIndex = 0;
      each.style.cssText = LINK;
      each.addEventListener("click", () => app.rule(number));
      each.addEventListener("keydown", ({ key }) => { if (key === "Enter") app.rule(number); });
    }
  }

  function against(value) {
    if (value === FILE) return { other: "", against: file.text };
    return value.startsWith(YOURS) ? { other: "", against: shelf.get(value.slice(YOURS.length))?.text ?? "" } : { other: value };
  }

  return async () => {
    offer();
    const frame = framed(name);
    frame.onload = led;
    if (!app.usable()) return false;
    const found = await app.asked("compare", against($("other").value));
    if (found === null) return false;
    $("other-wrong").textContent = found.broken ? say("studio-compare-broken") : "";
    if (found.html) {
      show(frame, found.html);
      led();
    }
    $("other-deals").hidden = !found.html?.includes(' id="chapter-deals"');
    return Boolean(found.html);
  };
}
