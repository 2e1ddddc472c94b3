/**
 * The service worker: the application opens without the server.
 *
 * The server writes BUILD and FILES above this. Files of a build never change, so they come from
 * the cache; the first page comes from the server while there is one. Each build has a cache of its
 * own, filled whole or not at all, and kept as long as a page of it is open: nothing ever mixes.
 * What the server knows (/api) is never kept here.
 */

/* global BUILD, FILES */

const CACHE = `fathom-${BUILD}`;
const ROOT = new URL('./', self.location.href).href;
const OF_A_BUILD = `${ROOT}b/`;

/** The same as the fetch handler does, for browsers that need not wake a worker for it. */
const ROUTES = [
  {
    condition: { urlPattern: { pathname: `${new URL(OF_A_BUILD).pathname}${BUILD}/*` } },
    source: { cacheName: CACHE },
  },
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  if (event.addRoutes) event.waitUntil(event.addRoutes(ROUTES));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers());
});

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('fathom-') && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(firstPage(request));
  else if (request.url.startsWith(OF_A_BUILD)) event.respondWith(kept(request));
});

/** From the server, or the one that fits what is kept. */
async function firstPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = request.url.split(/[?#]/)[0] === ROOT && (await inCache(ROOT));
    if (!page) throw error;
    return page;
  }
}

async function kept(request) {
  return (await inCache(request.url)) ?? fetch(request);
}

const inCache = async (url) => (await caches.open(CACHE)).match(url);

/** "Your turn" was pressed: show the page that said it. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(address) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => page.url === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
