import * as kit from '@tischlein/kit';
const { aFlag, aResult, aSeat, bagOf, listUpTo, oneOf, orNull, times, whole } = kit.shapes;
import { cowOf, formatCow, PLACES } from './cards.ts';
import * as cell from './layout.ts';
import type { MowState, MowVariant } from './layout.ts';
import { result } from './play.ts';
import * as sets from './sets.ts';

const CODES = sets.CARDS.map((card) => sets.cow(card).code);
const CARD_PLACES = new Map(sets.CARDS.map((card, place) => [card, place]));
const cards = bagOf(CODES, 'card');
/** Cards as they stand in a herd: those without a number with their place. */
const STANDING = sets.CARDS.flatMap((card) =>
  sets.cow(card).number === null
    ? kit.listOf(PLACES, (place) => formatCow({ ...sets.cow(card), place }))
    : [sets.cow(card).code],
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
    standing.push(STANDING_PLACES.get(formatCow({ ...sets.cow(card), place }))!);
    const acrobat = place === 7 ? sets.ACRO7 : place === 9 ? sets.ACRO9 : null;
    if (acrobat !== null && cell.has(cells, herd + cell.HERD_CARDS, acrobat))
      standing.push(STANDING_PLACES.get(sets.cow(acrobat).code)!);
  }
  return standing;
}

/** Laid from low to high: `7`, `acro7`, `slow@9`, `calf@12`. */
function layHerd(cells: Int32Array, index: number, herd: readonly number[]): void {
  const at = cell.HERDS + index * cell.HERD_SIZE;
  for (const standing of herd) {
    const { code, kind, place } = cowOf(STANDING[standing]!);
    const card = sets.idOf(code)!;
    cell.put(cells, at + cell.HERD_CARDS, card);
    if (kind === 'acrobat') continue;
    cells[at]! |= 1 << place!;
    cells[at + cell.HERD_PLACES + place!] = card + 1;
  }
}

/** A set of cards for each seat. */
const setsBySeat = (setOf: (seat: number) => number) => ({
  shape: ({ seats }: MowVariant) => times(seats, cards),
  get: ({ cells, variant }: MowState) =>
    kit.listOf(variant.seats, (seat) => placesIn(cells, setOf(seat))),
  set: ({ cells }: MowState, all: readonly (readonly number[])[]) =>
    all.forEach((places, seat) =>
      places.forEach((place) => cell.put(cells, setOf(seat), sets.CARDS[place]!)),
    ),
});
const seat = ({ seats }: MowVariant) => aSeat(seats);

const { field, cell: at, sight } = kit.fieldsOf<MowState>();

/** Hidden are the other hands and the order of the pile. What was laid open stays known: herds and stables. */
export const FIELDS = {
  hands: field({
    ...setsBySeat(cell.handOf),
    seen: {
      hand: sight(
        'the own hand',
        () => orNull(cards),
        ({ cells }, reader) =>
          reader === kit.WATCHER ? null : placesIn(cells, cell.handOf(reader)),
      ),
      held: sight(
        'how many cards each seat holds',
        ({ seats }) => times(seats, whole(0, sets.DECK_SIZE)),
        ({ cells, variant }) =>
          kit.listOf(variant.seats, (seat) => cell.countIn(cells, cell.handOf(seat))),
      ),
    },
  }),
  known: field({
    ...setsBySeat(cell.knownOf),
    seen: { everybody: 'cards of each hand that all have seen' },
  }),
  pile: field({
    shape: () => listUpTo(sets.DECK_SIZE, oneOf(CODES, 'card')),
    get: ({ cells }) =>
      kit.listOf(cells[cell.PILE_COUNT]!, (i) =>
        CARD_PLACES.get(cells[cell.PILE + cells[cell.PILE_COUNT]! - 1 - i]!)!,
      ),
    set({ cells }, pile) {
      cells[cell.PILE_COUNT] = pile.length;
      pile.forEach((place, i) => {
        cells[cell.PILE + pile.length - 1 - i] = sets.CARDS[place]!;
      });
    },
    seen: {
      pile: sight(
        'how many cards can be drawn',
        () => whole(0, sets.DECK_SIZE),
        ({ cells }) => cells[cell.PILE_COUNT]!,
      ),
    },
  }),
  herds: field({
    shape: ({ herds }) => times(herds, listUpTo(LONGEST_HERD, oneOf(STANDING, 'card in a herd'))),
    get: ({ cells, variant }) =>
      kit.listOf(variant.herds, (i) => herdAt(cells, cell.HERDS + i * cell.HERD_SIZE)),
    set: ({ cells }, herds) => herds.forEach((herd, i) => layHerd(cells, i, herd)),
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
  stables: field({ ...setsBySeat(cell.stableOf), seen: { everybody: 'what each seat has taken' } }),
  totals: field({
    shape: ({ seats }) => times(seats, whole(0, cell.MAX_FLIES)),
    get: ({ cells, variant }) => kit.listOf(variant.seats, (seat) => cells[cell.TOTALS + seat]!),
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
    shape: ({ seats }) => aResult(seats, whole(0, cell.MAX_FLIES)),
    get: result,
    set: ({ cells }, ended) => void (cells[cell.OVER] = ended === null ? 0 : 1),
    seen: { everybody: 'winners, flies and places' },
  }),
};

export interface MowView extends kit.View, kit.Seen<typeof FIELDS> {}

export const view: (state: MowState, reader: kit.Reader) => MowView = kit.viewer('mow', FIELDS);
export const position = kit.positionWriter('mow', FIELDS);
export const encoding = /* @__PURE__ */ kit.encoder(FIELDS);
export type MowPosition = kit.PositionOf<typeof FIELDS>;
export type MowGiven = kit.Given<typeof FIELDS>;

/** All cards of a position that was read, those of a herd without their place. */
export const cardsGiven = ({ hands, stables, pile, herds }: MowGiven): sets.Card[] => [
  ...[...hands!, ...(stables ?? []), pile ?? []].flat().map((place) => sets.CARDS[place]!),
  ...(herds ?? []).flat().map((standing) => sets.idOf(cowOf(STANDING[standing]!).code)!),
];
