// What tables agree on besides: options to be ticked; what each would change is shown before, and what it would not go together with.

import { $, fill, h } from "../dom.js";
import { places } from "../places.js";
import { ways } from "../ways.js";
import { say } from "../words.js";

export const name = "options";

export function mount(app) {
  /** The text whose clashes are being looked for. */
  let about = null;

  /** What a tick has brought along, or left behind: told beside it as long as the text is the one it made. */
  let news = null;
  let titles = new Map();

  const named = (ids) => ids.map((id) => titles.get(id)).join(", ");

  function choice({ id, title, taken, brings, kept, ...option }) {
    const effect = h("div", { id: `effect-${id}`, class: "effect" });
    const clash = h("div", { id: `clash-${id}`, class: "clash" });
    const beside = taken && kept.length > 0 ? say("studio-panel-through", { titles: named(kept) })
      : !taken && brings.length > 0 ? say("studio-panel-brings", { titles: named(brings) }) : null;
    return h("li", {},
      h("label", {},
        h("input", { type: "checkbox", id: `option-${id}`, checked: taken, "aria-describedby": `beside-${id} clash-${id}`, onchange: (event) => ticked({ id, title, taken, brings, kept, ...option }, event.target) }),
        h("span", {}, title, h("small", { id: `beside-${id}` }, beside))),
      clash, news?.id === id && news.text === app.text() ? h("div", { class: "brought", role: "status" }, news.parts()) : null,
      h("details", { ontoggle: (event) => event.target.open && shown(id, taken, effect) },
        h("summary", { id: `effect-of-${id}`, "aria-label": say("studio-option-effect-of", { title }) }, say(taken ? "studio-option-effect-off" : "studio-option-effect")), effect));
  }

  /** Takes an option, or leaves it; where others build on it, or it would not go together with some, says so and asks. */
  async function ticked(option, box) {
    const { id, title, taken, kept } = option;
    if (taken) return kept.length > 0 ? needed(option, box) : left(option);
    const done = await app.edit("option", { id, taken: true }, ["option_clash", { id }]);
    if (done !== null && done.refused === undefined) return brought(option);
    box.checked = false;
    // Nobody knows what it would not go together with.
    if (done === null) return;
    const { refused: found } = done;
    const more = found.instead.length > 0 ? await ways(app, { id, title }, found.instead, () => leave(id)) : anyway(id);
    told(id, found, more);
    $(`clash-${id}`)?.querySelector(".ways button, .buttons button")?.focus();
  }

  function brought({ id, brings }) {
    if (brings.length === 0) return;
    news = { id, text: app.text(), parts: () => [h("p", {}, say("studio-panel-brought", { titles: named(brings) })), h("button", { type: "button", onclick: app.undo }, say("studio-undo"))] };
  }

  /** What an option was built on stays: it may have been there before. */
  async function left({ id, rests }) {
    if (await app.edit("option", { id, taken: false }) === null || rests.length === 0) return;
    const off = () => app.edit("option", { id: rests[0], taken: false });
    news = { id, text: app.text(), parts: () => [h("p", {}, say("studio-panel-rests", { titles: named(rests) })), h("button", { type: "button", onclick: off }, say("studio-panel-untick"))] };
  }

  /** Others build on what is to be left: with it they go, or nothing does. */
  function needed({ id, kept }, box) {
    box.checked = true;
    fill($(`clash-${id}`), h("p", {}, say("studio-panel-needed", { titles: named(kept) })), h("div", { class: "buttons" },
      h("button", { type: "button", onclick: () => app.edit("option", { id, taken: false }) }, say(kept.length === 1 ? "studio-panel-untick-both" : "studio-panel-untick-all")),
      h("button", { type: "button", onclick: () => leave(id) }, say("studio-rule-leave"))));
    $(`clash-${id}`).querySelector("button").focus();
  }

  function leave(id) {
    const place = $(`clash-${id}`);
    if (place !== null) fill(place);
    $(`option-${id}`)?.focus();
  }

  const anyway = (id) => h("div", { class: "buttons" },
    h("button", { type: "button", onclick: () => leave(id) }, say("studio-rule-leave")),
    h("button", { type: "button", onclick: () => app.edit("option", { id, taken: true }) }, say("studio-rule-anyway")));

  /** Of options that do not go together their names are enough: the ways out say the rest. */
  function told(id, { problems, settings, instead }, more = null) {
    const place = $(`clash-${id}`);
    if (place !== null && problems.length > 0) {
      const why = instead.length > 0 ? [say("studio-panel-apart", { titles: instead.map(({ title }) => title).join(", ") })] : [say("studio-option-clash"), " ", problems.join(" ")];
      // As long as nobody has ticked it, nothing is wrong.
      fill(place, h("p", { class: more === null ? "note" : "wrong" }, why), more === null || instead.length === 0 ? null : h("p", {}, say("studio-panel-apart-asked")), more,
        more === null ? null : places($("book").contentDocument, settings, app.panel));
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
    const unfolded = [...$("options").querySelectorAll("details[open] > summary")].map(({ id }) => id);
    const sorted = shelved(app.data.shelves, found.options);
    titles = new Map(found.options.map(({ id, title }) => [id, title]));
    fill($("options"), sorted.flatMap(({ title, options }) => [h("h3", {}, title), h("ul", {}, options.map(choice))]));
    for (const id of unfolded) if ($(id) !== null) $(id).parentElement.open = true;
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
    const [number, title, change] = [".number", ".title", ".change"].map((each) => rule.querySelector(each)?.textContent ?? "");
    return h("li", {}, h("p", { class: "change" }, h("b", {}, `${number} ${title}`), " ", change), parts);
  }));
}
