import { parseMove, type UwoView } from '@tischlein/games/uwo/language';
import type { Choice } from './choice.ts';

/** The square a move is about, for a hint to point at. */
export function targetOf(text: string): string | null {
  const move = parseMove(text);
  switch (move?.type) {
    case 'walk':
    case 'attack':
      return move.to;
    case 'morf':
    case 'blast':
      return move.square;
    case 'ride':
      return move.path.at(-1) ?? null;
    default:
      return null;
  }
}

/** What a move begins with, so that a hint can be seen on the field. */
export function choiceFor(text: string, { hand }: UwoView): Choice | null {
  const move = parseMove(text);
  switch (move?.type) {
    case 'walk':
    case 'attack':
      return { at: 'creature', square: move.from };
    case 'blast':
      return { at: 'creature', square: move.square };
    case 'ride':
      return { at: 'ride', path: move.path };
    case 'morf':
    case 'swap':
      return { at: 'card', kind: move.kind, index: hand?.indexOf(move.kind) ?? -1 };
    default:
      return null;
  }
}
