import { fault, keepVariants, sentence, type Option, type Preset } from '@tischlein/kit';
import { CATALOGUE_NAMES, catalogueOf } from './catalogue.ts';
import { EDITION_NAMES, EDITIONS, IN_VERSION_1, type EditionName } from './editions.ts';
import { makeVariant } from './variant.ts';

/** As a fresh deal needs them: with a catalogue that has a name. */
export const NAMED_OPTIONS = [
  { key: 'army', kind: 'number', default: 10, min: 8, max: 10, step: 2, clause: 'UWO-1' },
  { key: 'edition', kind: 'choice', default: 'en', choices: EDITION_NAMES, clause: 'UWO-25' },
  { key: 'quietTurns', kind: 'number', default: 60, min: 0, max: 1000, clause: 'UWO-61' },
  {
    key: 'catalogue',
    kind: 'named',
    default: 'znorf-2',
    choices: CATALOGUE_NAMES,
    read: (_, path) =>
      fault(path, sentence`a catalogue of one's own is read with the rules for moves`),
    clause: 'UWO-4',
  },
] as const satisfies readonly Option[];

export const PRESETS: readonly Preset[] = [
  { name: 'sheet', options: {} },
  { name: 'first', options: { army: 8 } },
];

/** Version 2: UWO-41 and UWO-53 follow each edition's own sheet. */
export const VERSION = 2;

export const variant = keepVariants(VERSION, (options, _seats, rules) => {
  const edition = EDITIONS[options['edition'] as EditionName];
  return makeVariant(
    options,
    rules,
    rules === 1 ? { ...edition, ...IN_VERSION_1 } : edition,
    catalogueOf(options['catalogue']!),
  );
});
