import * as kit from '@tischlein/kit';
import { cardsIn, put } from './bag.ts';
import * as deck from './cards.ts';
import * as cell from './layout.ts';
import type { UnoState, UnoVariant } from './layout.ts';
import { result, seatsIn } from './play.ts';

const {
  aResult,
  aSeat,
  aSeatOrNull,
  bagOf,
  listUpTo,
  oneOf,
  orNull,
  otherwise,
  recordOf,
  times,
  whole,
} = kit.shapes;

const MAX_CARDS = 1000;
const MAX_POINTS = 1_000_000;
/** Where a drawing seat found nothing (UNO-14). */
const NOTHING = 'nothing';
const CALLS = ['uno', 'unouno'] as const;
const CHOICE_KINDS = ['give', 'hand', 'swap'] as const;

const card = oneOf(deck.CODES, 'card');
const cards = bagOf(deck.CODES, 'card');
const seat = ({ seats }: UnoVariant) => aSeat(seats);
const someSeats = ({ seats }: UnoVariant) => listUpTo(seats, aSeat(seats));
const points = ({ seats }: UnoVariant) => times(seats, whole(0, MAX_POINTS));
const cardsOf = ({ copies }: UnoVariant, belongs: (kind: deck.Kind) => boolean): number =>
  copies.reduce((sum, count, kind) => (belongs(kind) ? sum + count : sum), 0);
const pile = (variant: UnoVariant) =>
  listUpTo(
    cardsOf(variant, () => true),
    card,
  );

/** From the last cell to the first. */
const downFrom = (cells: Int32Array, first: number, count: number): deck.Kind[] =>
  kit.listOf(count, (i) => cells[first + count - 1 - i]!);
const handsOf = ({ cells, variant }: UnoState): deck.Kind[][] =>
  kit.listOf(variant.seats, (holder) => cardsIn(cells, cell.handOf(holder)));

const { field, cell: at, sight } = kit.fieldsOf<UnoState>();

/** Hidden are the other hands, the card another seat has just drawn, and the pile but for its known bottom. */
export const FIELDS = {
  hands: field({
    shape: ({ seats }) => times(seats, cards),
    get: handsOf,
    set: ({ cells }, hands) =>
      hands.forEach((hand, seat) => hand.forEach((kind) => cell.intoHand(cells, seat, kind))),
    seen: {
      hand: sight(
        'the own hand',
        () => orNull(cards),
        ({ cells }, reader) =>
          reader === kit.WATCHER ? null : cardsIn(cells, cell.handOf(reader)),
      ),
      held: sight(
        'how many cards each seat holds',
        ({ seats }) => times(seats, whole(0, MAX_CARDS)),
        ({ cells, variant }) =>
          kit.listOf(variant.seats, (holder) => cells[cell.handOf(holder) + cell.HELD]!),
      ),
      /** UNO-15: laid open when the game is over and counted. */
      hands: sight(
        'all hands, after the end',
        ({ seats }) => orNull(times(seats, cards)),
        (state) => (state.cells[cell.WINNERS] === 0 ? null : handsOf(state)),
      ),
    },
  }),
  drawPile: field({
    shape: pile,
    get: ({ cells }) => downFrom(cells, cell.PILE, cells[cell.PILE_COUNT]!),
    set({ cells }, kinds) {
      cells.set([...kinds].reverse(), cell.PILE);
      cells[cell.PILE_COUNT] = kinds.length;
    },
    seen: {
      drawPile: sight(
        'how many cards can be drawn',
        () => whole(0, MAX_CARDS),
        ({ cells }) => cells[cell.PILE_COUNT]!,
      ),
    },
  }),
  drawn: field({
    shape: () => oneOf([null, NOTHING, ...deck.CODES], 'card'),
    get: ({ cells }) => drawnIn(cells),
    set: ({ cells }, drawn) =>
      void (cells[cell.DRAWN] = drawn === 1 ? cell.NOTHING_DRAWN : Math.max(0, drawn - 1)),
    seen: {
      /** Its code for the seat that has drawn it. */
      drawn: sight(
        'the card just drawn',
        () => oneOf([null, 'hidden', NOTHING, ...deck.CODES]),
        ({ cells }, reader) => {
          const drawn = drawnIn(cells);
          if (drawn === 0) return 0;
          return drawn === 1 || reader === cells[cell.TURN] ? drawn + 1 : 1;
        },
      ),
    },
  }),
  discardPile: field({
    shape: pile,
    get: ({ cells }) => downFrom(cells, cell.LAID, cells[cell.LAID_COUNT]!),
    set: ({ cells }, kinds) => layPile(cells, kinds),
    absent: [],
    seen: { everybody: 'the played cards, the open one first' },
  }),
  color: field({
    shape: () => oneOf(deck.COLORS),
    get: ({ cells }) => cells[cell.COLOR]!,
    set({ cells }, color) {
      if (cells[cell.COLOR] === deck.BLACK) cells[cell.COLOR] = color;
    },
    seen: { everybody: 'the color in force' },
  }),
  turn: at(cell.TURN, { shape: seat, seen: { everybody: 'whose turn it is' } }),
  direction: field({
    shape: () => oneOf(['cw', 'ccw']),
    get: ({ cells }) => (cells[cell.DIRECTION] === 1 ? 0 : 1),
    set: ({ cells }, value) => void (cells[cell.DIRECTION] = value === 0 ? 1 : -1),
    absent: 0,
    seen: { everybody: 'the direction of play' },
  }),
  pendingDraw: at(cell.PENDING, {
    shape: () => whole(0, cell.MAX_PENDING),
    seen: { everybody: 'the sum somebody must take' },
  }),
  pendingKind: field({
    shape: () => oneOf(deck.SUM_KINDS),
    get: ({ cells }) => cells[cell.PENDING_KIND]!,
    set: ({ cells }, kind) => setSumKind(cells, kind),
    absent: 0,
    seen: { everybody: 'what that sum is made of' },
  }),
  /** From the seat at `turn` on. */
  sits: field({
    shape: someSeats,
    get: (state) =>
      kit.listOf(state.cells[cell.SITS]!, (i) => cell.seatAfter(state, state.cells[cell.TURN]!, i)),
    set({ cells }, sits) {
      cells[cell.SITS] = sits.length;
      cells[cell.TURN] = sits[0] ?? cells[cell.TURN]!;
    },
    seen: { everybody: 'seats that must answer a skip' },
  }),
  calls: field({
    shape: ({ seats }) => listUpTo(2 * seats, recordOf({ seat: aSeat(seats), kind: oneOf(CALLS) })),
    get: ({ cells }) =>
      [cells[cell.OWES_UNO]!, cells[cell.OWES_UNO_UNO]!].flatMap((mask, kind) =>
        seatsIn(mask).map((owing) => ({ seat: owing, kind })),
      ),
    set({ cells }, calls) {
      for (const call of calls)
        cells[call.kind === 0 ? cell.OWES_UNO : cell.OWES_UNO_UNO]! |= 1 << call.seat;
    },
    seen: { everybody: 'calls still owed' },
  }),
  laidBy: field({
    shape: ({ seats }) => aSeatOrNull(seats),
    get: ({ cells }) => cells[cell.LAID_BY]!,
    set: ({ cells }, by) => void (cells[cell.LAID_BY] = by),
    seen: { everybody: 'who played the last card' },
  }),
  /** Step 1 = upwards, −1 = downwards, 0 = either way. */
  run: field({
    shape: ({ seats }) =>
      orNull(recordOf({ seat: aSeat(seats), step: otherwise(whole(-1, 1), 0) })),
    get: ({ cells }) =>
      cells[cell.RUN_BY] === 0
        ? null
        : { seat: cells[cell.RUN_BY]! - 1, step: cells[cell.RUN_STEP]! },
    set({ cells }, run) {
      cells[cell.RUN_BY] = run === null ? 0 : run.seat + 1;
      cells[cell.RUN_STEP] = run?.step ?? 0;
    },
    seen: { everybody: 'who may run on, and which way' },
  }),
  doubleSkipBy: at(cell.DOUBLE_SKIP_BY, {
    shape: ({ seats }) => aSeatOrNull(seats),
    seen: { everybody: 'who may double a skip' },
  }),
  choice: field({
    shape: ({ seats }) =>
      orNull(
        recordOf({
          seat: aSeat(seats),
          kind: oneOf(CHOICE_KINDS),
          to: aSeatOrNull(seats),
          left: orNull(whole(1, 2)),
        }),
      ),
    get: ({ cells }) =>
      cells[cell.CHOICE] === 0
        ? null
        : {
            seat: cells[cell.TURN]!,
            kind: cells[cell.CHOICE]! - 1,
            to: cells[cell.GIVE_TO]!,
            left: cells[cell.LEFT_TO_GIVE]! || null,
          },
    set({ cells }, choice) {
      if (choice === null) return;
      cells[cell.TURN] = choice.seat;
      cells[cell.CHOICE] = choice.kind + 1;
      cells[cell.GIVE_TO] = choice.to;
      cells[cell.LEFT_TO_GIVE] = choice.left ?? 0;
    },
    seen: { everybody: 'a choice that is open' },
  }),
  finishers: field({
    shape: someSeats,
    get: ({ cells }) => kit.listOf(cells[cell.FINISHED]!, (i) => cells[cell.FINISHERS + i]!),
    set({ cells }, seats) {
      cells.set(seats, cell.FINISHERS);
      cells[cell.FINISHED] = seats.length;
    },
    seen: { everybody: 'who has played the last card and waits' },
  }),
  emptyPasses: at(cell.EMPTY_PASSES, {
    shape: seat,
    seen: { everybody: 'passes in a row with nothing drawn' },
  }),
  totals: field({
    shape: points,
    get: ({ cells, variant }) => kit.listOf(variant.seats, (of) => cells[cell.TOTALS + of]!),
    set: ({ cells }, totals) => cells.set(totals, cell.TOTALS),
    seen: { everybody: 'points by seat' },
  }),
  round: at(cell.ROUND, {
    shape: ({ match }) => whole(1, match === 'single' ? 1 : cell.MAX_ROUNDS),
    absent: 1,
    seen: { everybody: 'the round' },
  }),
  result: field({
    shape: ({ seats }) => aResult(seats, whole(0, MAX_POINTS)),
    get: result,
    set({ cells }, ended) {
      if (ended === null) return;
      cells.set(ended.scores, cell.TOTALS);
      for (const winner of ended.winners) cells[cell.WINNERS]! |= 1 << winner;
    },
    seen: { everybody: 'winners, points and places' },
  }),
  /** How many cards at the end of the pile all have seen (UNO-0), and who is certain of which cards in whose hand. */
  known: field({
    shape: ({ seats }) =>
      recordOf({
        bottom: otherwise(whole(0, MAX_CARDS), 0),
        hands: otherwise(
          listUpTo(seats * seats, recordOf({ seat: aSeat(seats), of: aSeat(seats), cards })),
          [],
        ),
      }),
    get: ({ cells, variant }) => ({
      bottom: cells[cell.SEEN_BOTTOM]!,
      hands: knownHands(cells, variant),
    }),
    set({ cells, variant }, { bottom, hands }) {
      cells[cell.SEEN_BOTTOM] = bottom;
      for (const { seat: observer, of, cards: certain } of hands)
        for (const kind of certain) put(cells, cell.knownOf(variant.seats, observer, of), kind);
    },
    seen: {
      known: sight(
        'what the reader is certain of: the bottom of the pile, and cards in hands',
        (variant) => {
          const hands = times(variant.seats, cards);
          return recordOf({
            /** Only cards that are no numbers go under the pile at the deal (UNO-0). */
            bottom: listUpTo(
              cardsOf(variant, (kind) => !deck.isNumber(kind)),
              card,
            ),
            // Nobody is certain of cards in hands that never change owners.
            hands: variant.memory ? hands : { ...hands, size: 0, write: () => {} },
          });
        },
        ({ cells, variant: { seats, memory } }, reader) => ({
          bottom: downFrom(cells, cell.PILE, cells[cell.SEEN_BOTTOM]!),
          hands: kit.listOf(seats, (of) =>
            memory && reader !== kit.WATCHER ? cardsIn(cells, cell.knownOf(seats, reader, of)) : [],
          ),
        }),
      ),
    },
  }),
};

/** UNO-2: what is matched is the topmost card that is no UNO card. */
function layPile(cells: Int32Array, kinds: readonly deck.Kind[]): void {
  const open = kinds.find((kind) => kind !== deck.UNO_CARD);
  if (open === undefined)
    kit.fault('discardPile', 'there must be a card in it that is no UNO card');
  cells.set([...kinds].reverse(), cell.LAID);
  cells[cell.LAID_COUNT] = kinds.length;
  cells[cell.OPEN] = open;
  cells[cell.COLOR] = deck.COLOR_OF[open]!;
}

/** What the sum is made of (UNO-5, UNO-10, UNO-8a) may be left out where the top card shows it. */
function setSumKind(cells: Int32Array, said: number): void {
  if (cells[cell.PENDING] === 0) return;
  const top = cell.topOf(cells);
  const shown = deck.FACE_OF[top] === deck.DRAW_TWO ? 'd' : deck.CODES[top]!;
  const kind = said || deck.SUM_KINDS.findIndex((each) => each === shown);
  if (kind < 0) kit.fault('pendingDraw', `with ${deck.CODES[top]} on top there is nothing to take`);
  cells[cell.PENDING_KIND] = kind;
}

/** Its place among nothing drawn yet, nothing to draw and the cards. */
function drawnIn(cells: Int32Array): number {
  const drawn = cells[cell.DRAWN]!;
  if (drawn === 0) return 0;
  return drawn === cell.NOTHING_DRAWN ? 1 : drawn + 1;
}

/** Who is certain of which cards in whose hand. */
function knownHands(cells: Int32Array, { seats, memory }: UnoVariant) {
  const known: { seat: kit.Seat; of: kit.Seat; cards: deck.Kind[] }[] = [];
  if (!memory) return known;
  for (let observer = 0; observer < seats; observer++)
    for (let of = 0; of < seats; of++) {
      const certain = cardsIn(cells, cell.knownOf(seats, observer, of));
      if (certain.length > 0) known.push({ seat: observer, of, cards: certain });
    }
  return known;
}

export interface UnoView extends kit.View, kit.Seen<typeof FIELDS> {}
export type UnoPosition = kit.PositionOf<typeof FIELDS>;
export type UnoGiven = kit.Given<typeof FIELDS>;

export const view: (state: UnoState, reader: kit.Reader) => UnoView = kit.viewer('uno', FIELDS);
export const position = kit.positionWriter('uno', FIELDS);
export const encoding = /* @__PURE__ */ kit.encoder(FIELDS);
