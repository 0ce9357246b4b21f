import {
  brief,
  fault,
  newState,
  reading,
  readGame,
  readList,
  readObject,
  readOneOf,
  readOptions,
  sentence,
  type Json,
  type JsonObject,
  type Parsed,
} from '@tischlein/kit';
import { BLACK, CODES, COLOR_OF, COLORS, UNO_CARD, type Kind } from './cards.ts';
import {
  COLOR,
  DRAWN,
  handOf,
  intoHand,
  knownOf,
  LAID,
  LAID_COUNT,
  NOTHING_DRAWN,
  OPEN,
  PILE,
  PILE_COUNT,
  SEEN_BOTTOM,
  type UnoState,
} from './layout.ts';
import { readKnown } from './read-known.ts';
import { readMoment } from './read-moment.ts';
import { readScore } from './read-score.ts';
import { codesIn, NOTHING, openOf, pileOf } from './open.ts';
import { OPTIONS, variant, type VariantOf } from './options.ts';
import { readKind } from './read.ts';

const FIELDS = [
  'game',
  'options',
  'hands',
  'drawPile',
  'discardPile',
  'color',
  'turn',
  'direction',
  'pendingDraw',
  'pendingKind',
  'sits',
  'drawn',
  'calls',
  'laidBy',
  'run',
  'doubleSkipBy',
  'choice',
  'finishers',
  'emptyPasses',
  'known',
  'totals',
  'round',
  'result',
] as const;

export function position(state: UnoState): JsonObject {
  const { cells, variant } = state;
  const drawn = cells[DRAWN]!;
  const fields = {
    game: 'uno',
    options: variant.options,
    hands: Array.from({ length: variant.seats }, (_, seat) => codesIn(cells, handOf(seat))),
    drawPile: pileOf(cells),
    ...openOf(state),
    drawn: drawn === 0 ? null : drawn === NOTHING_DRAWN ? NOTHING : CODES[drawn - 1]!,
    known: { bottom: cells[SEEN_BOTTOM]!, hands: knownHands(state) },
  } satisfies Record<(typeof FIELDS)[number], Json>;
  return Object.fromEntries(FIELDS.map((field) => [field, fields[field]]));
}

/** Who is certain of which cards in whose hand. */
function knownHands({ cells, variant: { seats, memory } }: UnoState): JsonObject[] {
  if (!memory) return [];
  const known: JsonObject[] = [];
  for (let seat = 0; seat < seats; seat++)
    for (let of = 0; of < seats; of++) {
      const cards = codesIn(cells, knownOf(seats, seat, of));
      if (cards.length > 0) known.push({ seat, of, cards });
    }
  return known;
}

export type ParsePosition = (json: Json) => Parsed<UnoState>;

/** Any JSON in, a state in order out, or what is wrong and where. */
export const parsePosition: ParsePosition = (json) => positionOf(json, variant);

export const positionOf = (json: Json, variantOf: VariantOf): Parsed<UnoState> =>
  reading(() => {
    const given = readObject(json, 'position', FIELDS);
    readGame(given, 'uno');
    const hands = readList(given['hands'], 'hands');
    if (hands.length < 2 || hands.length > 10)
      fault('hands', sentence`2 to 10 seats are wanted, not ${hands.length}`);
    const state = newState(
      variantOf(readOptions(OPTIONS, given['options'], 'options'), hands.length),
    );
    readCards(state, given, hands);
    readColor(state, given['color']);
    readMoment(state, given);
    readKnown(state, given['known'] ?? {});
    readScore(state, given);
    return state;
  });

function readCards({ cells, variant }: UnoState, given: JsonObject, hands: readonly Json[]): void {
  const used = new Int8Array(CODES.length);
  const readCard = (json: Json, path: string): Kind => {
    const kind = readKind(json, path);
    if (kind === UNO_CARD && !variant.unoCards)
      fault(path, sentence`UNO cards are in the deck only with unoDrawsFour or unoGives (UNO-8)`);
    used[kind]! += 1;
    const copies = variant.copies[kind]!;
    if (used[kind]! > copies)
      fault(path, sentence`the deck holds ${copies} of ${CODES[kind]!}, and no more`);
    return kind;
  };
  hands.forEach((hand, seat) =>
    readList(hand, `hands[${seat}]`).forEach((code, i) =>
      intoHand(cells, seat, readCard(code, `hands[${seat}][${i}]`)),
    ),
  );
  const readStack = (field: string, at: number): number => {
    const stack = given[field] === undefined ? [] : readList(given[field], field);
    stack.forEach((code, i) => {
      const kind = readCard(code, `${field}[${i}]`);
      cells[at + stack.length - 1 - i] = kind;
    });
    return stack.length;
  };
  cells[PILE_COUNT] = readStack('drawPile', PILE);
  cells[LAID_COUNT] = readStack('discardPile', LAID);
}

/** The open card is the topmost that is no UNO card; a black one does not say its color. */
function readColor({ cells }: UnoState, json: Json | undefined): void {
  let at = cells[LAID_COUNT]! - 1;
  while (at >= 0 && cells[LAID + at] === UNO_CARD) at -= 1;
  if (at < 0) fault('discardPile', sentence`there must be a card in it that is no UNO card`);
  const open = cells[LAID + at]!;
  cells[OPEN] = open;
  const own = COLOR_OF[open]!;
  if (own === BLACK) cells[COLOR] = COLORS.indexOf(readOneOf(json, 'color', COLORS));
  else if (json !== undefined && json !== COLORS[own])
    fault(
      'color',
      sentence`the open card is ${CODES[open]}, so it is ${COLORS[own]}, not ${brief(json)}`,
    );
  else cells[COLOR] = own;
}
