import type { Puzzle } from './puzzle.ts';

/** A line of JSON each: nothing to be compiled, and a change is a line of a diff. */
const linesOf = (lines: string): readonly Puzzle[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Puzzle);

/** By game, the puzzles that are shipped. A line per game. */
export const puzzles: { readonly [game: string]: () => Promise<readonly Puzzle[]> } = {
  mow: async () => linesOf((await import('./shipped/mow.ts')).lines),
  uno: async () => linesOf((await import('./shipped/uno.ts')).lines),
  uwo: async () => linesOf((await import('./shipped/uwo.ts')).lines),
};
