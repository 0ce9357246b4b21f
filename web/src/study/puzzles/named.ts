import { idOf, type Puzzle } from '@tischlein/coach/puzzles';

/** The number, from 1, of a puzzle that an address names by its number or by its id; 0 where it is not among these. */
export function numberIn(all: readonly Puzzle[], named: string): number {
  const number = Number(named);
  return Number.isNaN(number) ? 1 + all.findIndex((each) => idOf(each) === named) : number;
}
