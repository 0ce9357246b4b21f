import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@tischlein/games';
import { LANGUAGES, loadBook, type ClauseSource } from '@tischlein/rules';
import { describe, expect, it } from 'vitest';

interface Listed extends ClauseSource {
  readonly id: string;
}

const SOURCES = ['sheet', 'ruling', 'reconstruction', 'sheet, ruling'];

const idsIn = (text: string, game: string): string[] =>
  text.match(new RegExp(`\\b${game.toUpperCase()}-\\d+[a-z]?(?:-\\d)?`, 'g')) ?? [];

/** The ids that stand in the names of a game's tests. */
function tested(game: string): string[] {
  const folder = `games/${game}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap(
      (file) =>
        readFileSync(`${folder}/${file}`, 'utf8').match(
          /\bit(?:\.each\b[^]*?\))?\(\s*(['"`]).*?\1/g,
        ) ?? [],
    );
  return [...new Set(names.flatMap((name) => idsIn(name, game)))].sort();
}

describe.each(Object.values(games).map((game) => [game.name, game] as const))(
  '%s',
  (name, game) => {
    const listed = JSON.parse(readFileSync(`rules/${name}/clauses.json`, 'utf8')) as Listed[];
    const ids = listed.map(({ id }) => id);

    it('lists each clause once, with where it comes from', () => {
      expect(new Set(ids).size).toBe(ids.length);
      for (const { source } of listed) expect(SOURCES).toContain(source);
    });

    it('quotes a sheet in at most twelve of its own words', () => {
      const sheets = listed.flatMap(({ quotes = {} }) => Object.values(quotes));
      for (const quote of sheets) expect(quote.split(/\s+/).length, quote).toBeLessThanOrEqual(12);
    });

    it('knows the same clauses in code', () => {
      expect(game.clauses).toEqual(ids);
    });

    it('has a test for every clause, and no test for a clause that is not there', () => {
      expect(tested(name)).toEqual([...ids].sort());
    });

    it.each(LANGUAGES)('has every clause in its book, in order: %s', async (language) => {
      const book = await loadBook(name, language);
      expect(Object.keys(book.clauses)).toEqual(ids);
      for (const [id, clause] of Object.entries(book.clauses)) {
        const { title, text, ruling, editions, source } = clause;
        for (const words of [title, text, ruling ?? 'none', ...Object.values(editions ?? {})])
          expect(words.trim(), id).not.toBe('');
        expect(ruling !== undefined, `${id}: what is ours is marked`).toBe(
          source === 'sheet, ruling',
        );
        for (const mentioned of idsIn(`${text} ${ruling}`, name))
          expect(ids, `${id} mentions it`).toContain(mentioned);
      }
      expect(JSON.stringify(book), 'a reader needs no seat numbers').not.toMatch(
        /seat 0|Platz 0|0-s hely|schema|Schema|séma/,
      );
      const english = await loadBook(name, 'en');
      const shape = ({ clauses, pairs = [] }: typeof book) => ({
        editions: Object.entries(clauses).map(([id, clause]) => [
          id,
          Object.keys(clause.editions ?? {}),
        ]),
        pairs: pairs.map((pair) => [pair.rules, pair.clauses]),
      });
      expect(shape(book)).toEqual(shape(english));
    });
  },
);
