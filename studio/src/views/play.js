// A deal against programs, by the rules as they are: what may be done, and why the rest may not, the package says.

import { fill, h } from "../dom.js";
import { lying, NOT, tappable, told as sentence } from "../playing/cards.js";
import { whoever } from "../playing/names.js";
import { laid, seats } from "../playing/seats.js";
import * as evenings from "../evening/store.js";
import * as store from "../playing/store.js";
import { tool } from "../playing/tools.js";
import { say } from "../words.js";

export const name = "play";

/** Of so many cards a hand is laid more closely on a phone. */
const MANY = 18;
/** Before it is said that the others are thinking, in milliseconds. */
const SOON = 250;

const button = (name, onclick, more = {}) => h("button", { type: "button", onclick, ...more }, say(name));

/** How many play in the evening that was open last, if there is one. */
function tonight(rules) {
  const [last] = evenings.evenings(rules);
  return last === undefined ? null : last.table.playing ?? last.table.order.length - last.table.away.length;
}

export function mount(app) {
  const place = document.getElementById("playing");
  const scroller = place.parentElement;
  scroller.addEventListener("scroll", edged);
  const room = new ResizeObserver(edged);
  for (const each of [scroller, place]) room.observe(each);
  let of = null;
  let now = null;
  let opening = null;
  // Another tab has played on: what stands here is not laid over it.
  store.elsewhere(() => { now = null; app.redraw(); });

  /** Shows the game of the rules that are open; what is being done is left in peace. */
  return async () => {
    if (of !== app.id()) now = opening = null;
    of = app.id();
    if (now !== null) return now.drawn();
    // Whoever looks again before there is an answer waits for the same one.
    opening ??= open().finally(() => { opening = null; });
    await opening;
  };

  async function open() {
    const kept = store.get(of);
    now = kept === null ? await start(null) : await table(kept);
  }

  /** Shows by the edge of the hand that there is more behind it. */
  function edged() {
    const mine = place.querySelector(":scope > .mine");
    const bottom = Math.max(...[...place.children].filter((each) => each !== mine).map((each) => each.getBoundingClientRect().bottom));
    mine?.classList.toggle("over", bottom > mine.getBoundingClientRect().top + 1);
  }

  /* Beginning. */

  async function start(before) {
    const found = await app.asked("tables", {}, "tables");
    if (found === null) return null;
    const back = before === null ? null : button("studio-play-back", async () => { now = await table(before); });
    if (found.id === null) {
      fill(place, h("p", {}, say("studio-play-mistakes")), h("div", { class: "buttons" }, back));
      return null;
    }
    let [players] = found.players.toSorted((one) => (one === tonight(of) ? -1 : 0));
    const chips = found.players.toSorted((one, other) => one - other).map((n) => h("label", { class: "chip" },
      h("input", { type: "radio", name: "table", checked: n === players, onchange: () => { players = n; } }), h("span", {}, String(n))));
    const who = whoever(of);
    fill(place, h("form", { novalidate: true, onsubmit: async (event) => {
      event.preventDefault();
      if (!who.said()) return;
      now = await table(store.begun({ text: app.text(), rulesId: found.id, players, names: who.names() }));
    } },
    h("h2", {}, say("studio-play-begin")), h("p", {}, say("studio-play-intro")),
    h("fieldset", { class: "field" }, h("legend", {}, say("studio-score-players")), h("div", { class: "chips" }, chips)), who.element,
    h("div", { class: "buttons" }, h("button", { type: "submit", class: "first" }, say("studio-play-deal")), back)));
    return { drawn: () => {} };
  }

  /* A game that goes on. */

  async function table(game) {
    const rules = app.id();
    const keep = () => {
      const how = store.keep(rules, game);
      if (how !== "saved") app.status(store.SENTENCES[how]);
    };
    const asked = (op, args = {}, moves = game.moves) => {
      const { players, seed, names = [], saved = null } = game;
      return app.asked(op, { text: game.text, game: { players, seed, names, saved, moves }, ...args }, "playing");
    };

    const notice = h("div", { class: "notice", role: "status" });
    const heading = h("h2", { tabindex: -1 });
    const seating = h("div", { class: "seating" });
    const before = h("div", { class: "piles" });
    const news = h("div", { class: "news", role: "log", tabindex: 0, "aria-label": say("studio-play-news") });
    const sheet = h("div", { class: "sheet" });
    const question = h("p", { class: "question", role: "status" });
    const legend = h("p", { class: "legend" });
    const told = h("div", { class: "why", role: "alert" });
    const choices = h("div", { class: "choices buttons" });
    const hand = h("div", { class: "hand", role: "group", "aria-label": say("studio-play-hand"), onkeydown: along });
    const onward = h("div", { class: "onward buttons" });
    const tools = h("div", { class: "tools" });
    const mine = h("div", { class: "mine" }, onward, hand, tools);
    fill(place, notice, heading, seating, before, news, sheet, question, legend, told, choices, mine, h("p", { id: NOT, hidden: true }, say("studio-play-not")));
    let scene = null;
    let picked = new Set();
    let busy = false;

    /** Makes a move behind those that were made, or looks at the table where there is none. */
    async function make(move, moves = game.moves) {
      if (busy) return;
      busy = true;
      const slow = setTimeout(() => { question.textContent = say("studio-play-thinking"); }, SOON);
      const found = await asked("played", { move }, moves);
      clearTimeout(slow);
      busy = false;
      // Other rules have been opened meanwhile.
      if (!heading.isConnected) return;
      if (found === null) return scene === null ? unanswered() : show(scene);
      if (found.scene === null) return broken(found.problems);
      if (found.refused !== null) {
        show(found.scene);
        return refuse(found.refused);
      }
      const lost = found.made < moves.length;
      game.moves = found.made > moves.length ? [...moves, move] : moves.slice(0, found.made);
      if (found.saved !== null) {
        game.saved = found.saved;
        game.moves = game.moves.slice(game.moves.lastIndexOf("next"));
      }
      keep();
      picked = new Set();
      show(found.scene);
      if (lost) fill(notice, h("p", {}, say("studio-play-shortened")));
    }

    /** No answer came, for reasons that stand above all parts of the page: the game is kept as it was. */
    function unanswered() {
      fill(place, h("div", { class: "buttons" }, button("studio-again", () => app.redraw(), { class: "first" })));
    }

    function broken(problems) {
      fill(place, [say("studio-play-broken"), ...problems].map((each) => h("p", { role: "alert" }, each)),
        h("div", { class: "buttons" }, button("studio-play-new", async () => { now = await start(null); }, { class: "first" })));
    }

    /* What there is to see. */

    function show(next) {
      const had = place.contains(document.activeElement);
      const old = scene?.news ?? [];
      scene = next;
      heading.textContent = scene.heading;
      fill(seating, scene.sheet === null ? seats(scene, say("studio-play-table")) : null);
      fill(before, scene.before.map((each) => h("p", {}, sentence(each))));
      tell(old);
      fill(told);
      fill(sheet, ...(scene.sheet === null ? [] : account(scene.sheet)));
      const lies = laid(scene).map(([who, card]) => h("span", { class: "unseen" }, `${say("studio-play-lies", { who, card })} `));
      fill(question, lies, scene.sheet === null ? scene.question : "");
      ask();
      const over = scene.sheet !== null;
      fill(tools, tool("hint", hint, over), tool("undo", undo, game.moves.length === 0 || game.moves.at(-1) === "next"),
        tool("on", () => make("on"), over), tool("new", async () => { now = await start(game); }));
      if (had) (place.querySelector(".choices button:not(:disabled), .hand button:not(.dim), .onward button, .sheet button") ?? heading).focus({ preventScroll: true });
      if (scene.sheet !== null) sheet.scrollIntoView({ block: "nearest" });
    }

    /** Adds what has happened since; where it is another story, all of it stands there anew. */
    function tell(old) {
      const written = (line) => JSON.stringify(line);
      const same = old.length <= scene.news.length && old.every((line, at) => written(line) === written(scene.news[at]));
      const line = (told) => h("p", { class: same && old.length > 0 ? "new" : null }, sentence(told));
      for (const each of news.querySelectorAll(".new")) each.classList.remove("new");
      if (same) news.append(...scene.news.slice(old.length).map(line));
      else fill(news, scene.news.map(line));
      news.scrollTop = news.scrollHeight;
    }

    function ask() {
      const { choices: every, picking, plays } = scene;
      const first = picking === null ? null : h("button", { type: "button", class: "first", disabled: picked.size < picking.least || picked.size > picking.most,
        onclick: () => make({ lay: [...picked] }) }, `${picking.text} (${picked.size}/${picking.most})`);
      // What lays cards down, or goes on, stands beside the hand, never below it.
      fill(onward, first, scene.sheet !== null && !scene.is_over ? button("studio-play-next", () => make("next"), { class: "first" }) : null);
      fill(choices, every.map(({ text, may }, number) => h("button", { type: "button", class: may ? null : "dim", "aria-describedby": may ? null : NOT, onclick: () => make({ choose: number }) }, text)));
      const one = (card) => plays || picking !== null
        ? tappable(card, { picked: picking === null ? null : picked.has(card.code), chosen: () => choose(card) })
        : lying(card);
      const cards = scene.hand.flat();
      hand.classList.toggle("many", cards.length > MANY);
      fill(hand, cards.map(one));
      const note = cards.find((card) => card.note)?.note;
      fill(legend, picking === null ? null : [note ? h("span", { class: "mark" }, note) : null,
        cards.some(({ may }) => !may) ? h("span", { class: "dotted" }, say("studio-play-dotted")) : null]);
      let at = -1;
      for (const { length } of scene.hand) hand.children[at += length]?.classList.add("ends");
    }

    function account({ title, result, steps, header, rows, ending }) {
      return [h("h3", {}, title), h("p", { class: "result" }, result),
        h("ol", { class: "steps" }, steps.map(({ text, rule }) => h("li", {}, text, rule === null ? null : [" ", link(rule, "studio-score-rule")]))),
        h("div", { class: "wide" }, h("table", { class: "scores" }, h("thead", {}, h("tr", {}, header.map((each) => h("th", { scope: "col" }, each)))),
          h("tbody", {}, rows.map(([who, ...rest]) => h("tr", {}, h("th", { scope: "row" }, who), rest.map((each) => h("td", {}, each))))))),
        h("p", {}, ending)];
    }

    /* What is done. */

    async function choose(card) {
      if (busy) return;
      if (!card.may) return refuse((await asked("forbidden", { card: card.code }))?.refused ?? null);
      if (scene.plays) return make({ play: card.code });
      fill(told);
      picked = new Set(picked.has(card.code) ? [...picked].filter((each) => each !== card.code) : [...picked, card.code]);
      ask();
      hand.querySelector(`[data-card="${card.code}"]`)?.focus({ preventScroll: true });
    }

    function refuse(refused) {
      if (refused === null) return;
      const [says, ...rule] = refused.text.split("\n");
      fill(told, h("p", {}, says), rule.length === 0 ? null : h("div", { class: "rule", tabindex: 0, role: "group", "aria-label": say("studio-play-rule", { number: refused.rule }) }, rule.map((each) => h("p", {}, each))),
        refused.rule === null ? null : link(refused.rule, "studio-play-rule"));
      news.scrollTop = news.scrollHeight;
      seen(choices.hasChildNodes() ? choices : told, told);
    }

    const link = (number, words) => h("button", { type: "button", class: "rule-link", onclick: () => app.rule(number) }, say(words, { number }));

    async function hint() {
      if (busy) return;
      const of = scene;
      const advice = (await asked("advised"))?.advice;
      if (!advice || scene !== of) return;
      const cards = scene.hand.flat().filter(({ code }) => advice.cards.includes(code));
      const what = advice.choice === null ? list(cards.map((each) => each.name)) : scene.choices[advice.choice].text;
      fill(told, h("p", {}, say("studio-play-hinted", { what })));
      for (const { code } of cards) hand.querySelector(`[data-card="${code}"]`)?.classList.add("hinted");
      if (advice.choice !== null) {
        const one = choices.querySelectorAll("button")[advice.choice];
        one.classList.add("hinted");
        seen(one);
      }
    }

    /** Brings something from behind the hand, which stays where it is above what is scrolled; what is said of it stays in sight. */
    function seen(what, from = what) {
      const hidden = what.getBoundingClientRect().bottom - mine.getBoundingClientRect().top;
      const above = from.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      if (hidden > 0) scroller.scrollBy({ top: Math.min(hidden, above) });
    }

    function undo() {
      make(null, game.moves.slice(0, -1));
    }

    /** Along the hand with the arrow keys. */
    function along(event) {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const cards = [...hand.querySelectorAll("button")];
      const at = cards.indexOf(document.activeElement);
      if (step === undefined || at < 0) return;
      event.preventDefault();
      cards[(at + step + cards.length) % cards.length].focus();
    }

    /* The rules may change afterwards. */

    async function drawn() {
      const rulesNow = app.usable() ? await app.asked("tables", {}, "tables") : null;
      const changed = rulesNow !== null && rulesNow.id !== null && ![game.rulesId, game.left].includes(rulesNow.id);
      if (changed) fill(notice, h("p", {}, say("studio-play-changed")), h("div", { class: "buttons" },
        button("studio-play-anew", async () => { now = await start(game); }),
        button("studio-score-keep", () => { game.left = rulesNow.id; keep(); fill(notice); })));
    }

    await make(null);
    // Whoever looks again asks again.
    if (scene === null) return null;
    await drawn();
    return { drawn };
  }

  function list(words) {
    return new Intl.ListFormat(app.data.language, { type: "conjunction" }).format(words);
  }
}
