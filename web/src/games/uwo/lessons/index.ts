import type { Lesson } from '../../lesson.ts';

const square = (name: string): string => `[data-square="${name}"]`;
const card = (kind: string): string => `.slot[data-card="${kind}"]`;
/** Beside the hand or in a duel, by what it does. */
const button = (move: string): string => `[data-move="${move}"]`;
const DUEL = '.sheet';
const BOLTS = '.bar.mine';

const walk: Lesson = {
  id: 'walk',
  // In the middle of the field: on a phone the bubble then hides neither creature nor bolts.
  position: {
    game: 'uwo',
    board: { c3: 'gnorf fist', b1: 'gnorf fist', c5: 'pnorf fist', e6: 'pnorf fist' },
  },
  steps: [
    {
      id: 'walk',
      does: 'walk c3-c4',
      lit: [square('c3'), square('c4')],
      sees: [square('c5'), BOLTS],
      rule: 'UWO-15',
    },
    {
      id: 'end',
      does: 'end',
      lit: [button('end')],
      others: ['1:walk e6-d6', '1:end'],
      rule: 'UWO-10',
    },
    {
      id: 'attack',
      does: 'attack c4-c5',
      lit: [square('c4'), square('c5')],
      others: ['1:fall'],
      rule: 'UWO-20',
    },
    {
      id: 'again',
      does: 'end',
      lit: [button('end')],
      others: ['1:walk d6-d5', '1:end'],
      rule: 'UWO-10',
    },
    {
      id: 'straight',
      does: 'walk c4-d4',
      lit: [square('c4'), square('d4')],
      sees: [square('d5')],
      rule: 'UWO-20',
    },
    {
      id: 'cost',
      does: 'end',
      lit: [button('end')],
      sees: [BOLTS],
      others: ['1:end'],
      rule: 'UWO-41',
    },
    {
      id: 'win',
      does: 'attack d4-d5',
      lit: [square('d4'), square('d5')],
      others: ['1:fall'],
      rule: 'UWO-60',
    },
  ],
};

const morf: Lesson = {
  id: 'morf',
  position: {
    game: 'uwo',
    board: { b2: 'gnorf fist', d2: 'gnorf fist', b5: 'pnorf fist', d4: 'pnorf fist' },
    hands: { gnorf: ['tank', 'ball', 'miss'], pnorf: [] },
  },
  steps: [
    { id: 'morf', does: 'morf tank@b2', lit: [card('tank'), square('b2')], rule: 'UWO-12' },
    {
      id: 'walk',
      does: 'walk b2-b3',
      lit: [square('b2'), square('b3')],
      sees: [square('b5')],
      rule: 'UWO-13',
    },
    {
      id: 'end',
      does: 'end',
      lit: [button('end')],
      others: ['1:walk d4-d3', '1:end'],
      rule: 'UWO-10',
    },
    {
      id: 'far',
      does: 'attack b3-b5',
      lit: [square('b3'), square('b5')],
      others: ['1:fall'],
      rule: 'UWO-20',
    },
    { id: 'wait', does: 'end', lit: [button('end')], others: ['1:attack d3-d2'], rule: 'UWO-10' },
    {
      id: 'shield',
      does: 'morf ball@d2',
      lit: [button('morf ball@d2')],
      sees: [DUEL],
      rule: 'UWO-22',
    },
    {
      id: 'strike',
      does: 'attack d2-d3',
      lit: [button('attack d2-d3')],
      sees: [DUEL],
      others: ['1:fall'],
      rule: 'UWO-24',
    },
  ],
};

const duel: Lesson = {
  id: 'duel',
  position: {
    game: 'uwo',
    board: {
      c2: 'gnorf fist',
      b3: 'gnorf rider',
      e2: 'gnorf bazooka',
      c3: 'pnorf fist',
      e6: 'pnorf fist',
    },
    hands: { gnorf: ['miss', 'dynamite', 'bunker'], pnorf: ['miss', 'miss'] },
    energy: { gnorf: 6, pnorf: 2 },
    turn: 'pnorf',
    turnState: { morfed: null, acted: true, paid: true },
    duel: { stage: 'defend', attacker: 'c3', target: 'c2' },
  },
  steps: [
    { id: 'miss', does: 'miss', lit: [button('miss')], sees: [DUEL], rule: 'UWO-23' },
    {
      id: 'strike',
      does: 'attack c2-c3',
      lit: [button('attack c2-c3')],
      sees: [DUEL],
      others: ['1:miss', '1:stop', '1:end'],
      rule: 'UWO-24',
    },
    {
      id: 'ride',
      does: 'ride b3-c3-c4',
      lit: [square('b3'), square('c3'), square('c4'), button('ride b3-c3-c4')],
      rule: 'UWO-52',
    },
    { id: 'end', does: 'end', lit: [button('end')], others: ['1:end'], rule: 'UWO-25' },
    {
      id: 'dynamite',
      does: 'morf dynamite@c2',
      lit: [card('dynamite'), square('c2')],
      rule: 'UWO-55',
    },
    {
      id: 'blast',
      does: 'blast c2',
      lit: [square('c2'), button('blast c2')],
      sees: [square('c3')],
      others: ['1:fall'],
      rule: 'UWO-54',
    },
    {
      id: 'burn',
      does: 'burn',
      lit: [button('burn')],
      others: ['1:walk e6-e5', '1:end'],
      rule: 'UWO-42',
    },
    {
      id: 'shoot',
      does: 'attack e2-e5',
      lit: [square('e2'), square('e5')],
      others: ['1:fall'],
      rule: 'UWO-50',
    },
  ],
};

export const lessons: readonly Lesson[] = [walk, morf, duel];
