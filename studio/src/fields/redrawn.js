// What is drawn anew keeps the focus where it was, and what is typed there.

/** Draws, and gives the focus back to what bears the same `data-at`, or to what comes first. */
export function redrawn(root, draw) {
  const at = root.contains(document.activeElement) ? document.activeElement.dataset.at : undefined;
  draw();
  if (at === undefined) return;
  const there = (place) => root.querySelector(`[data-at="${CSS.escape(place)}"]:not(:disabled, [hidden])`);
  // What stood inside another thing is gone with it, or that one is there in its place.
  const found = there(at) ?? there(at.slice(0, -1)) ?? root.querySelector("button:not(:disabled), select, input");
  found?.focus();
}

/** Tells whether something is typed in a place that is not taken yet: what would draw the place anew waits, and is called `later`, when it is left. */
export function typing(root, later) {
  let typed = null;
  let owed = false;
  root.addEventListener("input", ({ target }) => { typed = target; });
  root.addEventListener("change", () => { typed = null; });
  root.addEventListener("focusout", ({ target }) => {
    if (target === typed) typed = null;
    if (!owed) return;
    owed = false;
    later();
  });
  return () => {
    owed = typed !== null && typed === document.activeElement && root.contains(typed);
    return owed;
  };
}
