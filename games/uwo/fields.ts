import * as kit from '@tischlein/kit';
import * as card from './cards.ts';
import type { BySide, Side } from './cards.ts';
import * as cell from './layout.ts';
import type { KnockOutClock, UwoState } from './layout.ts';
import * as ground from './field.ts';
import type { Square, Squares } from './field.ts';
import { result } from './play.ts';

const { aFlag, aResult, bagOf, byKey, listUpTo, oneOf, orNull, otherwise, recordOf, whole } =
  kit.shapes;

const MAX_TURNS = 2;
/** What a position may leave out of an object, to be found out from the rest of it. */
export const UNSAID = -1;

/** A side by its name; positions may say its seat instead. */
const side: kit.Shape<kit.Seat, Side> = {
  ...oneOf(card.SIDES),
  read: (json, path) => (json === 0 || json === 1 ? json : oneOf(card.SIDES).read(json, path)),
};
const sides = <I, J>(shape: kit.Shape<I, J>) => recordOf({ gnorf: shape, pnorf: shape });
const cards = otherwise(bagOf(card.KINDS), []);
const pile = otherwise(listUpTo(card.DECK_CARDS, oneOf(card.KINDS)), []);
/** A square or none: inside the square + 1, or 0. */
const square = otherwise(oneOf([null, ...ground.SQUARE_NAMES], 'square'), 0);

/** A knock-out, whose turns end it, and after how many of their ends or beginnings. */
type KnockOut =
  | { readonly until: Side; readonly turnEnds: number }
  | { readonly until: Side; readonly turnBegins: number };

const COUNTS = ['turnEnds', 'turnBegins'] as const;
const turns = whole(1, MAX_TURNS);

/** In a row for learners, the count that does not apply is 0. */
const knockOut: kit.Shape<KnockOutClock, KnockOut> = {
  schema: {
    type: 'object',
    properties: { until: side.schema, turnEnds: turns.schema, turnBegins: turns.schema },
    required: ['until'],
    additionalProperties: false,
  },
  size: 3,
  json: (clock) =>
    ({
      until: card.SIDES[cell.untilOf(clock)]!,
      [cell.countsOf(clock)]: cell.turnsOf(clock),
    }) as unknown as KnockOut,
  read(json: kit.Json | undefined, path) {
    const given = kit.readObject(json, path, ['until', ...COUNTS]);
    const [counts, ...more] = COUNTS.filter((key) => given[key] !== undefined);
    if (counts === undefined || more.length > 0)
      kit.fault(path, 'expected either turnEnds or turnBegins');
    const until = side.read(given['until'], `${path}.until`);
    return cell.clockOf(until, counts, turns.read(given[counts], `${path}.${counts}`));
  },
  write(clock, into, at) {
    into[at] = cell.untilOf(clock);
    into[at + 1 + COUNTS.indexOf(cell.countsOf(clock))] = cell.turnsOf(clock);
  },
};

/** From the lowest square up, without a list between: learners read thousands of boards a second. */
function onSquares<T>(squares: Squares, of: (square: Square) => T): Map<Square, T> {
  const found = new Map<Square, T>();
  for (let left = squares; left !== 0; left &= left - 1) {
    const each = ground.lowest(left);
    found.set(each, of(each));
  }
  return found;
}
function withStack(cells: Int32Array): Squares {
  let found = 0;
  for (let left = ground.taken(cells); left !== 0; left &= left - 1) {
    const each = ground.lowest(left);
    if (cells[cell.HEIGHT + each]! > 0) found |= 1 << each;
  }
  return found;
}
/** Laid one on the other from the lowest up, under the card that lies on top. */
function layStack(cells: Int32Array, on: Square, stack: readonly number[]): void {
  if (!ground.has(ground.taken(cells), on)) return;
  const [lowest, ...others] = [...stack, ground.formAt(cells, on)];
  cells[ground.TOP + on] = lowest! + 1;
  for (const form of others) cell.layOn(cells, on, form);
}
const counts =
  (at: number) =>
  ({ cells }: UwoState): BySide<number> =>
    card.bySide((seat) => cells[at + seat]!);

const { field, cell: at, sight } = kit.fieldsOf<UwoState>();

/** Hidden are the other hand and both decks, but for what one put under one's own. */
export const FIELDS = {
  hands: field({
    shape: () => sides(cards),
    get: ({ cells }) => card.bySide((seat) => cell.handOf(cells, seat)),
    set: ({ cells }, hands) =>
      card.SIDES.forEach((name, seat) => {
        for (const kind of hands[name]) cells[cell.handCell(seat, kind)]! += 1;
        cells[cell.HELD + seat] = hands[name].length;
      }),
    seen: {
      hand: sight(
        'the own hand',
        () => orNull(cards),
        ({ cells }, reader) => (reader === kit.WATCHER ? null : cell.handOf(cells, reader)),
      ),
      held: sight(
        'how many cards each side holds',
        () => sides(whole(0, card.DECK_CARDS)),
        counts(cell.HELD),
      ),
    },
  }),
  decks: field({
    shape: () => sides(pile),
    get: ({ cells }) =>
      card.bySide((seat) => cell.lowestCards(cells, seat, cells[cell.DECK_COUNT + seat]!)),
    set: ({ cells }, decks) =>
      card.SIDES.forEach((name, seat) => {
        const fromBottom = [...decks[name]].reverse();
        fromBottom.forEach((kind, i) => (cells[cell.deckCell(seat, i)] = kind + 1));
        cells[cell.DECK_COUNT + seat] = fromBottom.length;
      }),
    seen: {
      bottom: sight(
        'the known cards at the bottom of the own deck, the lowest last',
        () => pile,
        ({ cells }, reader) =>
          reader === kit.WATCHER
            ? []
            : cell.lowestCards(cells, reader, cells[cell.KNOWN + reader]!),
      ),
      decks: sight(
        'how many cards each side can draw',
        () => sides(whole(0, card.DECK_CARDS)),
        counts(cell.DECK_COUNT),
      ),
    },
  }),
  board: field({
    shape: () => byKey(ground.SQUARE_NAMES, oneOf(card.CREATURES.flat(), 'creature')),
    get: ({ cells }) =>
      onSquares(
        ground.taken(cells),
        (each) => ground.ownerOf(cells, each) * card.FORMS.length + ground.formAt(cells, each),
      ),
    set({ cells }, board) {
      for (const [each, creature] of board) {
        cells[ground.ARMIES + Math.floor(creature / card.FORMS.length)]! |= 1 << each;
        cells[ground.TOP + each] = (creature % card.FORMS.length) + 1;
      }
    },
    seen: { everybody: 'the creature on each square' },
  }),
  stacks: field({
    shape: () => byKey(ground.SQUARE_NAMES, listUpTo(card.DECK_CARDS, oneOf(card.FORMS))),
    get: ({ cells }) => onSquares(withStack(cells), (each) => cell.stackAt(cells, each)),
    set({ cells }, stacks) {
      for (const [each, stack] of stacks) layStack(cells, each, stack);
    },
    seen: { everybody: 'the cards under each creature, from the lowest up' },
  }),
  energy: field({
    shape: () => sides(otherwise(whole(0, card.ENERGY), card.ENERGY)),
    get: counts(cell.ENERGY_LEFT),
    set: ({ cells }, { gnorf, pnorf }) => cells.set([gnorf, pnorf], cell.ENERGY_LEFT),
    absent: card.bySide(() => card.ENERGY),
    seen: { everybody: 'energy left' },
  }),
  turn: at(cell.TURN, { shape: () => side, seen: { everybody: 'whose turn it is' } }),
  ko: field({
    shape: () => byKey(ground.SQUARE_NAMES, knockOut),
    get: ({ cells }) =>
      onSquares(
        cells[ground.KNOCKED_OUT]! & ground.taken(cells),
        (each) => cells[cell.CLOCK + each]!,
      ),
    set({ cells }, clocks) {
      for (const [each, clock] of clocks) cell.knockOut(cells, each, clock);
    },
    seen: { everybody: 'knock-outs, and whose turns end them' },
  }),
  turnState: field({
    shape: () =>
      recordOf({ morfed: square, acted: otherwise(aFlag, UNSAID), paid: otherwise(aFlag, UNSAID) }),
    get: ({ cells }) => ({
      morfed: cells[cell.MORFED]!,
      acted: cells[cell.ACTED]!,
      paid: cells[cell.PAID]!,
    }),
    absent: { morfed: 0, acted: UNSAID, paid: UNSAID },
    partly: true,
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
    partly: true,
    seen: { everybody: 'an attack that waits for an answer' },
  }),
  firstOut: field({
    shape: () => oneOf([null, ...card.SIDES]),
    get: ({ cells }) => cells[cell.FIRST_OUT]!,
    set: ({ cells }, first) => void (cells[cell.FIRST_OUT] = first),
    seen: { everybody: 'who was first without energy' },
  }),
  quiet: at(cell.QUIET, {
    shape: () => whole(0, cell.MAX_QUIET),
    seen: { everybody: 'quiet turns in a row' },
  }),
  stirred: field({
    shape: () => aFlag,
    get: ({ cells }) => cells[cell.STIRRED]!,
    set: ({ cells }, stirred) => void (cells[cell.STIRRED] = stirred),
    seen: { everybody: 'this turn is not quiet' },
  }),
  known: field({
    shape: () => sides(otherwise(whole(0, card.DECK_CARDS), 0)),
    get: counts(cell.KNOWN),
    set: ({ cells }, { gnorf, pnorf }) => cells.set([gnorf, pnorf], cell.KNOWN),
    seen: { everybody: 'how many cards at the bottom of its deck each side knows' },
  }),
  gone: field({
    shape: () => sides(cards),
    get: ({ cells }) => card.bySide((seat) => cell.goneOf(cells, seat)),
    set: ({ cells }, gone) =>
      card.SIDES.forEach((name, seat) => {
        for (const kind of gone[name]) cells[cell.goneCell(seat, kind)]! += 1;
      }),
    seen: { everybody: 'cards that left the game' },
  }),
  result: field({
    shape: () => aResult(2, whole(0, card.DECK_CARDS)),
    get: result,
    seen: { everybody: 'winners, creatures left and places' },
  }),
};

export interface UwoView extends kit.View, kit.Seen<typeof FIELDS> {}
export type UwoPosition = kit.PositionOf<typeof FIELDS>;
export type UwoGiven = kit.Given<typeof FIELDS>;

export const view: (state: UwoState, reader: kit.Reader) => UwoView = kit.viewer('uwo', FIELDS);
export const position = kit.positionWriter('uwo', FIELDS);
export const encoding = /* @__PURE__ */ kit.encoder(FIELDS);
