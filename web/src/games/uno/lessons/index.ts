import type { Lesson } from '../../lesson.ts';

const card = (code: string): string => `.slot[data-spot="card-${code}.0"]`;
const OPEN = '[data-spot="open"]';
const PILE = '[data-spot="pile"]';
/** The button that plays the chosen card, and the one that says UNO with it. */
const PLAY = '.act.go';
const SAY = '.act.leap';

const first: Lesson = {
  id: 'first',
  position: {
    game: 'uno',
    hands: [
      ['r2', 'b9', 'w', 'bd', 'r4', 'r6'],
      ['r9', 'b2', 'r3', 'b8', 'r1', 'g3', 'y1'],
      ['y9', 'g2', 'rd', 'b1', 'r8', 'r5', 'y4'],
    ],
    drawPile: ['g1', 'g6', 'y3', 'y6', 'b3', 'g8', 'y5', 'g4', 'b7', 'y2'],
    discardPile: ['r7'],
    color: 'r',
  },
  steps: [
    {
      id: 'color',
      does: 'play r2',
      lit: [card('r2'), PLAY],
      sees: [OPEN],
      others: ['1:play r9', '2:play y9'],
      rule: 'UNO-1',
    },
    {
      id: 'number',
      does: 'play b9',
      lit: [card('b9'), PLAY],
      sees: [OPEN],
      others: ['1:play b2', '2:play g2'],
      rule: 'UNO-1',
    },
    {
      id: 'wild',
      does: 'play w:r',
      lit: [card('w'), '.wish.r'],
      sees: [OPEN],
      others: ['1:play r3', '2:play rd'],
      rule: 'UNO-9',
    },
    {
      id: 'stack',
      does: 'play bd',
      lit: [card('bd'), PLAY],
      sees: [OPEN],
      others: ['1:take', '2:play b1'],
      rule: 'UNO-5',
    },
    { id: 'draw', does: 'draw', lit: [PILE], sees: [OPEN], rule: 'UNO-6' },
    {
      id: 'drawn',
      does: 'play b3',
      lit: [card('b3'), PLAY],
      sees: [OPEN],
      others: ['1:play b8', '2:play r8'],
      rule: 'UNO-6',
    },
    {
      id: 'uno',
      does: 'play r4!',
      lit: [card('r4'), SAY],
      sees: [OPEN],
      others: ['1:play r1', '2:play r5'],
      rule: 'UNO-11',
    },
    { id: 'unouno', does: 'play r6!!', lit: [card('r6'), SAY], sees: [OPEN], rule: 'UNO-12' },
  ],
};

export const lessons: readonly Lesson[] = [first];
