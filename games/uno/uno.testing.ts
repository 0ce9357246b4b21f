import {
  cloneState,
  mustParse,
  setUp,
  pick,
  shuffle,
  type Json,
  type JsonObject,
  type Options,
  type Random,
  type Reader,
  type State,
} from '@tischlein/kit';
import type { Next, Testing } from '@tischlein/kit/conformance';
import { accounts } from './accounts.testing.ts';
import { CARDS } from './cards.ts';
import { uno } from './index.ts';
import type { UnoState } from './layout.ts';
import type { UnoMove } from './notation.ts';

interface Cards {
  readonly hands: string[][];
  readonly drawPile: string[];
  readonly discardPile: string[];
  readonly turn: number;
  readonly calls: readonly { readonly seat: number }[];
  drawn: string | null;
  readonly known: {
    readonly bottom: number;
    hands: { readonly seat: number; readonly of: number; readonly cards: string[] }[];
  };
}

const cardsOf = (state: State): Cards & JsonObject =>
  JSON.parse(JSON.stringify(uno.position(state as UnoState)));

/**
 * Each house rule on or off by a coin; matches to a low target, so that they end. Random players who may draw anyway
 * hold many cards for long, and with UNO cards that draw four nearly all cards for ages: those two are mixed at
 * tables of up to four only (one game in thousands at larger ones goes on past 20,000 moves, though none is endless).
 */
function options(random: Random, seats: number): Options {
  const mix = uno.options.map((option): [string, Json] => {
    if (option.kind === 'flag') return [option.key, random.below(2) === 0];
    if (option.kind === 'number') return [option.key, pick([1, 40, 120], random)];
    if (option.kind === 'named') return [option.key, deck(random, seats)];
    return [option.key, pick(option.choices, random)];
  });
  const chosen: Options = Object.fromEntries(mix);
  if (!chosen['drawAnyway']) return chosen;
  return seats > 4 ? { ...chosen, target: 1, unoDrawsFour: false } : { ...chosen, target: 1 };
}

/** The usual deck half of the time, else any that these seats may have (UNO-24). */
function deck(random: Random, seats: number): Json {
  if (random.below(2) === 0) return 'usual';
  const cards = CARDS.filter(() => random.below(4) === 0).map(({ code, color }) => {
    const most = color === null ? 5 : 3;
    return [code, { count: random.below(most), points: 1 + random.below(90) }] as const;
  });
  const own = { name: 'any', cards: Object.fromEntries(cards) };
  return setUp(uno, { deck: own }, seats).ok ? own : 'usual';
}

function census(state: State): string {
  const { hands, drawPile, discardPile } = cardsOf(state);
  return [...hands, drawPile, discardPile].flat().sort().join(' ');
}

/**
 * Hidden from a reader are the cards of other hands, except those it gave away, passed on or saw going under the
 * pile, and the pile but for its known bottom. A coming move shows the card laid (or handed to the reader), the
 * cards the reader draws, and the hand that a swap brings. The end of a round lays all hands open.
 */
const permute: Testing['permute'] = (state, reader, random, next) => {
  for (let i = 0; i < 20; i++) {
    const position = permuteOnce(state as UnoState, reader, random, next);
    if (position === null) return null;
    const other = mustParse(uno.parsePosition(position));
    if (!next || !uno.refuse(other, next.seat, next.move)) return other;
  }
  return null;
};

/** Moves by which cards can come into the mover's hand. */
const DRAWS: readonly UnoMove['type'][] = ['draw', 'take', 'play', 'hand'];

function permuteOnce(
  state: UnoState,
  reader: Reader,
  random: Random,
  next: Next | undefined,
): JsonObject | null {
  const position = cardsOf(state);
  const { seats } = state.variant;
  const over = uno.result(state) !== null;
  const move = next && state.variant.moves.object(next.move);
  const shownCard = move && 'card' in move ? move.card : undefined;
  const swap = move?.type === 'swap' ? { left: -1, right: 1 }[move.way] : undefined;
  let readerDraws = false;
  if (next) {
    const after = cloneState(state);
    uno.play(after, next.seat, next.move, { below: () => 0 });
    const afterwards = cardsOf(after);
    if (afterwards['round'] !== position['round'] || uno.result(after) !== null) return null;
    readerDraws =
      (next.seat === reader && DRAWS.includes(move!.type)) ||
      (move!.type === 'play' && position.calls.some(({ seat }) => seat === reader));
  }

  const moved: Place[] = [];
  position.hands.forEach((hand, seat) => {
    const comes =
      swap !== undefined && typeof reader === 'number' && (reader + swap + seats) % seats === seat;
    if (seat === reader || over || comes) return;
    const fixed = position.known.hands
      .filter((known) => known.seat === reader && known.of === seat)
      .flatMap((known) => known.cards);
    if (seat === next?.seat && shownCard !== undefined) fixed.push(shownCard);
    if (seat === next?.seat && seat === position.turn && position.drawn) fixed.push(position.drawn);
    hand.forEach((code, at) => {
      const i = fixed.indexOf(code);
      if (i >= 0) fixed.splice(i, 1);
      else moved.push({ list: hand, at });
    });
  });
  if (!readerDraws)
    for (let at = 0; at < position.drawPile.length - position.known.bottom; at++)
      moved.push({ list: position.drawPile, at });
  if (moved.length < 2) return null;

  mix(moved, random);
  redraw(position, moved, reader, next, random);
  position.known.hands = position.known.hands.filter((known) => known.seat === reader);
  return position as JsonObject;
}

interface Place {
  readonly list: string[];
  readonly at: number;
}

function mix(places: readonly Place[], random: Random): void {
  const cards = places.map(({ list, at }) => list[at]!);
  const order = Int32Array.from(places.keys());
  shuffle(order, 0, order.length, random);
  places.forEach(({ list, at }, i) => {
    list[at] = cards[order[i]!]!;
  });
}

/** The card another seat has just drawn may be any that the reader does not know in that hand. */
function redraw(
  position: Cards,
  moved: readonly Place[],
  reader: Reader,
  next: Next | undefined,
  random: Random,
): void {
  const { turn, drawn, hands } = position;
  if (drawn === null || drawn === 'nothing' || turn === reader || turn === next?.seat) return;
  const unknown = moved.filter(({ list }) => list === hands[turn]);
  if (unknown.length === 0) return;
  const { list, at } = pick(unknown, random);
  position.drawn = list[at]!;
}

export const testing: Testing = { options, census, permute, accounts };
