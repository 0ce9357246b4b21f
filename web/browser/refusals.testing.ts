import { readFileSync } from 'node:fs';
import { games } from '@tischlein/manifests/all';
import type { FactTable, Kind } from '@tischlein/kit';
import { loadNouns } from '@tischlein/manifests';
import { type Language, speaker, type Words } from '@tischlein/rules';
import { withEndings } from '@tischlein/rules/hungarian';

/** Long names and cards: what fits with them fits. */
const NAMES = ['Anna-Katharina', 'Maximiliane'];
const CARDS: { readonly [game: string]: string } = { mow: 'acro9', uno: 'gd', uwo: 'dynamite' };

const sampleOf = (kind: Kind, game: string): unknown => {
  const one = { seat: 1, card: CARDS[game], number: 12, text: 'b3' }[kind.said];
  return kind.is(one) ? one : [one, one];
};

const wordsOf = (game: string, language: Language): Words => ({
  ...(JSON.parse(
    readFileSync(new URL(`../../rules/${game}/words.${language}.json`, import.meta.url), 'utf8'),
  ) as Words),
  ...(language === 'hu' ? { inflect: withEndings } : {}),
});

/** Every refusal of a game once, with facts it might have. */
export async function refusalsOf(game: string, language: Language): Promise<string[]> {
  const table: FactTable = games[game]!.refused;
  const say = speaker(wordsOf(game, language), language, await loadNouns(game), NAMES, 0);
  return Object.entries(table).flatMap(([clause, shapes]) =>
    [shapes!].flat().flatMap((shape) => {
      const facts = Object.entries(shape).map(([name, kind]) => [name, sampleOf(kind, game)]);
      const chosen = Object.entries(shape).filter(([, kind]) => kind.words);
      // Each word a message selects by, one after the other.
      const variants = chosen.reduce<[string, unknown][][]>(
        (all, [name, { words }]) =>
          all.flatMap((before) =>
            words!.map((word) => [...before, [name, word] as [string, unknown]]),
          ),
        [[]],
      );
      return variants.map((words) =>
        say.refused({ clause, facts: Object.fromEntries([...facts, ...words]) as never }),
      );
    }),
  );
}
