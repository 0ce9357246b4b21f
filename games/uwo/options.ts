import * as kit from '@tischlein/kit';
import { CATALOGUE_NAMES, catalogueOf, numbersOf, readCatalogue } from './catalogue.ts';
import type { CardNumbers, Catalogue } from './catalogue.ts';
import { EDITIONS, EDITION_NAMES, type Edition } from './editions.ts';
import { SIZE, clockFor } from './layout.ts';
import { MOVES } from './moves.ts';
import type { UwoMove } from './notation.ts';

/** The options with the numbers of the catalogue laid out by kind. */
export interface UwoVariant extends kit.Variant, CardNumbers {
  readonly options: UwoOptions;
  readonly moves: kit.MoveTable<UwoMove>;
  readonly army: number;
  readonly quietTurns: number;
  readonly edition: Edition;
  readonly catalogue: Catalogue;
  /** By the bazooka's seat × 2 + whose turn it is; by the rider's seat. */
  readonly shotClocks: Int32Array;
  readonly trampleClocks: Int32Array;
}

function makeVariant(options: UwoOptions, edition: Edition, catalogue: Catalogue): UwoVariant {
  const { afterShot, afterTrample } = edition;
  return {
    options,
    seats: 2,
    size: SIZE,
    moves: MOVES,
    army: options.army,
    quietTurns: options.quietTurns,
    edition,
    catalogue,
    ...numbersOf(catalogue),
    shotClocks: Int32Array.from([0, 1, 2, 3], (i) => clockFor(afterShot, i >> 1, i >> 1, i & 1)),
    trampleClocks: Int32Array.from([0, 1], (rider) =>
      clockFor(afterTrample, rider, 1 - rider, rider),
    ),
  };
}

const OPTIONS = [
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
] as const satisfies readonly kit.Option[];
export type UwoOptions = kit.OptionsOf<typeof OPTIONS>;

const PRESETS: readonly kit.Preset[] = [
  { name: 'sheet', options: {} },
  { name: 'first', options: { army: 8 } },
];

const variant = kit.keepVariants((options: UwoOptions) =>
  makeVariant(options, EDITIONS[options.edition], catalogueOf(options.catalogue)),
);

/** All that is chosen before a game. `version` is raised with every change in the meaning of a move. */
export const SETUP = {
  name: 'uwo',
  version: 1,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  presets: PRESETS,
  variant,
};
