import { keepVariants, type Option, type Preset } from '@tischlein/kit';
import { sizeOf, type UnoVariant } from './layout.ts';
import { checkDeck, deckOf, readDeck, USUAL_DECK } from './deck.ts';
import { MOVES } from './moves.ts';

const flag = <K extends string>(key: K, clause: string, on = false) =>
  ({ key, kind: 'flag', default: on, clause }) as const;

export const OPTIONS = [
  flag('jumpIn', 'UNO-1a'),
  flag('runs', 'UNO-1b'),
  flag('skipBack', 'UNO-3a'),
  flag('doubleSkip', 'UNO-3b'),
  flag('drawTwoComeback', 'UNO-5a'),
  flag('drawAnyway', 'UNO-6a'),
  flag('plainFinish', 'UNO-7a'),
  flag('unoDrawsFour', 'UNO-8a'),
  flag('unoGives', 'UNO-8b'),
  {
    key: 'zeroSwap',
    kind: 'choice',
    default: 'off',
    choices: ['off', 'choice', 'must'],
    clause: 'UNO-13a',
  },
  flag('fendOff', 'UNO-18', true),
  flag('reverseSkipsInTwo', 'UNO-4'),
  {
    key: 'match',
    kind: 'choice',
    default: 'single',
    choices: ['single', 'collect', 'penalty'],
    clause: 'UNO-15',
  },
  { key: 'target', kind: 'number', default: 500, min: 1, max: 10_000, clause: 'UNO-15' },
  {
    key: 'deck',
    kind: 'named',
    default: USUAL_DECK,
    choices: [USUAL_DECK],
    read: readDeck,
    clause: 'UNO-24',
  },
] as const satisfies readonly Option[];

export const PRESETS: readonly Preset[] = [
  { name: 'sheet', options: {} },
  { name: 'box', options: { fendOff: false } },
  {
    name: 'wild',
    options: {
      jumpIn: true,
      runs: true,
      skipBack: true,
      doubleSkip: true,
      drawTwoComeback: true,
      drawAnyway: true,
      plainFinish: true,
      unoDrawsFour: true,
      unoGives: true,
      zeroSwap: 'must',
    },
  },
];

/** Raised with every change in the meaning of a move. */
export const VERSION = 1;

export const variant = keepVariants((options, seats): UnoVariant => {
  const on = (key: string): boolean => options[key] === true;
  const swaps = options['zeroSwap'] !== 'off';
  const memory = swaps || on('unoGives');
  const unoCards = on('unoDrawsFour') || on('unoGives');
  const deck = deckOf(options['deck']!, { unoCards });
  checkDeck(deck, seats, options['match'] === 'single' ? null : (options['target'] as number));
  const outOfTurn = on('jumpIn') || on('runs') || on('doubleSkip');
  const reverseSkips = on('reverseSkipsInTwo') && seats === 2;
  return {
    ...deck,
    options,
    seats,
    size: sizeOf(seats, { memory }),
    moves: MOVES,
    jumpIn: on('jumpIn'),
    runs: on('runs'),
    skipBack: on('skipBack'),
    doubleSkip: on('doubleSkip'),
    drawTwoComeback: on('drawTwoComeback'),
    drawAnyway: on('drawAnyway'),
    plainFinish: on('plainFinish'),
    unoDrawsFour: on('unoDrawsFour'),
    unoGives: on('unoGives'),
    zeroSwap: options['zeroSwap'] as UnoVariant['zeroSwap'],
    fendOff: on('fendOff'),
    match: options['match'] as UnoVariant['match'],
    target: options['target'] as number,
    reverseSkips,
    unoCards,
    swaps,
    outOfTurn,
    memory,
  };
});
