import { NOBODY, type Seat, type ViewEncoding } from '@tischlein/kit';
import { countsOf, turnsOf, untilOf } from './clocks.ts';
import { lowest } from './field.ts';
import { formAt, KNOCKED_OUT, ownerOf, taken } from './ground.ts';
import { DECK_CARDS, FORMS, KINDS } from './cards.ts';
import {
  ACTED,
  ATTACKER,
  CENTRE,
  CLOCK,
  DECK_COUNT,
  deckCell,
  ENERGY_LEFT,
  FIRST_OUT,
  goneCell,
  handCell,
  HEIGHT,
  HELD,
  KNOWN,
  MORFED,
  NO_DUEL,
  PAID,
  QUIET,
  STAGE,
  stackCard,
  STIRRED,
  TARGET,
  TURN,
  WAITING,
  type UwoState,
} from './layout.ts';
import { view, type UwoView } from './view.ts';

const MOST = 2 ** 15 - 1;
/** By square, with the flag that somebody is there: the creature; the cards under it and how many; the knock-out. */
const ON_BOARD = 2;
const IN_STACKS = 2 + DECK_CARDS;
const IN_KO = 4;

/**
 * Writes what a seat sees straight from the cells, as learners ask for it at every step. `encodings.test.ts` holds it
 * against the view, number by number.
 */
export function seer({ fields, write }: ViewEncoding<UwoView>) {
  const placeOf = (name: keyof UwoView): number => fields.find((field) => field.name === name)!.at;
  const at = {
    seat: placeOf('seat'),
    hand: placeOf('hand'),
    bottom: placeOf('bottom'),
    held: placeOf('held'),
    decks: placeOf('decks'),
    board: placeOf('board'),
    stacks: placeOf('stacks'),
    energy: placeOf('energy'),
    turn: placeOf('turn'),
    ko: placeOf('ko'),
    turnState: placeOf('turnState'),
    duel: placeOf('duel'),
    firstOut: placeOf('firstOut'),
    quiet: placeOf('quiet'),
    stirred: placeOf('stirred'),
    known: placeOf('known'),
    gone: placeOf('gone'),
  };

  return (state: UwoState, seat: Seat, into: Int16Array, from: number): void => {
    const { cells } = state;
    if (cells[WAITING] === NOBODY) return write(view(state, seat), into, from);
    into[from + at.seat] = 1;
    into[from + at.seat + 1] = seat;
    into[from + at.hand] = 1;
    for (let kind = 0; kind < KINDS.length; kind++)
      into[from + at.hand + 1 + kind] = cells[handCell(seat, kind)]!;
    const bottom = cells[KNOWN + seat]!;
    into[from + at.bottom] = bottom;
    for (let i = 0; i < bottom; i++)
      into[from + at.bottom + bottom - i] = cells[deckCell(seat, i)]! - 1;
    for (let side = 0; side < 2; side++) {
      into[from + at.held + side] = cells[HELD + side]!;
      into[from + at.decks + side] = cells[DECK_COUNT + side]!;
      into[from + at.energy + side] = cells[ENERGY_LEFT + side]!;
      into[from + at.known + side] = cells[KNOWN + side]!;
      for (let kind = 0; kind < KINDS.length; kind++)
        into[from + at.gone + side * KINDS.length + kind] = cells[goneCell(side, kind)]!;
    }
    writeBoard(cells, into, from + at.board, from + at.stacks, from + at.ko);
    into[from + at.turn] = cells[TURN]!;
    into[from + at.turnState] = cells[MORFED]!;
    into[from + at.turnState + 1] = cells[ACTED]!;
    into[from + at.turnState + 2] = cells[PAID]!;
    if (cells[STAGE] !== NO_DUEL) writeDuel(cells, into, from + at.duel);
    into[from + at.firstOut] = cells[FIRST_OUT]!;
    into[from + at.quiet] = Math.min(cells[QUIET]!, MOST);
    into[from + at.stirred] = cells[STIRRED]!;
  };
}

function writeBoard(
  cells: Int32Array,
  into: Int16Array,
  board: number,
  stacks: number,
  ko: number,
): void {
  for (let rest = taken(cells); rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    into[board + square * ON_BOARD] = 1;
    into[board + square * ON_BOARD + 1] =
      ownerOf(cells, square) * FORMS.length + formAt(cells, square);
    const height = cells[HEIGHT + square]!;
    if (height === 0) continue;
    const stack = stacks + square * IN_STACKS;
    into[stack] = 1;
    into[stack + 1] = height;
    for (let i = 0; i < height; i++) into[stack + 2 + i] = stackCard(cells, square, i);
  }
  for (let rest = cells[KNOCKED_OUT]!; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    const clock = cells[CLOCK + square]!;
    into[ko + square * IN_KO] = 1;
    into[ko + square * IN_KO + 1] = untilOf(clock);
    into[ko + square * IN_KO + (countsOf(clock) === 'turnEnds' ? 2 : 3)] = turnsOf(clock);
  }
}

function writeDuel(cells: Int32Array, into: Int16Array, at: number): void {
  into[at] = 1;
  into[at + 1] = cells[STAGE]! - 1;
  into[at + 2] = cells[ATTACKER]!;
  into[at + 3] = cells[TARGET]!;
  into[at + 4] = cells[CENTRE]!;
  into[at + 5] = cells[WAITING]!;
}
