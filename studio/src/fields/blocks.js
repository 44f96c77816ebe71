// Conditions, amounts and parties, put together of what may be asked about, in the words of players.

import { fill, h } from "../dom.js";
import { say } from "../words.js";
import { MANY_CARDS, asked, isPlace, isSingle, known, words } from "./facts.js";
import { redrawn } from "./redrawn.js";

/** What stands alone: nothing is said behind it. */
const ALONE = new Set(["exists", "absent", "holds", "fails"]);
const NAMES = { ">=": "least", "<=": "most", "=": "equal", "!=": "differ", ">": "more", "<": "less" };
/** Of a single card: what it is called that it is there, or is not, and how that is said of a number. */
const PRESENT = [["studio-picking-there", "1", ">=", "="], ["studio-picking-not-there", "0", "=", "<="]];
/** The conditions of which somebody wants to compare with something else than a number. */
const comparing = new WeakSet();
const fresh = () => ({ fact: "", verb: "", to: "" });

/** How a comparison is called for facts of a kind. */
function verb(kind, each) {
  if (kind === "party" && (each === "=" || each === "!=")) return say(each === "=" ? "studio-building-is" : "studio-building-is-not");
  return say(`studio-building-${NAMES[each] ?? each}`);
}

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
    const kind = known(offered, each.fact)?.kind;
    const chosen = () => {
      const now = known(offered, each.fact)?.kind;
      if (now !== kind && now !== undefined) Object.assign(each, { verb: isPlace(offered, each) ? "=" : offered.verbs[now][0], to: now === "number" ? "1" : "", of: undefined });
      anew();
    };
    const [first, ...rest] = asked(offered, { kinds: Object.keys(offered.verbs), held: each, part: "fact", cards: "cards", at: `${at}f`, label: say("studio-building-fact"), changed: chosen, tapped: () => changed(blocks) });
    return h("div", { class: "row", role: "group", "aria-label": say("studio-building-condition") },
      first,
      gone ? remover(gone, `${at}x`) : null,
      rest,
      kind ? compared(each, kind, at) : null);
  }

  /** How it is compared, and with what; a single card is there or is not. */
  function compared(each, kind, at) {
    const label = { "data-at": `${at}v`, class: kind === "number" ? "how" : null, "aria-label": say("studio-building-how") };
    const place = kind === "number" && isSingle(offered, each) ? PRESENT.findIndex(([, to, ...verbs]) => each.to === to && verbs.includes(each.verb)) : -1;
    if (place >= 0) {
      const put = ({ target }) => { const [, to, one] = PRESENT[target.value]; Object.assign(each, { verb: one, to }); anew(); };
      return h("select", { ...label, onchange: put }, PRESENT.map(([name], one) => h("option", { value: one, selected: one === place }, say(name))));
    }
    return [
      h("select", { ...label, onchange: ({ target }) => { each.verb = target.value; if (ALONE.has(each.verb)) each.to = ""; anew(); } },
        offered.verbs[kind].map((one) => h("option", { value: one, selected: one === each.verb }, verb(kind, one)))),
      ALONE.has(each.verb) ? null : beside(each, kind, at)].flat();
  }

  function beside(each, kind, at) {
    const given = { held: each, part: "to", cards: "of", at: `${at}t`, label: say("studio-building-what"), changed: anew, tapped: () => changed(blocks) };
    if (kind === "card") return words(offered, { ...given, whole: each.to, sign: MANY_CARDS, into: (word) => { each.to = word; } });
    if (kind === "party") return asked(offered, { ...given, kinds: ["party"] });
    const own = known(offered, each.to) === undefined;
    if (own && !comparing.has(each)) {
      const more = () => {
        comparing.add(each);
        // The place of one thing is compared with that of another.
        if (isPlace(offered, each)) each.to = known(offered, each.fact).path;
        anew();
      };
      return [
        figure(each.to, `${at}n`, (now) => { each.to = now; changed(blocks); }),
        h("button", { type: "button", class: "more", "data-at": `${at}t`, onclick: more }, say("studio-picking-compare"))];
    }
    return [
      own ? figure(each.to, `${at}n`, (now) => { each.to = now; changed(blocks); }) : null,
      ...asked(offered, { ...given, kinds: ["number"], first: { value: own ? each.to : "1", name: say("studio-building-number"), chosen: own } })];
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
        asked(offered, { kinds: ["number"], held: each, part: "fact", cards: "cards", at: `${at}${place}f`, label: say("studio-building-each"), changed: anew, tapped: () => changed(blocks), first: { value: "", name: say("studio-building-plain"), chosen: each.fact === "" } }),
        terms.length > 1 ? remover(() => { terms.splice(place, 1); anew(); }, `${at}${place}x`) : null)),
      h("div", { class: "buttons" },
        h("button", { type: "button", "data-at": `${at}+`, onclick: () => { terms.push({ times: "1", fact: "" }); anew(); } }, say("studio-building-add-amount"))));
  }

  draw();
  return root;
}

/** Somebody. */
export function party(offered, blocks, changed, name) {
  const root = h("div", { class: "row" });
  const told = () => changed(blocks);
  const anew = () => { redrawn(root, draw); told(); };
  const draw = () => fill(root, asked(offered, { kinds: ["party"], held: blocks, part: "fact", cards: "cards", at: "p", label: name, changed: anew, tapped: told }));
  draw();
  return root;
}

function figure(value, at, into) {
  return h("input", { class: "figure", inputmode: "decimal", autocomplete: "off", value, "data-at": at, "aria-label": say("studio-building-number"), oninput: ({ target }) => into(target.value) });
}

function remover(gone, at) {
  return h("button", { type: "button", class: "remove", "data-at": at, "aria-label": say("studio-building-remove"), onclick: gone }, "×");
}
