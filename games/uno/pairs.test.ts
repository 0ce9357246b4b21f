import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JUMP_IN_PAIRS } from './pairs.jumpIn.testing.ts';
import { OTHER_PAIRS } from './pairs.others.testing.ts';
import type { Proofs } from './table.testing.ts';

interface Pair {
  readonly rules: readonly string[];
  readonly clauses: readonly string[];
}

const book = JSON.parse(
  readFileSync(new URL('../../rules/uno/book.en.json', import.meta.url), 'utf8'),
) as { readonly pairs: readonly Pair[] };

const PAIRS: Proofs = { ...JUMP_IN_PAIRS, ...OTHER_PAIRS };

describe('where two house rules meet', () => {
  it('every pair of the rule book is tested, and no other', () => {
    expect(Object.keys(PAIRS)).toEqual(book.pairs.map(({ rules }) => rules.join('+')));
  });

  for (const { rules, clauses } of book.pairs) {
    const [what, proof] = PAIRS[rules.join('+')] ?? ['is not tested', () => expect.fail()];
    it(`${rules.join(' × ')} (${clauses.join(', ')}) ${what}`, proof);
  }
});
