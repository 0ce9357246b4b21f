import { keepVariants, type Option } from '@tischlein/kit';
import { CATALOGUE_NAMES, catalogueOf, readCatalogue } from './catalogue.ts';
import { EDITION_NAMES, EDITIONS, type EditionName } from './editions.ts';
import { makeVariant } from './variant.ts';

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

export const variant = keepVariants((options) =>
  makeVariant(
    options,
    EDITIONS[options['edition'] as EditionName],
    catalogueOf(options['catalogue']!),
  ),
);
