import type { MowView } from '@tischlein/games/mow/language';
import type { Shown } from './shown.ts';

/** A view with everything left out that a state does not care about. */
function mowView(given: Partial<MowView> = {}): MowView {
  const held = given.held ?? [5, 5, 5, 5];
  return {
    game: 'mow',
    options: { limit: 100, rounds: 0, stables: 'closed' },
    seats: held.length,
    seat: 0,
    hand: ['2.1', '5', '8.3', '13.2', 'slow'],
    held,
    known: held.map(() => []),
    pile: 17,
    herds: [['4.1', '6', '9.2', '11']],
    herd: 0,
    turn: 0,
    direction: 'cw',
    stables: [['3', '5.2', '7.1'], [], ['8', 'block16', '10.1'], ['1']],
    totals: held.map(() => 0),
    round: 1,
    opener: 0,
    mustStart: false,
    passes: 0,
    result: null,
    ...given,
  };
}

/** A green special cow also turns the arrow, a yellow one also names who is next. */
const arrow = (...moves: string[]): string[] => moves.flatMap((move) => [move, `${move}^`]);
const pointer = (others: number, ...moves: string[]): string[] =>
  moves.flatMap((move) => [move, ...Array.from({ length: others }, (_, i) => `${move}>${i + 1}`)]);
const slowAt = (...places: number[]): string[] => places.map((place) => `add slow@${place}`);
const hand = (card: string): string => `[data-spot="card-${card}.0"]`;

const turn: Shown<MowView> = {
  view: mowView(),
  legal: ['add 2.1', 'add 13.2', ...arrow(...slowAt(5, 7, 8, 10)), 'take'],
  waitingFor: 0,
};

/** With the yellow packet: a mad cow in place of the 8, a calf beside its mother, a thin cow that was not drawn for. */
const ten = mowView({
  held: [5, 5, 5, 4, 5, 5, 5, 5, 5, 5],
  hand: ['1y', '6.1', 'calf', 'milk', '14.1y'],
  herds: [['3y', 'thin', '7', '8.2', '9y']],
  stables: '|2y|4.1y 10|12.2 5.1 6.1y|11.2y 3.1 13 block0||4.2|block16y 2.1|8.3y 9.3 1|14 15 2'
    .split('|')
    .map((stable) => stable.split(' ').filter(Boolean)),
  totals: [12, 40, 7, 0, 31, 18, 64, 5, 22, 9],
  round: 3,
  pile: 31,
});
const tenLegal = [
  'add 1y',
  'add 14.1y',
  ...pointer(9, 'add milk', 'add calf@low', 'add calf@high'),
  'take',
];

const herds = [['3.1', '8', 'slow@9', '12'], ['block0', '7.2', 'acro7'], []];
const two: Shown<MowView> = {
  view: mowView({
    held: [5, 5],
    hand: ['1', '6.2', '9.1', '14', 'acro9'],
    herds,
    stables: [['4', '10.2'], ['11']],
    totals: [8, 15],
    round: 2,
  }),
  legal: ['add 1', 'add 14', 'take'],
  waitingFor: 0,
};

const counted = [23, 41, 17, 58];
const before = mowView({ pile: 0, totals: [18, 41, 3, 52], round: 2 });
const after = { ...before, totals: counted, round: 3, pile: 27, herds: [[]], turn: 2 };

export const mowStates = {
  turn,
  why: {
    ...turn,
    refused: {
      move: 'add 5',
      clause: 'MOW-11',
      sentence:
        'The herd runs from 4 to 11. Only numbers below 4 or above 11 fit, so the cow 5 doesn’t.',
    },
  },
  advised: {
    ...turn,
    hint: 'add 13.2',
    advice:
      'Hint: You add the cow 13 with 2 flies. You get rid of the cow 13 with 2 flies. It leaves 3 cows that fit instead of 2.',
  },
  take: { ...turn, hint: 'take', advice: 'Hint: You take the herd now, with 3 flies.' },
  nothing: {
    view: mowView({ hand: ['5', '6.1', '7.2', '9', '10.2'], direction: 'ccw' }),
    legal: ['take'],
    waitingFor: 0,
  },
  start: {
    view: mowView({ herds: [[]], mustStart: true }),
    legal: ['add 2.1', 'add 5', 'add 8.3', 'add 13.2'],
    waitingFor: 0,
  },
  pass: {
    view: mowView({ hand: ['acro7', 'slow', 'slow'], held: [3, 1, 2, 2], herds: [[]], pile: 0 }),
    legal: ['pass'],
    waitingFor: 0,
  },
  last: { ...turn, view: mowView({ pile: 0 }) },
  closed: {
    view: mowView({
      herds: [['block0', '3.1', '5', '7.3', 'acro7', 'slow@8', '9', '12.2', 'block16']],
      hand: ['1', '4.2', 'acro9', '13', 'slow'],
      stables: [[], ['2.1'], [], ['10']],
    }),
    legal: [...arrow('add acro9'), ...arrow(...slowAt(1, 2, 4, 6, 10, 11, 13, 14, 15)), 'take'],
    waitingFor: 0,
  },
  long: {
    view: mowView({
      herds: [
        'block0 1 2.1 3.2 4 5.1 6 7.3 acro7 8.2 9 acro9 10.1 11 12.2 13 14 15 block16'.split(' '),
      ],
      hand: ['3', '6.2', '8.3', '10', '12'],
      stables: [[], [], [], []],
    }),
    legal: ['take'],
    waitingFor: 0,
  },
  place: { ...turn, press: [hand('slow')] },
  arrow: {
    view: mowView({ hand: ['2.1', '5', '8.3', '13.2', 'block0'] }),
    legal: ['add 2.1', 'add 13.2', ...arrow('add block0'), 'take'],
    waitingFor: 0,
    press: [hand('block0')],
  },
  yellow: { view: ten, legal: tenLegal, waitingFor: 0 },
  mad: {
    view: {
      ...ten,
      herds: [['calf@2', '3y', 'thin', '7', 'mad', '9y', 'milk']],
      hand: ['1y', '6.1', '8', '12.1', '14.1y'],
    },
    legal: ['add 12.1', 'add 14.1y', 'take'],
    waitingFor: 0,
  },
  calf: { view: ten, legal: tenLegal, waitingFor: 0, press: [hand('calf')] },
  pointer: { view: ten, legal: tenLegal, waitingFor: 0, press: [hand('milk')] },
  theirs: { view: mowView({ turn: 3, direction: 'ccw' }), legal: [], waitingFor: 3 },
  ten: { view: { ...ten, turn: 4 }, legal: [], waitingFor: 4 },
  open: {
    view: mowView({ options: { limit: 100, rounds: 0, stables: 'open' }, turn: 1 }),
    legal: [],
    waitingFor: 1,
  },
  watched: { view: mowView({ seat: null, hand: null, turn: 1 }), legal: [], waitingFor: 1 },
  two,
  twoArrow: {
    ...two,
    view: { ...two.view, herd: 1, hand: ['6.2', '9.1', '14', 'slow', 'block16'] },
    legal: [
      'add 9.1',
      'add 14',
      ...arrow('add block16'),
      ...arrow(...slowAt(1, 2, 3, 4, 5, 6)),
      'take',
    ],
    press: [hand('block16')],
  },
  round: { view: after, before, legal: [], waitingFor: 2 },
  over: {
    view: mowView({
      options: { limit: 100, rounds: 1, stables: 'closed' },
      totals: [9, 41, 17, 58],
      result: { winners: [0], scores: [-9, -41, -17, -58], places: [1, 3, 2, 4] },
    }),
    legal: [],
    waitingFor: null,
  },
  over10: {
    view: {
      ...ten,
      totals: [12, 40, 7, 33, 31, 18, 104, 5, 22, 9],
      result: { winners: [7], scores: [], places: [4, 9, 2, 8, 7, 5, 10, 1, 6, 3] },
    },
    legal: [],
    waitingFor: null,
  },
} as const satisfies Record<string, Shown<MowView>>;
