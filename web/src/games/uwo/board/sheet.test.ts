import { expect, it } from 'vitest';
import { NOTHING } from './choice.ts';
import { sheetFor } from './sheet.ts';
import { uwoView } from './uwo.testing.ts';

const board = { b3: 'gnorf fist', b4: 'pnorf pistol' } as const;
const duel = { stage: 'defend', attacker: 'b4', target: 'b3', centre: null, asked: 0 } as const;

it('who is attacked answers on a sheet; who waits for the answer sees the field', () => {
  expect(sheetFor(NOTHING, uwoView({ board, duel }))).toEqual({
    is: 'duel',
    mine: { side: 'gnorf', form: 'fist' },
    theirs: { side: 'pnorf', form: 'pistol' },
  });
  expect(sheetFor(NOTHING, uwoView({ board, duel, seat: 1 }))).toBeNull();
  expect(sheetFor(NOTHING, uwoView({ board, duel, seat: null }))).toBeNull();
});

it('whom a blast could take is saved on the field', () => {
  const blast = { stage: 'blast', attacker: null, target: null, centre: 'b4', asked: 0 } as const;
  expect(sheetFor(NOTHING, uwoView({ board, duel: blast }))).toBeNull();
});

it('the question whether to burn comes before all else, the result before a duel', () => {
  const result = { winners: [0], scores: [1, 0] };
  expect(sheetFor({ at: 'burn' }, uwoView({ board, duel, result }))).toEqual({ is: 'burn' });
  expect(sheetFor(NOTHING, uwoView({ board, duel, result }))).toEqual({ is: 'ending' });
  expect(sheetFor(NOTHING, uwoView({ board }))).toBeNull();
});
