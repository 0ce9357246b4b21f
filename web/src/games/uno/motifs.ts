import { cardOf, parseMove } from '@tischlein/games/uno/language';
import type { Motifs } from '../contract.ts';

interface Position {
  readonly hands: readonly (readonly string[])[];
  readonly discardPile: readonly string[];
  readonly turn: number;
}

const cardIn = (text: string): ReturnType<typeof cardOf> | null => {
  const move = parseMove(text);
  return move && 'card' in move ? cardOf(move.card) : null;
};
const isBlack = (text: string): boolean => cardIn(text)?.color === null;

export const motifs: Motifs = {
  of({ move, tempting }) {
    if (isBlack(move)) return 'colour';
    if (isBlack(tempting)) return 'keep';
    return 'order';
  },
  shows({ position }) {
    const { hands, discardPile, turn } = position as unknown as Position;
    return [discardPile[0], ...hands[turn]!.slice(0, 3)].join(' ');
  },
};
