import { expect, it } from 'vitest';
import { MoveTable } from './moves.ts';
import { keepVariants } from './setup.ts';

const variants = keepVariants((options, seats) => ({
  options,
  seats,
  size: 1,
  moves: new MoveTable<string>([], { parse: (text) => text, format: (move) => move }),
}));

it('the same choice gives the same variant, however its keys are ordered', () => {
  const made = variants({ a: 1, b: [true, { d: 1, c: 2 }] }, 2);
  expect(variants({ b: [true, { c: 2, d: 1 }], a: 1 }, 2)).toBe(made);
  expect(variants({ a: 1, b: [true, { d: 1, c: 2 }] }, 3)).not.toBe(made);
});

it('forgets the oldest instead of filling the memory', () => {
  const first = variants({ n: -1 }, 2);
  const last = Array.from({ length: 300 }, (_, n) => variants({ n }, 2)).at(-1);
  expect(variants({ n: 299 }, 2)).toBe(last);
  expect(variants({ n: -1 }, 2)).not.toBe(first);
});
