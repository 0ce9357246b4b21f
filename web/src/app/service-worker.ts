/**
 * Everything the pages are made of, kept for the next visit. It answers for the page and its files alone: the API, the
 * socket and everything else pass through untouched. A new version waits until a page says that no game is open
 * (version.svelte.ts).
 */
import { cachesToDrop, nameOfKept, pathIn } from './page-cache.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (offline.ts): the files without a hash in their name, and a number for what is in all of them. */
declare const LOOSE: readonly string[];
declare const SUM: string;

const loose = LOOSE;
const base = new URL('./', self.location.href);
const name = nameOfKept(base, SUM);

async function keep(): Promise<void> {
  const kept = await caches.open(name);
  const hashed = await fetch(`assets/offline-${SUM}.json`);
  await kept.addAll(['./', ...loose, ...((await hashed.json()) as string[])]);
}

async function takeOver(): Promise<void> {
  for (const old of cachesToDrop(await caches.keys(), base, name)) await caches.delete(old);
  await self.clients.claim();
}

async function answer(request: Request, path: string): Promise<Response> {
  const kept = await caches.open(name);
  // Kept as this browser asked for it: in which language or packing is settled.
  const known = await kept.match(path === '' ? base.href : request, { ignoreVary: true });
  if (known !== undefined) return known;
  const fresh = await fetch(request);
  // Hashed files never change: what was fetched once is there offline, too.
  if (fresh.ok && path.startsWith('assets/')) await kept.put(request, fresh.clone());
  return fresh;
}

/** What the server sends (server/push/notice.ts). A newer one of the same table takes the place of the older. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly link: string;
  readonly language: string;
}

const ring = ({ title, body, tag, link, language }: Notice): Promise<void> =>
  self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    data: new URL(link, base).href,
  });

/** To the tab that shows the table already, or to a new one. */
async function goThere(url: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(ring(event.data.json() as Notice));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goThere(String(event.notification.data)));
});
self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathIn(base, request.url, loose);
  if (request.method === 'GET' && path !== null) event.respondWith(answer(request, path));
});
