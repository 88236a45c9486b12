// Keeps the files of the explorer, so that it works without a server; a new version replaces the old one.
const KEPT = 'spgames-VERSION';
/** Written when the explorer is built. */
const FILES = [];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  const drop = async () => {
    for (const name of await caches.keys()) if (name.startsWith('spgames-') && name !== KEPT) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(drop());
});

addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  const answer = async () => {
    const kept = await caches.match(event.request, { ignoreSearch: true, cacheName: KEPT });
    return kept ?? fetch(event.request);
  };
  event.respondWith(answer());
});
