// An evening that goes on: a deal is filled in, written down, corrected or taken back.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { form } from "./form.js";
import { list as listed } from "./named.js";
import { people } from "./people.js";
import { moved, seats } from "./seats.js";
import { shelf } from "./shelf.js";
import * as sheet from "./sheet.js";
import * as store from "./store.js";
import { csv, offer } from "./taken.js";

/** Shows an evening in a place; `other` shows another, or a new one if there is none. */
export async function table(app, place, evening, { rules, other, below }) {
  // What another tab has written meanwhile is shown instead, and not written over.
  const keep = () => {
    const how = places.totals.isConnected ? store.keep(rules, evening) : "saved";
    if (how !== "saved") app.status(store.SENTENCES[how]);
  };
  const asked = (op, args, kind) => app.asked(op, { text: evening.text, ...args }, kind);
  const score = (deals, kind, more) => asked("scored", { people: evening.people, deals, ...more }, kind);
  // Where the rules are the same, things are called as they are called now.
  const words = app.text();
  if (app.usable() && evening.text !== words && (await app.asked("evening", { text: words }, "evening-same"))?.id === evening.rulesId) evening.text = words;
  const { forms, people: most, title } = (await asked("evening", {}, "evening-form")) ?? {};
  if (forms === undefined) return null;

  const places = Object.fromEntries([["totals", "div"], ["notice", "div"], ["filling", "section"], ["account", "div"], ["bar", "div"], ["deals", "section"], ["heard", "p"]]
    .map(([name, tag]) => [name, h(tag, { class: name, role: ["account", "notice", "heard"].includes(name) ? "status" : null })]));
  const table_ = people(evening, most, came);
  fill(place, places.totals, places.notice, places.filling, places.account, places.bar, table_.element, places.deals, places.heard);
  let found = [];
  let next = null;
  /** That the match is over, in words, if it is. */
  let over = null;
  /** What lies on the table beside the scores, in words, if anything does. */
  let pool = "";
  let current = null;
  /** Whether nobody can tell what the deals come to, because these rules are not read any more. */
  let lost = false;
  let busy = false;
  /** Whether something was just `done` or `undone`, and nothing else since. */
  let just = null;

  /** What is tapped while something else is being done is not done as well: it was tapped where something else stood. */
  const alone = (act) => async (...given) => {
    if (busy) return;
    busy = true;
    try {
      await act(...given);
    } finally {
      busy = false;
    }
  };

  /** Scores everything anew and shows it; it is kept before. */
  async function all() {
    keep();
    const answer = await score(evening.deals, "scored-all", { table: evening.table });
    if (answer?.deals) ({ deals: found, next, over, pool } = answer);
    if (answer !== null) lost = !answer.deals;
    shown();
  }

  /** Each player with a score, in words. */
  const each = (scores) => evening.table.order.filter((who) => scores?.[who]).map((who) => say("studio-score-one", { who: evening.people[who], score: scores[who].shown }));

  /** Somebody came, left, or is called otherwise; a deal that was begun to be told is left as it is. */
  async function came(seated) {
    just = null;
    if (seated && evening.correcting === null && Object.values(evening.draft?.told ?? {}).every((each) => each === null || each === undefined)) evening.draft = null;
    await all();
    fillIn();
  }

  /* The deal that is filled in. */

  /** Who deals the next one, and who plays it; the first, as was said when the evening began. */
  function coming() {
    const { deals, first } = evening;
    const begun = deals.length === 0 ? next?.dealt.find(([who]) => who === first) : undefined;
    const [dealer, sat] = begun ?? [next?.dealer ?? null, next?.sat ?? []];
    return { sat, dealer };
  }

  function fillIn() {
    if (lost) return fill(places.filling);
    evening.draft ??= { ...coming(), told: {} };
    const { draft, correcting: at } = evening;
    const { order, away } = evening.table;
    const deal = forms.find(({ players }) => players === draft.sat.length);
    table_.counts(next?.counts ?? [], next?.playing);
    if (deal === undefined) {
      current = null;
      fill(places.filling, h("p", {}, say("studio-evening-few")));
      return bar([]);
    }
    const heading = at === null ? say("studio-score-deal", { n: evening.deals.length + 1 }) : say("studio-score-correcting", { n: at + 1 });
    const dealer = deal.fields.find(({ key }) => key === deal.dealer);
    const fields = deal.fields.filter((each) => each !== dealer);
    const who = seats({
      label: dealer?.label ?? "", people: evening.people, draft, dealt: at === null ? next.dealt : [],
      around: order.filter((one) => !away.includes(one) || draft.sat.includes(one) || draft.dealer === one),
      changed: (sat) => {
        draft.told = moved(draft.told, fields, draft.sat, sat);
        draft.sat = sat;
        fillIn();
      },
    });
    current = form({ ...deal, fields }, draft.told, draft.sat.map((one) => evening.people[one]), evening.way, (way) => { evening.way = way; keep(); onward(); tried().then(onward); });
    fill(places.filling, h("h2", { tabindex: -1 }, heading), h("div", { class: "deal-form who" }, who), current.element);
    keep();
    return tried();
  }

  /** The deal as it is told so far. */
  function told() {
    const { draft: { sat, dealer } } = evening;
    const key = forms.find(({ players }) => players === sat.length).dealer;
    return { sat, dealer, told: { ...(key && sat.includes(dealer) ? { [key]: sat.indexOf(dealer) } : {}), ...current.said() } };
  }

  /** What lies on the table when the deal begins. */
  const lying = () => found.slice(0, evening.correcting ?? undefined).findLast((each) => each.lying)?.lying ?? [];

  /** What the deal would come to, as far as it is told; returned, if it is told as a whole. */
  async function tried() {
    const open = current.open();
    const deal = told();
    const mine = current;
    const said = Object.values(current.said()).some((each) => each !== null);
    const answer = said || open.length === 0 ? await score([deal], "scored-draft", { lying: lying() }) : { deals: [null] };
    if (answer === null || mine !== current) return null;
    const [tried_] = answer.deals ?? [null];
    const problems = (tried_?.problems ?? []).filter((each) => open.length === 0 || !each.open);
    current.wrong(problems);
    current.ask(problems, tried_?.problems ?? []);
    const whole = open.length === 0 && tried_ !== null && problems.length === 0;
    fill(places.account, whole ? sheet.steps(tried_) : null);
    const news = entered() ? null : justDone();
    places.heard.textContent = news?.text ?? "";
    bar([
      whole ? h("p", { class: "coming" }, each(tried_.scores).map((one) => h("span", {}, one))) : null,
      problems.length > 0 ? h("button", { type: "button", class: "see", onclick: see }, say("studio-evening-see-wrong")) : null,
      !whole && news !== null ? h("p", { class: "done" }, news.text) : null,
      news === null && current.last() !== null ? h("p", { class: "said" }, current.last()) : null,
      !whole && news === null && open.length > 0 ? h("p", { class: "open" }, say("studio-score-open", { fields: list(open) })) : null,
    ], whole, news);
    return whole ? deal : null;
  }

  function bar(said, whole = false, news = null) {
    const { correcting: at } = evening;
    fill(places.bar, said, h("div", { class: "buttons" },
      at === null ? null : h("button", { type: "button", onclick: alone(done) }, say("studio-evening-leave", { n: at + 1 })),
      news === null ? null : h("button", { type: "button", class: "back", "aria-label": news.way, onclick: alone(() => stepped(news.act)) }, news.short),
      at === null && entered() ? h("button", { type: "button", class: "clear", onclick: clear }, say("studio-evening-clear")) : null,
      h("button", { type: "button", class: "first", disabled: !whole, onclick: alone(write) }, say(at === null ? "studio-score-write" : "studio-table-save-correction"))));
  }

  /** Brings what is to be said next, or was said last, from behind the bar; no further than it must be. */
  function onward() {
    const seen = current?.next() ?? document.activeElement.closest(".filling .field");
    const hidden = (seen?.getBoundingClientRect().bottom ?? 0) - places.bar.getBoundingClientRect().top;
    if (hidden > 0) place.parentElement.scrollBy({ top: hidden, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
  }

  /** Whether somebody has begun to fill in the form. */
  const entered = () => current?.begun() || (evening.draft !== null && next !== null && seating(evening.draft) !== seating(coming()));
  const seating = ({ sat, dealer }) => JSON.stringify([sat, dealer]);
  const see = () => places.filling.querySelector(".wrong:not(:empty)")?.scrollIntoView({ block: "center" });
  function clear() {
    just = evening.draft = null;
    fillIn();
    toTop();
  }

  /** Writes down what stands in the form, whatever stood there when the button was drawn. */
  async function write() {
    const whole = await tried();
    if (whole === null || JSON.stringify(whole) !== JSON.stringify(told())) return;
    const { correcting: at, deals } = evening;
    const same = at !== null && JSON.stringify({ ...deals[at], corrected: undefined }) === JSON.stringify(whole);
    if (at === null) store.change(evening, deals.length, 0, whole);
    else if (!same) store.change(evening, at, 1, { ...whole, corrected: true });
    just = same ? null : "done";
    await done();
  }

  /** Goes back or on by a step; what is being filled in is left in peace. */
  async function stepped(step) {
    const { text } = evening;
    const from = places.bar.contains(document.activeElement) ? ".bar .back" : ".steps-taken button";
    just = step === store.undo ? "undone" : "done";
    if (!entered()) evening.draft = null;
    step(evening);
    if (evening.text !== text) {
      keep();
      return other(evening);
    }
    await all();
    fillIn();
    place.querySelector(from)?.focus({ preventScroll: true });
  }

  /** The deal was written down or left as it was: on with the one that was begun before. */
  async function done() {
    const { draft = null, way = evening.way } = (evening.correcting === null ? null : evening.aside) ?? {};
    Object.assign(evening, { draft, way, aside: null, correcting: null });
    await all();
    fillIn();
    toTop();
  }
  function toTop() {
    places.filling.querySelector("h2")?.focus({ preventScroll: true });
    place.parentElement.scrollTo({ top: 0 });
  }

  function correct(deal) {
    const at = evening.deals.indexOf(deal);
    const { sat, dealer, told: said } = structuredClone(deal);
    const { fields, ways } = forms.find(({ players }) => players === sat.length);
    const saying = fields.filter(({ key, ways: some }) => some.length > 0 && said[key] !== undefined);
    const way = saying.length === 0 ? null : ways.find(({ value }) => saying.every((each) => each.ways.includes(value)))?.value;
    const aside = { draft: entered() ? evening.draft : null, way: evening.way };
    just = null;
    Object.assign(evening, { aside, correcting: at, draft: { sat, dealer, told: said }, way: way ?? null });
    shown();
    fillIn();
    toTop();
  }
  async function drop(deal) {
    const at = evening.deals.indexOf(deal);
    if (!entered()) evening.draft = null;
    store.change(evening, at, 1);
    just = "done";
    await all();
    fillIn();
    // Where the deal stood is another one now.
    const back = places.deals.querySelector(".steps-taken .undo");
    back?.scrollIntoView({ block: "center" });
    back?.focus({ preventScroll: true });
  }

  /* What was written down. */

  function shown() {
    const last = found.at(-1)?.totals;
    if (lost) fill(places.totals);
    else sheet.totals(places.totals, evening, found, over, pool);
    if (lost) return fill(places.deals, sheet.unscored(evening, list), h("ul", { class: "take" }, taking("json", data)), others());
    fill(places.deals, found.length === 0 ? history() : [
      h("h2", {}, say("studio-score-deals")),
      history(),
      sheet.deals(evening, found, { correct: alone(correct), drop: alone(drop) }),
      h("h2", {}, say("studio-score-curve")),
      sheet.drawn(evening, found, say("studio-score-curve-said", { n: found.length, totals: list(each(last)) })),
      h("ul", { class: "take" }, [["csv", taken], ["json", data], ["print", () => sheet.print(places.deals, app.data.language)]].map((each) => taking(...each))),
    ], others());
  }
  const taking = (what, act) => h("li", {}, h("button", { type: "button", onclick: act }, say(`studio-score-${what}`)));

  /** What was done last can be undone, and what was undone is told and can be done again; not while a deal is corrected. */
  function history() {
    const { before: [last], after: [undone], correcting } = evening;
    const told = (step, name) => { const { kind, n } = store.done(step, step === undone); return say(`studio-evening-${name}-${kind}`, { n }); };
    return correcting !== null || !(last ?? undone) ? null : h("div", { class: "steps-taken" },
      h("p", {}, justDone()?.text ?? (undone ? told(undone, "undone") : "")),
      h("div", { class: "buttons" },
        last ? h("button", { type: "button", class: "undo", onclick: alone(() => stepped(store.undo)) }, told(last, "undo")) : null,
        undone ? h("button", { type: "button", class: "redo", onclick: alone(() => stepped(store.redo)) }, say("studio-evening-redo")) : null));
  }

  /** What was done last, if nothing else was since, and the way back: `{text, way, short, act}`. */
  function justDone() {
    const undone = just === "undone";
    const step = { done: evening.before[0], undone: evening.after[0] }[just];
    if (step === undefined || evening.correcting !== null) return null;
    const { kind, n } = store.done(step, undone);
    const again = say("studio-evening-redo");
    return undone
      ? { text: say(`studio-evening-undone-${kind}`, { n }), way: again, short: again, act: store.redo }
      : { text: say(`studio-table-${kind}`, { n }), way: say(`studio-evening-undo-${kind}`, { n }), short: say("studio-undo"), act: store.undo };
  }

  /* The rules may change afterwards. */

  /** Whose rules score it, where those that are open are others. */
  async function drawn() {
    const now = app.usable() ? await app.asked("evening", {}, "evening") : null;
    const readable = now !== null && now.id !== null;
    if (readable && now.id === evening.rulesId && evening.text !== app.text()) {
      other(evening);
      return;
    }
    const changed = readable && ![evening.rulesId, evening.left].includes(now.id);
    const seen = places.notice.hasChildNodes();
    fill(places.notice, !changed && !lost ? null : [h("p", {}, lost ? say("studio-evening-lost") : evening.came ? say("studio-evening-own", { title }) : say("studio-score-changed")), h("div", { class: "buttons" },
      !readable ? null : h("button", { type: "button", onclick: alone(() => again(now)) }, say(evening.came && !lost ? "studio-evening-own-again" : "studio-score-again")),
      lost ? null : h("button", { type: "button", onclick: () => { evening.left = now.id; keep(); fill(places.notice); } }, say("studio-score-keep")),
      lost || !evening.came ? null : h("button", { type: "button", onclick: () => app.openBeside(evening.text) }, say("studio-evening-own-rules")))]);
    // Whoever comes back sees it wherever one was.
    if (!seen) places.notice.scrollIntoView({ block: "nearest" });
  }
  async function again({ id, forms: now }) {
    if (!evening.deals.every(({ sat }) => now.some(({ players }) => players === sat.length))) return app.status("studio-score-not-so-many");
    store.rescore(evening, { text: app.text(), rulesId: id });
    Object.assign(evening, { left: id, draft: null, aside: null, correcting: null, came: false });
    keep();
    await other(evening);
  }

  /* Other evenings; taking this one away. */

  function others() {
    return h("div", { class: "others" },
      shelf({ rules, language: app.data.language, current: evening.id, open: other, gone: () => other(null) }),
      h("button", { type: "button", onclick: () => other(null) }, say("studio-score-new")), below());
  }
  /** What a file is called: by the rules, and by the day on which it was played here. */
  async function file(kind) {
    const day = new Intl.DateTimeFormat("sv", { dateStyle: "short" }).format(evening.begun);
    return (await asked("evening_name", { day, suffix: `.${kind}` }))?.name ?? `${day}.${kind}`;
  }
  async function taken() {
    const headings = { number: say("studio-taken-number"), deal: say("studio-score-deal-column"), total: say("studio-score-total") };
    offer(await file("csv"), "text/csv", csv(evening, found, headings, app.data.language));
  }
  async function data() {
    const { people: names, table: seated } = evening;
    const deals = evening.deals.map(({ sat, dealer, told: said, corrected }) => ({ sat, dealer, told: said, ...(corrected ? { corrected } : {}) }));
    const begun = new Date(evening.begun).toISOString();
    const answer = await asked("evening_file", { evening: { begun, people: names, table: seated, deals } });
    if (answer !== null) offer(await file("json"), "application/json", answer.content);
  }

  function list(words) {
    return listed(words, app.data.language);
  }

  await all();
  fillIn();
  await drawn();
  // An answer that never came is asked for again.
  return { drawn: () => Promise.all([current && tried(), drawn()]) };
}
