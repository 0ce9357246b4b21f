import { listOf, type Seat } from '@tischlein/kit';
import { cardsIn } from './bag.ts';
import { CODES, SUM_KINDS, type Color, COLORS } from './cards.ts';
import {
  CHOICE,
  CHOICES,
  COLOR,
  DIRECTION,
  DOUBLE_SKIP_BY,
  EMPTY_PASSES,
  FINISHED,
  FINISHERS,
  GIVE_TO,
  LAID,
  LAID_BY,
  LAID_COUNT,
  LEFT_TO_GIVE,
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
  SITS,
  TOTALS,
  TURN,
  type UnoState,
} from './layout.ts';
import { result, seatsIn } from './result.ts';

/** What everybody at the table sees, under the public names of `rules/`. */
export interface Open {
  /** The laid cards, the open one first. */
  readonly discardPile: readonly string[];
  readonly color: Color;
  readonly turn: Seat;
  readonly direction: 'cw' | 'ccw';
  readonly pendingDraw: number;
  readonly pendingKind: (typeof SUM_KINDS)[number];
  /** Seats that must still answer a skip. */
  readonly sits: readonly Seat[];
  /** Calls still owed. */
  readonly calls: readonly { readonly seat: Seat; readonly kind: 'uno' | 'unouno' }[];
  readonly laidBy: Seat | null;
  /** Who may run on; step 1 = upwards, −1 = downwards, 0 = either way. */
  readonly run: { readonly seat: Seat; readonly step: number } | null;
  readonly doubleSkipBy: Seat | null;
  readonly choice: {
    readonly seat: Seat;
    readonly kind: 'give' | 'hand' | 'swap';
    readonly to: Seat | null;
    readonly left: number | null;
  } | null;
  readonly finishers: readonly Seat[];
  readonly emptyPasses: number;
  readonly totals: readonly number[];
  readonly round: number;
  readonly result: { readonly winners: readonly Seat[]; readonly scores: readonly number[] } | null;
}

/** Where a drawing seat found nothing (UNO-14). */
export const NOTHING = 'nothing';

const seatOf = (cell: number): Seat | null => (cell === 0 ? null : cell - 1);

/** From the last cell to the first. */
const codes = (cells: Int32Array, from: number, count: number): string[] =>
  listOf(count, (i) => CODES[cells[from + count - 1 - i]!]!);

export const codesIn = (cells: Int32Array, bag: number): string[] =>
  cardsIn(cells, bag).map((kind) => CODES[kind]!);

function callsIn(cells: Int32Array): Open['calls'] {
  // Nearly always: then nothing is put together.
  if ((cells[OWES_UNO]! | cells[OWES_UNO_UNO]!) === 0) return [];
  return [
    ...seatsIn(cells[OWES_UNO]!).map((seat) => ({ seat, kind: 'uno' as const })),
    ...seatsIn(cells[OWES_UNO_UNO]!).map((seat) => ({ seat, kind: 'unouno' as const })),
  ];
}

/** The pile, the card drawn next first. */
export const pileOf = (cells: Int32Array): string[] => codes(cells, PILE, cells[PILE_COUNT]!);

export function openOf(state: UnoState): Open {
  const { cells, variant } = state;
  const runner = seatOf(cells[RUN_BY]!);
  const ended = result(state);
  return {
    discardPile: codes(cells, LAID, cells[LAID_COUNT]!),
    color: COLORS[cells[COLOR]!]!,
    turn: cells[TURN]!,
    direction: cells[DIRECTION] === 1 ? 'cw' : 'ccw',
    pendingDraw: cells[PENDING]!,
    pendingKind: SUM_KINDS[cells[PENDING_KIND]!]!,
    sits: listOf(cells[SITS]!, (i) => seatAfter(state, cells[TURN]!, i)),
    calls: callsIn(cells),
    laidBy: seatOf(cells[LAID_BY]!),
    run: runner === null ? null : { seat: runner, step: cells[RUN_STEP]! },
    doubleSkipBy: seatOf(cells[DOUBLE_SKIP_BY]!),
    choice: choiceOf(cells),
    finishers: listOf(cells[FINISHED]!, (i) => cells[FINISHERS + i]!),
    emptyPasses: cells[EMPTY_PASSES]!,
    totals: listOf(variant.seats, (seat) => cells[TOTALS + seat]!),
    round: cells[ROUND]!,
    result: ended && { winners: ended.winners, scores: ended.scores },
  };
}

function choiceOf(cells: Int32Array): Open['choice'] {
  const kind = CHOICES[cells[CHOICE]!]!;
  if (kind === null) return null;
  const left = cells[LEFT_TO_GIVE]!;
  return { seat: cells[TURN]!, kind, to: seatOf(cells[GIVE_TO]!), left: left === 0 ? null : left };
}
