// What is drawn anew keeps the focus where it was.

/** Draws, and gives the focus back to what bears the same `data-at`, or to what comes first. */
export function redrawn(root, draw) {
  const at = root.contains(document.activeElement) ? document.activeElement.dataset.at : undefined;
  draw();
  if (at === undefined) return;
  const found = root.querySelector(`[data-at="${CSS.escape(at)}"]:not(:disabled)`) ?? root.querySelector("button:not(:disabled), select, input");
  found?.focus();
}
