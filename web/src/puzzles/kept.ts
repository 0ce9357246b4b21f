import { recall, remember } from '../memory.ts';
import { GAMES } from '../faces/index.ts';

/** How a puzzle ended on this device. One whose solution was shown may still be solved later. */
type Mark = 'found' | 'shown';
/** By the number of the puzzle, from 1. */
type Marks = { readonly [number: number]: Mark };

export const marksOf = (game: string): Marks => recall<Marks>(`puzzles.${game}`) ?? {};

export function keepMark(game: string, number: number, mark: Mark): void {
  const before = marksOf(game);
  if (before[number] !== 'found') remember(`puzzles.${game}`, { ...before, [number]: mark });
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
