import type { Lesson, LessonStep } from '../../lesson.ts';

const square = (name: string): string => `[data-square="${name}"]`;
/** Beside the hand or in a duel, by what it does. */
const button = (move: string): string => `[data-move="${move}"]`;
const DUEL = '.sheet';
const BOLTS = '.bar.mine';

/** What is touched for a move, one after the other. */
function touchedFor(move: string): string[] {
  const [verb, rest = ''] = move.split(' ');
  const [first = '', ...more] = rest.split(/[-@]/);
  if (verb === 'morf') return [`.slot[data-card="${first}"]`, ...more.map(square)];
  if (verb === 'walk' || verb === 'attack') return [first, ...more].map(square);
  return [...(rest === '' ? [] : [first, ...more].map(square)), button(move)];
}

/** In a duel a move is a button. */
const step = (
  id: string,
  does: string,
  rule: string,
  more: Pick<LessonStep, 'sees' | 'others'> = {},
): LessonStep => ({
  id,
  does,
  lit: more.sees?.includes(DUEL) ? [button(does)] : touchedFor(does),
  rule,
  ...more,
});

const walk: Lesson = {
  id: 'walk',
  // In the middle of the field: on a phone the bubble then hides neither creature nor bolts.
  position: {
    game: 'uwo',
    board: { c3: 'gnorf fist', b1: 'gnorf fist', c5: 'pnorf fist', e6: 'pnorf fist' },
  },
  steps: [
    step('walk', 'walk c3-c4', 'UWO-15', { sees: [square('c5'), BOLTS] }),
    step('end', 'end', 'UWO-10', { others: ['1:walk e6-d6', '1:end'] }),
    step('attack', 'attack c4-c5', 'UWO-20', { others: ['1:fall'] }),
    step('again', 'end', 'UWO-10', { others: ['1:walk d6-d5', '1:end'] }),
    step('straight', 'walk c4-d4', 'UWO-20', { sees: [square('d5')] }),
    step('cost', 'end', 'UWO-41', { sees: [BOLTS], others: ['1:end'] }),
    step('win', 'attack d4-d5', 'UWO-60', { others: ['1:fall'] }),
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
    step('morf', 'morf tank@b2', 'UWO-12'),
    step('walk', 'walk b2-b3', 'UWO-13', { sees: [square('b5')] }),
    step('end', 'end', 'UWO-10', { others: ['1:walk d4-d3', '1:end'] }),
    step('far', 'attack b3-b5', 'UWO-20', { others: ['1:fall'] }),
    step('wait', 'end', 'UWO-10', { others: ['1:attack d3-d2'] }),
    step('shield', 'morf ball@d2', 'UWO-22', { sees: [DUEL] }),
    step('strike', 'attack d2-d3', 'UWO-24', { sees: [DUEL], others: ['1:fall'] }),
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
    step('miss', 'miss', 'UWO-23', { sees: [DUEL] }),
    step('strike', 'attack c2-c3', 'UWO-24', {
      sees: [DUEL],
      others: ['1:miss', '1:stop', '1:end'],
    }),
    step('ride', 'ride b3-c3-c4', 'UWO-52'),
    step('end', 'end', 'UWO-25', { others: ['1:end'] }),
    step('dynamite', 'morf dynamite@c2', 'UWO-55'),
    step('blast', 'blast c2', 'UWO-54', { sees: [square('c3')], others: ['1:fall'] }),
    step('burn', 'burn', 'UWO-42', { others: ['1:walk e6-e5', '1:end'] }),
    step('shoot', 'attack e2-e5', 'UWO-50', { others: ['1:fall'] }),
  ],
};

export const lessons: readonly Lesson[] = [walk, morf, duel];
