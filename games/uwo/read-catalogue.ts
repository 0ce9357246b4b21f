import { because, canonical, fault, read, sentence, type Json } from '@tischlein/kit';
import { CATALOGUE_NAMES, catalogueOf, spelled, type Catalogue } from './catalogue.ts';
import { faults } from './faults.ts';
import { KINDS } from './cards.ts';

/** A whole catalogue from outside, checked. Its faults are all named at once. */
export function readCatalogue(json: Json, path: string): Json {
  const found = faults(json);
  if (found.length > 0) {
    const errors = found.map(({ error }) => error);
    read(because(`${path}: ${errors.join('; ')}`, 'catalogue', found));
  }
  const catalogue = spelled(json);
  const { name } = catalogue;
  if (CATALOGUE_NAMES.includes(name) && numbersOf(catalogueOf(name)) !== numbersOf(catalogue))
    fault(`${path}.name`, sentence`${name} never changes (UWO-4); other numbers need another name`);
  return catalogue;
}

const numbersOf = ({ version, kinds }: Catalogue): string =>
  canonical([version, KINDS.map((kind) => ({ ...kinds[kind], source: null }))]);
