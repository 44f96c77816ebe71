// Keeps the studio on this device, so that it opens without a network the next time.

/** Asked for when the page is ready: what is kept is what it has just loaded. */
export function keep() {
  navigator.serviceWorker?.register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" }).catch(() => {
    // A device that keeps nothing asks for everything each time.
  });
}
