/** What SECURITY.md and docs/hosting.md promise names the tests that show it; here they are looked up. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PHASES } from '@tischlein/table';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');

/** The rows of the table below this heading, each as its cells. */
function rowsBelow(file: string, heading: string): string[][] {
  const lines = read(file).split(`## ${heading}\n`)[1]!.split('\n## ')[0]!.split('\n');
  const rows = lines.filter((line) => line.startsWith('|')).slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** A test file, and in brackets words that stand in it. */
const NAMED = /`([\w./-]+\.test(?:ing)?\.ts)`(?: \(([^)]*)\))?/g;

it('docs/protocol.md names every phase a table can be in', () => {
  for (const name of PHASES) expect(read('docs/protocol.md')).toContain(`\`${name}\``);
});

it.each([
  ['SECURITY.md', 'Threats', 16],
  ['docs/hosting.md', 'When something breaks', 12],
] as const)(
  'every line of the table in %s below "%s" names tests there are',
  (file, heading, least) => {
    const rows = rowsBelow(file, heading);
    expect(rows.length).toBeGreaterThanOrEqual(least);
    for (const cells of rows) {
      const named = [...cells.at(-1)!.matchAll(NAMED)];
      expect(named.length, cells[0]).toBeGreaterThan(0);
      for (const [, path, words] of named) {
        expect(existsSync(new URL(path!, root)), path).toBe(true);
        for (const word of words?.split(', ') ?? [])
          expect(read(path!), `${path}: ${word}`).toContain(word);
      }
    }
  },
);

it('the README is an invitation: short, with links that lead somewhere and a small clip that goes round for ever', () => {
  const text = read('README.md');
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(700);
  const links = [...text.matchAll(/\]\(([^)#]+)\)|src="([^"]+)"/g)].map(([, a, b]) => a ?? b!);
  expect(links).toEqual(expect.arrayContaining(['docs/tischlein.webp', 'docs/jump-in.webp']));
  for (const link of links) expect(existsSync(new URL(link, root)), link).toBe(true);
  const clip = readFileSync(new URL('docs/jump-in.webp', root));
  expect(clip.length).toBeLessThan(1_000_000);
  // An animation's chunk: its length, a colour, and how often it is shown; 0 is for ever.
  const at = clip.indexOf('ANIM');
  expect(at).toBeGreaterThan(0);
  expect(clip.readUInt16LE(at + 12)).toBe(0);
});
