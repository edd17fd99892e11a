/**
 * Part of the service worker: says that it is somebody's turn, and leads to the table. The texts were stored by
 * the page when alerts were turned on, or in another language since: a worker knows no settings.
 */
const CACHE = "tabletown-alerts";
const TEXTS = "alert-words.json";

self.addEventListener("push", (event) => {
  event.waitUntil(tell(read(event)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.match));
});

function read(event) {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
}

async function tell({ what, match, game }) {
  const kept = await (await caches.open(CACHE)).match(TEXTS);
  const texts = kept === undefined ? { turn: "Your turn", tried: "Tabletown", games: {} } : await kept.json();
  // A browser takes the right to tell away from whoever receives something and shows nothing.
  await self.registration.showNotification(what === "try" ? texts.tried : texts.turn, {
    body: texts.games[game] ?? "Tabletown",
    icon: "icon-192.png",
    badge: "icon-192.png",
    data: { match },
    ...(match !== undefined && { tag: match, renotify: true }),
  });
}

async function open(match) {
  const address = new URL(match === undefined ? "#/" : `#/table/${match}`, self.registration.scope).href;
  const [page] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (page === undefined) return self.clients.openWindow(address);
  // A page is led by a message: navigating would load it anew, and may be refused.
  page.postMessage({ go: address });
  await page.focus();
}
