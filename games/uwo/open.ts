import type { Result, Seat } from '@tischlein/kit';
import { countsOf, turnsOf, untilOf } from './clocks.ts';
import { CREATURES, type CreatureText } from './creature.ts';
import { SQUARE_NAMES, squaresOf, type Square } from './field.ts';
import { formAt, KNOCKED_OUT, ownerOf, taken } from './ground.ts';
import { bySide, FORMS, SIDES, type BySide, type Form, type Kind, type Side } from './cards.ts';
import {
  ACTED,
  ATTACKER,
  CENTRE,
  CLOCK,
  ENERGY_LEFT,
  FIRST_OUT,
  goneCell,
  HEIGHT,
  KNOWN,
  MORFED,
  NO_DUEL,
  PAID,
  QUIET,
  STAGE,
  stackAt,
  STAGES,
  STIRRED,
  TARGET,
  TURN,
  WAITING,
  type UwoState,
} from './layout.ts';
import { kindsIn } from './piles.ts';
import { result } from './result.ts';

type BySquare<T> = { readonly [square: string]: T };

// A type and no interface: JSON objects have an index.
type Duel = {
  readonly stage: (typeof STAGES)[number];
  readonly attacker: string | null;
  readonly target: string | null;
  readonly centre: string | null;
  readonly asked: Seat;
};

/** A knock-out, whose turns end it, and after how many of their ends or beginnings. */
type KnockOut =
  | { readonly until: Side; readonly turnEnds: number }
  | { readonly until: Side; readonly turnBegins: number };

/** What lies open: the same in a position and in everybody's view. */
export interface Open {
  readonly board: BySquare<CreatureText>;
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

export function openOf(state: UwoState): Open {
  const { cells } = state;
  const creatures = squaresOf(taken(cells));
  const nameAt = (cell: number): string | null => SQUARE_NAMES[cells[cell]! - 1] ?? null;
  const firstOut = cells[FIRST_OUT]! - 1;
  return {
    board: bySquare(
      creatures,
      (square) => CREATURES[ownerOf(cells, square)]![formAt(cells, square)]!,
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
