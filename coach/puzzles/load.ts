import type { Puzzle, Solved } from './puzzle.ts';

/** A line of JSON each: nothing to be compiled, and a change is a line of a diff. */
const linesOf = <T>(lines: string): readonly T[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

/** By game, the puzzles that are shipped. A line per game. */
export const puzzles: { readonly [game: string]: () => Promise<readonly Puzzle[]> } = {
  mow: async () => linesOf((await import('./shipped/mow.ts')).lines),
  uno: async () => linesOf((await import('./shipped/uno.ts')).lines),
  uwo: async () => linesOf((await import('./shipped/uwo.ts')).lines),
};

/** By game, positions with their exact solutions. A line per game. */
export const solved: { readonly [game: string]: () => Promise<readonly Solved[]> } = {
  mow: async () => linesOf((await import('./shipped/mow-solved.ts')).lines),
  uno: async () => linesOf((await import('./shipped/uno-solved.ts')).lines),
  uwo: async () => linesOf((await import('./shipped/uwo-solved.ts')).lines),
};
