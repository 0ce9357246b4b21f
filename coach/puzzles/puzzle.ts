import { FastRandom, type JsonObject } from '@tischlein/kit';

/** From the first to the last: how much thinking a plain search needs to find it. */
export const GRADES = ['easy', 'medium', 'hard'] as const;
export type Grade = (typeof GRADES)[number];

/** Find the move: one is clearly the best, and the rule of thumb plays another. It is for whoever is to move. */
export interface Puzzle {
  readonly position: JsonObject;
  readonly move: string;
  /** What the rule of thumb plays. */
  readonly tempting: string;
  readonly grade: Grade;
  /** How often in a hundred the move wins, and the next best one; null where the move is proved to win. */
  readonly wins: readonly [number, number] | null;
  /** Of a proved win: how it goes on here, as far as nobody else has a choice. */
  readonly line: readonly string[];
}

/** The same for the same position and solution, wherever the puzzle stands in its list. */
export function idOf({ position, move }: Pick<Puzzle, 'position' | 'move'>): string {
  const random = new FastRandom(`puzzle\n${JSON.stringify(position)}\n${move}`);
  return `p${(random.bits() >>> 0).toString(36)}${(random.bits() >>> 0).toString(36)}`;
}

/** A position with its exact solution. */
export interface Solved {
  readonly position: JsonObject;
  /** Every move that keeps what exact play gets; at least one legal move does not. */
  readonly best: readonly string[];
}
