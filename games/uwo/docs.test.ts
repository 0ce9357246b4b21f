import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogueOf, faults } from './catalogue.ts';

it('the kinds that docs/catalogue.md shows can be played', () => {
  const text = readFileSync(new URL('../../docs/catalogue.md', import.meta.url), 'utf8');
  const [, example] = /```json\n([^]*?)```/.exec(text) ?? [];
  const shipped = catalogueOf('znorf-2');
  const kinds = { ...shipped.kinds, ...(JSON.parse(example!) as object) };
  expect(Object.keys(JSON.parse(example!) as object)).toHaveLength(2);
  expect(faults({ ...shipped, name: 'my kitchen', kinds })).toEqual([]);
});
