import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { uno } from './index.ts';

const folder = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

it('UNO-15 the clauses are those of the rule book', () => {
  const book = JSON.parse(read('../../rules/uno/clauses.json')) as readonly {
    readonly id: string;
  }[];
  expect(uno.clauses).toEqual(book.map(({ id }) => id));
});

it('UNO-0 every clause has a test that names it, and no test names another', () => {
  const tests = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
  const named = tests.flatMap((file) =>
    [...read(file).matchAll(/\('(UNO-[0-9a-z]+(?:-\d)?) /g)].map(([, clause]) => clause!),
  );
  expect([...new Set(named)].sort()).toEqual([...uno.clauses].sort());
});
