import { stepsSeeing, type Lesson } from '../../lesson.ts';

const card = (code: string): string => `[data-spot="card-${code}.0"]`;
const TAKE = '[data-move="take"]';
/** The arrow stays as it is. */
const KEEP = '.choice .usual';

const step = stepsSeeing('[data-spot^="cow-"]');

const first: Lesson = {
  id: 'first',
  position: {
    game: 'mow',
    hands: ['12 3.1 7.2 9 slow', '13.1 6.1 14 5 8.3', '15 4.2 2 11.1 10'].map((hand) =>
      hand.split(' '),
    ),
    herds: [['5.2', '8', '10.1']],
    // Who draws which: mine are 10.2, 8.1, 6, block16 and 13.
    pile: '10.2 9.1 11 8.1 7 12.1 6 6.2 9.2 block16 13.2 14.1 13 3 2.1 1'.split(' '),
  },
  steps: [
    step('high', 'MOW-11', 'add 12', [card('12')], '1:add 13.1', '2:add 15'),
    step('low', 'MOW-11', 'add 3.1', [card('3.1')], '1:take', '1:add 6.1', '2:add 4.2'),
    step('slow', 'MOW-22', 'add slow@5', [card('slow'), KEEP], '1:add 14', '2:add 2'),
    step('take', 'MOW-12', 'take', [TAKE]),
    step('start', 'MOW-10', 'add 9', [card('9')], '1:add 5', '2:add 11.1'),
    step('block', 'MOW-20', 'add block16', [card('block16'), KEEP], '1:take'),
  ],
};

export const lessons: readonly Lesson[] = [first];
