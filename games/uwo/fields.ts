import {
  encoder,
  fault,
  fieldsOf,
  positionWriter,
  readObject,
  shapes,
  viewer,
  WATCHER,
  type Given,
  type Json,
  type PositionOf,
  type Reader,
  type Seat,
  type Seen,
  type Shape,
  type View,
} from '@tischlein/kit';
import {
  bySide,
  DECK_CARDS,
  ENERGY,
  FORMS,
  KINDS,
  SIDES,
  type BySide,
  type Side,
  CREATURES,
} from './cards.ts';
import { clockOf, countsOf, turnsOf, untilOf, type KnockOutClock } from './clocks.ts';
import { SQUARE_NAMES, squaresOf, type Square, type Squares } from './field.ts';
import { formAt, KNOCKED_OUT, ownerOf, taken } from './ground.ts';
import * as cell from './layout.ts';
import { type UwoState, goneOf, handOf, lowestCards } from './layout.ts';
import { result } from './play.ts';

const { aFlag, bagOf, byKey, listUpTo, oneOf, orNull, otherwise, recordOf, times, whole } = shapes;

const MAX_TURNS = 2;
/** What a position may leave out of an object, to be found out from the rest of it. */
export const UNSAID = -1;

/** A side by its name; positions may say its seat instead. */
const side: Shape<Seat, Side> = {
  ...oneOf(SIDES),
  read: (json, path) => (json === 0 || json === 1 ? json : oneOf(SIDES).read(json, path)),
};
const sides = <I, J>(shape: Shape<I, J>) => recordOf({ gnorf: shape, pnorf: shape });
const cards = otherwise(bagOf(KINDS), []);
const pile = otherwise(listUpTo(DECK_CARDS, oneOf(KINDS)), []);
/** A square or none: inside the square + 1, or 0. */
const square = otherwise(oneOf([null, ...SQUARE_NAMES], 'square'), 0);

/** A knock-out, whose turns end it, and after how many of their ends or beginnings. */
type KnockOut =
  | { readonly until: Side; readonly turnEnds: number }
  | { readonly until: Side; readonly turnBegins: number };

const COUNTS = ['turnEnds', 'turnBegins'] as const;
const turns = whole(1, MAX_TURNS);

/** In a row for learners, the count that does not apply is 0. */
const knockOut: Shape<KnockOutClock, KnockOut> = {
  schema: {
    type: 'object',
    properties: { until: side.schema, turnEnds: turns.schema, turnBegins: turns.schema },
    required: ['until'],
    additionalProperties: false,
  },
  size: 3,
  json: (clock) =>
    ({ until: SIDES[untilOf(clock)]!, [countsOf(clock)]: turnsOf(clock) }) as unknown as KnockOut,
  read(json: Json | undefined, path) {
    const given = readObject(json, path, ['until', ...COUNTS]);
    const [counts, ...more] = COUNTS.filter((key) => given[key] !== undefined);
    if (counts === undefined || more.length > 0)
      fault(path, 'expected either turnEnds or turnBegins');
    const until = side.read(given['until'], `${path}.until`);
    return clockOf(until, counts, turns.read(given[counts], `${path}.${counts}`));
  },
  write(clock, into, at) {
    into[at] = untilOf(clock);
    into[at + 1 + COUNTS.indexOf(countsOf(clock))] = turnsOf(clock);
  },
};

const onSquares = <T>(squares: Squares, of: (square: Square) => T): Map<Square, T> =>
  new Map(squaresOf(squares).map((each) => [each, of(each)]));
const withStack = (cells: Int32Array): Squares =>
  squaresOf(taken(cells)).reduce(
    (set, each) => (cells[cell.HEIGHT + each]! > 0 ? set | (1 << each) : set),
    0,
  );
const counts =
  (at: number) =>
  ({ cells }: UwoState): BySide<number> =>
    bySide((seat) => cells[at + seat]!);

const { field, cell: at, sight } = fieldsOf<UwoState>();

/** Hidden are the other hand and both decks, but for what one put under one's own. */
export const FIELDS = {
  hands: field({
    shape: () => sides(cards),
    get: ({ cells }) => bySide((seat) => handOf(cells, seat)),
    seen: {
      hand: sight(
        'the own hand',
        () => orNull(cards),
        ({ cells }, reader) => (reader === WATCHER ? null : handOf(cells, reader)),
      ),
      held: sight(
        'how many cards each side holds',
        () => sides(whole(0, DECK_CARDS)),
        counts(cell.HELD),
      ),
    },
  }),
  decks: field({
    shape: () => sides(pile),
    get: ({ cells }) => bySide((seat) => lowestCards(cells, seat, cells[cell.DECK_COUNT + seat]!)),
    seen: {
      bottom: sight(
        'the known cards at the bottom of the own deck, the lowest last',
        () => pile,
        ({ cells }, reader) =>
          reader === WATCHER ? [] : lowestCards(cells, reader, cells[cell.KNOWN + reader]!),
      ),
      decks: sight(
        'how many cards each side can draw',
        () => sides(whole(0, DECK_CARDS)),
        counts(cell.DECK_COUNT),
      ),
    },
  }),
  board: field({
    shape: () => byKey(SQUARE_NAMES, oneOf(CREATURES.flat(), 'creature')),
    get: ({ cells }) =>
      onSquares(taken(cells), (each) => ownerOf(cells, each) * FORMS.length + formAt(cells, each)),
    seen: { everybody: 'the creature on each square' },
  }),
  stacks: field({
    shape: () => byKey(SQUARE_NAMES, listUpTo(DECK_CARDS, oneOf(FORMS))),
    get: ({ cells }) => onSquares(withStack(cells), (each) => cell.stackAt(cells, each)),
    seen: { everybody: 'the cards under each creature, from the lowest up' },
  }),
  energy: field({
    shape: () => sides(otherwise(whole(0, ENERGY), ENERGY)),
    get: counts(cell.ENERGY_LEFT),
    set: ({ cells }, { gnorf, pnorf }) => cells.set([gnorf, pnorf], cell.ENERGY_LEFT),
    absent: bySide(() => ENERGY),
    seen: { everybody: 'energy left' },
  }),
  turn: at(cell.TURN, { shape: () => side, seen: { everybody: 'whose turn it is' } }),
  ko: field({
    shape: () => byKey(SQUARE_NAMES, knockOut),
    get: ({ cells }) => onSquares(cells[KNOCKED_OUT]!, (each) => cells[cell.CLOCK + each]!),
    seen: { everybody: 'knock-outs, and whose turns end them' },
  }),
  turnState: field({
    shape: () =>
      recordOf({
        morfed: square,
        acted: otherwise(aFlag, UNSAID),
        paid: otherwise(aFlag, UNSAID),
      }),
    get: ({ cells }) => ({
      morfed: cells[cell.MORFED]!,
      acted: cells[cell.ACTED]!,
      paid: cells[cell.PAID]!,
    }),
    absent: { morfed: 0, acted: UNSAID, paid: UNSAID },
    seen: { everybody: 'what was done in this turn' },
  }),
  duel: field({
    shape: () =>
      orNull(
        recordOf({
          stage: oneOf(cell.STAGES),
          attacker: square,
          target: square,
          centre: square,
          asked: otherwise(whole(0, 1), UNSAID),
        }),
      ),
    get: ({ cells }) =>
      cells[cell.STAGE] === cell.NO_DUEL
        ? null
        : {
            stage: cells[cell.STAGE]! - 1,
            attacker: cells[cell.ATTACKER]!,
            target: cells[cell.TARGET]!,
            centre: cells[cell.CENTRE]!,
            asked: cells[cell.WAITING]!,
          },
    absent: null,
    seen: { everybody: 'an attack that waits for an answer' },
  }),
  firstOut: field({
    shape: () => oneOf([null, ...SIDES]),
    get: ({ cells }) => cells[cell.FIRST_OUT]!,
    absent: 0,
    seen: { everybody: 'who was first without energy' },
  }),
  quiet: at(cell.QUIET, {
    shape: () => whole(0, cell.MAX_QUIET),
    seen: { everybody: 'quiet turns in a row' },
  }),
  stirred: field({
    shape: () => aFlag,
    get: ({ cells }) => cells[cell.STIRRED]!,
    seen: { everybody: 'this turn is not quiet' },
  }),
  known: field({
    shape: () => sides(otherwise(whole(0, DECK_CARDS), 0)),
    get: counts(cell.KNOWN),
    set: ({ cells }, { gnorf, pnorf }) => cells.set([gnorf, pnorf], cell.KNOWN),
    seen: { everybody: 'how many cards at the bottom of its deck each side knows' },
  }),
  gone: field({
    shape: () => sides(cards),
    get: ({ cells }) => bySide((seat) => goneOf(cells, seat)),
    seen: { everybody: 'cards that left the game' },
  }),
  result: field({
    shape: () =>
      orNull(
        recordOf({ winners: listUpTo(2, whole(0, 1)), scores: times(2, whole(0, DECK_CARDS)) }),
      ),
    get: result,
    seen: { everybody: 'winners and creatures left' },
  }),
};

export interface UwoView extends View, Seen<typeof FIELDS> {}
export type UwoPosition = PositionOf<typeof FIELDS>;
export type UwoGiven = Given<typeof FIELDS>;

export const view: (state: UwoState, reader: Reader) => UwoView = viewer('uwo', FIELDS);
export const position = positionWriter('uwo', FIELDS);
export const encoding = /* @__PURE__ */ encoder(FIELDS);
