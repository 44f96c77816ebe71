// The book or a sheet as a PDF, set in type on this device.

import { $ } from "../dom.js";
import * as press from "../press.js";
import { choose, seats } from "../seats.js";
import { say } from "../words.js";

/** What is said when it comes to no PDF, by what was the matter. */
const WHY = { fetch: "studio-type-away", memory: "studio-type-memory", late: "studio-telling-late", set: "studio-type-failed" };
const MEGABYTE = 1000000;

const note = (name, given) => { $("type-note").textContent = say(name, given); };
const state = (name, given) => { $("type-state").textContent = say(name, given); };

/** Puts the form in its place; what comes back is called whenever it is seen and the rules have changed. */
export function mount(app, offer) {
  $("type").hidden = !press.here;
  if (!press.here) return () => {};
  let letters = null;
  let prepared = Promise.resolve(null);
  let running = null;

  const look = () => { prepared = prepare(app, async () => (letters ??= await press.letters())); };
  $("type-players").addEventListener("change", ({ target }) => choose(app, Number(target.value)));
  $("type").addEventListener("change", look);
  $("type").addEventListener("submit", async (event) => {
    event.preventDefault();
    // Whoever asks again may have a network by now.
    if ((await prepared) === null) look();
    const found = await prepared;
    if (found === null || running !== null) return;
    running = new press.Press(heard(found, app));
    busy(true);
    try {
      offer(found.name, "application/pdf", await made(app, running, found));
      state("studio-type-done", { name: found.name });
      if (found.size > 0) press.keep(found.faces).then((kept) => (kept ? look() : state("studio-type-no-room")));
    } catch (error) {
      state(error instanceof press.Stopped ? "studio-type-stopped" : WHY[error.kind] ?? WHY.set);
    } finally {
      running.stop();
      running = null;
      busy(false);
    }
  });
  $("type-stop").addEventListener("click", () => running?.stop());
  return async () => {
    await seats(app, $("type-players"));
    look();
  };
}

/** What there is to set and how much has to be fetched for it, and a word on that; nothing, if it cannot be set. */
async function prepare(app, letters) {
  const kind = $("type-kind").value;
  for (const each of document.querySelectorAll("[data-for=book]")) each.hidden = kind !== "book";
  if (kind !== "book" && $("type-paper").value === "booklet") $("type-paper").value = "a4";
  $("type-folded").hidden = $("type-paper").value !== "booklet";
  $("type-seats").hidden = kind === "book" || $("type-players").length < 2;
  try {
    const players = Number($("type-players").value) || null;
    const found = await app.asked("typeset", { kind, paper: $("type-paper").value, players, letters: await letters() });
    if (found === null) return null;
    if (found.name === null) note("studio-nothing-to-take");
    else if (found.missing.length > 0) note("studio-type-missing", { signs: found.missing.map(named).join(" ") });
    else {
      const size = await press.lacking(found.faces);
      note(size === 0 ? "studio-type-kept" : "studio-type-once", { size: megabytes(size, app) });
      return { ...found, size };
    }
  } catch {
    note("studio-type-away");
  }
  return null;
}

/** The pages; those of a booklet are laid two by two. */
async function made(app, running, found) {
  const { pdf, pages } = await running.set(found.faces, found.data);
  const { imposed, title } = JSON.parse(found.data);
  if (!imposed) return pdf;
  const sheets = await app.asked("folded", { title, pages });
  if (sheets === null) throw new press.Stopped();
  return (await running.fold(sheets)).pdf;
}

/** Shows how far it is. */
function heard({ size }, app) {
  const bar = $("type-bar");
  bar.max = size;
  bar.value = 0;
  state("studio-type-loading", { size: megabytes(size, app) });
  return ({ fetched, setting }) => {
    if (setting) {
      bar.removeAttribute("value");
      state("studio-type-setting");
    } else bar.value += fetched;
  };
}

function busy(yes) {
  $("type-make").hidden = yes;
  for (const name of ["type-stop", "type-bar"]) $(name).hidden = !yes;
  $(yes ? "type-stop" : "type-make").focus();
}

const megabytes = (size, { data }) =>
  new Intl.NumberFormat(data.language, { style: "unit", unit: "megabyte", maximumSignificantDigits: 2 }).format(size / MEGABYTE);
const named = (sign) => `${sign} (U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")})`;
