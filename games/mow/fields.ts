import {
  encoder,
  fieldsOf,
  listOf,
  positionWriter,
  shapes,
  viewer,
  WATCHER,
  type Given,
  type PositionOf,
  type Reader,
  type Seen,
  type View,
} from '@tischlein/kit';
const { aFlag, aSeat, bagOf, listUpTo, oneOf, orNull, recordOf, times, whole } = shapes;
import { cowOf, formatCow, PLACES, type Cow } from './cards.ts';
import * as cell from './layout.ts';
import type { MowState, MowVariant } from './layout.ts';
import { result } from './play.ts';
import { ACRO7, ACRO9, CARDS, cow, DECK_SIZE, type Card } from './sets.ts';

const CODES = CARDS.map((card) => cow(card).code);
const CARD_PLACES = new Map(CARDS.map((card, place) => [card, place]));
const cards = bagOf(CODES, 'card');
/** Cards as they stand in a herd: those without a number with their place. */
const STANDING = CARDS.flatMap((card) =>
  cow(card).number === null
    ? listOf(PLACES, (place) => formatCow({ ...cow(card), place }))
    : [cow(card).code],
);
const STANDING_PLACES = new Map(STANDING.map((text, place) => [text, place]));
/** One on each place, and the two acrobats. */
const LONGEST_HERD = PLACES + 2;

const placesIn = (cells: Int32Array, set: number): number[] =>
  cell.cardsIn(cells, set).map((card) => CARD_PLACES.get(card)!);

/** A herd from low to high; an acrobat right after the cow it stands on. */
function herdAt(cells: Int32Array, herd: number): number[] {
  const standing: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    const card = cells[herd + cell.HERD_PLACES + place]! - 1;
    if (card < 0) continue;
    standing.push(STANDING_PLACES.get(formatCow({ ...cow(card), place }))!);
    const acrobat = place === 7 ? ACRO7 : place === 9 ? ACRO9 : null;
    if (acrobat !== null && cell.has(cells, herd + cell.HERD_CARDS, acrobat))
      standing.push(STANDING_PLACES.get(cow(acrobat).code)!);
  }
  return standing;
}

const bySeat = ({ cells, variant }: MowState, setOf: (seat: number) => number): number[][] =>
  listOf(variant.seats, (seat) => placesIn(cells, setOf(seat)));
const cardsBySeat = ({ seats }: MowVariant) => times(seats, cards);
const seat = ({ seats }: MowVariant) => aSeat(seats);

const { field, cell: at, sight } = fieldsOf<MowState>();

/** Hidden are the other hands and the order of the pile. What was laid open stays known: herds and stables. */
export const FIELDS = {
  hands: field({
    shape: cardsBySeat,
    get: (state) => bySeat(state, cell.handOf),
    seen: {
      hand: sight(
        'the own hand',
        () => orNull(cards),
        ({ cells }, reader) => (reader === WATCHER ? null : placesIn(cells, cell.handOf(reader))),
      ),
      held: sight(
        'how many cards each seat holds',
        ({ seats }) => times(seats, whole(0, DECK_SIZE)),
        ({ cells, variant }) =>
          listOf(variant.seats, (seat) => cell.countIn(cells, cell.handOf(seat))),
      ),
    },
  }),
  known: field({
    shape: cardsBySeat,
    get: (state) => bySeat(state, cell.knownOf),
    seen: { everybody: 'cards of each hand that all have seen' },
  }),
  pile: field({
    shape: () => listUpTo(DECK_SIZE, oneOf(CODES, 'card')),
    get: ({ cells }) =>
      listOf(cells[cell.PILE_COUNT]!, (i) =>
        CARD_PLACES.get(cells[cell.PILE + cells[cell.PILE_COUNT]! - 1 - i]!)!,
      ),
    seen: {
      pile: sight(
        'how many cards can be drawn',
        () => whole(0, DECK_SIZE),
        ({ cells }) => cells[cell.PILE_COUNT]!,
      ),
    },
  }),
  herds: field({
    shape: ({ herds }) => times(herds, listUpTo(LONGEST_HERD, oneOf(STANDING, 'card in a herd'))),
    get: ({ cells, variant }) =>
      listOf(variant.herds, (i) => herdAt(cells, cell.HERDS + i * cell.HERD_SIZE)),
    seen: { everybody: 'the herds, each from low to high' },
  }),
  herd: at(cell.SERVED, {
    shape: ({ herds }) => whole(0, herds - 1),
    seen: { everybody: 'the herd that is served' },
  }),
  turn: at(cell.TURN, { shape: seat, seen: { everybody: 'whose turn it is' } }),
  direction: field({
    shape: () => oneOf(['cw', 'ccw']),
    get: ({ cells }) => (cells[cell.DIRECTION] === 1 ? 0 : 1),
    set: ({ cells }, value) => void (cells[cell.DIRECTION] = value === 0 ? 1 : -1),
    absent: 0,
    seen: { everybody: 'the direction of play' },
  }),
  stables: field({
    shape: cardsBySeat,
    get: (state) => bySeat(state, cell.stableOf),
    seen: { everybody: 'what each seat has taken' },
  }),
  totals: field({
    shape: ({ seats }) => times(seats, whole(0, cell.MAX_FLIES)),
    get: ({ cells, variant }) => listOf(variant.seats, (seat) => cells[cell.TOTALS + seat]!),
    set: ({ cells }, totals) => cells.set(totals, cell.TOTALS),
    seen: { everybody: 'flies by seat' },
  }),
  round: at(cell.ROUND, {
    shape: () => whole(1, cell.MAX_ROUNDS),
    absent: 1,
    seen: { everybody: 'the round' },
  }),
  opener: at(cell.OPENER, { shape: seat, seen: { everybody: 'who opened the round' } }),
  mustStart: at(cell.MUST_START, {
    shape: () => aFlag,
    seen: { everybody: 'a new herd must be started' },
  }),
  passes: at(cell.PASSES, { shape: seat, seen: { everybody: 'passes in a row' } }),
  result: field({
    shape: ({ seats }) =>
      orNull(
        recordOf({
          winners: listUpTo(seats, aSeat(seats)),
          scores: times(seats, whole(0, cell.MAX_FLIES)),
        }),
      ),
    get: result,
    seen: { everybody: 'winners and flies' },
  }),
};

export interface MowView extends View, Seen<typeof FIELDS> {}

export const view: (state: MowState, reader: Reader) => MowView = viewer('mow', FIELDS);
export const position = positionWriter('mow', FIELDS);
export const encoding = /* @__PURE__ */ encoder(FIELDS);
export type MowPosition = PositionOf<typeof FIELDS>;
export type MowGiven = Given<typeof FIELDS>;

/** The card of a place in a list that was read. */
export const cardAt = (place: number): Card => CARDS[place]!;
/** A card of a herd, and where it stands. */
export const standingAt = (place: number): Cow & { readonly place: number } =>
  cowOf(STANDING[place]!) as Cow & { readonly place: number };
