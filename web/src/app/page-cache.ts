/** Other apps may live on the same origin, and other tables under another path: their caches are theirs. */
const oursAt = (base: URL): string => `tischlein-${base.pathname} `;

export const nameOfKept = (base: URL, sum: string): string => oursAt(base) + sum;

/** What older versions of these pages have kept. */
export const cachesToDrop = (names: readonly string[], base: URL, kept: string): string[] =>
  names.filter((name) => name !== kept && name.startsWith(oursAt(base)));

/** The path of a page's own file below the folder of the pages, empty for the page itself; null for anything else. */
export function pathIn(base: URL, address: string, files: readonly string[]): string | null {
  const { origin, pathname } = new URL(address);
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return null;
  const path = pathname.slice(base.pathname.length);
  return path === '' || path.startsWith('assets/') || files.includes(path) ? path : null;
}
