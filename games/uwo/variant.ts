import type { MoveTable, Options, Variant } from '@tischlein/kit';
import type { Catalogue } from './catalogue.ts';
import { clockFor } from './clocks.ts';
import type { Edition } from './editions.ts';
import { SIZE } from './layout.ts';
import { MOVES } from './moves.ts';
import type { UwoMove } from './notation.ts';
import { numbersOf, type CardNumbers } from './numbers.ts';

/** The options with the numbers of the catalogue laid out by kind. */
export interface UwoVariant extends Variant, CardNumbers {
  readonly moves: MoveTable<UwoMove>;
  readonly army: number;
  readonly quietTurns: number;
  readonly edition: Edition;
  readonly catalogue: Catalogue;
  /** By the bazooka's seat × 2 + whose turn it is; by the rider's seat. */
  readonly shotClocks: Int32Array;
  readonly trampleClocks: Int32Array;
}

export function makeVariant(
  options: Options,
  rules: number,
  edition: Edition,
  catalogue: Catalogue,
): UwoVariant {
  const { afterShot, afterTrample } = edition;
  return {
    options,
    seats: 2,
    size: SIZE,
    moves: MOVES,
    rules,
    army: options['army'] as number,
    quietTurns: options['quietTurns'] as number,
    edition,
    catalogue,
    ...numbersOf(catalogue),
    shotClocks: Int32Array.from([0, 1, 2, 3], (i) => clockFor(afterShot, i >> 1, i >> 1, i & 1)),
    trampleClocks: Int32Array.from([0, 1], (rider) =>
      clockFor(afterTrample, rider, 1 - rider, rider),
    ),
  };
}
