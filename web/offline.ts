import type { Plugin } from 'vite';

/**
 * Writes `sw.js`: everything the pages are made of, kept for the next visit. It changes with every build that does; a
 * new one waits until a page tells it that no game is open (src/version.svelte.ts).
 */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'tischlein-offline',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ publicDir }) => void (folder = publicDir),
    async generateBundle(_, bundle) {
      // Rule books come when they are opened.
      const built = Object.keys(bundle).filter(
        (name) => /\.(js|css|woff2)$/.test(name) && !name.includes('/book.'),
      );
      const loose = await this.fs.readdir(folder);
      const page = bundle['index.html'];
      // Hashed names differ where contents do; of all other files the contents count.
      const texts = loose.map((name) =>
        this.fs.readFile(`${folder}/${name}`, { encoding: 'utf8' }),
      );
      const sum = sumOf([
        ...built,
        page?.type === 'asset' ? String(page.source) : '',
        ...(await Promise.all(texts)),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: worker([...loose, ...built], sum),
      });
    },
  };
}

/** Another number for other texts. */
function sumOf(texts: readonly string[]): string {
  let sum = 0;
  for (const letter of texts.join()) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}

/** It answers for the page and its files alone: the API, the socket and all else go their way as if it was not there. */
const worker = (
  files: readonly string[],
  sum: string,
): string => `const FILES = ${JSON.stringify(files)};
const base = new URL('./', location);
// Other apps may live on the same origin, and other tables under another path: their caches are theirs.
const OURS = 'tischlein ' + base.pathname + ' ';
const KEPT = OURS + '${sum}';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(['./', ...FILES])));
});
addEventListener('message', ({ data }) => {
  if (data === 'takeOver') skipWaiting();
});
addEventListener('activate', (event) => {
  const forget = async () => {
    const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
    for (const name of ours) if (name !== KEPT) await caches.delete(name);
    await clients.claim();
  };
  event.waitUntil(forget());
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== base.origin || !pathname.startsWith(base.pathname)) return;
  const path = pathname.slice(base.pathname.length);
  const hashed = path.startsWith('assets/');
  if (path !== '' && !hashed && !FILES.includes(path)) return;
  const answer = async () => {
    const kept = await caches.open(KEPT);
    const known = await kept.match(path === '' ? base.href : request);
    if (known) return known;
    const fresh = await fetch(request);
    // Hashed files never change: what was fetched once is there offline, too.
    if (fresh.ok && hashed) await kept.put(request, fresh.clone());
    return fresh;
  };
  event.respondWith(answer());
});
`;
