import { MoveTable, type Move } from '@tischlein/kit';
import { PLACES } from './cards.ts';
import { ENDS, MAX_SEATS, NOTATION, type Adding, type MowMove } from './notation.ts';
import { CALF, CARDS, COWS, cow, SLOW, type Card } from './sets.ts';

/** Each way of adding a card stands as a block: plain, with the arrow flipped, then with each next seat. */
const FLIPPED = 1;
const NEXT = 2;
const BLOCK = NEXT + MAX_SEATS;

interface Way {
  readonly card: Card;
  readonly at?: NonNullable<Adding['at']>;
}

const WAYS: readonly Way[] = CARDS.flatMap((card): Way[] => {
  // Without a place too, at the end of the block: that can be written and is refused.
  if (card === SLOW)
    return [...Array.from({ length: PLACES }, (_, at) => ({ card, at })), { card }];
  if (card === CALF) return [...ENDS.map((at) => ({ card, at })), { card }];
  return [{ card }];
});

const add = ({ card, at }: Way, flip: boolean, next: number | null): Adding => ({
  type: 'add',
  card: cow(card).code,
  ...(at !== undefined && { at }),
  flip,
  next,
});

/** Every move that can be written, for all numbers of seats. What can not be, `refuse` explains. */
export const MOVES = new MoveTable<MowMove>(
  [
    ...WAYS.flatMap((way) => [
      add(way, false, null),
      add(way, true, null),
      ...Array.from({ length: MAX_SEATS }, (_, seat) => add(way, false, seat)),
    ]),
    { type: 'take' },
    { type: 'pass' },
  ],
  NOTATION,
);

export const TAKE: Move = WAYS.length * BLOCK;
export const PASS: Move = TAKE + 1;

const NONE = -1;
const LOW_END = 0;
const wayOf = (move: Move): Way | undefined => WAYS[Math.floor(move / BLOCK)];
const column = (value: (way: Way, suffix: number) => number): Int16Array =>
  Int16Array.from({ length: MOVES.size }, (_, move) => {
    const way = wayOf(move);
    return way ? value(way, move % BLOCK) : NONE;
  });

/** By move: the card added, the place of a slowpoke (or 0 = low, 1 = high for a calf), the flip, the named seat. */
export const CARD = column((way) => way.card);
export const AT = column(({ at }) =>
  typeof at === 'number' ? at : at === undefined ? NONE : ENDS.indexOf(at),
);
export const FLIP = column((_, suffix) => (suffix === FLIPPED ? 1 : 0));
export const NAMED = column((_, suffix) => (suffix >= NEXT ? suffix - NEXT : NONE));

/** The plain move of a card; of a slowpoke at place 0 (the next places follow), of a calf at the low end. */
export const ADD = Int16Array.from(COWS, (_, id) => {
  const first = WAYS.findIndex((way) => way.card === id);
  return first * BLOCK;
});
export const slowAt = (place: number): Move => ADD[SLOW]! + place * BLOCK;
export const calfAt = (end: number): Move => ADD[CALF]! + (end === LOW_END ? 0 : BLOCK);
export const flipped = (plain: Move): Move => plain + FLIPPED;
export const naming = (plain: Move, seat: number): Move => plain + NEXT + seat;
