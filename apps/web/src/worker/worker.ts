/** As much of a service worker as is used here; the library of its types would take the page's away. */
interface Extended extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}
interface Asked extends Extended {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Said extends Extended {
  data: { assets: string[] };
}
const worker = globalThis as unknown as {
  addEventListener(name: 'install' | 'activate', act: (event: Extended) => void): void;
  addEventListener(name: 'fetch', act: (event: Asked) => void): void;
  addEventListener(name: 'message', act: (event: Said) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  location: Location;
};

/** Where calls are; the build puts it in (offlineWorker.ts). */
declare const __BASE_PATH__: string;

const shelf = 'alpaca.web';
// Three builds as a person goes through them; the oldest go first.
const most = 600;

/** Pages that the server draws itself, and calls: nothing of the web stands in for them. */
const isServers = (path: string) => path.startsWith(`${__BASE_PATH__}/`) || /^\/t(\/|$)/.test(path);

const thin = async (cache: Cache) => {
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)));
};

/** A file whose name says what is in it never changes: from here, if it is here. */
const asset = async (request: Request) => {
  const cache = await caches.open(shelf);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
};

/** The page always comes from the server, with a fresh policy; the last one stands in while it is away. */
const page = (request: Request) =>
  fetch(request).catch(async (failed) => {
    const kept = await (await caches.open(shelf)).match('/');
    if (kept) return kept;
    throw failed;
  });

/** Keeps the page and what it has loaded so far. */
const keep = async (assets: readonly string[]) => {
  const cache = await caches.open(shelf);
  const answer = await fetch('/');
  if (!answer.ok) return;
  const named = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  const wanted = new Set([...assets, ...named]);
  const missing = await Promise.all(
    [...wanted].map(async (path) => ((await cache.match(path)) ? null : path)),
  );
  await Promise.all(missing.map((path) => path && cache.add(path)));
  // Last: a page without its files would be worse than the one before.
  await cache.put('/', answer);
  await thin(cache);
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data.assets)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !isServers(pathname)) event.respondWith(page(request));
});
