import * as kit from '@tischlein/kit';
import { CODES, COPIES, isBlack, isNumber, KINDS, kindOf, POINTS, type Kind } from './cards.ts';
import { sizeOf, type UnoVariant } from './layout.ts';
import { MOVES } from './moves.ts';

/**
 * UNO-24: a deck of one's own, as data: its name, and what differs from the usual deck of UNO-15. (A type and no
 * interface, so that a deck is JSON to the compiler too.)
 */
type Deck = {
  readonly name: string;
  readonly cards: { readonly [code: string]: { readonly count: number; readonly points: number } };
};

const USUAL_DECK = 'usual';
export const HAND_SIZE = 7;
/** A bag of cards tells more kinds apart of black cards only. */
const MAX_COLORED = 2;
const MAX_BLACK = 4;
const MAX_POINTS = 1000;
/** A match must be able to end: its target is at most this many times the points of the whole deck. */
const MAX_DECKS = 10;

const mostOf = (kind: Kind): number => (isBlack(kind) ? MAX_BLACK : MAX_COLORED);

/** A deck from outside, checked and in its one spelling: cards in the order of the game, none that is as usual. */
function readDeck(json: kit.Json, path: string): kit.Json {
  const given = kit.readObject(json, path, ['name', 'cards']);
  const name = kit.readName(given['name'], `${path}.name`);
  if (name === USUAL_DECK)
    kit.fault(
      `${path}.name`,
      `the deck ${USUAL_DECK} never changes; another deck needs another name`,
      'deckNamed',
      { deck: USUAL_DECK },
    );
  const cards = kit.readObject(given['cards'], `${path}.cards`, CODES);
  const changed = Object.keys(cards).map((code) => kindOf(code)!);
  const own = changed
    .sort((a, b) => a - b)
    .map((kind) => [CODES[kind]!, readCard(cards[CODES[kind]!]!, kind, path)] as const)
    .filter(([code, card]) => !isUsual(kindOf(code)!, card));
  return { name, cards: Object.fromEntries(own) };
}

function readCard(json: kit.Json, kind: Kind, path: string): Deck['cards'][string] {
  const at = `${path}.cards.${CODES[kind]}`;
  const { count = COPIES[kind]!, points = POINTS[kind]! } = kit.readObject(json, at, [
    'count',
    'points',
  ]);
  return {
    count: kit.readWhole(count, `${at}.count`, 0, mostOf(kind)),
    points: kit.readWhole(points, `${at}.points`, 0, MAX_POINTS),
  };
}

const isUsual = (kind: Kind, { count, points }: Deck['cards'][string]): boolean =>
  count === COPIES[kind] && points === POINTS[kind];

/** The deck that an option names or is. */
export function deckOf(
  option: kit.Json,
  { unoCards }: { readonly unoCards: boolean },
): Pick<UnoVariant, 'copies' | 'points' | 'deck'> {
  const copies = COPIES.slice();
  const points = Int16Array.from(POINTS);
  if (option !== USUAL_DECK)
    for (const [code, card] of Object.entries((option as Deck).cards)) {
      copies[kindOf(code)!] = card.count;
      points[kindOf(code)!] = card.points;
    }
  const dealt = Array.from({ length: KINDS - (unoCards ? 0 : 1) }, (_, kind) =>
    Array.from({ length: copies[kind]! }, () => kind),
  );
  return { copies, points, deck: Int32Array.from(dealt.flat()) };
}

/** UNO-24: a number card must be left to open the round with, and a match must be able to end. */
function checkDeck(
  { deck, points }: Pick<UnoVariant, 'deck' | 'points'>,
  seats: number,
  target: number | null,
): void {
  const numbers = deck.filter(isNumber).length;
  const needed = HAND_SIZE * seats + 1;
  if (numbers < needed)
    kit.fault(
      'deck',
      `${seats} seats need ${needed} number cards or more, so that one is left to open; it has ${numbers} (UNO-24)`,
      'deckNumbers',
      { seats, needed, numbers },
    );
  const most = MAX_DECKS * deck.reduce((sum, kind) => sum + points[kind]!, 0);
  if (target !== null && target > most)
    kit.fault(
      'target',
      `with this deck at most ${most}, ${MAX_DECKS} times the points of all its cards, not ${target} (UNO-24)`,
      'deckTarget',
      { most, times: MAX_DECKS, target },
    );
}

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
] as const satisfies readonly kit.Option[];
export type UnoOptions = kit.OptionsOf<typeof OPTIONS>;

export const PRESETS: readonly kit.Preset[] = [
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

const variant = kit.keepVariants((options: UnoOptions, seats): UnoVariant => {
  const swaps = options.zeroSwap !== 'off';
  const memory = swaps || options.unoGives;
  const unoCards = options.unoDrawsFour || options.unoGives;
  const deck = deckOf(options.deck, { unoCards });
  checkDeck(deck, seats, options.match === 'single' ? null : options.target);
  const outOfTurn = options.jumpIn || options.runs || options.doubleSkip;
  const reverseSkips = options.reverseSkipsInTwo && seats === 2;
  return {
    ...options,
    ...deck,
    options,
    seats,
    size: sizeOf(seats, { memory }),
    moves: MOVES,
    reverseSkips,
    unoCards,
    swaps,
    outOfTurn,
    memory,
  };
});

/** All that is chosen before a game. `version` is raised with every change in the meaning of a move. */
export const SETUP = {
  name: 'uno',
  version: 1,
  seats: { min: 2, max: 10 },
  options: OPTIONS,
  presets: PRESETS,
  variant,
};
