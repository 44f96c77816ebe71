// Links in a frame lead to a place in it, and the way back leads back; what lies elsewhere opens in a window of its own.

/** The documents in which links are followed. */
const listening = new WeakSet();

/** Follows what is tapped in a frame: by itself it would load this page into the frame, where a link's address is this page's. */
export function follows(frame) {
  const listen = () => {
    const page = frame.contentDocument;
    if (!page || listening.has(page)) return;
    listening.add(page);
    page.addEventListener("click", (event) => tapped(event, frame));
  };
  frame.addEventListener("load", listen);
  listen();
}

/** Where the frames were when a link was followed. */
addEventListener("popstate", ({ state }) => {
  const page = document.getElementById(state?.frame)?.contentDocument;
  page?.scrollingElement?.scrollTo({ top: state.top, behavior: "instant" });
});

function tapped(event, frame) {
  const link = event.target.closest("a[href]");
  if (link === null) return;
  event.preventDefault();
  if (link.getAttribute("href").startsWith("#")) lead(frame, link.hash.slice(1));
  else if (/^https?:$/.test(link.protocol)) open(link.href, "_blank", "noopener");
}

function lead(frame, id) {
  const page = frame.contentDocument;
  const place = page.getElementById(decodeURIComponent(id));
  if (place === null) return;
  const at = () => ({ frame: frame.id, top: page.scrollingElement.scrollTop });
  history.replaceState(at(), "");
  place.scrollIntoView({ block: "start", behavior: "instant" });
  // Whoever reads by keys goes on from there.
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  history.pushState(at(), "");
}
