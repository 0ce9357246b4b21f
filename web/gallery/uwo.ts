import { uwoView } from '../src/games/uwo/board/uwo.testing.ts';
import { armyOf, type UwoView } from '@tischlein/games/uwo/language';
import type { Shown } from './shown.ts';

const board: UwoView['board'] = {
  e6: 'pnorf bazooka',
  b5: 'pnorf fist',
  c5: 'pnorf bunker',
  d5: 'pnorf rider',
  b4: 'pnorf pistol',
  d4: 'gnorf dynamite',
  e4: 'pnorf fist',
  b3: 'gnorf rider',
  e3: 'gnorf fist',
  a2: 'pnorf ball',
  c2: 'gnorf tank',
  d2: 'gnorf fist',
  b1: 'gnorf bunker',
  c1: 'gnorf pistol',
};
const stacks: UwoView['stacks'] = Object.fromEntries(
  ['e6', 'c5', 'd5', 'b4', 'd4', 'b3', 'a2', 'c2', 'b1', 'c1'].map((square) => [square, ['fist']]),
);
const base = {
  board,
  stacks,
  hand: ['ball', 'bazooka', 'miss'],
  energy: { gnorf: 4, pnorf: 3 },
  decks: { gnorf: 12, pnorf: 14 },
} as const satisfies Partial<UwoView>;

const without = (gone: string): UwoView['board'] =>
  Object.fromEntries(Object.entries(board).filter(([square]) => square !== gone));
const own = armyOf({ board }, 'gnorf');
const legal = [
  'end',
  'burn',
  ...['ball', 'bazooka', 'miss'].map((kind) => `swap ${kind}`),
  ...['ball', 'bazooka'].flatMap((kind) => own.map((square) => `morf ${kind}@${square}`)),
  'walk c2-c3',
  'walk c2-c4',
  'walk c2-b2',
  'attack c2-a2',
  'walk d2-d3',
  'walk e3-e2',
  'attack e3-e4',
  'blast d4',
  'ride b3-a3',
  'ride b3-c3',
  'ride b3-c3-c4',
  'ride b3-b4-b5-a5',
  'ride b3-b4-a4',
  'ride b3-b4-c4',
];
const turn: Shown<UwoView> = { view: uwoView(base), legal, waitingFor: 0 };
const defend = { stage: 'defend', attacker: 'b4', target: 'b3', centre: null, asked: 0 } as const;

export const uwoStates = {
  turn,
  chosen: { ...turn, hint: 'attack c2-a2' },
  morf: { ...turn, hint: 'morf ball@c2' },
  ride: { ...turn, hint: 'ride b3-b4-b5-a5' },
  blast: { ...turn, hint: 'blast d4' },
  advised: {
    ...turn,
    hint: 'blast d4',
    advice:
      'Hint: You light the dynamite on d4. It attacks the bunker on c5. It keeps this card in your hand: wrecking ball.',
  },
  why: {
    ...turn,
    hint: 'attack c2-a2',
    refused: {
      move: 'attack c2-b4',
      clause: 'UWO-20',
      sentence: 'b4 is round the corner. A tank shoots straight, up to 3 squares.',
    },
  },
  burn: { ...turn, press: ['[data-move="burn"]'] },
  duel: {
    view: uwoView({ ...base, turn: 'pnorf', duel: defend }),
    legal: ['fall', 'miss', 'morf ball@b3'],
    waitingFor: 0,
  },
  counter: {
    view: uwoView({
      ...base,
      board: { ...board, b3: 'gnorf ball' },
      turn: 'pnorf',
      duel: { ...defend, stage: 'counter' },
    }),
    legal: ['stop', 'attack b3-b4'],
    waitingFor: 0,
  },
  attacking: {
    view: uwoView({ ...base, duel: { ...defend, attacker: 'c2', target: 'a2', asked: 1 } }),
    legal: [],
    waitingFor: 1,
  },
  save: {
    view: uwoView({
      ...base,
      board: { ...board, d4: 'pnorf dynamite', d3: 'gnorf fist' },
      hand: ['bunker', 'ball', 'miss'],
      turn: 'pnorf',
      duel: { stage: 'blast', attacker: null, target: null, centre: 'd4', asked: 0 },
    }),
    legal: ['fall', 'morf bunker@e3', 'morf bunker@d3'],
    waitingFor: 0,
  },
  ko: {
    view: uwoView({
      ...base,
      board: { ...without('b3'), a5: 'gnorf rider' },
      energy: { gnorf: 2, pnorf: 3 },
      ko: {
        e6: { until: 'pnorf', turnEnds: 1 },
        b5: { until: 'pnorf', turnEnds: 1 },
        b4: { until: 'pnorf', turnEnds: 1 },
        d4: { until: 'gnorf', turnEnds: 2 },
      },
      turnState: { morfed: null, acted: true, paid: true },
    }),
    legal: ['end', 'burn'],
    waitingFor: 0,
  },
  empty: {
    view: uwoView({ ...base, turn: 'pnorf', energy: { gnorf: 0, pnorf: 3 }, firstOut: 'gnorf' }),
    legal: [],
    waitingFor: 1,
  },
  theirs: { view: uwoView({ ...base, seat: 1 }), legal: [], waitingFor: 0 },
  result: {
    view: uwoView({
      ...base,
      board: Object.fromEntries(own.map((square) => [square, board[square]!])),
      result: { winners: [0], scores: [7, 0], places: [1, 2] },
    }),
    legal: [],
    waitingFor: null,
  },
} as const satisfies Record<string, Shown<UwoView>>;
