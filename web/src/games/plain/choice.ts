import { wordsOf } from '@tischlein/rules/reading';
import type { Outcome } from '../kit/outcome.ts';

/** The cards that are taken up, of the hand and of the table. */
export type Choice = readonly string[];
export const NOTHING: Choice = [];

interface Offered {
  readonly legal: readonly string[];
  /** Playing this card, as the game writes it; null where its words do not say. */
  plays(card: string): string | null;
}

/** The moves that name all of these. */
export const movesWithAll = (legal: readonly string[], tiles: Choice): readonly string[] =>
  legal.filter((move) => tiles.every((tile) => wordsOf(move).includes(tile)));

/** The moves that name none of these: they need a button from the start. */
export const movesWithout = (legal: readonly string[], tiles: Choice): readonly string[] =>
  legal.filter((move) => !wordsOf(move).some((word) => tiles.includes(word)));

/** The one move there is with a card is made; of several one chooses; where there is none, one asks why. */
export function touch({ legal, plays }: Offered, choice: Choice, tile: string): Outcome<Choice> {
  if (choice.includes(tile)) return { choose: choice.filter((each) => each !== tile) };
  for (const choose of [[...choice, tile], [tile]]) {
    const moves = movesWithAll(legal, choose);
    if (moves.length === 1) return { choose: NOTHING, send: moves[0]! };
    if (moves.length > 1) return { choose };
  }
  const why = plays(tile);
  return { choose: NOTHING, ...(why !== null && { why }) };
}
