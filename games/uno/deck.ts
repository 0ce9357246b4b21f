import { fault, readName, readObject, readWhole, type Json } from '@tischlein/kit';
import { CODES, COPIES, isBlack, isNumber, KINDS, kindOf, POINTS, type Kind } from './cards.ts';

/**
 * UNO-24: a deck of one's own, as data: its name, and what differs from the usual deck of UNO-15. (A type and no
 * interface, so that a deck is JSON to the compiler too.)
 */
type Deck = {
  readonly name: string;
  readonly cards: { readonly [code: string]: { readonly count: number; readonly points: number } };
};

export const USUAL_DECK = 'usual';
export const HAND_SIZE = 7;
/** A bag of cards tells more kinds apart of black cards only. */
const MAX_COLORED = 2;
const MAX_BLACK = 4;
const MAX_POINTS = 1000;
/** A match must be able to end: its target is at most this many times the points of the whole deck. */
const MAX_DECKS = 10;

const mostOf = (kind: Kind): number => (isBlack(kind) ? MAX_BLACK : MAX_COLORED);

/** A deck from outside, checked and in its one spelling: cards in the order of the game, none that is as usual. */
export function readDeck(json: Json, path: string): Json {
  const given = readObject(json, path, ['name', 'cards']);
  const name = readName(given['name'], `${path}.name`);
  if (name === USUAL_DECK)
    fault(
      `${path}.name`,
      `the deck ${USUAL_DECK} never changes; another deck needs another name`,
      'deckNamed',
      { deck: USUAL_DECK },
    );
  const cards = readObject(given['cards'], `${path}.cards`, CODES);
  const changed = Object.keys(cards).map((code) => kindOf(code)!);
  const own = changed
    .sort((a, b) => a - b)
    .map((kind) => [CODES[kind]!, readCard(cards[CODES[kind]!]!, kind, path)] as const)
    .filter(([code, card]) => !isUsual(kindOf(code)!, card));
  return { name, cards: Object.fromEntries(own) };
}

function readCard(json: Json, kind: Kind, path: string): Deck['cards'][string] {
  const at = `${path}.cards.${CODES[kind]}`;
  const { count = COPIES[kind]!, points = POINTS[kind]! } = readObject(json, at, [
    'count',
    'points',
  ]);
  return {
    count: readWhole(count, `${at}.count`, 0, mostOf(kind)),
    points: readWhole(points, `${at}.points`, 0, MAX_POINTS),
  };
}

const isUsual = (kind: Kind, { count, points }: Deck['cards'][string]): boolean =>
  count === COPIES[kind] && points === POINTS[kind];

/** A deck laid out by kind. */
export interface DeckNumbers {
  readonly copies: Int8Array;
  readonly points: Int16Array;
  /** The cards that are dealt: UNO cards only where a rule wants them (UNO-8). */
  readonly deck: Int32Array;
}

/** The deck that an option names or is. */
export function deckOf(option: Json, { unoCards }: { readonly unoCards: boolean }): DeckNumbers {
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
export function checkDeck(
  { deck, points }: DeckNumbers,
  seats: number,
  target: number | null,
): void {
  const numbers = deck.filter(isNumber).length;
  const needed = HAND_SIZE * seats + 1;
  if (numbers < needed)
    fault(
      'deck',
      `${seats} seats need ${needed} number cards or more, so that one is left to open; it has ${numbers} (UNO-24)`,
      'deckNumbers',
      { seats, needed, numbers },
    );
  const most = MAX_DECKS * deck.reduce((sum, kind) => sum + points[kind]!, 0);
  if (target !== null && target > most)
    fault(
      'target',
      `with this deck at most ${most}, ${MAX_DECKS} times the points of all its cards, not ${target} (UNO-24)`,
      'deckTarget',
      { most, times: MAX_DECKS, target },
    );
}
