import { type Level, LEVELS } from '@tischlein/bots/levels';
import {
  type Book,
  type Difference,
  type Language,
  type Nouns,
  type Printed,
  printedBy,
  type Words,
} from '@tischlein/rules';
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
const printedOf = (game: string): Printed =>
  manifests[game] ?? printedBy(game, { words: {}, told: {}, refused: {} });

export const loadBook = (game: string, language: Language): Promise<Book> =>
  printedOf(game).book(language);
export const loadDifferences = (game: string): Promise<readonly Difference[]> =>
  printedOf(game).differences();
export const loadNouns = (game: string): Promise<Nouns> => printedOf(game).nouns();
export const loadReasons = (game: string, language: Language): Promise<Words['told']> =>
  printedOf(game).reasons(language);
export const loadWords = (game: string, language: Language): Promise<Words> =>
  printedOf(game).words(language);
