// A book in a frame in which nothing runs: what is new in it is replaced where it stands, so that a reader stays at the same rule.

/** What is replaced part by part; of everything else, the whole. */
const PARTED = new Set(["MAIN", "SECTION"]);
/** What stands in a frame, as it was made: nothing has been added to it. */
const shown = new WeakMap();

/** Shows a page in a frame; the rule that stood at the top stays there. */
export function show(frame, html) {
  const page = frame.contentDocument;
  if (!page || page.body === null) {
    frame.srcdoc = html;
    return;
  }
  const made = new DOMParser().parseFromString(html, "text/html");
  settled(page);
  const at = place(page);
  page.documentElement.lang = made.documentElement.lang;
  page.title = made.title;
  page.body.className = made.body.className;
  const style = made.head.querySelector("style").textContent;
  // What the studio adds to a book has a style of its own, which may be there before the book is.
  const old = page.head.querySelector("style:not([id])");
  if (old === null) page.head.prepend(page.importNode(made.head.querySelector("style"), true));
  else if (old.textContent !== style) old.textContent = style;
  // What is offered between the rules is offered anew.
  for (const each of page.querySelectorAll(".studio-add")) each.remove();
  if (!renewed(page.body, shown.get(page), made.body)) page.body.replaceChildren(...[...made.body.childNodes].map((each) => page.importNode(each, true)));
  shown.set(page, made.body);
  restore(page, at);
  if (looks.has(page)) looks.set(page, { ...at, width: page.documentElement.clientWidth });
}

/** Brings back what was looked at before a page was shown, when something has been added to it since. */
export function steadied(frame) {
  const page = frame.contentDocument;
  const at = looks.get(page) ?? null;
  if (at !== null) restore(page, at);
  looked(page);
}

/** What is looked at in the frames that are kept steady, by their pages. */
const looks = new WeakMap();

/** Keeps in sight what is looked at in a frame when it has more or less room. */
export function steady(frame) {
  const bound = () => {
    const page = frame.contentDocument;
    looks.set(page, null);
    page.defaultView.addEventListener("scroll", () => looked(page));
    page.defaultView.addEventListener("resize", () => settled(page));
  };
  frame.addEventListener("load", bound);
  bound();
}

/** Brings back what was looked at while there was more or less room; whoever has been led elsewhere meanwhile stays there. */
function settled(page) {
  const at = looks.get(page) ?? null;
  // What was out of sight begins at its top again.
  const stayed = [at?.scrolled, 0].includes(page.scrollingElement?.scrollTop);
  if (at !== null && at.width !== page.documentElement.clientWidth && stayed) restore(page, at);
  looked(page);
}

/** Remembers what is looked at: the rule that is marked, if it is in sight, or what stands at the top. */
function looked(page) {
  const { clientHeight, clientWidth: width } = page.documentElement;
  if (!looks.has(page) || page.body.getClientRects().length === 0) return;
  const marked = [...page.querySelectorAll(".studio-new[id], .studio-open[id]")].find((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= clientHeight;
  });
  looks.set(page, { ...place(page, marked), width });
}

/** Makes what stands somewhere of what it was made of before into what is made now; or does nothing, if it has other parts. */
function renewed(stands, before, now) {
  const [here, old, made] = [stands, before, now].map((each) => [...each?.childNodes ?? []]);
  if (old.length !== made.length || here.length !== old.length) return false;
  here.forEach((each, at) => {
    const [was, is] = [old[at], made[at]];
    if (was.isEqualNode(is)) return;
    const parted = PARTED.has(is.nodeName) && was.cloneNode().isEqualNode(is.cloneNode());
    if (!(parted && renewed(each, was, is))) each.replaceWith(each.ownerDocument.importNode(is, true));
  });
  return true;
}

function place(page, top = [...page.body.querySelectorAll("[id]")].find((each) => each.getBoundingClientRect().top >= 0 && each.getClientRects().length > 0)) {
  return { id: top?.id, above: top?.getBoundingClientRect().top ?? 0, scrolled: page.scrollingElement?.scrollTop ?? 0 };
}

function restore(page, { id, above, scrolled }) {
  const found = scrolled > 0 && id ? page.getElementById(id) : null;
  if (page.scrollingElement === null) return;
  page.scrollingElement.style.scrollBehavior = "auto";
  page.scrollingElement.scrollTop = found ? Math.round(page.scrollingElement.scrollTop + found.getBoundingClientRect().top - above) : scrolled;
}
