import {
  listOf,
  WATCHER,
  withRules,
  type Options,
  type Reader,
  type Result,
  type Seat,
  type View,
} from '@tischlein/kit';
import {
  countIn,
  DIRECTION,
  handOf,
  HERD_SIZE,
  HERDS,
  knownOf,
  MUST_START,
  OPENER,
  OVER,
  PASSES,
  PILE_COUNT,
  ROUND,
  SERVED,
  stableOf,
  TOTALS,
  TURN,
  type MowState,
} from './layout.ts';
import { VERSION } from './options.ts';
import { codesIn, herdCodes } from './text.ts';

/** Hidden are the other hands and the order of the pile. What was laid open stays known: herds and stables. */
export interface MowView extends View {
  readonly options: Options;
  /** The own hand; null for a watcher. */
  readonly hand: readonly string[] | null;
  /** How many cards each seat holds. */
  readonly held: readonly number[];
  /** By seat, cards of the hand that all have seen: the 8 picked up for the mad cow. */
  readonly known: readonly (readonly string[])[];
  readonly pile: number;
  readonly herds: readonly (readonly string[])[];
  readonly herd: number;
  readonly turn: Seat;
  readonly direction: 'cw' | 'ccw';
  readonly stables: readonly (readonly string[])[];
  readonly totals: readonly number[];
  readonly round: number;
  readonly opener: Seat;
  readonly mustStart: boolean;
  readonly passes: number;
  readonly result: Result | null;
}

export function view(state: MowState, reader: Reader): MowView {
  const { cells, variant } = state;
  const bySeat = <T>(of: (seat: Seat) => T): T[] => listOf(variant.seats, of);
  const seen: MowView = {
    game: 'mow',
    options: variant.options,
    seats: variant.seats,
    seat: reader === WATCHER ? null : reader,
    hand: reader === WATCHER ? null : codesIn(cells, handOf(reader)),
    held: bySeat((seat) => countIn(cells, handOf(seat))),
    known: bySeat((seat) => codesIn(cells, knownOf(seat))),
    pile: cells[PILE_COUNT]!,
    herds: herdsOf(state),
    herd: cells[SERVED]!,
    turn: cells[TURN]!,
    direction: cells[DIRECTION] === 1 ? 'cw' : 'ccw',
    stables: bySeat((seat) => codesIn(cells, stableOf(seat))),
    totals: bySeat((seat) => cells[TOTALS + seat]!),
    round: cells[ROUND]!,
    opener: cells[OPENER]!,
    mustStart: cells[MUST_START] === 1,
    passes: cells[PASSES]!,
    result: result(state),
  };
  return variant.rules === VERSION ? seen : withRules(seen, variant.rules);
}

export const herdsOf = ({ cells, variant }: MowState): string[][] =>
  listOf(variant.herds, (i) => herdCodes(cells, HERDS + i * HERD_SIZE));

/** MOW-36: fewest flies win; equal totals share the win. */
export function result({ cells, variant }: MowState): Result | null {
  if (cells[OVER] === 0) return null;
  const scores = Array.from(cells.subarray(TOTALS, TOTALS + variant.seats));
  const fewest = Math.min(...scores);
  return { winners: scores.flatMap((flies, seat) => (flies === fewest ? [seat] : [])), scores };
}
