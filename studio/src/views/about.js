// These rules: what they are called, a note before them, what they follow, whose they are, where and by whom they are played.

import { $, fill, h } from "../dom.js";
import { typing } from "../fields/redrawn.js";
import { say } from "../words.js";
import { texts } from "./naming.js";

export function about(app, panels) {
  const panel = $("about");
  let known = null;
  let back = null;
  const held = typing(panel, () => redraw());

  async function show(from) {
    if (known === null) return;
    back = from;
    panel.hidden = false;
    await redraw(true);
    $("about-title").focus();
  }

  function close() {
    panel.hidden = true;
    back?.focus();
  }

  async function redraw(first = false) {
    if (panel.hidden || !(app.usable() || first)) return;
    const found = await app.asked("about", { text: known });
    if (!found?.titles || panel.hidden || held()) return;
    const open = [...panel.querySelectorAll("details[open]")].map(({ id }) => id);
    const focused = document.activeElement?.id;
    const write = (word) => (tongue, words) => tried("called", { path: "", word, tongue, words, force: true });
    fill($("about-fields"),
      texts(app, found.titles, { id: "about-title-text", label: say("studio-naming-title"), write: write("title") }),
      texts(app, found.notes, { id: "about-note", label: say("studio-naming-note"), long: true, write: write("note") }),
      // A line for each source, and one for one more.
      [...found.sources, ""].map((source, place) => h("p", { class: "tongue" },
        place === 0 && h("label", { for: "about-source" }, say("studio-naming-source")),
        h("input", { id: place === 0 ? "about-source" : `about-source-${place}`, "aria-label": place > 0 && say("studio-naming-source"), value: source,
          placeholder: place === 0 && say("studio-naming-source-such"), autocomplete: "off", maxlength: 400, dir: "auto",
          onchange: (event) => tried("sourced", { words: event.target.value, place }) }))),
      h("p", { class: "tongue" }, h("label", { for: "about-status" }, say("studio-naming-status")),
        h("select", { id: "about-status", onchange: ({ target }) => tried("ranked", { word: "status", names: target.value }) },
          [["", say("studio-naming-status-none")], ...Object.entries(found.statuses)].map(([value, name]) =>
            h("option", { value, selected: value === found.status }, name)))),
      h("p", { class: "tongue" }, h("label", { for: "about-region" }, say("studio-naming-region")),
        h("input", { id: "about-region", value: found.region, placeholder: say("studio-naming-region-such"), autocomplete: "off", maxlength: 200,
          onchange: ({ target }) => tried("ranked", { word: "region", names: target.value }) })),
      texts(app, found.people, { id: "about-people", label: say("studio-naming-people"), write: write("played_by") }),
      texts(app, found.period, { id: "about-period", label: say("studio-naming-period"), write: write("period") }));
    for (const id of open) if ($(id) !== null) $(id).open = true;
    if (focused) $(focused)?.focus();
  }

  async function tried(op, args) {
    const found = await app.edit(op, args);
    if (found === null) return;
    fill($("about-trouble"), found.why === null ? null : [h("p", {}, say("studio-rule-impossible")), found.problems.map((each) => h("p", {}, each))]);
  }

  panels.add("about", close);
  $("about-open").addEventListener("click", ({ currentTarget }) => panels.open("about", () => show(currentTarget)));
  return { redraw, known: (text) => { known = text; } };
}
