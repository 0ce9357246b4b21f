import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const book = JSON.parse(read('../../rules/uno/book.en.json')) as {
  readonly pairs: readonly { readonly rules: readonly string[] }[];
};

/** The two rules that stand in the names of the tests of pairs. */
const tested = ['./pairs-jump-in.test.ts', './pairs-others.test.ts'].flatMap((file) =>
  [...read(file).matchAll(/\bit\(\s*['"](\w+ × \w+): /g)].map(([, pair]) => pair),
);

it('every pair of the rule book is tested once, and no other', () => {
  expect(tested).toEqual(book.pairs.map(({ rules }) => rules.join(' × ')));
});
