// The form of a deal, made of the fields that the rules have: which those are, the package says.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { list as listed } from "./named.js";

let made = 0;

/** A form that fills in a deal; `changed` is told whenever something was said. */
export function form({ fields, ways }, deal, names, way, changed) {
  const of = { names, changed: () => { refresh(); changed(chosen); } };
  let chosen = way ?? ways[0]?.value ?? "";
  /** The field in which something was said last. */
  let last = null;
  const drawn = fields.map((field) => ({ field, ...drawnAs[field.kind](field, deal, { ...of, changed: () => { last = field; of.changed(); } }) }));
  const choice = ways.length > 1 ? chips(say("studio-score-way"), ways, ({ value }) => value === chosen, ({ value }) => { chosen = value; of.changed(); }) : null;
  const first = drawn.findIndex(({ field }) => field.ways.length > 0);
  const rest = h("p", { class: "wrong", role: "status" });
  const asked = h("div", { class: "deal-form" });
  const extra = new Map();
  const before = stashed(deal);
  const element = h("div", { class: "deal-form" }, drawn.slice(0, first).map(box), choice?.element, drawn.slice(first).map(box), asked, rest);

  function refresh() {
    for (const { field, element: each, follow } of drawn) {
      each.hidden = !isAsked(field, deal, chosen);
      follow?.();
    }
    if (choice) choice.element.hidden = !drawn.some(({ field }) => field.ways.length > 0 && isAsked(field, deal, field.ways[0]));
  }
  refresh();

  return {
    element,
    said: () => said(fields, deal, chosen),
    /** Whether anything was said that does not go without saying. */
    begun: () => fields.some((field) => isAsked(field, deal, chosen) && isTold(field, deal[field.key])),
    /** What was said last, in words. */
    last: () => (last === null || !isTold(last, deal[last.key]) ? null : inWords(last, deal, names)),
    open: () => [...open(fields, deal, chosen), ...[...extra.values()].flatMap(({ field, told }) => (told[field.key] === undefined ? [field.label] : []))],
    /** The first of what must still be said. */
    next: () => drawn.find(({ field }) => field.wanted && isAsked(field, deal, chosen) && deal[field.key] === undefined)?.element,
    /** Asks for what problems say is needed, if it is not asked yet; what no problem of `all` says any more is needed no more. */
    ask(problems, all) {
      const found = all.filter(({ asks }) => asks).map(called);
      const dropped = [...extra].filter(([name, { field, told, isThere }]) => !isThere() || (told[field.key] === undefined && !found.includes(name)));
      for (const [name, { field, told, element: gone }] of dropped) {
        extra.delete(name);
        gone.remove();
        before[name] = told[field.key];
        delete told[field.key];
      }
      for (const { asks, place } of problems.filter((each) => each.asks)) {
        const [key, id] = place;
        const cause = deal[key]?.find?.((each) => each.id === id);
        const target = asks.of_thing ? cause : deal;
        const name = called({ asks, place });
        if (target === undefined || extra.has(name)) continue;
        const told = (target.facts ??= {});
        told[asks.field.key] ??= before[name];
        const one = drawnAs[asks.field.kind](asks.field, told, of);
        extra.set(name, { field: asks.field, told, element: one.element, isThere: () => cause === undefined || deal[key]?.includes(cause) });
        asked.append(one.element);
        if (told[asks.field.key] !== undefined) of.changed();
      }
      if (dropped.length > 0) of.changed();
    },
    /** Puts each problem where it lies; one that lies nowhere stands below. */
    wrong(all) {
      // What is told in one of several ways is wrong where it was told.
      const shown = new Set(drawn.filter(({ element: each }) => !each.hidden).map(({ field }) => field.key));
      const told = drawn.find(({ field }) => field.kind === "number" && field.ways.length > 0 && shown.has(field.key))?.field.key;
      const apart = new Set(fields.filter(({ key, ways: some }) => some.length > 0 && !shown.has(key)).map(({ key }) => key));
      const problems = all.map((each) => (apart.has(each.place[0]) && told !== undefined ? { ...each, place: [told] } : each));
      for (const { field, wrong, wrongIn } of drawn) {
        const here = problems.filter(({ place: [key] }) => key === field.key);
        const inside = here.filter(({ place: [, thing] }) => thing !== undefined && wrongIn?.(thing) !== undefined);
        wrong(here.filter((each) => !inside.includes(each)));
        field.things.forEach(({ id }) => tell(wrongIn(id), inside.filter(({ place }) => place[1] === id)));
      }
      tell(rest, problems.filter(({ place: [key] }) => !shown.has(key)));
    },
  };
}

/** What a fact is called that a problem asks for: the same one is asked for once. */
const called = ({ asks, place: [, id] }) => `${asks.of_thing ? id : ""} ${asks.field.key}`;
const box = ({ element }) => element;
const tell = (where, problems) => where && fill(where, problems.map(({ message, help }) => h("span", {}, message, help ? h("small", {}, ` ${help}`) : null)));

/* What is asked, and what was said. */

function isAsked(field, told, way) {
  const isSaid = (key) => told[key] !== undefined && told[key] !== null;
  return (field.ways.length === 0 || field.ways.includes(way))
    && (field.given === "" || isSaid(field.given))
    && (field.unless.length === 0 || (told[field.unless[0]] === null && !field.unless.some(isSaid)));
}

/** Whether somebody said so. */
function isTold(field, value) {
  if (value === undefined || (value === null && !field.wanted)) return false;
  return field.kind === "things" ? value.length > 0 : !(field.kind === "choice" && field.choices.length === 1);
}

/** What was said of all that is asked. */
function said(fields, told, way) {
  const found = {};
  for (const field of fields) {
    if (!isAsked(field, told, way) || told[field.key] === undefined) continue;
    found[field.key] = field.kind === "things"
      ? told[field.key].map((each) => ({ id: each.id, ...said(thing(field, each.id).fields, each, "") }))
      : told[field.key];
    for (const key of instead(field)) if (told[field.key] === null && (told[key] ?? null) !== null) found[key] = told[key];
  }
  if (told.facts !== undefined) found.facts = told.facts;
  return found;
}

/** The keys that say why nobody is named in a field. */
const instead = ({ choices }) => [...new Set(choices.map(({ under }) => under).filter((each) => each !== ""))];

/** Notes what was chosen: the value itself, or why nobody is named. */
function choose(field, told, { value, under }) {
  for (const key of instead(field)) told[key] = key === under ? value : null;
  told[field.key] = under === "" ? value : null;
}

/** What a field says, as it is read. */
function inWords(field, told, names) {
  const value = told[field.key];
  const words = {
    number: () => shown(value),
    numbers: () => list(value.map(shown)),
    things: () => list(value.map(({ id }) => thing(field, id).title)),
    choice: () => field.choices.find(isSaid(field, told)).title,
    player: () => names[value] ?? field.choices.find(isSaid(field, told)).title,
  }[field.kind]();
  // Who says that nobody is, says all there is to say.
  return value === null ? words : say("studio-table-said", { what: field.label, said: words });
}

/** Whether a choice is the one that was made. */
const isSaid = (field, told) => ({ value, under }) =>
  (under === "" ? told[field.key] === value && instead(field).every((key) => (told[key] ?? null) === null) : told[field.key] === null && told[under] === value);

/** Words one after the other. */
const list = (words) => listed(words, document.documentElement.lang);

/** The facts of a deal that is looked at again: they are put in where they are asked for. */
function stashed(deal) {
  const found = {};
  for (const [id, each] of [["", deal], ...Object.values(deal).filter(Array.isArray).flat().map((one) => [one.id, one])]) {
    for (const [path, value] of Object.entries(each.facts ?? {})) found[`${id} ${path}`] = value;
    delete each.facts;
  }
  return found;
}

/** The labels of what is still to be said. */
function open(fields, told, way) {
  return fields.filter((field) => isAsked(field, told, way)).flatMap((field) => {
    if (field.kind !== "things") return field.wanted && isLacking(told[field.key]) ? [field.label] : [];
    return (told[field.key] ?? []).flatMap((each) => {
      const { title: what, fields: inside } = thing(field, each.id);
      const lacking = open(inside, each, "");
      return lacking.length > 0 ? [say("studio-table-lacking", { what, fields: list(lacking) })] : [];
    });
  });
}

/** Whether nothing is said, or of some players nothing yet. */
const isLacking = (value) => value === undefined || (Array.isArray(value) && value.includes(null));

const thing = (field, id) => field.things.find((each) => each.id === id) ?? { id, title: id, fields: [] };

/* Kinds of fields. */

const drawnAs = {
  player(field, told, of) {
    const players = of.names.map((title, value) => ({ value, title, under: "" }));
    const found = chips(field.label, [...players, ...field.choices], isSaid(field, told), ({ value, under }) => {
      choose(field, told, { value, under });
      of.changed();
    });
    const follow = () => {
      if (field.apart === "") return;
      if (told[field.key] !== null && told[field.key] === told[field.apart]) { delete told[field.key]; found.show(); }
      found.inputs.forEach((each, at) => { each.disabled = at < of.names.length && at === told[field.apart]; });
    };
    return { ...found, follow };
  },

  choice(field, told, of) {
    if (field.choices.length === 1 && told[field.key] === undefined) told[field.key] = field.choices[0].value;
    if (!field.wanted && told[field.key] === undefined && field.choices[0]?.value === null) told[field.key] = null;
    return chips(field.label, field.choices, isSaid(field, told), (choice) => { choose(field, told, choice); of.changed(); });
  },

  number(field, told, of) {
    const id = `field-${made++}`;
    const input = h("input", { id, inputmode: field.halves ? "decimal" : "numeric", autocomplete: "off", "aria-describedby": `${id}-wrong`, value: shown(told[field.key]), oninput: () => put(input.value) });
    const put = (words) => { told[field.key] = number(words); of.changed(); };
    const step = (much) => () => {
      const now = Number(told[field.key] ?? field.least);
      if (Number.isNaN(now)) return;
      input.value = shown(Math.min(field.most, Math.max(field.least, told[field.key] === undefined && field.least === 0 ? field.least + Math.max(0, much) : now + much)));
      put(input.value);
    };
    const button = (name, sign, act) => h("button", { type: "button", "aria-label": say(name, { what: field.label }), onclick: act }, sign);
    const wrong = h("p", { class: "wrong", role: "status", id: `${id}-wrong` });
    const element = h("div", { class: "field number" }, h("label", { for: id }, field.label), h("div", { class: "steps" },
      field.least < 0 ? button("studio-score-sign", "±", () => { input.value = shown(-Number(told[field.key] ?? 0)); put(input.value); }) : null,
      button("studio-score-less", "−", step(-1)), input, button("studio-score-more", "+", step(1)),
      field.halves ? button("studio-score-half", "½", step(0.5)) : null), wrong);
    return { element, wrong: (problems) => { input.setAttribute("aria-invalid", problems.length > 0); tell(wrong, problems); } };
  },

  numbers(field, told, of) {
    const own = [...(told[field.key] ?? [])].map((each) => each ?? undefined);
    const put = () => {
      told[field.key] = own.every((each) => each === undefined) ? undefined : of.names.map((_, at) => own[at] ?? null);
      of.changed();
    };
    const inside = of.names.map((label, at) => drawnAs.number({ ...field, key: at, label }, own, { ...of, changed: put }));
    const wrong = h("p", { class: "wrong", role: "status" });
    const element = h("fieldset", { class: "field" }, h("legend", {}, field.label), inside.map(box), wrong);
    return { element, wrong: (problems) => tell(wrong, problems) };
  },

  things(field, told, of) {
    const entries = h("div", { class: "entries" });
    const wrong = h("p", { class: "wrong", role: "status" });
    let places = new Map();
    const list = () => (told[field.key] ??= []);
    // What may happen more than once is added, and not switched on and off.
    const buttons = field.things.map((each) => h("button", { type: "button", class: "chip", onclick: () => toggle(each) }, each.often ? `+ ${each.title}` : each.title));
    const element = h("fieldset", { class: "field" }, h("legend", {}, field.label), h("div", { class: "chips" }, buttons), entries, wrong);

    function toggle(each) {
      const at = list().findIndex(({ id }) => id === each.id);
      const many = list().length;
      if (at >= 0 && !each.often) list().splice(at, 1);
      else list().push({ id: each.id });
      draw();
      if (list().length > many) {
        // What stands at the bottom of the page lies over it.
        entries.lastElementChild.scrollIntoView({ block: "center" });
        entries.lastElementChild.querySelector("input")?.focus({ preventScroll: true });
      }
      of.changed();
    }
    function entry(each, at) {
      const { title, fields, often } = thing(field, each.id);
      const place = h("p", { class: "wrong", role: "status" });
      places.set(each.id, place);
      if (fields.length === 0 && !often) return place;
      const inside = fields.map((one) => ({ field: one, ...drawnAs[one.kind](one, each, { ...of, changed: () => { follow(); of.changed(); } }) }));
      const follow = () => inside.forEach(({ field: one, element: box }) => { box.hidden = !isAsked(one, each, "") || one.choices.length === 1 && one.kind === "choice"; });
      follow();
      return h("fieldset", { class: "entry" }, h("legend", {}, title), inside.map(box),
        h("button", { type: "button", class: "remove", "aria-label": say("studio-score-remove", { what: title }), onclick: () => { list().splice(at, 1); draw(); of.changed(); } }, "×"), place);
    }
    function draw() {
      places = new Map();
      fill(entries, (told[field.key] ?? []).map(entry));
      field.things.forEach(({ id, often }, at) => often || buttons[at].setAttribute("aria-pressed", String((told[field.key] ?? []).some((each) => each.id === id))));
    }
    draw();
    return { element, wrong: (problems) => tell(wrong, problems), wrongIn: (id) => places.get(id) };
  },
};

/** One of several, to be tapped; `isNow` tells which it is. */
function chips(label, choices, isNow, choose) {
  const group = `field-${made++}`;
  const wrong = h("p", { class: "wrong", role: "status" });
  const inputs = choices.map((each) => h("input", { type: "radio", name: group, checked: isNow(each), onchange: () => choose(each) }));
  const element = h("fieldset", { class: "field" }, h("legend", {}, label),
    h("div", { class: "chips" }, choices.map(({ title }, at) => h("label", { class: "chip" }, inputs[at], h("span", {}, title)))), wrong);
  return { element, inputs, wrong: (problems) => tell(wrong, problems), show: () => inputs.forEach((each, at) => { each.checked = isNow(choices[at]); }) };
}

const POINT = new Intl.NumberFormat(document.documentElement.lang).formatToParts(0.5).find(({ type }) => type === "decimal").value;

/** A number as it is written in the language of the page; what is none, as it was typed. */
function shown(value) {
  if (typeof value !== "number") return value ?? "";
  return String(value).replace("-", "−").replace(".", POINT);
}

/** What somebody types as a number: as one, if it is, or as it stands, for the package to refuse. */
function number(words) {
  const plain = words.normalize("NFKC").replaceAll("−", "-").replace(",", ".").trim();
  if (plain === "") return undefined;
  return /^[+-]?\d{1,9}(\.\d+)?$/.test(plain) ? Number(plain) : plain;
}
