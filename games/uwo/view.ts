import { WATCHER, withRules, type Options, type Reader, type View } from '@tischlein/kit';
import { bySide, type BySide, type Kind } from './cards.ts';
import { DECK_COUNT, HELD, KNOWN, type UwoState } from './layout.ts';
import { openOf, type Open } from './open.ts';
import { handOf, lowestCards } from './piles.ts';
import { VERSION } from './options.ts';

/** Hidden are the other hand and both decks, but for what one put under one's own. */
export interface UwoView extends View, Open {
  readonly options: Options;
  /** The own hand; null for a watcher. */
  readonly hand: readonly Kind[] | null;
  /** The known cards at the bottom of the own deck, the lowest last. */
  readonly bottom: readonly Kind[];
  readonly held: BySide<number>;
  readonly decks: BySide<number>;
}

export function view(state: UwoState, reader: Reader): UwoView {
  const { cells, variant } = state;
  const seat = reader === WATCHER ? null : reader;
  const open = openOf(state);
  const seen: UwoView = {
    game: 'uwo',
    options: variant.options,
    seats: variant.seats,
    seat,
    board: open.board,
    stacks: open.stacks,
    energy: open.energy,
    turn: open.turn,
    ko: open.ko,
    turnState: open.turnState,
    duel: open.duel,
    firstOut: open.firstOut,
    quiet: open.quiet,
    stirred: open.stirred,
    known: open.known,
    gone: open.gone,
    result: open.result,
    hand: seat === null ? null : handOf(cells, seat),
    bottom: seat === null ? [] : lowestCards(cells, seat, cells[KNOWN + seat]!),
    held: bySide((side) => cells[HELD + side]!),
    decks: bySide((side) => cells[DECK_COUNT + side]!),
  };
  return variant.rules === VERSION ? seen : withRules(seen, variant.rules);
}
