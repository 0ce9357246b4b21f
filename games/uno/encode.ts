import type { Seat, ViewEncoding } from '@tischlein/kit';
import { BAG } from './bag.ts';
import { KINDS } from './cards.ts';
import {
  CHOICE,
  COLOR,
  DIRECTION,
  DOUBLE_SKIP_BY,
  DRAWN,
  EMPTY_PASSES,
  FINISHED,
  FINISHERS,
  GIVE_TO,
  handOf,
  HELD,
  knownOf,
  LAID,
  LAID_BY,
  LAID_COUNT,
  LEFT_TO_GIVE,
  NOTHING_DRAWN,
  OWES_UNO,
  OWES_UNO_UNO,
  PENDING,
  PENDING_KIND,
  PILE,
  PILE_COUNT,
  ROUND,
  RUN_BY,
  RUN_STEP,
  seatAfter,
  SEEN_BOTTOM,
  SITS,
  TOTALS,
  TURN,
  WINNERS,
  type UnoState,
} from './layout.ts';
import { lowestIn, SPLIT } from './sets.ts';
import { view, type UnoView } from './view.ts';

/** Places of `drawn` before those of the cards: nothing drawn yet, somebody else's card, nothing to draw. */
const HIDDEN = 1;
const NOTHING = 2;
const FIRST_CARD = 3;
const MOST = 2 ** 15 - 1;

/**
 * Writes what a seat sees straight from the cells. Learners ask for it at every step, and to make a view of objects and
 * texts first takes four times as long. `encodings.test.ts` holds it against the view, number by number.
 */
export function seer({ fields, write }: ViewEncoding<UnoView>) {
  const placeOf = (name: keyof UnoView): number => fields.find((field) => field.name === name)!.at;
  const [seatAt, hand, held, drawPile, drawn] = [
    placeOf('seat'),
    placeOf('hand'),
    placeOf('held'),
    placeOf('drawPile'),
    placeOf('drawn'),
  ];
  const [discardPile, color, sits, calls] = [
    placeOf('discardPile'),
    placeOf('color'),
    placeOf('sits'),
    placeOf('calls'),
  ];
  const [laidBy, run, doubleSkipBy, choice] = [
    placeOf('laidBy'),
    placeOf('run'),
    placeOf('doubleSkipBy'),
    placeOf('choice'),
  ];
  const [finishers, emptyPasses, totals, round, known] = [
    placeOf('finishers'),
    placeOf('emptyPasses'),
    placeOf('totals'),
    placeOf('round'),
    placeOf('known'),
  ];
  const { at: knownAt, size: knownSize } = fields.find(({ name }) => name === 'known')!;

  return (state: UnoState, seat: Seat, into: Int16Array, from: number): void => {
    const { cells, variant } = state;
    // Hands are laid open and the points are counted: that happens once in a game.
    if (cells[WINNERS] !== 0) return write(view(state, seat), into, from);
    const { seats } = variant;
    into[from + seatAt] = 1;
    into[from + seatAt + 1] = seat;
    into[from + hand] = 1;
    addBag(cells, handOf(seat), into, from + hand + 1);
    for (let i = 0; i < seats; i++) {
      into[from + held + i] = cells[handOf(i) + HELD]!;
      into[from + totals + i] = Math.min(cells[TOTALS + i]!, MOST);
    }
    into[from + drawPile] = cells[PILE_COUNT]!;
    into[from + drawn] = drawnFor(cells, seat);
    writeDown(cells, LAID, cells[LAID_COUNT]!, into, from + discardPile);
    // These five stand one behind the other.
    into[from + color] = cells[COLOR]!;
    into[from + color + 1] = cells[TURN]!;
    into[from + color + 2] = cells[DIRECTION] === 1 ? 0 : 1;
    into[from + color + 3] = Math.min(cells[PENDING]!, MOST);
    into[from + color + 4] = cells[PENDING_KIND]!;
    into[from + sits] = cells[SITS]!;
    for (let i = 0; i < cells[SITS]!; i++)
      into[from + sits + 1 + i] = seatAfter(state, cells[TURN]!, i);
    if ((cells[OWES_UNO]! | cells[OWES_UNO_UNO]!) !== 0)
      writeCalls(cells, seats, into, from + calls);
    writeSeat(cells[LAID_BY]!, into, from + laidBy);
    if (cells[RUN_BY] !== 0) {
      writeSeat(cells[RUN_BY]!, into, from + run);
      into[from + run + 2] = cells[RUN_STEP]!;
    }
    writeSeat(cells[DOUBLE_SKIP_BY]!, into, from + doubleSkipBy);
    if (cells[CHOICE] !== 0) writeChoice(cells, into, from + choice);
    into[from + finishers] = cells[FINISHED]!;
    for (let i = 0; i < cells[FINISHED]!; i++)
      into[from + finishers + 1 + i] = cells[FINISHERS + i]!;
    into[from + emptyPasses] = cells[EMPTY_PASSES]!;
    into[from + round] = Math.min(cells[ROUND]!, MOST);
    writeDown(cells, PILE, cells[SEEN_BOTTOM]!, into, from + known);
    if (!variant.memory) return;
    const hands = from + knownAt + knownSize - seats * KINDS;
    for (let of = 0; of < seats; of++)
      addBag(cells, knownOf(seats, seat, of), into, hands + of * KINDS);
  };
}

function drawnFor(cells: Int32Array, seat: Seat): number {
  const drawn = cells[DRAWN]!;
  if (drawn === 0) return 0;
  if (drawn === NOTHING_DRAWN) return NOTHING;
  return seat === cells[TURN] ? FIRST_CARD + drawn - 1 : HIDDEN;
}

/** How many of each kind: the masks of a bag are stacked by number. */
function addBag(cells: Int32Array, bag: number, into: Int16Array, at: number): void {
  for (let layer = 0; layer < BAG; layer++) {
    const first = at + (layer === 0 || layer === 2 ? 0 : SPLIT);
    for (let rest = cells[bag + layer]!; rest !== 0; rest &= rest - 1)
      into[first + lowestIn(rest)]! += 1;
  }
}

/** How many, then each from the last cell to the first. */
function writeDown(
  cells: Int32Array,
  first: number,
  count: number,
  into: Int16Array,
  at: number,
): void {
  into[at] = count;
  for (let i = 0; i < count; i++) into[at + count - i] = cells[first + i]!;
}

/** A cell that holds a seat + 1, or 0 for nobody. */
function writeSeat(cell: number, into: Int16Array, at: number): void {
  if (cell === 0) return;
  into[at] = 1;
  into[at + 1] = cell - 1;
}

function writeCalls(cells: Int32Array, seats: number, into: Int16Array, at: number): void {
  let next = at + 1;
  for (const [kind, mask] of [cells[OWES_UNO]!, cells[OWES_UNO_UNO]!].entries())
    for (let seat = 0; seat < seats; seat++)
      if (((mask >> seat) & 1) !== 0) {
        into[next++] = seat;
        into[next++] = kind;
        into[at]! += 1;
      }
}

function writeChoice(cells: Int32Array, into: Int16Array, at: number): void {
  into[at] = 1;
  into[at + 1] = cells[TURN]!;
  into[at + 2] = cells[CHOICE]! - 1;
  writeSeat(cells[GIVE_TO]!, into, at + 3);
  if (cells[LEFT_TO_GIVE] === 0) return;
  into[at + 5] = 1;
  into[at + 6] = cells[LEFT_TO_GIVE]!;
}
