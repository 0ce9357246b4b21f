import {
  listOf,
  NOBODY,
  WATCHER,
  type Options,
  type Reader,
  type Result,
  type Seat,
  type View,
} from '@tischlein/kit';
import { countsOf, turnsOf, untilOf } from './clocks.ts';
import { SQUARE_NAMES, squaresOf, type Square } from './field.ts';
import {
  bySide,
  FORMS,
  KINDS,
  SIDES,
  type BySide,
  type Form,
  type Kind,
  type Side,
} from './kinds.ts';
import {
  ACTED,
  ARMIES,
  ATTACKER,
  CENTRE,
  CLOCK,
  DECK_COUNT,
  deckCell,
  ENERGY_LEFT,
  FIRST_OUT,
  formAt,
  goneCell,
  handCell,
  has,
  HEIGHT,
  HELD,
  KNOCKED_OUT,
  KNOWN,
  MORFED,
  NO_DUEL,
  PAID,
  QUIET,
  STAGE,
  stackAt,
  STAGES,
  STIRRED,
  taken,
  TARGET,
  TURN,
  WAITING,
  type UwoState,
} from './layout.ts';

type BySquare<T> = { readonly [square: string]: T };

interface Duel {
  readonly stage: (typeof STAGES)[number];
  readonly attacker: string | null;
  readonly target: string | null;
  readonly centre: string | null;
  readonly asked: Seat;
}

/** A knock-out and whose turns end it: after so many of their ends or beginnings. */
type KnockOut =
  | { readonly until: Side; readonly turnEnds: number }
  | { readonly until: Side; readonly turnBegins: number };

/** What lies open: the same in a position and in everybody's view. */
export interface Open {
  readonly board: BySquare<`${Side} ${Form}`>;
  /** Under a creature's top card, from the lowest up. */
  readonly stacks: BySquare<readonly Form[]>;
  readonly energy: BySide<number>;
  readonly turn: Side;
  readonly ko: BySquare<KnockOut>;
  readonly turnState: {
    readonly morfed: string | null;
    readonly acted: boolean;
    readonly paid: boolean;
  };
  readonly duel: Duel | null;
  readonly firstOut: Side | null;
  readonly quiet: number;
  readonly stirred: boolean;
  /** How many cards at the bottom of the own deck each side put there itself (UWO-14). */
  readonly known: BySide<number>;
  /** Cards that left the game or were set aside. */
  readonly gone: BySide<readonly Kind[]>;
  readonly result: Result | null;
}

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
  return {
    game: 'uwo',
    options: variant.options,
    seats: variant.seats,
    seat,
    ...openOf(state),
    hand: seat === null ? null : handOf(cells, seat),
    bottom: seat === null ? [] : lowestCards(cells, seat, cells[KNOWN + seat]!),
    held: bySide((side) => cells[HELD + side]!),
    decks: bySide((side) => cells[DECK_COUNT + side]!),
  };
}

const CREATURES = SIDES.map((side) => FORMS.map((form) => `${side} ${form}` as const));

export function openOf(state: UwoState): Open {
  const { cells } = state;
  const creatures = squaresOf(taken(cells));
  const nameAt = (cell: number): string | null => SQUARE_NAMES[cells[cell]! - 1] ?? null;
  const firstOut = cells[FIRST_OUT]! - 1;
  return {
    board: bySquare(
      creatures,
      (square) => CREATURES[has(cells[ARMIES]!, square) ? 0 : 1]![formAt(cells, square)]!,
    ),
    stacks: bySquare(
      creatures.filter((square) => cells[HEIGHT + square]! > 0),
      (square) => stackAt(cells, square).map((form) => FORMS[form]!),
    ),
    energy: bySide((side) => cells[ENERGY_LEFT + side]!),
    turn: SIDES[cells[TURN]!]!,
    ko: bySquare(squaresOf(cells[KNOCKED_OUT]!), (square) => knockOutAt(cells, square)),
    turnState: { morfed: nameAt(MORFED), acted: cells[ACTED] === 1, paid: cells[PAID] === 1 },
    duel:
      cells[STAGE] === NO_DUEL
        ? null
        : {
            stage: STAGES[cells[STAGE]! - 1]!,
            attacker: nameAt(ATTACKER),
            target: nameAt(TARGET),
            centre: nameAt(CENTRE),
            asked: cells[WAITING]!,
          },
    firstOut: SIDES[firstOut] ?? null,
    quiet: cells[QUIET]!,
    stirred: cells[STIRRED] === 1,
    known: bySide((side) => cells[KNOWN + side]!),
    gone: bySide((side) => kindsIn((kind) => cells[goneCell(side, kind)]!)),
    result: result(state),
  };
}

function bySquare<T>(squares: readonly Square[], of: (square: Square) => T): BySquare<T> {
  const all: { [square: string]: T } = {};
  for (const square of squares) all[SQUARE_NAMES[square]!] = of(square);
  return all;
}

function knockOutAt(cells: Int32Array, square: Square): KnockOut {
  const clock = cells[CLOCK + square]!;
  const until = SIDES[untilOf(clock)]!;
  const turns = turnsOf(clock);
  return countsOf(clock) === 'turnEnds' ? { until, turnEnds: turns } : { until, turnBegins: turns };
}

function kindsIn(count: (kind: number) => number): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS.length; kind++)
    for (let i = count(kind); i > 0; i--) kinds.push(KINDS[kind]!);
  return kinds;
}

export const handOf = (cells: Int32Array, seat: Seat): Kind[] =>
  kindsIn((kind) => cells[handCell(seat, kind)]!);

/** So many cards from the bottom of a deck, as they would be drawn: the lowest last. */
export const lowestCards = (cells: Int32Array, seat: Seat, count: number): Kind[] =>
  listOf(count, (i) => KINDS[cells[deckCell(seat, count - 1 - i)]! - 1]!);

/** UWO-60, UWO-61: a side without creatures has lost; where both stand or both are gone, it is a draw. */
export function result({ cells }: UwoState): Result | null {
  if (cells[WAITING] !== NOBODY) return null;
  const scores = [0, 1].map((seat) => squaresOf(cells[ARMIES + seat]!).length);
  const draw = (scores[0] === 0) === (scores[1] === 0);
  return { winners: [0, 1].filter((seat) => draw || scores[seat]! > 0), scores };
}
