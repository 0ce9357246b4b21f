import type { MoveTable, Options, Variant } from '@tischlein/kit';
import type { Catalogue } from './catalogue.ts';
import { clockFor } from './clocks.ts';
import type { Edition } from './editions.ts';
import { FORMS, KINDS, type Form } from './kinds.ts';
import { SIZE } from './layout.ts';
import { MOVES, type UwoMove } from './moves.ts';

/** The options with the numbers of the catalogue laid out by kind. */
export interface UwoVariant extends Variant {
  readonly moves: MoveTable<UwoMove>;
  readonly army: number;
  readonly quietTurns: number;
  readonly edition: Edition;
  readonly catalogue: Catalogue;
  /** By kind. */
  readonly counts: Int32Array;
  /** By form; 0 squares or reach = it can not. */
  readonly walkSquares: Int32Array;
  readonly walkEnergy: Int32Array;
  readonly reach: Int32Array;
  readonly attackEnergy: Int32Array;
  /** By form: the kinds that can not hit it, as bits. */
  readonly shield: Int32Array;
  /** By kind of attacker: the forms it can not hit, as bits. */
  readonly safeFrom: Int32Array;
  /** By the bazooka's seat × 2 + whose turn it is; by the rider's seat. */
  readonly shotClocks: Int32Array;
  readonly trampleClocks: Int32Array;
}

const bits = (forms: readonly Form[]): number =>
  forms.reduce((set, form) => set | (1 << FORMS.indexOf(form)), 0);

export function makeVariant(options: Options, edition: Edition, catalogue: Catalogue): UwoVariant {
  const { kinds } = catalogue;
  const { afterShot, afterTrample } = edition;
  return {
    options,
    seats: 2,
    size: SIZE,
    moves: MOVES,
    army: options['army'] as number,
    quietTurns: options['quietTurns'] as number,
    edition,
    catalogue,
    counts: Int32Array.from(KINDS, (kind) => kinds[kind].count),
    walkSquares: Int32Array.from(FORMS, (form) => kinds[form].walk?.squares ?? 0),
    walkEnergy: Int32Array.from(FORMS, (form) => kinds[form].walk?.energy ?? 0),
    reach: Int32Array.from(FORMS, (form) => kinds[form].attack?.reach ?? 0),
    attackEnergy: Int32Array.from(FORMS, (form) => kinds[form].attack?.energy ?? 0),
    shield: Int32Array.from(FORMS, (form) => bits(kinds[form].shield)),
    safeFrom: Int32Array.from(FORMS, (attacker) =>
      bits(FORMS.filter((form) => kinds[form].shield.includes(attacker))),
    ),
    shotClocks: Int32Array.from([0, 1, 2, 3], (i) => clockFor(afterShot, i >> 1, i >> 1, i & 1)),
    trampleClocks: Int32Array.from([0, 1], (rider) =>
      clockFor(afterTrample, rider, 1 - rider, rider),
    ),
  };
}
