import { listOf, WATCHER, withRules, type Reader, type Seat, type View } from '@tischlein/kit';
import {
  DRAWN,
  handOf,
  HELD,
  knownOf,
  NOTHING_DRAWN,
  PILE_COUNT,
  SEEN_BOTTOM,
  TURN,
  WINNERS,
  type UnoState,
} from './layout.ts';
import { CODES } from './cards.ts';
import { codesIn, openOf, pileOf, type Open } from './open.ts';
import { VERSION } from './options.ts';

/** Hidden are the other hands, the card another seat has just drawn, and the pile but for its known bottom. */
export interface UnoView extends View, Open {
  /** The own hand; null for a watcher. */
  readonly hand: readonly string[] | null;
  /** How many cards each seat holds. */
  readonly held: readonly number[];
  /** All hands, laid open when the game is over and counted (UNO-15); null before. */
  readonly hands: readonly (readonly string[])[] | null;
  readonly drawPile: number;
  /** The card the seat at `turn` has drawn: its code for that seat, else "hidden"; "nothing" where there was none. */
  readonly drawn: string | null;
  readonly known: {
    /** The cards everybody saw going under the pile; the last one lies at the very bottom (UNO-0). */
    readonly bottom: readonly string[];
    /** By seat, cards this reader is certain of in that hand. */
    readonly hands: readonly (readonly string[])[];
  };
}

export function view(state: UnoState, reader: Reader): UnoView {
  const { cells, variant } = state;
  const bySeat = <T>(of: (seat: Seat) => T): T[] => listOf(variant.seats, of);
  const bottom = cells[SEEN_BOTTOM]!;
  const open = openOf(state);
  const seen: UnoView = {
    game: 'uno',
    options: variant.options,
    seats: variant.seats,
    seat: reader === WATCHER ? null : reader,
    hand: reader === WATCHER ? null : codesIn(cells, handOf(reader)),
    held: bySeat((seat) => cells[handOf(seat) + HELD]!),
    hands: cells[WINNERS] === 0 ? null : bySeat((seat) => codesIn(cells, handOf(seat))),
    drawPile: cells[PILE_COUNT]!,
    drawn: drawnFor(cells, reader),
    discardPile: open.discardPile,
    color: open.color,
    turn: open.turn,
    direction: open.direction,
    pendingDraw: open.pendingDraw,
    pendingKind: open.pendingKind,
    sits: open.sits,
    calls: open.calls,
    laidBy: open.laidBy,
    run: open.run,
    doubleSkipBy: open.doubleSkipBy,
    choice: open.choice,
    finishers: open.finishers,
    emptyPasses: open.emptyPasses,
    totals: open.totals,
    round: open.round,
    result: open.result,
    known: {
      bottom: bottom === 0 ? [] : pileOf(cells).slice(-bottom),
      hands: bySeat((seat) =>
        variant.memory && reader !== WATCHER
          ? codesIn(cells, knownOf(variant.seats, reader, seat))
          : [],
      ),
    },
  };
  return variant.rules === VERSION ? seen : withRules(seen, variant.rules);
}

function drawnFor(cells: Int32Array, reader: Reader): string | null {
  const drawn = cells[DRAWN]!;
  if (drawn === 0) return null;
  if (drawn === NOTHING_DRAWN) return 'nothing';
  return reader === cells[TURN] ? CODES[drawn - 1]! : 'hidden';
}
