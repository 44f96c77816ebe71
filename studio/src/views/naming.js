// What things are called in each language, their order where it counts, and who says so.

import { $, fill, h } from "../dom.js";
import { say } from "../words.js";

/** The reader's language first, the others behind it. */
function inOrder(texts, language) {
  return [...texts.filter((each) => each.language === language), ...texts.filter((each) => each.language !== language)];
}

/** A field for each language: the reader's own stands open, the others are folded away. */
export function texts(app, given, { id, label, long = false, write, typed = null }) {
  const field = ({ language, own, else: before }) => {
    const name = app.data.tongues[language];
    const entered = h(long ? "textarea" : "input", {
      id: `${id}-${language}`, value: own, placeholder: before, lang: language, dir: "auto", rows: long ? 4 : null,
      maxlength: long ? 4000 : 200, autocomplete: "off", onchange: typed === null ? ({ target }) => write(language, target.value) : null,
    });
    const line = typed === null ? entered : typed({ path: `${id}-${language}`, name: `${label} ${name}`, input: entered, keep: own || before }, (words) => write(language, words));
    return h("div", { class: own === "" ? "tongue" : "tongue own" },
      h("label", { for: `${id}-${language}` }, label, " ", h("span", { class: "note" }, name)), line,
      own === "" ? null : h("button", { type: "button", class: "quiet", "aria-label": before === "" ? say("studio-delete-it", { title: own }) : say("studio-naming-back-of", { what: label, language: name }), onclick: () => write(language, "") }, say(before === "" ? "studio-delete" : "studio-naming-back")));
  };
  const [mine, ...others] = inOrder(given, app.data.language);
  const said = others.filter(({ own }) => own !== "").length;
  return [field(mine), h("details", { class: "tongues", id: `${id}-others` },
    h("summary", {}, h("span", {}, say("studio-naming-others")), said === 0 ? null : h("span", {}, String(said))), others.map(field))];
}

/** What a rule is about that has a name; `tried` changes the text and tells what does not go; nothing is drawn while something is `held`, and what is `typed` waits. */
export function naming(app, tried, held, typed) {
  const place = h("div", { id: "rule-names" });
  const rename = (path) => (tongue, words) => {
    const called = (force) => tried("called", { path, word: "title", tongue, words, force }, () => called(true));
    return called(false);
  };

  function entry({ path, title, titles, moves }) {
    const id = `called-${path}`;
    const move = (by) => h("button", {
      type: "button", id: `${id}-${by < 0 ? "earlier" : "later"}`, disabled: !moves.includes(by), onclick: () => tried("moved", { path, by }, null),
      "aria-label": by < 0 ? say("studio-naming-earlier-of", { title }) : say("studio-naming-later-of", { title }),
    }, say(by < 0 ? "studio-naming-earlier" : "studio-naming-later"));
    return h("div", { class: "named" },
      h("div", { class: "head" }, h("h3", {}, title), moves.length === 0 ? null : [move(-1), move(1)]),
      texts(app, titles, { id, label: say("studio-naming-name"), typed, write: rename(path) }));
  }

  async function draw(settings, known, fresh) {
    const found = await app.asked("names", { text: known, settings });
    if (found === null || held()) return;
    const open = fresh ? [] : [...place.querySelectorAll("details[open]")].map(({ id }) => id);
    const focused = document.activeElement?.id;
    fill(place, !found.entries?.length ? null : h("details", { id: "rule-names-all" },
      h("summary", {}, h("span", {}, say(found.entries.some(({ moves }) => moves.length > 0) ? "studio-naming-order" : "studio-naming"))),
      found.entries.map(entry)));
    for (const id of open) if ($(id) !== null) $(id).open = true;
    if (focused) $(focused)?.focus();
  }

  return { place, draw };
}

/** Where a value of one's own comes from, to be written. */
export function citing({ path, name }, { players, own, cited }, tried, typed) {
  if (!own || cited === null) return null;
  const id = `cited-${path}-${players}`;
  const label = `${say("studio-naming-cited")} ${name}`;
  const input = h("input", { id, value: cited, "aria-label": label, placeholder: say("studio-naming-cited-such"), autocomplete: "off", maxlength: 400, dir: "auto" });
  return h("div", { class: "tongue" },
    h("label", { for: id }, say("studio-naming-cited")),
    typed({ path: id, name: label, input, keep: cited }, (words) => tried("cited", { path, players, words }, null)));
}
