import type { Lesson } from '../../lesson.ts';

const card = (code: string): string => `[data-spot="card-${code}.0"]`;
const HERD = '[data-spot^="cow-"]';
const TAKE = '[data-move="take"]';
/** The arrow stays as it is. */
const KEEP = '.choice .usual';

const first: Lesson = {
  id: 'first',
  position: {
    game: 'mow',
    hands: [
      ['12', '3.1', '7.2', '9', 'slow'],
      ['13.1', '6.1', '14', '5', '8.3'],
      ['15', '4.2', '2', '11.1', '10'],
    ],
    herds: [['5.2', '8', '10.1']],
    // Who draws which: mine are 10.2, 8.1, 6, block16 and 13.
    pile: [
      '10.2',
      '9.1',
      '11',
      '8.1',
      '7',
      '12.1',
      '6',
      '6.2',
      '9.2',
      'block16',
      '13.2',
      '14.1',
      '13',
      '3',
      '2.1',
      '1',
    ],
  },
  steps: [
    {
      id: 'high',
      does: 'add 12',
      lit: [card('12')],
      sees: [HERD],
      others: ['1:add 13.1', '2:add 15'],
      rule: 'MOW-11',
    },
    {
      id: 'low',
      does: 'add 3.1',
      lit: [card('3.1')],
      sees: [HERD],
      others: ['1:take', '1:add 6.1', '2:add 4.2'],
      rule: 'MOW-11',
    },
    {
      id: 'slow',
      does: 'add slow@5',
      lit: [card('slow'), KEEP],
      sees: [HERD],
      others: ['1:add 14', '2:add 2'],
      rule: 'MOW-22',
    },
    { id: 'take', does: 'take', lit: [TAKE], sees: [HERD], rule: 'MOW-12' },
    {
      id: 'start',
      does: 'add 9',
      lit: [card('9')],
      others: ['1:add 5', '2:add 11.1'],
      rule: 'MOW-10',
    },
    {
      id: 'block',
      does: 'add block16',
      lit: [card('block16'), KEEP],
      sees: [HERD],
      others: ['1:take'],
      rule: 'MOW-20',
    },
  ],
};

export const lessons: readonly Lesson[] = [first];
