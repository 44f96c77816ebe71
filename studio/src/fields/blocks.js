// Conditions, amounts and parties, put together of what may be asked about, in the words of players.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { redrawn } from "./redrawn.js";

/** What stands alone: nothing is said behind it. */
const ALONE = new Set(["exists", "absent", "holds", "fails"]);
const NAMES = { ">=": "least", "<=": "most", "=": "equal", "!=": "differ", ">": "more", "<": "less" };
/** Longer lists are looked through by words. */
const MANY = 60;
/** Longer names are cut in a list on a phone, and stand below it. */
const LONG = 30;
const fresh = () => ({ fact: "", verb: "", to: "" });

/** How a comparison is called for facts of a kind. */
function verb(kind, each) {
  if (kind === "party" && (each === "=" || each === "!=")) return say(each === "=" ? "studio-building-is" : "studio-building-is-not");
  return say(`studio-building-${NAMES[each] ?? each}`);
}

/** A list of facts of some kinds, under headings; `first` are options that are no facts. */
function facts(offered, kinds, chosen, first, attributes) {
  const groups = Map.groupBy
    ? Map.groupBy(offered.facts.filter(({ kind }) => kinds.includes(kind)), ({ about }) => about)
    : offered.facts.filter(({ kind }) => kinds.includes(kind)).reduce((all, each) => all.set(each.about, [...(all.get(each.about) ?? []), each]), new Map());
  return h("select", attributes, first,
    [...groups].map(([about, those]) => h("optgroup", { label: about }, those.map(({ path, name }) => h("option", { value: path, selected: path === chosen }, name)))));
}

/** A box whose words leave, of a long list of facts, those that have them; what is chosen already needs none. */
function sieve(list, chosen) {
  const all = [...list.querySelectorAll("option")];
  if (chosen !== "" || all.length <= MANY) return null;
  const groups = [...list.querySelectorAll("optgroup")].map((group) => [group, [...group.children]]);
  const left = ({ target }) => {
    const words = plain(target.value).split(/\s+/);
    for (const [group, those] of groups) {
      const found = those.filter((each) => words.every((word) => plain(`${group.label} ${each.textContent}`).includes(word)));
      fill(group, found);
      group.hidden = found.length === 0;
    }
    list.value = "";
  };
  return h("input", { type: "search", class: "sieve", autocomplete: "off", "aria-label": say("studio-telling-sieve"), placeholder: say("studio-telling-sieve"), oninput: left });
}

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
const unchosen = (chosen) => h("option", { value: "", selected: chosen === "", disabled: true }, say("studio-building-choose"));
const kind_of = (offered, path) => offered.facts.find((each) => each.path === path)?.kind;

/** A condition: rows joined by one word, some of them joined inside themselves. */
export function condition(offered, blocks, changed) {
  const root = h("div", { class: "conditions" });
  const anew = () => { redrawn(root, draw); changed(blocks); };

  function draw() { fill(root, group(blocks, "0", null)); }

  function group(here, at, remove) {
    const several = here.items.length > 1;
    return h("fieldset", { class: remove ? "group inner" : "group" },
      h("legend", {}, several ? "" : say("studio-building-condition")),
      several ? h("select", { "data-at": `${at}j`, "aria-label": say("studio-building-join"), onchange: ({ target }) => { here.join = target.value; anew(); } },
        ["and", "or"].map((join) => h("option", { value: join, selected: here.join === join }, say(`studio-building-all-${join}`)))) : null,
      here.items.map((each, place) => {
        const gone = here.items.length > 1 || remove ? () => { here.items.splice(place, 1); if (here.items.length === 0) remove(); else anew(); } : null;
        return each.items ? group(each, `${at}.${place}`, gone) : row(each, `${at}.${place}`, gone);
      }),
      h("div", { class: "buttons" },
        h("button", { type: "button", "data-at": `${at}+`, onclick: () => { here.items.push(fresh()); anew(); } }, say("studio-building-add")),
        remove ? null : h("button", { type: "button", "data-at": `${at}++`, onclick: () => { here.items.push({ join: here.join === "or" ? "and" : "or", items: [fresh(), fresh()] }); anew(); } }, say("studio-building-add-group"))));
  }

  function row(each, at, gone) {
    const kind = kind_of(offered, each.fact);
    const chosen = ({ target }) => {
      const now = kind_of(offered, target.value);
      if (now !== kind) Object.assign(each, { verb: offered.verbs[now][0], to: now === "number" ? "1" : "" });
      each.fact = target.value;
      anew();
    };
    const list = facts(offered, Object.keys(offered.verbs), each.fact, unchosen(each.fact), { "data-at": `${at}f`, "aria-label": say("studio-building-fact"), onchange: chosen });
    const name = offered.facts.find(({ path }) => path === each.fact)?.name ?? "";
    return h("div", { class: "row", role: "group", "aria-label": say("studio-building-condition") },
      sieve(list, each.fact),
      list,
      gone ? remover(gone, `${at}x`) : null,
      name.length > LONG ? h("small", { class: "whole" }, name) : null,
      kind ? h("select", { "data-at": `${at}v`, "aria-label": say("studio-building-how"), onchange: ({ target }) => { each.verb = target.value; if (ALONE.has(each.verb)) each.to = ""; anew(); } },
        offered.verbs[kind].map((one) => h("option", { value: one, selected: one === each.verb }, verb(kind, one)))) : null,
      kind && !ALONE.has(each.verb) ? beside(each, kind, at) : null);
  }

  function beside(each, kind, at) {
    const into = ({ target }) => { each.to = target.value; anew(); };
    const label = { "data-at": `${at}t`, "aria-label": say("studio-building-what"), onchange: into };
    if (kind === "card") return h("select", label, unchosen(each.to), offered.classes.map(({ id, name }) => h("option", { value: id, selected: id === each.to }, name)));
    if (kind === "party") return facts(offered, ["party"], each.to, unchosen(each.to), label);
    const own = kind_of(offered, each.to) === undefined;
    return [
      own ? figure(each.to, `${at}n`, (now) => { each.to = now; changed(blocks); }) : null,
      facts(offered, ["number"], each.to, h("option", { value: own ? each.to : "1", selected: own }, say("studio-building-number")), label)];
  }

  draw();
  return root;
}

/** An amount: a sum of numbers and of so many for each of something, perhaps another one if a condition does not hold. */
export function amount(offered, blocks, changed) {
  const root = h("div", { class: "amounts" });
  const anew = () => { redrawn(root, draw); changed(blocks); };

  function draw() {
    fill(root,
      h("label", { class: "choice" },
        h("input", { type: "checkbox", "data-at": "when", checked: blocks.when !== null, onchange: depends }),
        h("span", {}, say("studio-building-depends"))),
      blocks.when === null ? null : condition(offered, blocks.when, () => changed(blocks)),
      sum(blocks.terms, "t", blocks.when === null ? null : say("studio-building-then")),
      blocks.when === null ? null : sum(blocks.otherwise, "o", say("studio-building-otherwise")));
  }

  function depends({ target }) {
    blocks.when = target.checked ? { join: "and", items: [fresh()] } : null;
    blocks.otherwise = target.checked ? [{ times: "0", fact: "" }] : [];
    anew();
  }

  function sum(terms, at, legend) {
    return h("fieldset", { class: "group" }, h("legend", {}, legend ?? say("studio-building-amount")),
      terms.map((each, place) => h("div", { class: "row", role: "group", "aria-label": say("studio-building-amount") },
        figure(each.times, `${at}${place}n`, (now) => { each.times = now; changed(blocks); }),
        facts(offered, ["number"], each.fact, h("option", { value: "", selected: each.fact === "" }, say("studio-building-plain")),
          { "data-at": `${at}${place}f`, "aria-label": say("studio-building-each"), onchange: ({ target }) => { each.fact = target.value; anew(); } }),
        terms.length > 1 ? remover(() => { terms.splice(place, 1); anew(); }, `${at}${place}x`) : null)),
      h("div", { class: "buttons" },
        h("button", { type: "button", "data-at": `${at}+`, onclick: () => { terms.push({ times: "1", fact: "" }); anew(); } }, say("studio-building-add-amount"))));
  }

  draw();
  return root;
}

/** Somebody. */
export function party(offered, blocks, changed, name) {
  return facts(offered, ["party"], blocks.fact, unchosen(blocks.fact), { "aria-label": name, onchange: ({ target }) => changed({ fact: target.value }) });
}

function figure(value, at, into) {
  return h("input", { class: "figure", inputmode: "decimal", autocomplete: "off", value, "data-at": at, "aria-label": say("studio-building-number"), oninput: ({ target }) => into(target.value) });
}

function remover(gone, at) {
  return h("button", { type: "button", class: "remove", "data-at": at, "aria-label": say("studio-building-remove"), onclick: gone }, "×");
}
