// What is wrong with the text: marked where it is, and listed beside it; what is suggested is put in by a button.

import { setDiagnostics } from "@codemirror/lint";
import { $, fill, h } from "./dom.js";
import { say } from "./words.js";

/** So many problems are marked and listed; whoever mends them is shown others. */
const MOST = 100;

const wanted = ({ insert }) => say("studio-mend", { written: insert });

/** Marks every place of every problem; the first place of each has its sentence, the others say what they have to do with it. */
export function marked(view, problems, put) {
  const length = view.state.doc.length;
  const within = ({ from, to }) => ({ from: Math.min(from, length), to: Math.min(Math.max(to, from), length) });
  const marks = problems.slice(0, MOST).flatMap(({ severity, message, help, places, mends }) => places.map((place, at) => at === 0
    ? { ...within(place), severity: severity === "error" ? "error" : "warning", message: help ? `${message}\n${help}` : message,
        actions: mends.map((mend) => ({ name: wanted(mend), apply: () => put(mend) })) }
    : { ...within(place), severity: "info", message: place.caption || message }));
  view.dispatch(setDiagnostics(view.state, marks.sort((one, other) => one.from - other.from)));
}

/** Lists the problems: each leads to its places, and what it suggests is put in. */
export function listed(view, problems, look, put) {
  const line = ({ from }) => view.state.doc.lineAt(Math.min(from, view.state.doc.length)).number;
  const whole = ({ message, places: [first] }) => (first ? say("studio-problem-at", { line: line(first), message }) : message);
  $("problem-count").textContent = problems.length === 0 ? say("studio-no-problem") : say("studio-problems", { n: problems.length });
  $("notation-wrong").hidden = problems.length === 0;
  fill($("problems"), problems.slice(0, MOST).map((problem) => h("li", { class: problem.severity },
    h("button", { type: "button", class: "place", onclick: () => problem.places.length > 0 && look(problem.places[0]) }, whole(problem)),
    problem.places.slice(1).filter(({ caption }) => caption).map((place) =>
      h("button", { type: "button", class: "place also", onclick: () => look(place) }, say("studio-problem-at", { line: line(place), message: place.caption }))),
    problem.help ? h("p", {}, problem.help) : null,
    problem.mends.length > 0 ? h("div", { class: "mends" }, problem.mends.map((mend) =>
      h("button", { type: "button", onclick: () => { put(mend); view.focus(); } }, wanted(mend)))) : null)));
}
