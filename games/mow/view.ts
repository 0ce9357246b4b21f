import {
  listOf,
  WATCHER,
  withRules,
  type Options,
  type Reader,
  type Seat,
  type View,
} from '@tischlein/kit';
import {
  countIn,
  DIRECTION,
  handOf,
  knownOf,
  MUST_START,
  OPENER,
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
import { codesIn, herdsOf, type Open } from './open.ts';
import { result } from './result.ts';

/** Hidden are the other hands and the order of the pile. What was laid open stays known: herds and stables. */
export interface MowView extends View, Open {
  readonly options: Options;
  /** The own hand; null for a watcher. */
  readonly hand: readonly string[] | null;
  /** How many cards each seat holds. */
  readonly held: readonly number[];
  readonly pile: number;
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
