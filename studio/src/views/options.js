// What tables agree on besides: options to be ticked; what each would change is shown before, and what it would not go together with.

import { $, fill, h } from "../dom.js";
import { places } from "../places.js";
import { say } from "../words.js";

export const name = "options";

export function mount(app) {
  /** The text whose clashes are being looked for. */
  let about = null;

  function choice({ id, title, taken }) {
    const effect = h("div", { id: `effect-${id}`, class: "effect" });
    const clash = h("div", { id: `clash-${id}`, class: "clash" });
    return h("li", {},
      h("label", {},
        h("input", { type: "checkbox", id: `option-${id}`, checked: taken, "aria-describedby": `clash-${id}`, onchange: (event) => ticked(id, !taken, event.target) }),
        h("span", {}, title)),
      clash,
      h("details", { ontoggle: (event) => event.target.open && shown(id, taken, effect) },
        h("summary", { id: `effect-of-${id}`, "aria-label": say("studio-option-effect-of", { title }) }, say(taken ? "studio-option-effect-off" : "studio-option-effect")), effect));
  }

  /** Takes an option; where that would not go together, says so, and asks. */
  async function ticked(id, taken, box) {
    if (!taken) return app.edit("option", { id, taken });
    const found = await app.asked("option_clash", { id }, `option ${id}`);
    if (found?.problems.length === 0) return app.edit("option", { id, taken });
    box.checked = false;
    // Nobody knows what it would not go together with.
    if (found === null) return;
    told(id, found, h("div", { class: "buttons" }, ways(id, found)));
    $(`clash-${id}`).querySelector(".buttons button").focus();
  }

  /** What can be done about an option that does not go with what is taken. */
  function ways(id, { instead }) {
    const others = instead.map((other) => other.id);
    const titles = instead.map(({ title }) => title).join(", ");
    const leave = h("button", { type: "button", onclick: () => { fill($(`clash-${id}`)); $(`option-${id}`).focus(); } }, say(titles ? "studio-telling-keep" : "studio-rule-leave", { titles }));
    if (titles) return [h("button", { type: "button", onclick: () => app.edit("option_instead", { id, others }) }, say("studio-telling-instead", { titles })), leave];
    return [leave, h("button", { type: "button", onclick: () => app.edit("option", { id, taken: true }) }, say("studio-rule-anyway"))];
  }

  function told(id, { problems, settings }, ...more) {
    const place = $(`clash-${id}`);
    if (place !== null && problems.length > 0) {
      fill(place, h("p", { class: "wrong" }, say("studio-option-clash"), " ", problems.join(" ")),
        more.length > 0 ? places($("book").contentDocument, settings, app.panel) : null, ...more);
    }
  }

  async function shown(id, taken, place) {
    if (place.childElementCount > 0) return;
    fill(place, h("p", { class: "note" }, say("studio-beginning")));
    const found = await app.asked("option_effect", { id, taken: !taken }, `effect ${id}`);
    if (found === null) return fill(place);
    fill(place, found.html === null ? h("p", { class: "note" }, say("studio-option-unknown")) : differing(found.html));
  }

  /** Looks what else goes together with what is taken, one by one, so that whoever asks something else need not wait. */
  async function clashes(options) {
    const mine = about = app.text();
    for (const { id, taken } of options) {
      if (about !== mine || app.text() !== mine || $("view-options").hidden) return;
      const found = taken || $(`clash-${id}`)?.childElementCount > 0 ? null : await app.asked("option_clash", { id }, `clash ${id}`);
      if (found !== null && about === mine) told(id, found);
    }
  }

  return async () => {
    const found = await app.asked("options");
    if (found === null) return;
    const focused = document.activeElement?.closest?.("#options") ? document.activeElement.id : "";
    const sorted = shelved(app.data.shelves, found.options);
    fill($("options"), sorted.flatMap(({ title, options }) => [h("h3", {}, title), h("ul", {}, options.map(choice))]));
    if (focused) $(focused)?.focus();
    if (app.usable()) clashes(sorted.flatMap(({ options }) => options));
  };
}

/** The options by the chapters of the book, each in its place there. */
function shelved(shelves, options) {
  return shelves.map(({ title, options: ids }) => ({ title, options: ids.map((id) => options.find((each) => each.id === id)).filter(Boolean) }));
}

/** What the package's page of differences says: each rule as it would be, and as it is. */
function differing(html) {
  const rules = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll(".differences > li")];
  if (rules.length === 0) return h("p", { class: "note" }, say("studio-option-nothing"));
  return h("ul", {}, rules.map((rule) => {
    const said = [...rule.querySelectorAll("p, li")].filter((each) => !each.matches(".change") && each.textContent !== "");
    // What it reads otherwise than are the rules that are open, not those they build on.
    for (const label of rule.querySelectorAll(".note .label")) label.textContent = `${say("studio-option-now")} `;
    const parts = said.map((each) => h("p", { class: each.matches(".note") ? "note" : null }, each.textContent));
    return h("li", {}, h("p", { class: "change" }, h("b", {}, rule.querySelector(".number")?.textContent ?? ""), " ", rule.querySelector(".change")?.textContent ?? ""), parts);
  }));
}
