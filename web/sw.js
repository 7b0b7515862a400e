/**
 * Keeps the page for the moments without a line, and what an open page still needs after the server has got a newer one.
 * The build writes FILES and VERSION (vite.config.ts). What is asked of the server itself is never kept.
 */
const VERSION = "%VERSION%";
const FILES = "%FILES%";
const CACHE = `sabbat-${VERSION}`;
const NEVER = /^\/(api|ws|metrics|healthz|readyz)(\/|$)/;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(["/", ...FILES]))
      .then(() => skipWaiting()),
  );
});

/** The cache before this one stays: a page that is open over the update goes on with its own parts. */
addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("sabbat-") && name !== CACHE).slice(0, -1))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

/** A page and whatever may change comes by the line if there is one; what has a name of its own need not. */
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || NEVER.test(pathname)) return;
  const kept = () => caches.match(request.mode === "navigate" ? "/" : request);
  event.respondWith(
    pathname.startsWith("/assets/")
      ? kept().then((found) => found ?? fetch(request))
      : fetch(request).catch(async (error) => {
          const found = await kept();
          if (found) return found;
          throw error;
        }),
  );
});
