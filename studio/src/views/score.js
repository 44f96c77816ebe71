// An evening at the table: deals are filled in, and what they come to is reckoned by the rules and kept.

import { fill, h } from "../dom.js";
import { curve } from "../evening/curve.js";
import { form } from "../evening/form.js";
import * as store from "../evening/store.js";
import { csv, json, offer } from "../evening/taken.js";
import { say } from "../words.js";

export const name = "score";

export function mount(app) {
  const place = document.getElementById("evening");
  let of = null;
  let now = null;
  // Another tab has written something down: what stands here is not laid over it.
  addEventListener("storage", ({ key }) => { if (key === store.KEY) { now = null; app.redraw(); } });

  /** Shows the evening of the rules that are open; what is being filled in is left in peace. */
  return async () => {
    if (of === app.id() && now !== null) return now.drawn();
    of = app.id();
    const [last] = store.evenings(of);
    now = last === undefined ? await start() : await table(last);
  };

  /* Beginning. */

  async function start() {
    const found = await app.asked("evening", {}, "evening");
    if (found === null || found.id === null) return null;
    const before = store.evenings(app.id())[0]?.names ?? [];
    let players = found.forms[0].players;
    const names = h("div", { class: "names" });
    const ask = () => fill(names, Array.from({ length: players }, (_, seat) => {
      const label = say("studio-score-name", { n: seat + 1 });
      return h("label", {}, label, h("input", { name: "name", autocomplete: "off", maxlength: 24, value: before[seat] ?? "" }));
    }));
    ask();
    const counts = [...found.forms].sort((one, other) => one.players - other.players).map(({ players: n }) => h("label", { class: "chip" },
      h("input", { type: "radio", name: "players", checked: n === players, onchange: () => { players = n; ask(); } }), h("span", {}, String(n))));
    fill(place, h("form", { class: "evening-start", onsubmit: async (event) => {
      event.preventDefault();
      const given = [...names.querySelectorAll("input")].map(({ value }, seat) => value.trim() || say("studio-score-name", { n: seat + 1 }));
      now = await table(store.begun({ text: app.text(), rulesId: found.id, players, names: given }));
    } },
    h("h2", {}, say("studio-score-who")),
    h("fieldset", { class: "field" }, h("legend", {}, say("studio-score-players")), h("div", { class: "chips" }, counts)),
    names, h("p", {}, h("button", { type: "submit", class: "first" }, say("studio-score-start")))));
    return { drawn: () => {} };
  }

  /* An evening that goes on. */

  async function table(evening) {
    const rules = app.id();
    const keep = () => { if (!store.keep(rules, evening)) app.status("studio-score-full"); };
    const asked = (op, args, kind) => app.asked(op, { text: evening.text, ...args }, kind);
    const score = (deals, kind) => asked("scored", { players: evening.players, names: evening.names, deals }, kind);
    const form_ = (await asked("evening", {}, "evening-form"))?.forms.find(({ players }) => players === evening.players);
    if (form_ === undefined) return null;

    const totals = h("div", { class: "totals" });
    const notice = h("div", { class: "notice", role: "status" });
    const filling = h("section", { class: "filling" });
    const account = h("div", { class: "account", role: "status" });
    const bar = h("div", { class: "bar" });
    const deals = h("section", { class: "deals" });
    fill(place, totals, notice, filling, account, bar, deals);
    let found = [];
    let current = null;
    let coming = null;

    /** Scores everything anew and shows it. */
    async function all() {
      const answer = await score(evening.deals, "scored-all");
      if (answer?.deals) found = answer.deals;
      keep();
      shown();
    }

    /** Each player with a score, in words. */
    const each = (scores) => evening.names.map((who, seat) => say("studio-score-one", { who, score: scores?.[seat].shown ?? "0" }));

    function next() {
      const last = found.at(-1);
      const dealer = last?.next_dealer ?? (evening.deals.at(-1)?.[form_.dealer]);
      return form_.dealer ? { [form_.dealer]: dealer ?? evening.players - 1 } : {};
    }

    /* The deal that is filled in. */

    function fillIn() {
      evening.draft ??= next();
      const at = evening.correcting;
      const heading = at === null ? say("studio-score-deal", { n: evening.deals.length + 1 }) : say("studio-score-correcting", { n: at + 1 });
      current = form(form_, evening.draft, evening.names, evening.way, (way) => { evening.way = way; keep(); tried(); });
      fill(filling, h("h2", { tabindex: -1 }, heading), current.element);
      tried();
    }

    /** What the deal would come to, as far as it is told. */
    async function tried() {
      const open = current.open();
      const told = { players: evening.players, ...current.said() };
      const mine = current;
      const answer = Object.keys(told).length > 2 ? await score([told], "scored-draft") : { deals: [null] };
      if (answer === null || mine !== current) return;
      const [tried_] = answer.deals ?? [null];
      const problems = (tried_?.problems ?? []).filter((each) => open.length === 0 || !each.open);
      current.wrong(problems);
      current.ask(problems);
      const whole = open.length === 0 && tried_ !== null && problems.length === 0;
      coming = whole ? told : null;
      fill(account, whole ? steps(tried_) : null);
      fill(bar,
        whole ? h("p", { class: "coming" }, each(tried_.scores).map((said) => h("span", {}, said))) : null,
        problems.length > 0 ? h("p", { class: "wrong" }, problems[0].message) : null,
        !whole && open.length > 0 ? h("p", { class: "open" }, say("studio-score-open", { fields: list(open) })) : null,
        h("div", { class: "buttons" },
          h("button", { type: "button", class: "first", disabled: !whole, onclick: write }, say("studio-score-write")),
          evening.correcting === null ? null : h("button", { type: "button", onclick: cancel }, say("studio-score-cancel")),
          evening.before.length === 0 ? null : h("button", { type: "button", onclick: back }, say("studio-score-undo"))));
    }

    async function write() {
      if (coming === null) return;
      store.remember(evening);
      if (evening.correcting === null) evening.deals.push(coming);
      else evening.deals[evening.correcting] = coming;
      await done();
    }
    async function back() { store.undo(evening); await done(); }
    async function cancel() { await done(); }
    async function done() {
      Object.assign(evening, { draft: null, correcting: null });
      await all();
      fillIn();
      filling.querySelector("h2").focus({ preventScroll: true });
      place.parentElement.scrollTo({ top: 0 });
    }

    /* What was written down. */

    function shown() {
      const last = found.at(-1)?.totals;
      fill(totals, h("dl", {}, evening.names.map((who, seat) => h("div", {}, h("dt", {}, who), h("dd", {}, last?.[seat].shown ?? "0")))));
      const totalsSaid = list(each(last));
      const said = say("studio-score-curve-said", { n: found.length, totals: totalsSaid });
      fill(deals, found.length === 0 ? null : [
        h("h2", {}, say("studio-score-deals")),
        h("div", { class: "wide" }, h("table", {}, h("thead", {}, h("tr", {}, h("th", { scope: "col" }, say("studio-score-deal-column")), evening.names.map((who) => h("th", { scope: "col" }, who)))),
          h("tbody", {}, found.flatMap(row)))),
        h("h2", {}, say("studio-score-curve")),
        curve(evening.names, found.map(({ totals: each }) => each.map(({ high }) => high)), said),
        h("ul", { class: "take" }, [["csv", taken], ["json", data], ["print", print]].map(([what, act]) =>
          h("li", {}, h("button", { type: "button", onclick: act }, say(`studio-score-${what}`))))),
      ], others());
    }

    function row(deal, at) {
      const inside = h("tr", { hidden: true, id: `deal-${at}` }, h("td", { colspan: evening.players + 1 }, steps(deal), h("div", { class: "buttons" },
        h("button", { type: "button", onclick: () => correct(at) }, say("studio-score-correct")),
        h("button", { type: "button", onclick: () => drop(at) }, say("studio-score-delete")))));
      const opener = h("button", { type: "button", class: "opener", "aria-expanded": "false", "aria-controls": `deal-${at}`, onclick: () => {
        inside.hidden = !inside.hidden;
        opener.setAttribute("aria-expanded", String(!inside.hidden));
      } }, `${at + 1}. ${deal.title ?? "?"}`);
      return [h("tr", { class: deal.problems.length > 0 ? "bad" : null }, h("th", { scope: "row" }, opener),
        evening.names.map((_, seat) => h("td", {}, h("b", {}, deal.totals[seat].shown), h("small", {}, deal.scores[seat].shown)))), inside];
    }

    function steps(deal) {
      return h("ol", { class: "steps" }, deal.problems.map(({ message }) => h("li", { class: "wrong" }, message)),
        deal.steps.map(({ text, rule }) => h("li", {}, text, rule === null ? null : h("small", {}, ` (${say("studio-score-rule", { number: rule })})`))));
    }

    function correct(at) {
      Object.assign(evening, { correcting: at, draft: structuredClone(evening.deals[at]), way: null });
      evening.way = form_.fields.find(({ key, way }) => way !== "" && evening.draft[key] !== undefined)?.way ?? null;
      fillIn();
      place.parentElement.scrollTo({ top: 0 });
      filling.querySelector("h2").focus({ preventScroll: true });
    }
    async function drop(at) {
      store.remember(evening);
      evening.deals.splice(at, 1);
      await done();
    }

    /* The rules may change afterwards. */

    async function drawn() {
      const rulesNow = app.usable() ? await app.asked("evening", {}, "evening") : null;
      const changed = rulesNow !== null && rulesNow.id !== null && ![evening.rulesId, evening.left].includes(rulesNow.id);
      fill(notice, !changed ? null : [h("p", {}, say("studio-score-changed")), h("div", { class: "buttons" },
        h("button", { type: "button", onclick: () => again(rulesNow) }, say("studio-score-again")),
        h("button", { type: "button", onclick: () => { evening.left = rulesNow.id; keep(); fill(notice); } }, say("studio-score-keep")))]);
    }
    async function again({ id, forms }) {
      if (!forms.some(({ players }) => players === evening.players)) return app.status("studio-score-not-so-many");
      store.remember(evening, true);
      Object.assign(evening, { text: app.text(), rulesId: id, left: id, draft: null, correcting: null });
      keep();
      now = await table(evening);
    }

    /* Other evenings; taking this one away. */

    function others() {
      const every = store.evenings(rules);
      const date = (each) => new Intl.DateTimeFormat(app.data.language, { dateStyle: "medium", timeStyle: "short" }).format(each.begun);
      return h("p", { class: "others" },
        every.length < 2 ? null : h("label", {}, say("studio-score-evenings"), " ", h("select", { onchange: async (event) => { now = await table(every[event.target.selectedIndex]); } },
          every.map((each) => h("option", {}, `${date(each)} – ${list(each.names)}`)))),
        h("button", { type: "button", onclick: async () => { now = await start(); } }, say("studio-score-new")));
    }
    const file = (kind) => `${new Date(evening.begun).toISOString().slice(0, 10)}.${kind}`;
    const taken = () => offer(file("csv"), "text/csv", csv(evening, found, { deal: say("studio-score-deal-column"), total: say("studio-score-total") }));
    const data = () => offer(file("json"), "application/json", json(evening, found));
    function print() {
      const frame = document.getElementById("print");
      const sheet = document.implementation.createHTMLDocument(document.title);
      sheet.documentElement.lang = app.data.language;
      sheet.head.append(Object.assign(sheet.createElement("style"), { textContent: PAPER }));
      sheet.body.append(...[...deals.children].filter((each) => each.matches("h2, .wide, svg")).map((each) => sheet.importNode(each, true)));
      for (const each of sheet.querySelectorAll("[hidden]")) each.hidden = false;
      for (const each of sheet.querySelectorAll(".buttons")) each.remove();
      frame.onload = () => { frame.onload = null; frame.contentWindow.print(); };
      frame.srcdoc = `<!DOCTYPE html>${sheet.documentElement.outerHTML}`;
    }

    await all();
    fillIn();
    await drawn();
    return { drawn };
  }

  function list(words) {
    return new Intl.ListFormat(app.data.language, { type: "unit", style: "short" }).format(words);
  }
}

const PAPER = `body { font: 11pt/1.4 serif; } table { border-collapse: collapse; width: 100%; } th, td { border-bottom: 1px solid #999; padding: 2pt 4pt; text-align: right; }
th:first-child, td[colspan] { text-align: left; } button { all: unset; } small { color: #555; display: block; } li small { display: inline; } ol { margin: 0; padding-left: 1.5em; }
svg { width: 100%; height: auto; } polyline { fill: none; stroke: #000; stroke-width: 2; } line { stroke: #ccc; } .zero { stroke: #000; }
.seat-1 polyline { stroke-dasharray: 8 4; } .seat-2 polyline { stroke-dasharray: 2 4; } .seat-3 polyline { stroke-dasharray: 12 4 2 4; } .seat-4 polyline { stroke-dasharray: 4 2; }`;
