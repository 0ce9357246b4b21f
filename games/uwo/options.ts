import {
  keepVariants,
  type MoveTable,
  type Options,
  type Variant,
  type Option,
  type Preset,
} from '@tischlein/kit';
import {
  numbersOf,
  CATALOGUE_NAMES,
  catalogueOf,
  type Catalogue,
  type CardNumbers,
} from './catalogue.ts';
import { clockFor } from './clocks.ts';
import { EDITION_NAMES, EDITIONS, type Edition, type EditionName } from './editions.ts';
import { SIZE } from './layout.ts';
import { MOVES } from './moves.ts';
import type { UwoMove } from './notation.ts';
import { readCatalogue } from './faults.ts';

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

function makeVariant(options: Options, edition: Edition, catalogue: Catalogue): UwoVariant {
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
    ...numbersOf(catalogue),
    shotClocks: Int32Array.from([0, 1, 2, 3], (i) => clockFor(afterShot, i >> 1, i >> 1, i & 1)),
    trampleClocks: Int32Array.from([0, 1], (rider) =>
      clockFor(afterTrample, rider, 1 - rider, rider),
    ),
  };
}

export const OPTIONS = [
  { key: 'army', kind: 'number', default: 10, min: 8, max: 10, step: 2, clause: 'UWO-1' },
  { key: 'edition', kind: 'choice', default: 'en', choices: EDITION_NAMES, clause: 'UWO-25' },
  { key: 'quietTurns', kind: 'number', default: 60, min: 0, max: 1000, clause: 'UWO-61' },
  {
    key: 'catalogue',
    kind: 'named',
    default: 'znorf-2',
    choices: CATALOGUE_NAMES,
    read: readCatalogue,
    clause: 'UWO-4',
  },
] as const satisfies readonly Option[];

export const PRESETS: readonly Preset[] = [
  { name: 'sheet', options: {} },
  { name: 'first', options: { army: 8 } },
];

/** Raised with every change in the meaning of a move. */
export const VERSION = 1;

export const variant = keepVariants((options) =>
  makeVariant(
    options,
    EDITIONS[options['edition'] as EditionName],
    catalogueOf(options['catalogue']!),
  ),
);
