// Something is added to the rules: what others play, or what nobody foresaw, made of a pattern with blanks.

import { $, fill, h } from "../dom.js";
import { BUILDERS } from "../fields/field.js";
import { lacking, possible } from "../fields/lacking.js";
import { say } from "../words.js";

const PAUSE = 250;
/** Of so few choices each is shown at once. */
const FEW = 5;
/** Stands for cards for which there is no word yet. */
const OWN = "own-cards";
/** So many words that may stand in a condition are offered. */
const OFFERED = 14;
const REASONS = { clash: "studio-rule-clash", unsaid: "studio-judged-unsaid" };

export function adding(app, panels) {
  const panel = $("add");
  let known = null;
  let open = null;
  let early = null;
  /** What was just added, until the book has it. */
  let coming = null;
  let opener = null;
  /** The rules with what it is said of that it was added. */
  let done = null;

  const label = (path) => app.data.places.find((each) => each.path === path).label;

  /** Opens the panel for a place in the rules. */
  function show(path) {
    const from = document.activeElement;
    app.turn("book");
    panels.open("add", () => shows(path, from));
  }

  async function shows(path, from) {
    early = known === null ? path : null;
    opener = from;
    open = { path };
    panel.hidden = false;
    where(path);
    trouble();
    title(label(path));
    fill($("add-body"), h("p", { role: "status" }, say(known === null ? "studio-loading" : "studio-add-wait")));
    if (known === null) return;
    const asked = open;
    const found = await app.asked("additions", { text: known });
    if (found === null || open !== asked) return;
    open.place = found.places.find((each) => each.path === path);
    if (open.place) list();
  }

  /** Shows beside the panel where in the book it will stand. */
  function where(path) {
    const page = $("book").contentDocument;
    const end = [...page.querySelectorAll(".studio-add")].find((each) => each.dataset.place === path);
    const { top, bottom } = end?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > page.documentElement.clientHeight) end.scrollIntoView({ block: "center", behavior: "instant" });
  }

  function close() {
    open = null;
    early = null;
    panel.hidden = true;
    fill($("add-body"));
    opener?.focus?.();
  }

  function title(words) {
    $("add-title").textContent = words;
    $("add-title").focus();
  }

  /* What there is. */

  function list() {
    const { place } = open;
    trouble();
    title(place.label);
    const cards = place.known.map((each) => ({ each, told: h("div", { class: "told" }, h("p", { class: "note" }, say("studio-add-wait"))) }));
    fill($("add-body"),
      place.patterns.length === 0 ? null : [h("h3", {}, say("studio-add-own")),
        h("ul", { class: "patterns" }, place.patterns.map((each) => h("li", {}, h("button", { type: "button", onclick: () => form(each) }, each.title))))],
      cards.length === 0 ? null : [h("h3", {}, say("studio-add-known")),
        h("ul", { class: "known" }, cards.map(({ each, told }) => h("li", {},
          h("h4", {}, each.title), h("p", { class: "note" }, say("studio-add-who", { who: each.who })), told,
          h("button", { type: "button", "aria-label": `${say("studio-add-do")} – ${each.title} (${each.who})`, onclick: () => add({ known: each.id }, each.title) }, say("studio-add-do")))))]);
    tell(cards);
  }

  /** Puts under each what the book would say of it, one after the other. */
  async function tell(cards) {
    const asked = open;
    for (const { each, told } of cards) {
      const found = await app.asked("addition", { text: known, wanted: { known: each.id } }, `addition ${each.id}`);
      if (open !== asked || !told.isConnected) return;
      if (found !== null) said(told, found);
    }
  }

  function said(where, { sentences, problems, why }) {
    fill(where,
      why === null ? null : h("p", { class: why === "unfinished" ? "note" : "wrong" }, reason(why), problems.map((each) => h("span", {}, each))),
      sentences.map((each) => h("p", { class: "sentence" }, each)));
  }

  /** Why something cannot be added; a condition that is not understood is told with one that would be. */
  function reason(why) {
    if (why === "unfinished") return lacking($("add-body"));
    return why === "unread" ? say("studio-add-unread", { example: open?.example ?? "" }) : say(REASONS[why] ?? "studio-add-impossible");
  }

  /* A pattern with its blanks. */

  function form(pattern) {
    const given = Object.fromEntries(pattern.blanks.map(({ name, kind, start }) => [name, kind === "text" ? "" : start]));
    const told = h("div", { class: "told", "aria-live": "polite" });
    const name = h("input", { id: "add-name", autocomplete: "off", maxlength: 80, oninput: later });
    const wanted = () => ({ pattern: pattern.id, title: name.value.trim(), values: given });
    const asked = open;
    let timer = 0;
    let newest = 0;
    let rows = [];
    rows = pattern.blanks.map((each) => ({ each, row: BLANKS[each.kind](each, (value) => { given[each.name] = value; follow(); later(); }), remarked: h("div", { role: "status" }) }));

    function follow() {
      for (const { each, row } of rows) row.hidden = each.given.blank !== "" && !each.given.values.includes(given[each.given.blank]);
    }
    function later() {
      clearTimeout(timer);
      timer = setTimeout(preview, PAUSE);
    }
    async function preview() {
      const mine = ++newest;
      const found = await app.asked("addition", { text: known, wanted: wanted() }, "addition");
      if (found === null || mine !== newest || open !== asked || !told.isConnected) return;
      name.placeholder = found.title || name.placeholder;
      said(told, found);
      for (const { each, row, remarked } of rows) {
        const had = remarked.firstChild !== null;
        fill(remarked, found.remarks.filter(({ blank }) => blank === each.name).map((remark) => offering(each, row, remark)));
        if (!had && row.contains(document.activeElement)) remarked.lastChild?.scrollIntoView({ block: "nearest" });
      }
    }
    /** What is to be looked at in a blank, and the choice that is offered instead. */
    function offering({ choices: [first] }, row, { told: words }) {
      const input = row.querySelector("select, input[type=radio]");
      const take = () => {
        if (input.matches("select")) input.selectedIndex = 0;
        else input.checked = true;
        input.dispatchEvent(new Event("change"));
        input.focus();
      };
      return h("div", { class: "remark" }, h("p", {}, words), first ? h("button", { type: "button", onclick: take }, first.title) : null);
    }

    open.example = pattern.blanks.find(({ kind }) => kind === "formula")?.start ?? "";
    trouble();
    title(`${open.place.label} – ${pattern.title}`);
    follow();
    fill($("add-body"),
      h("p", {}, h("button", { type: "button", onclick: list }, say("studio-add-back"))),
      h("form", { onsubmit: (event) => { event.preventDefault(); add(wanted(), name.value.trim() || name.placeholder); } },
        h("div", { class: "field" }, h("label", { for: "add-name" }, say("studio-add-name")), name),
        rows.map(({ row, remarked }) => { row.append(remarked); return row; }),
        h("div", { class: "do" }, h("div", { class: "said" }, h("h3", {}, say("studio-add-said")), told),
          h("button", { type: "submit", class: "first" }, say("studio-add-do")))));
    preview();
  }

  const BLANKS = {
    choice({ name, label: words, choices, start, pack }, change) {
      if (choices.length <= FEW) {
        return h("fieldset", { class: "field" }, h("legend", {}, words), choices.map(({ value, title: shown }) =>
          h("label", { class: "choice" }, h("input", { type: "radio", name: `add-${name}`, checked: value === start, onchange: () => change(value) }), h("span", {}, shown))));
      }
      const groups = [...new Set(choices.map(({ group }) => group))];
      const options = (group) => choices.filter((each) => each.group === group).map(({ value, title: shown }) => h("option", { value, selected: value === start }, shown));
      const own = h("div", { class: "built", id: `add-${name}-own`, hidden: true });
      const taken = { cards: [] };
      if (pack) fill(own, BUILDERS.pack(pack, taken, (now) => change(Object.assign(taken, now))));
      const chosen = ({ target }) => {
        own.hidden = target.value !== OWN;
        change(own.hidden ? target.value : taken);
      };
      return h("div", { class: "field" }, h("label", { for: `add-${name}` }, words),
        h("select", { id: `add-${name}`, onchange: chosen },
          pack ? h("option", { value: OWN }, say("studio-trick-own-cards")) : null,
          groups.map((group) => (group === "" ? options(group) : h("optgroup", { label: group }, options(group))))),
        own);
    },

    number({ name, label: words, least, most, start }, change) {
      const input = h("input", { id: `add-${name}`, inputmode: "numeric", autocomplete: "off", value: start, "data-least": least, "data-most": most, "aria-describedby": `add-${name}-bounds`, oninput: changed });
      const bounds = h("p", { class: "wrong", role: "alert", id: `add-${name}-bounds` });
      /** Tells at the field what would be a number there, if this is none. */
      function changed() {
        const right = possible(input);
        input.toggleAttribute("aria-invalid", !right);
        bounds.textContent = right ? "" : say("studio-panel-whole", { least, most });
        change(input.value.trim());
      }
      const step = (much) => () => {
        input.value = String(Math.min(most, Math.max(least, (Number.parseInt(input.value, 10) || 0) + much)));
        changed();
      };
      const button = (sentence, sign, much) => h("button", { type: "button", "aria-label": say(sentence, { what: words }), onclick: step(much) }, sign);
      return h("div", { class: "field number" }, h("label", { for: `add-${name}` }, words),
        h("div", { class: "steps" }, button("studio-score-less", "−", -1), input, button("studio-score-more", "+", 1)),
        bounds);
    },

    /** What is said in somebody's own words, under which stands what such words could be. */
    text({ name, label: words, most, start }, change) {
      const input = h("textarea", { id: `add-${name}`, rows: 2, maxlength: most, placeholder: start, dir: "auto", autocomplete: "off", oninput: () => change(input.value.trim()) });
      return h("div", { class: "field" }, h("label", { for: `add-${name}` }, words), input);
    },

    /** A condition is tapped together; who likes writes it. */
    formula({ name, label: words, start, offered, blocks }, change) {
      const built = { text: blocks === null, blocks, written: start };
      const place = h("div", { class: "builder" });
      const other = h("button", { type: "button", onclick: () => { built.text = !built.text; draw(); } });
      function draw() {
        const { text } = built;
        const write = (now) => { built.written = now; change(now); };
        fill(place, text ? BLANKS.written({ name, label: words, start: built.written }, write) : BUILDERS.condition(offered, built.blocks, (now) => { built.blocks = now; change(now); }, words));
        change(text ? built.written : built.blocks);
        other.textContent = say(text ? "studio-building-tap" : "studio-building-write");
        other.hidden = blocks === null;
      }
      draw();
      return h("div", { class: "field built" }, h("h3", {}, words), place, h("div", { class: "buttons" }, other));
    },

    written({ name, label: words, start }, change) {
      const input = h("input", { id: `add-${name}`, autocomplete: "off", autocapitalize: "none", spellcheck: "false", value: start ?? "", oninput: () => { change(input.value); offer(); } });
      const offered = h("div", { class: "chips", role: "group", "aria-label": say("studio-complete") });
      let newest = 0;
      /** Offers what goes on with what is typed; behind a whole word, what may stand there. */
      async function offer(typed = input.value) {
        const mine = ++newest;
        const found = await app.asked("condition", { text: known, at: open?.path, written: typed }, "condition");
        if (found === null || mine !== newest || !offered.isConnected) return;
        const begun = typed.slice(found.from);
        const fitting = found.hints.filter(({ written }) => written !== begun && written.startsWith(begun));
        if (fitting.length === 0 && typed === input.value && begun !== "") return offer(`${typed} `);
        fill(offered, fitting.slice(0, OFFERED).map(({ written, told }) =>
          h("button", { type: "button", class: "chip", title: told, onclick: () => take(typed.slice(0, found.from) + written) }, written)));
      }
      function take(whole) {
        input.value = whole;
        input.focus();
        change(input.value);
        offer();
      }
      input.addEventListener("focus", () => offer());
      return h("div", { class: "field" }, h("label", { for: `add-${name}` }, words), input, h("p", { class: "note" }, say("studio-rule-written")), offered);
    },
  };

  /* It is added. */

  async function add(wanted, words, force = false) {
    const found = await app.edit("added", { wanted, force });
    if (found === null) return;
    trouble();
    if (found.why !== null) {
      trouble(
        h("p", {}, reason(found.why)),
        found.problems.map((each) => h("p", {}, each)),
        h("button", { type: "button", onclick: () => trouble() }, say("studio-rule-leave")), " ",
        found.why === "clash" ? h("button", { type: "button", onclick: () => add(wanted, words, true) }, say("studio-rule-anyway")) : null,
      );
      return;
    }
    opener = null;
    close();
    coming = { path: found.path, words: found.title || words };
  }

  /** No longer says that something was added: something else was done since. */
  function over() {
    done = null;
    $("added").hidden = true;
    $("added-said").textContent = "";
  }

  /** Shows what was added where it stands now, with a way back. */
  function arrive(panel_) {
    if (coming === null) {
      if (done !== null && known !== done) over();
      return;
    }
    const found = rulesOf($("book").contentDocument, coming.path)[0];
    if (found === undefined) return;
    const { words } = coming;
    coming = null;
    found.classList.add("studio-new");
    found.scrollIntoView({ block: "center" });
    const bar = $("added");
    const gone = (act) => () => { over(); act(); };
    const said = say("studio-add-done", { title: words });
    // Whoever hears the page is told by what was there before.
    $("added-said").textContent = said;
    fill(bar,
      h("p", {}, said),
      h("div", { class: "buttons" },
        h("button", { type: "button", id: "added-undo", onclick: gone(() => app.undo()) }, say("studio-undo")),
        h("button", { type: "button", onclick: gone(() => panel_.open(found.id)) }, say("studio-rule-change")),
        h("button", { type: "button", onclick: gone(() => found.querySelector(":scope > .studio-change")?.focus({ preventScroll: true })) }, say("studio-rule-close"))));
    bar.hidden = false;
    done = known;
    $("added-undo").focus({ preventScroll: true });
  }

  function trouble(...words) {
    fill($("add-trouble"), ...words);
    if (words.length > 0) $("add-trouble").scrollIntoView({ block: "nearest" });
  }

  /** Puts a button at the end of what the book has of each place. */
  function offer(book) {
    for (const { path, label: words } of app.data.places) {
      const last = rulesOf(book, path).at(-1);
      if (last === undefined || last.nextElementSibling?.dataset.place === path) continue;
      last.after(h("p", { class: "studio-add", "data-place": path }, h("button", { type: "button", onclick: () => show(path) }, `+ ${words}`)));
    }
  }

  panels.add("add", close);
  panels.passing("added", over);
  fill($("add-places"), app.data.places.map(({ path, label: words }) => h("button", { type: "button", onclick: () => show(path) }, `+ ${words}`)));
  return {
    show,
    offer,
    arrive,
    known(text) {
      known = text;
      if (early !== null) show(early);
    },
  };
}

/** The rules of a book that tell what a path leads to; if one tells all of it, that one. */
function rulesOf(book, path) {
  const rules = [...book.querySelectorAll(".rule[data-settings]")].map((rule) => ({ rule, settings: rule.dataset.settings.split(" ") }));
  const whole = rules.find(({ settings }) => settings.includes(path));
  if (whole !== undefined) return [whole.rule];
  const inside = rules.filter(({ settings }) => settings.some((each) => each.startsWith(`${path}.`))).map(({ rule }) => rule);
  if (inside.length > 0) return inside;
  // What is told with others of its kind.
  return rules.filter(({ settings }) => settings.some((each) => path.startsWith(`${each}.`))).map(({ rule }) => rule);
}
