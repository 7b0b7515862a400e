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
  const wanted = request.mode === "navigate" ? "/" : request;
  // Its own first: the cache of an older page has only what has a name of its own.
  const kept = () => caches.open(CACHE).then(async (own) => (await own.match(wanted)) ?? caches.match(wanted));
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

/** A turn notice: the words come from the server, sealed, in the reader's language. A newer one of a table replaces it. */
addEventListener("push", (event) => {
  const { title, body, off, table } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, {
      body,
      tag: table,
      icon: "/icon-192.png",
      data: { table },
      actions: [{ action: "off", title: off }],
    }),
  );
});

/** A tap opens the table, or goes to it where it is open; the button ends all notices. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "off" ? endNotices() : goTo(`/t/${event.notification.data.table}`));
});

async function goTo(path) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}

async function endNotices() {
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await fetch("/api/notices/off", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint }),
  });
}
