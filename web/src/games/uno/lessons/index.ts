import { stepsSeeing, type Lesson } from '../../lesson.ts';

const card = (code: string): string => `.slot[data-spot="card-${code}.0"]`;
/** The button that plays the chosen card, and the one that says UNO with it. */
const PLAY = '.act.go';
const SAY = '.act.leap';

const step = stepsSeeing('[data-spot="open"]');

const first: Lesson = {
  id: 'first',
  position: {
    game: 'uno',
    hands: ['r2 b9 w bd r4 r6', 'r9 b2 r3 b8 r1 g3 y1', 'y9 g2 rd b1 r8 r5 y4'].map((hand) =>
      hand.split(' '),
    ),
    drawPile: 'g1 g6 y3 y6 b3 g8 y5 g4 b7 y2'.split(' '),
    discardPile: ['r7'],
    color: 'r',
  },
  steps: [
    step('color', 'UNO-1', 'play r2', [card('r2'), PLAY], '1:play r9', '2:play y9'),
    step('number', 'UNO-1', 'play b9', [card('b9'), PLAY], '1:play b2', '2:play g2'),
    step('wild', 'UNO-9', 'play w:r', [card('w'), '.wish.r'], '1:play r3', '2:play rd'),
    step('stack', 'UNO-5', 'play bd', [card('bd'), PLAY], '1:take', '2:play b1'),
    step('draw', 'UNO-6', 'draw', ['[data-spot="pile"]']),
    step('drawn', 'UNO-6', 'play b3', [card('b3'), PLAY], '1:play b8', '2:play r8'),
    step('uno', 'UNO-11', 'play r4!', [card('r4'), SAY], '1:play r1', '2:play r5'),
    step('unouno', 'UNO-12', 'play r6!!', [card('r6'), SAY]),
  ],
};

export const lessons: readonly Lesson[] = [first];
