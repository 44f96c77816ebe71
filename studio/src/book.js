// A book in a frame in which nothing runs: it is replaced where it stands, so that a reader stays at the same rule.

/** Shows a page in a frame; the rule that stood at the top stays there. */
export function show(frame, html) {
  const page = frame.contentDocument;
  if (!page || page.body === null) {
    frame.srcdoc = html;
    return;
  }
  const made = new DOMParser().parseFromString(html, "text/html");
  const at = place(page);
  page.documentElement.lang = made.documentElement.lang;
  page.title = made.title;
  const style = made.head.querySelector("style").textContent;
  const old = page.head.querySelector("style");
  if (old === null) page.head.append(page.importNode(made.head.querySelector("style"), true));
  else if (old.textContent !== style) old.textContent = style;
  page.body.replaceChildren(...[...made.body.childNodes].map((each) => page.importNode(each, true)));
  restore(page, at);
}

function place(page) {
  const top = [...page.querySelectorAll("[id]")].find((each) => each.getBoundingClientRect().top >= 0);
  return { id: top?.id, above: top?.getBoundingClientRect().top ?? 0, scrolled: page.scrollingElement?.scrollTop ?? 0 };
}

function restore(page, { id, above, scrolled }) {
  const found = scrolled > 0 && id ? page.getElementById(id) : null;
  if (page.scrollingElement === null) return;
  page.scrollingElement.style.scrollBehavior = "auto";
  page.scrollingElement.scrollTop = found ? page.scrollingElement.scrollTop + found.getBoundingClientRect().top - above : scrolled;
}
