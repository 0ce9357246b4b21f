import type { State } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { learnedWeights, type MoveFeatures } from './learned.ts';

/** Every move has as many `good` as its number, and the odd ones are `odd`. */
const features: MoveFeatures = {
  names: ['good', 'odd'],
  extract(_world, _seat, moves, count, into) {
    for (let i = 0; i < count; i++) {
      into.add(0, moves[i]!);
      if (moves[i]! % 2 === 1) into.add(1);
      into.close();
    }
  },
};

function weightsOf(weights: { readonly [name: string]: number }, moves: readonly number[]) {
  const into = new Int32Array(moves.length);
  learnedWeights(features, weights)({} as State, 0, Int32Array.from(moves), moves.length, into);
  return [...into];
}

it('the best move weighs most, and one worth 1 less weighs e times less', () => {
  expect(weightsOf({ good: 1, odd: 0 }, [0, 1, 2])).toEqual([135, 368, 1000]);
});

it('features add up, and what nothing was learned of counts nothing', () => {
  expect(weightsOf({ odd: -1 }, [0, 1, 2, 3])).toEqual([1000, 368, 1000, 368]);
});

it('a hopeless move keeps a weight', () => {
  expect(weightsOf({ good: -6 }, [0, 5])).toEqual([1000, 1]);
});
