import type { Plugin } from 'vite';

/**
 * Writes `sw.js`: everything the pages are made of, kept for the next visit. The list and so the file change with
 * every build; a new one waits until no page of the old one is open. The API and the socket are never touched.
 */
export function offline(): Plugin {
  return {
    name: 'tischlein-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      // Rule books come when they are opened.
      const files = Object.keys(bundle).filter(
        (name) => /\.(js|css|woff2)$/.test(name) && !name.includes('/book.'),
      );
      const source = worker(['./', 'icon.svg', 'app.webmanifest', ...files]);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

const worker = (files: readonly string[]): string => `const FILES = ${JSON.stringify(files)};
const KEPT = 'tischlein-' + ${JSON.stringify(nameOf(files))};

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(FILES)));
});
addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((all) =>
      Promise.all(all.filter((name) => name !== KEPT).map((name) => caches.delete(name))),
    ),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const base = new URL('./', location);
  const path = url.pathname.slice(base.pathname.length);
  if (request.method !== 'GET' || url.origin !== base.origin || /^(api|ws)(\\/|$)/.test(path)) return;
  event.respondWith(
    caches.open(KEPT).then(async (kept) => {
      const page = request.mode === 'navigate';
      const known = await kept.match(page ? base.href : request);
      if (known) return known;
      const fresh = await fetch(request);
      // Hashed files never change: what was fetched once is there offline, too.
      if (fresh.ok && path.startsWith('assets/')) await kept.put(request, fresh.clone());
      return fresh;
    }),
  );
});
`;

/** Hashed names differ where contents do; the page itself names them all. */
function nameOf(files: readonly string[]): string {
  let sum = 0;
  for (const letter of files.join()) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}
