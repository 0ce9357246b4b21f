import { loadBook } from '@tischlein/rules';
import { expect, it } from 'vitest';
import { PICTURES as mow } from './mow.ts';
import { PICTURES as uno } from './uno.ts';
import { PICTURES as uwo } from './uwo.ts';

it.each(Object.entries({ mow, uno, uwo }))(
  'pictures of %s stand at clauses of its book',
  async (game, pictures) => {
    const { clauses } = await loadBook(game as 'uno', 'en');
    expect(Object.keys(pictures).filter((id) => !(id in clauses))).toEqual([]);
  },
);
