// What is being filled in stays in sight, whatever is told over the lower part of it.

/** Keeps what has the keys inside `place` above `cover`, which stays at the lower edge and grows with what it tells. */
export function seen(place, cover) {
  const above = () => {
    place.style.setProperty("--over", `${cover.offsetHeight}px`);
    if (place.contains(document.activeElement)) document.activeElement.scrollIntoView({ block: "nearest" });
  };
  new ResizeObserver(above).observe(cover);
}
