import { recall, remember } from '../../base/storage.ts';
import { GAMES } from '../../games/index.ts';
import { idOf, type Puzzle } from '@tischlein/coach/puzzles';

/** How a puzzle ended on this device. One whose solution was shown may still be solved later. */
type Mark = 'found' | 'shown';
/** By the id of the puzzle: a number would point at another one as soon as the list is made anew. */
type Marks = { readonly [id: string]: Mark };

export const marksOf = (game: string): Marks => recall<Marks>(`puzzles.${game}`) ?? {};

export function keepMark(game: string, id: string, mark: Mark): void {
  const before = marksOf(game);
  if (before[id] !== 'found') remember(`puzzles.${game}`, { ...before, [id]: mark });
}

/** Days since the first of January 1970, by the reader's own calendar. */
export const dayOf = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);

/** The games take turns. */
export const gameOfDay = (day: number): string => GAMES[day % GAMES.length]!;

/** Which of the game's puzzles it is, from 1. */
export const numberOfDay = (day: number, count: number): number =>
  1 + (Math.floor(day / GAMES.length) % count);

const TODAY = 'puzzles.today';
export const keepToday = (day: number): void => remember(TODAY, day);
export const isDoneToday = (day: number): boolean => recall<number>(TODAY) === day;

/** The number, from 1, of a puzzle that an address names by its number or by its id; 0 where it is not among these. */
export function numberIn(all: readonly Puzzle[], named: string): number {
  const number = Number(named);
  return Number.isNaN(number) ? 1 + all.findIndex((each) => idOf(each) === named) : number;
}
