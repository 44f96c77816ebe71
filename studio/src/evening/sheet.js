// What was written down: totals, the deals with their accounts, and the curve.

import { fill, h } from "../dom.js";
import { printed } from "../printing.js";
import { say } from "../words.js";
import { curve } from "./curve.js";

/** So wide is a player's column at least. */
const NARROW = 4.1;

/** The account of a deal, or why it cannot be, in words. */
export function steps(deal) {
  return h("ol", { class: "steps" }, deal.problems.map(({ message }) => h("li", { class: "wrong" }, message)),
    deal.steps.map(({ text, rule }) => h("li", {}, text, rule === null ? null : h("small", {}, ` (${say("studio-score-rule", { number: rule })})`))));
}

/** The totals of all who were there, what the last deal brought them, and what lies in the `pool`; those who have left are the paler, and what is new is seen to be. */
export function totals(place, { people, table }, found, over, pool) {
  const last = found.at(-1);
  const before = new Map([...place.querySelectorAll("[data-who]")].map((each) => [each.dataset.who, each.querySelector("dd").textContent]));
  const told = (who) => h("dd", {}, h("b", {}, last?.totals[who]?.shown ?? "0"), last ? h("small", {}, last.scores[who]?.shown ?? "–") : null);
  fill(place, last ? h("p", { class: "note" }, say("studio-table-after", { n: found.length })) : null, pool ? h("p", { class: "note pool" }, pool) : null, over ? h("p", { class: "over", role: "status" }, over) : null, h("dl", { style: `--narrow: ${NARROW}rem` }, table.order.map((who) => {
    const dd = told(who);
    if (before.has(String(who)) && before.get(String(who)) !== dd.textContent) dd.classList.add("new");
    return h("div", { "data-who": who, class: table.away.includes(who) ? "gone" : null }, h("dt", {}, people[who]), dd);
  })));
}

/** The deals in a table, each with its account, and buttons to correct and to delete it as long as none is being corrected. */
export function deals({ people, table: { order }, deals: written, correcting }, found, { correct, drop }) {
  const busy = correcting !== null;
  function row(deal, at) {
    const inside = h("tr", { hidden: true, id: `deal-${at}` }, h("td", { colspan: order.length }, steps(deal), busy ? null : h("div", { class: "buttons" },
      h("button", { type: "button", onclick: () => correct(written[at]) }, say("studio-score-correct")),
      h("button", { type: "button", onclick: () => drop(written[at]) }, say("studio-score-delete")))));
    const opener = h("button", { type: "button", class: "opener", "aria-expanded": "false", "aria-controls": `deal-${at}`, onclick: () => {
      inside.hidden = !inside.hidden;
      opener.setAttribute("aria-expanded", String(!inside.hidden));
      inside.scrollIntoView({ block: "nearest" });
    } }, `${at + 1}. ${deal.title ?? "?"}`, written[at]?.corrected ? h("small", {}, ` (${say("studio-evening-corrected")})`) : null);
    return [h("tr", { class: deal.problems.length > 0 ? "of bad" : "of" }, h("th", { scope: "rowgroup", colspan: order.length }, opener)),
      h("tr", {}, order.map((who) => h("td", {}, h("b", {}, deal.totals[who]?.shown ?? ""), h("small", {}, deal.scores[who]?.shown ?? "–")))), inside];
  }
  return h("div", { class: "wide" }, h("table", { style: `min-width: ${order.length * NARROW}rem` }, h("caption", {}, say("studio-evening-legend")),
    h("thead", {}, h("tr", {}, order.map((who) => h("th", { scope: "col" }, people[who])))),
    found.map((deal, at) => h("tbody", {}, row(deal, at)))));
}

/** Who played each deal, where nobody can tell what it came to. */
export function unscored({ people, deals: written }, list) {
  return written.length === 0 ? null : [h("h2", {}, say("studio-score-deals")), h("ol", {}, written.map(({ sat }) => h("li", {}, list(sat.map((who) => people[who])))))];
}

/** The totals as a curve; `said` is what it shows, in words. */
export function drawn({ people, table: { order } }, found, said) {
  return curve(order.map((who) => people[who]), found.map(({ totals: each }) => order.map((who) => each[who]?.high ?? 0)), said);
}

const PAPER = `body { font: 11pt/1.4 serif; } table { border-collapse: collapse; width: 100%; } th, td { border-bottom: 1px solid #999; padding: 2pt 4pt; text-align: right; }
th[colspan], td[colspan] { text-align: left; } .of th { border: 0; } button { all: unset; } small { color: #555; display: block; } li small { display: inline; } ol { margin: 0; padding-left: 1.5em; }
svg { width: 100%; height: auto; } polyline { fill: none; stroke: #000; stroke-width: 2; } line { stroke: #ccc; } .zero { stroke: #000; }
.seat-1 polyline { stroke-dasharray: 8 4; } .seat-2 polyline { stroke-dasharray: 2 4; } .seat-3 polyline { stroke-dasharray: 12 4 2 4; } .seat-4 polyline { stroke-dasharray: 4 2; }
.seat-5 polyline { stroke-dasharray: 16 3 3 3; } .seat-6 polyline { stroke-dasharray: 1 3; } .seat-7 polyline { stroke-dasharray: 20 6; } .seat-8 polyline { stroke-dasharray: 8 3 2 3 2 3; } .seat-9 polyline { stroke-dasharray: 1 6; }`;

/** Prints what was written down, every account open. */
export function print(place, language) {
  const sheet = document.implementation.createHTMLDocument(document.title);
  sheet.documentElement.lang = language;
  sheet.head.append(Object.assign(sheet.createElement("style"), { textContent: PAPER }));
  sheet.body.append(...[...place.children].filter((each) => each.matches("h2, .wide, svg")).map((each) => sheet.importNode(each, true)));
  for (const each of sheet.querySelectorAll("[hidden]")) each.hidden = false;
  for (const each of sheet.querySelectorAll(".buttons")) each.remove();
  printed(`<!DOCTYPE html>${sheet.documentElement.outerHTML}`);
}
