import type { Puzzle } from './puzzle.ts';

/** By game, the puzzles that are shipped, easy ones first. A line per game. */
export const puzzles: { readonly [game: string]: () => Promise<readonly Puzzle[]> } = {
  mow: async () => (await import('./shipped/mow.json')).default as unknown as readonly Puzzle[],
  uno: async () => (await import('./shipped/uno.json')).default as unknown as readonly Puzzle[],
  uwo: async () => (await import('./shipped/uwo.json')).default as unknown as readonly Puzzle[],
};
