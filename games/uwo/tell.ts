import type { Move, Reader, Seat } from '@tischlein/kit';
import { told, type UwoTold } from './facts.ts';
import { has, namesOf, SQUARE_NAMES, type Square } from './field.ts';
import { ARMIES, formAt, isKnockedOut, taken } from './ground.ts';
import { BAZOOKA, enemyOf, KINDS } from './cards.ts';
import { BLAST, COUNTER, DEFEND, MORFED, NO_DUEL, STAGE, TARGET, type UwoState } from './layout.ts';
import { FROM, KIND, PASSED, pathOf, TO, typeOf } from './moves.ts';
import { tellEnd, tellOut } from './tell-end.ts';
import { tellTurnEnd } from './tell-turn.ts';

export function tell(
  before: UwoState,
  seat: Seat,
  move: Move,
  after: UwoState,
  reader: Reader,
): UwoTold[] {
  const type = typeOf(move);
  const ends = type === 'end' || type === 'burn' || type === 'swap';
  return ends
    ? tellTurnEnd(before, seat, move, after, reader)
    : [...tellMove(before, seat, move, after), ...tellOut(before, after), ...tellEnd(after)];
}

function tellMove(before: UwoState, seat: Seat, move: Move, after: UwoState): UwoTold[] {
  const from = FROM[move]!;
  const { cells } = before;
  switch (typeOf(move)) {
    case 'morf':
      return tellMorf(before, seat, move, after);
    case 'walk':
      return [told('UWO-15', wayOf(cells, seat, move))];
    case 'ride':
      return [
        told('UWO-51', { ...wayOf(cells, seat, move), path: pathOf(move) }),
        ...tellTrample(before, seat, PASSED[move]!),
      ];
    case 'attack':
      return tellAttack(before, seat, move, after);
    case 'blast':
      return tellBlast(before, seat, from, after);
    case 'miss':
      return [told('UWO-23', { seat, square: SQUARE_NAMES[cells[TARGET]! - 1]! })];
    case 'fall':
      if (cells[STAGE] === DEFEND) return [tellRemoved(before, cells[TARGET]! - 1)];
      return [tellBoom(before, after)];
    default:
      return [told('UWO-24', { what: 'stop', seat })];
  }
}

const wayOf = (cells: Int32Array, seat: Seat, move: Move) => ({
  seat,
  card: KINDS[formAt(cells, FROM[move]!)]!,
  square: SQUARE_NAMES[FROM[move]!]!,
  goal: SQUARE_NAMES[TO[move]!]!,
});

function tellMorf(before: UwoState, seat: Seat, move: Move, after: UwoState): UwoTold[] {
  const stage = before.cells[STAGE]!;
  const facts = { seat, card: KINDS[KIND[move]!]!, square: SQUARE_NAMES[FROM[move]!]! };
  if (stage === NO_DUEL) return [told('UWO-12', facts)];
  if (stage === DEFEND) return [told('UWO-22', facts)];
  const saved = told('UWO-54', { what: 'save', ...facts });
  return after.cells[STAGE] === BLAST ? [saved] : [saved, tellBoom(before, after)];
}

const tellTrample = ({ cells }: UwoState, seat: Seat, passed: number): UwoTold[] => {
  const squares = namesOf(passed & cells[ARMIES + enemyOf(seat)]!);
  return squares.length === 0 ? [] : [told('UWO-52', { seat, squares })];
};

function tellAttack(before: UwoState, seat: Seat, move: Move, after: UwoState): UwoTold[] {
  const { cells } = before;
  const from = FROM[move]!;
  const to = TO[move]!;
  const duel = {
    seat,
    attacker: KINDS[formAt(cells, from)]!,
    square: SQUARE_NAMES[from]!,
    target: KINDS[formAt(cells, to)]!,
    goal: SQUARE_NAMES[to]!,
  };
  const facts: UwoTold[] = [
    cells[STAGE] === COUNTER ? told('UWO-24', { what: 'strike', ...duel }) : told('UWO-20', duel),
  ];
  if (formAt(cells, from) === BAZOOKA)
    facts.push(told('UWO-50', { seat, square: SQUARE_NAMES[from]! }));
  if (after.cells[STAGE] === NO_DUEL) facts.push(tellRemoved(before, to));
  return facts;
}

/** UWO-21: the owner's side, and whether it was knocked out and gone at once. */
function tellRemoved({ cells }: UwoState, at: Square): UwoTold {
  return told('UWO-21', {
    seat: has(cells[ARMIES]!, at) ? 0 : 1,
    card: KINDS[formAt(cells, at)]!,
    square: SQUARE_NAMES[at]!,
    ko: isKnockedOut(cells, at) ? 'yes' : 'no',
  });
}

/** UWO-54; UWO-55 in the turn of its morf, UWO-56 as a counterattack. */
function tellBlast(before: UwoState, seat: Seat, centre: Square, after: UwoState): UwoTold[] {
  const { cells } = before;
  const facts = { seat, square: SQUARE_NAMES[centre]! };
  const lit =
    cells[STAGE] === COUNTER
      ? told('UWO-56', facts)
      : cells[MORFED] === centre + 1
        ? told('UWO-55', facts)
        : told('UWO-54', { what: 'light', ...facts });
  return after.cells[STAGE] === BLAST ? [lit] : [lit, tellBoom(before, after)];
}

function tellBoom(before: UwoState, after: UwoState): UwoTold {
  const squares = namesOf(taken(before.cells) & ~taken(after.cells));
  return told('UWO-54', { what: 'boom', squares });
}
