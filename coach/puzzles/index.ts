import type { Puzzle } from './puzzle.ts';

export { GRADES, gradesOf, idOf, type Puzzle } from './puzzle.ts';

/** The puzzles of a game that are shipped, easy ones first. */
export const puzzlesOf = async (game: string): Promise<readonly Puzzle[]> =>
  ((await import(`./shipped/${game}.json`)) as { readonly default: readonly Puzzle[] }).default;
