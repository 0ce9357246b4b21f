import {
  maybe,
  MoveTable,
  NOBODY,
  NUMBER,
  placesBy,
  SEAT,
  shuffle,
  TEXT,
  WATCHER,
  type Game,
  type Notation,
  type Reader,
  type Seat,
  type State,
  type Variant,
  type View,
} from '@tischlein/kit';

/**
 * A game small enough to reason about, with everything a table must cope with: twelve cards, three to each. On turn
 * you lay any card or draw one; out of turn you may lay a card of the open card's suit (number modulo 4); who holds
 * one card may call. The first empty hand wins.
 */
const CARDS = 12;
const TURN = 0;
const TOP = 1;
const LEFT = 2;
const CALLED = 3;
const PILE = 4;
const HANDS = PILE + CARDS;

export interface ToyView extends View {
  readonly hand: readonly number[] | null;
  readonly held: readonly number[];
  readonly pile: number;
  readonly top: number;
  readonly turn: Seat;
}

type ToyMove = { type: 'lay'; card: number } | { type: 'draw' } | { type: 'call' };

const NOTATION: Notation<ToyMove> = {
  parse(text) {
    const [type, card] = text.split(' ');
    if (type === 'lay') return { type, card: Number(card) };
    return type === 'draw' || type === 'call' ? { type } : undefined;
  },
  format: (move) => (move.type === 'lay' ? `lay ${move.card}` : move.type),
  said: ({ type }) => type === 'call',
};

const MOVES = new MoveTable<ToyMove>(
  [
    ...Array.from({ length: CARDS }, (_, card) => ({ type: 'lay' as const, card })),
    { type: 'draw' },
    { type: 'call' },
  ],
  NOTATION,
);
const DRAW = CARDS;
const CALL = CARDS + 1;

const cards = (mask: number): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => (mask >> card) & 1);
const handOf = ({ cells }: State, seat: Seat): number => cells[HANDS + seat]!;
const winner = (state: State): Seat =>
  Array.from({ length: state.variant.seats }, (_, seat) => seat).find((s) => !handOf(state, s)) ??
  NOBODY;

function refuse(state: State, seat: Seat, move: number): string | null {
  const { cells } = state;
  if (winner(state) !== NOBODY) return 'TOY-5';
  if (move === CALL)
    return cards(handOf(state, seat)).length === 1 && !((cells[CALLED]! >> seat) & 1)
      ? null
      : 'TOY-4';
  if (move === DRAW) return seat !== cells[TURN] ? 'TOY-1' : cells[LEFT] === 0 ? 'TOY-3' : null;
  if (!((handOf(state, seat) >> move) & 1)) return 'TOY-2';
  return seat === cells[TURN] || move % 4 === cells[TOP]! % 4 ? null : 'TOY-1';
}

const variants = new Map<number, Variant>();

const CLAUSES = ['TOY-1', 'TOY-2', 'TOY-3', 'TOY-4', 'TOY-5'];

export const toy: Game<ToyView> = {
  name: 'toy',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [],
  presets: [],
  clauses: CLAUSES,
  told: { 'TOY-1': { seat: SEAT, what: TEXT, card: maybe(NUMBER) } },
  refused: Object.fromEntries(CLAUSES.map((clause) => [clause, { next: SEAT }])),
  variant(options, seats) {
    const made = variants.get(seats) ?? {
      options,
      seats,
      size: HANDS + seats,
      moves: MOVES,
    };
    variants.set(seats, made);
    return made;
  },
  deal({ cells, variant: { seats } }, random) {
    cells.fill(0);
    for (let card = 0; card < CARDS; card++) cells[PILE + card] = card;
    shuffle(cells, PILE, CARDS, random);
    let left = CARDS;
    for (let seat = 0; seat < seats; seat++)
      for (let i = 0; i < 3; i++) cells[HANDS + seat]! |= 1 << cells[PILE + --left]!;
    cells[TOP] = cells[PILE + --left]!;
    cells[LEFT] = left;
  },
  play({ cells, variant: { seats } }, seat, move) {
    if (move === CALL) cells[CALLED]! |= 1 << seat;
    else {
      if (move === DRAW) {
        cells[LEFT]! -= 1;
        cells[HANDS + seat]! |= 1 << cells[PILE + cells[LEFT]!]!;
      } else {
        cells[HANDS + seat]! &= ~(1 << move);
        cells[TOP] = move;
      }
      cells[TURN] = (seat + 1) % seats;
    }
  },
  legal(state, seat, into) {
    let count = 0;
    for (let move = 0; move < MOVES.size; move++)
      if (refuse(state, seat, move) === null) into[count++] = move;
    return count;
  },
  waitingFor: (state) => (winner(state) === NOBODY ? state.cells[TURN]! : NOBODY),
  reactors(state) {
    const buffer = new Int32Array(MOVES.size);
    let mask = 0;
    for (let seat = 0; seat < state.variant.seats; seat++)
      if (seat !== state.cells[TURN] && this.legal(state, seat, buffer) > 0) mask |= 1 << seat;
    return mask;
  },
  refuse(state, seat, move) {
    const clause = refuse(state, seat, move);
    return clause === null ? null : { clause, facts: { next: state.cells[TURN]! } };
  },
  result(state) {
    const first = winner(state);
    if (first === NOBODY) return null;
    const scores = Array.from(
      { length: state.variant.seats },
      (_, s) => cards(handOf(state, s)).length,
    );
    return {
      winners: [first],
      scores,
      places: placesBy(
        [first],
        scores.map((held) => -held),
      ),
    };
  },
  view(state, reader: Reader) {
    const { cells, variant } = state;
    return {
      game: 'toy',
      options: variant.options,
      seats: variant.seats,
      seat: reader === WATCHER ? null : reader,
      hand: reader === WATCHER ? null : cards(handOf(state, reader)),
      held: Array.from({ length: variant.seats }, (_, s) => cards(handOf(state, s)).length),
      pile: cells[LEFT]!,
      top: cells[TOP]!,
      turn: cells[TURN]!,
    };
  },
  standing: ({ held }) => held.map((cards) => -cards),
  imagine: ({ seat: me, hand, held, pile, top, turn }) => {
    const known = new Set([...(hand ?? []), top]);
    const hidden = Int32Array.from(cards((1 << CARDS) - 1).filter((card) => !known.has(card)));
    return ({ cells }, random) => {
      shuffle(hidden, 0, hidden.length, random);
      cells.fill(0);
      cells.set(hidden.subarray(0, pile), PILE);
      [cells[TURN], cells[TOP], cells[LEFT]] = [turn, top, pile];
      let next = pile;
      held.forEach((count, seat) => {
        const theirs = seat === me ? hand! : [...hidden.subarray(next, (next += count))];
        for (const card of theirs) cells[HANDS + seat]! |= 1 << card;
      });
    };
  },
  tell(_, seat, move, after, reader) {
    const text = MOVES.text(move);
    const drawn =
      move === DRAW && reader === seat ? { card: after.cells[PILE + after.cells[LEFT]!]! } : {};
    return [{ clause: 'TOY-1', facts: { seat, what: move === DRAW ? 'draw' : text, ...drawn } }];
  },
  position: ({ cells }) => ({ game: 'toy', cells: [...cells] }),
  parsePosition: () => ({ ok: false, error: 'this game has no positions' }),
};
