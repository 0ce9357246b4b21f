import { type Level, LEVELS } from '@tischlein/bots/levels';
import type { Seat } from '@tischlein/kit';
import { speaker } from '@tischlein/rules';
import type { Book, Difference, Language, Nouns, Printed, Speaker, Words } from '@tischlein/rules';
import type { Manifest } from './manifest.ts';
import { mow } from './mow.ts';
import { uno } from './uno.ts';
import { uwo } from './uwo.ts';

export type { Day, DayCount, Manifest } from './manifest.ts';

/** Every game there is, in the order of the posters and of the days. Those from outside are added at run time. */
export const manifests: { [game: string]: Manifest } = {
  uno,
  mow,
  uwo,
};

export const levelsOf = (game: string): readonly Level[] => manifests[game]?.levels ?? LEVELS;

/** A game that nobody has entered is said by its clauses and facts as they stand. */
async function printedOf(game: string): Promise<Printed> {
  const ours = manifests[game];
  if (ours !== undefined) return ours;
  const { printedBy } = await import('@tischlein/rules/outside');
  return printedBy(game, { words: {}, told: {}, refused: {} });
}

export const loadBook = async (game: string, language: Language): Promise<Book> =>
  (await printedOf(game)).book(language);
export const loadDifferences = async (game: string): Promise<readonly Difference[]> =>
  (await printedOf(game)).differences();
export const loadNouns = async (game: string): Promise<Nouns> => (await printedOf(game)).nouns();
export const loadReasons = async (game: string, language: Language): Promise<Words['told']> =>
  (await printedOf(game)).reasons(language);
export const loadWords = async (game: string, language: Language): Promise<Words> =>
  (await printedOf(game)).words(language);

/** Says what happens in a game to each of its seats, in one language: for `newGame`. */
export async function loadSpeakers(
  game: string,
  language: Language,
  names: readonly string[],
): Promise<(reader: Seat) => Speaker> {
  const [words, nouns] = await Promise.all([loadWords(game, language), loadNouns(game)]);
  return (reader) => speaker(words, language, nouns, names, reader);
}
