import fc from 'fast-check';
import type { Json } from '@tischlein/kit';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, CATALOGUE_NAMES, SOURCES, faultsOfShape } from './catalogue.ts';
import { changed, readFile } from './catalogue.testing.ts';
import { FORMS, KINDS } from './cards.ts';
import { fits, type Schema } from './schema.testing.ts';

const FILE = fileURLToPath(new URL('catalogues/catalogue.schema.json', import.meta.url));
const HEAD = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A catalogue of UWO: what the cards show and how many there are',
  description:
    'The shape of a catalogue. That the counts make 40 with at least 10 fists and that every form can be hit is checked besides.',
};

describe('the schema of catalogues', () => {
  const schema = CATALOGUE.schema as Schema;
  const agree = (json: Json): boolean => {
    const shapely = faultsOfShape(json).length === 0;
    expect(fits(schema, json), JSON.stringify(json)).toBe(shapely);
    return shapely;
  };

  it('the file is made from the declaration (`npx vitest run games/uwo/schema -u` writes it)', async () => {
    const text = JSON.stringify({ ...HEAD, ...CATALOGUE.schema });
    const style = { ...(await resolveConfig(FILE)), parser: 'json' };
    await expect(await format(text, style)).toMatchFileSnapshot(FILE);
  });

  it('finds a fault wherever the list of faults does', () => {
    for (const name of CATALOGUE_NAMES) agree(readFile(`catalogues/${name}.json`));
    const number = fc.integer({ min: -1, max: 7 });
    const word = fc.constantFrom<Json>(...SOURCES, 'hearsay', null);
    const part = fc.constantFrom('squares', 'reach', 'energy', 'count');
    const parts = fc.dictionary(part, word, { maxKeys: 2 });
    const numbers = fc.dictionary(part, number, { maxKeys: 3 });
    const field = fc.constantFrom('count', 'walk', 'attack', 'shield', 'reach');
    const value = fc.oneof(
      number,
      numbers,
      fc.array(fc.constantFrom<Json>(...FORMS, 'miss', 7), { maxLength: 3 }),
      fc.dictionary(field, fc.oneof(word, parts), { maxKeys: 2 }),
      fc.constantFrom<Json>(null, 'mine', ' mine', 'mine\u200b', 1_000_001, true),
    );
    const tops = ['$schema', 'name', 'version', 'kinds', 'hat'];
    const places = KINDS.flatMap((kind) =>
      ['count', 'walk', 'attack', 'shield', 'source'].map((key) => `kinds.${kind}.${key}`),
    );
    const seen = { sound: 0, faulty: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...tops, ...places), value, (path, json) => {
        seen[agree(changed(path, json as Json)) ? 'sound' : 'faulty'] += 1;
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.sound, seen.faulty)).toBeGreaterThan(100);
    for (const path of [...tops, ...places]) agree(changed(path, undefined));
  });
});
