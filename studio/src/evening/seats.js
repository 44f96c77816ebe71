// Who deals, and who sits out of a deal.

import { h } from "../dom.js";
import { say } from "../words.js";

let made = 0;

/** Asks who dealt, and who sits out where more are there than play; `dealt` says who plays if somebody deals. */
export function seats({ label, people, around, draft, dealt, changed }) {
  const dealer = h("fieldset", { class: "field" }, h("legend", {}, label));
  const name = `dealer-${made++}`;
  dealer.append(h("div", { class: "chips" }, around.map((who) => h("label", { class: "chip" },
    h("input", { type: "radio", name, checked: draft.dealer === who, onchange: () => deals(who) }), h("span", {}, people[who])))));
  const out = around.filter((who) => !draft.sat.includes(who));
  const sits = out.length === 0 ? null : h("fieldset", { class: "field out" }, h("legend", {}, say("studio-evening-out")),
    h("div", { class: "chips" }, around.map((who) => h("button", { type: "button", class: "chip", "aria-pressed": String(out.includes(who)), onclick: () => sit(who) }, people[who]))));

  function deals(who) {
    draft.dealer = who;
    changed(dealt.find(([each]) => each === who)?.[1] ?? draft.sat);
  }
  /** Whoever is tapped sits out, and whoever sat out first plays instead. */
  function sit(who) {
    if (out.includes(who)) return;
    changed(around.filter((each) => each !== who && (draft.sat.includes(each) || each === out[0])));
  }
  return [label === "" ? null : dealer, sits];
}

/** What was told of players at some seats, as it is told of the same people at others; who no longer plays is asked for again. */
export function moved(told, fields, from, to) {
  const found = { ...told };
  for (const field of fields) {
    const value = found[field.key];
    if (field.kind === "things" && Array.isArray(value)) {
      found[field.key] = value.map((each) => moved(each, field.things.find(({ id }) => id === each.id)?.fields ?? [], from, to));
    } else if (field.kind === "player" && typeof value === "number") {
      const seat = to.indexOf(from[value]);
      if (seat < 0) delete found[field.key];
      else found[field.key] = seat;
    }
  }
  return found;
}
