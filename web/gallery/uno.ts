import { unoView } from '../src/games/uno/board/uno.testing.ts';
import { COLORS, formatMove, type UnoView } from '@tischlein/games/uno/language';
import type { Shown } from './shown.ts';

const collect = { match: 'collect', target: 500 };
const four = { held: [7, 5, 1, 8], options: { match: 'single' } };
const wild = (card: string, call: 'uno' | null = null) =>
  COLORS.map((wish) => formatMove({ type: 'play', card, wish, call }));

const hand = ['r2', 'r7', 'rs', 'y4', 'g4', 'b7', 'w'];
const turn: Shown<UnoView> = {
  view: unoView({ ...four, hand, discardPile: ['r7', 'b7', 'b3'], laidBy: 3 }),
  legal: ['play r2', 'play r7', 'play rs', 'play b7', ...wild('w')],
  waitingFor: 0,
};
const give = { seat: 0, kind: 'give', to: null, left: null } as const;

/** The first touch lifts a card, the second plays it. */
const WILD = '[data-spot="card-w.0"]';

export const unoStates = {
  turn,
  why: {
    ...turn,
    refused: {
      move: 'play g4',
      clause: 'UNO-1',
      sentence: 'A green 4 does not go on a red 7. Colour, number or symbol must match.',
    },
  },
  wish: { ...turn, press: [WILD, WILD] },
  draw: {
    view: unoView({ ...four, hand: ['y4', 'g4', 'g9'], discardPile: ['r7'] }),
    legal: ['draw'],
    waitingFor: 0,
  },
  drawn: {
    view: unoView({ ...four, hand: ['y4', 'g4', 'r9'], discardPile: ['r7'], drawn: 'r9' }),
    legal: ['play r9', 'pass'],
    waitingFor: 0,
  },
  last: {
    view: unoView({ ...four, held: [2, 5, 1, 8], hand: ['r9', 'wd'], discardPile: ['r7'] }),
    legal: ['play r9', 'play r9!', ...wild('wd'), ...wild('wd', 'uno')],
    waitingFor: 0,
  },
  sum: {
    view: unoView({
      ...four,
      hand: ['r2', 'y4', 'y9', 'bd', 'g4', 'b7', 'wd'],
      discardPile: ['yd', 'rd', 'r7'],
      color: 'y',
      pendingDraw: 4,
      pendingKind: 'd',
    }),
    legal: ['take', 'play bd', ...wild('wd')],
    waitingFor: 0,
  },
  jump: {
    view: unoView({
      ...four,
      hand: ['r2', 'y4', 'y9', 'g4', 'b5', 'w'],
      discardPile: ['b5', 'b2', 'g2'],
      color: 'b',
      turn: 1,
    }),
    legal: ['play b5'],
    waitingFor: 1,
  },
  run: {
    view: unoView({
      ...four,
      hand: ['r2', 'y4', 'b6', 'b4'],
      discardPile: ['b5', 'b2'],
      color: 'b',
      turn: 1,
      run: { seat: 0, step: 0 },
    }),
    legal: ['play b6', 'play b4'],
    waitingFor: 1,
  },
  uno: {
    view: unoView({
      ...four,
      held: [1, 5, 1, 8],
      hand: ['b9'],
      discardPile: ['g7', 'b7'],
      color: 'g',
      turn: 1,
      calls: [{ seat: 0, kind: 'uno' }],
    }),
    legal: ['uno'],
    waitingFor: 1,
  },
  unouno: {
    view: unoView({
      ...four,
      held: [0, 5, 1, 8],
      hand: [],
      discardPile: ['g7', 'b7'],
      color: 'g',
      calls: [{ seat: 0, kind: 'unouno' }],
    }),
    legal: ['unouno', 'draw'],
    waitingFor: 0,
  },
  sit: {
    view: unoView({ ...four, hand: ['r2', 'rs', 'g4'], discardPile: ['rs', 'r7'], sits: [0] }),
    legal: ['sit', 'play rs'],
    waitingFor: 0,
  },
  give: {
    view: unoView({
      ...four,
      hand: ['r2', 'rs', 'g4', 'b7'],
      discardPile: ['u', 'r7'],
      choice: give,
    }),
    legal: ['give 1', 'give 2', 'give 3', 'keep'],
    waitingFor: 0,
  },
  hand: {
    view: unoView({
      ...four,
      hand: ['r2', 'rs', 'g4', 'b7'],
      discardPile: ['u', 'r7'],
      choice: { ...give, kind: 'hand', to: 2, left: 2 },
    }),
    legal: ['hand r2', 'hand rs', 'hand g4', 'hand b7'],
    waitingFor: 0,
  },
  swap: {
    view: unoView({
      ...four,
      hand: ['r2', 'rs', 'g4', 'b7'],
      discardPile: ['r0', 'r7'],
      choice: { ...give, kind: 'swap' },
    }),
    legal: ['swap left', 'swap right', 'keep'],
    waitingFor: 0,
  },
  ten: {
    view: unoView({
      held: [7, 5, 1, 8, 6, 7, 4, 12, 3, 9],
      options: { match: 'single' },
      hand: ['r2', 'rr', 'y4', 'y6', 'g4', 'b7', 'w'],
      discardPile: ['w', 'b7', 'b3'],
      color: 'b',
      turn: 4,
      direction: 'ccw',
    }),
    legal: [],
    waitingFor: 4,
  },
  many: {
    view: unoView({
      ...four,
      options: collect,
      totals: [120, 45, 300, 0],
      held: [16, 5, 1, 8],
      hand: 'r2 r7 r8 rs y1 y4 y6 yr g4 g4 g9 gd b1 b7 w wd'.split(' '),
      discardPile: ['r7', 'b7', 'b3'],
      turn: 3,
    }),
    legal: [],
    waitingFor: 3,
  },
  round: {
    ...turn,
    view: { ...turn.view, options: collect, round: 2, totals: [0, 0, 64, 0] },
    before: turn.view,
    told: [
      {
        citation: { clause: 'UNO-15', facts: {} },
        sentence: 'Ben wins the round and gets 64 points, 64 in total.',
      },
    ],
  },
  over: {
    view: unoView({
      ...four,
      held: [0, 5, 1, 8],
      hand: [],
      hands: [[], 'r2 y4 y6 g4 wd'.split(' '), ['b9'], 'r2 r7 r8 rs y1 y4 y6 yr'.split(' ')],
      discardPile: ['g7', 'b7'],
      color: 'g',
      result: { winners: [0], scores: [143, 0, 0, 0], places: [1, 3, 2, 4] },
    }),
    legal: [],
    waitingFor: null,
  },
  over8: {
    view: unoView({
      held: [3, 5, 1, 8, 0, 4, 2, 6],
      options: collect,
      totals: [40, 112, 0, 96, 388, 20, 7, 61],
      hand: ['r2', 'b7', 'wd'],
      hands: [
        ['r2', 'b7', 'wd'],
        'r2 y4 y6 g4 wd'.split(' '),
        ['b9'],
        'r2 r7 r8 rs y1 y4 y6 yr'.split(' '),
        [],
        'g1 g2 b3 b4'.split(' '),
        ['ys', 'yd'],
        'r1 r3 r5 r9 w b0'.split(' '),
      ],
      discardPile: ['g7', 'b7'],
      color: 'g',
      result: {
        winners: [4],
        scores: [40, 112, 0, 96, 520, 20, 7, 61],
        places: [5, 2, 8, 3, 1, 6, 7, 4],
      },
    }),
    legal: [],
    waitingFor: null,
  },
} as const satisfies Record<string, Shown<UnoView>>;
