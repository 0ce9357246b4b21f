import { cowOf } from '@tischlein/games/mow/language';
import type { Motifs } from '../contract.ts';

interface Position {
  readonly herds: readonly (readonly string[])[];
  readonly herd: number;
  readonly hands: readonly (readonly string[])[];
  readonly turn: number;
}

const cowIn = (move: string) => cowOf(move.split(' ')[1]!.replace(/[\^>@].*/, ''));

export const motifs: Motifs = {
  of({ move, tempting }) {
    if (tempting === 'take' || move === 'take') return 'cow';
    const [best, first] = [cowIn(move), cowIn(tempting)];
    if (best.kind !== first.kind) return 'keep';
    return best.flies < first.flies ? 'few' : 'many';
  },
  shows({ position }) {
    const { herds, herd, hands, turn } = position as unknown as Position;
    const served = herds[herd]!;
    return [...new Set([served[0], served.at(-1), ...hands[turn]!.slice(0, 2)])]
      .filter((card) => card !== undefined)
      .join(' ');
  },
};
