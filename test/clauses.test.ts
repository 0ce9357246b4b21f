import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@tischlein/manifests/all';
import { loadBook } from '@tischlein/manifests';
import { type ClauseSource, LANGUAGES, type Ruling } from '@tischlein/rules';
import { describe, expect, it } from 'vitest';

interface Listed extends Pick<ClauseSource, 'fine' | 'quotes'> {
  readonly id: string;
}
const RULINGS = JSON.parse(readFileSync('rules/rulings.json', 'utf8')) as readonly Ruling[];

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

    it('lists each clause once, and each ruling once, in their order', () => {
      expect(new Set(ids).size).toBe(ids.length);
      const ours = RULINGS.filter(({ clause }) => idsIn(clause, name).length > 0);
      const places = ours.map(({ clause }) => ids.indexOf(clause));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      for (const { clause, part, source } of ours) {
        const same = ours.filter((other) => other.clause === clause);
        // All of a clause is ours, or some parts of it are.
        if (part === undefined) expect(same, clause).toHaveLength(1);
        expect(same.filter((other) => other.part === part)).toHaveLength(1);
        expect(['ruling', 'reconstruction']).toContain(source);
      }
    });

    it('quotes a sheet in at most twelve of its own words', () => {
      const sheets = listed.flatMap(({ quotes = {} }) => Object.values(quotes));
      for (const quote of sheets) expect(quote.split(/\s+/).length, quote).toBeLessThanOrEqual(12);
      // They stand beside what we made of them.
      for (const { id, quotes } of listed)
        if (quotes)
          expect(RULINGS.filter(({ clause, part }) => clause === id && part)).not.toEqual([]);
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
        const { title, text, rulings = {}, editions = {} } = clause;
        const all = [title, text, ...Object.values(rulings), ...Object.values(editions)];
        for (const words of all) expect(words.trim(), id).not.toBe('');
        for (const mentioned of idsIn(all.join(' '), name))
          expect(ids, `${id} mentions it`).toContain(mentioned);
        const ours = RULINGS.filter((ruling) => ruling.clause === id);
        const parts = ours.flatMap(({ part }) => part ?? []);
        expect(Object.keys(rulings), `${id}: what is ours is marked, and nothing else`).toEqual(
          parts,
        );
        for (const edition of ours.flatMap((ruling) => ruling.editions ?? []))
          expect(Object.keys(editions), `${id}: an edition it is about`).toContain(edition);
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
