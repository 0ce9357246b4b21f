import { NOBODY, type Move, type Reader, type Seat } from '@tischlein/kit';
import { told, type UwoTold } from './facts.ts';
import * as field from './field.ts';
import type { Square } from './field.ts';
import { BAZOOKA, KINDS, enemyOf, type Kind } from './cards.ts';
import * as cell from './layout.ts';
import type { UwoState } from './layout.ts';
import * as moves from './moves.ts';
import type { Rest } from './editions.ts';
import { owesForTurn, result } from './play.ts';

export function tell(
  before: UwoState,
  seat: Seat,
  move: Move,
  after: UwoState,
  reader: Reader,
): UwoTold[] {
  const type = moves.typeOf(move);
  const ends = type === 'end' || type === 'burn' || type === 'swap';
  return ends
    ? tellTurnEnd(before, seat, move, after, reader)
    : [...tellMove(before, seat, move, after), ...tellOut(before, after), ...tellEnd(after)];
}

function tellMove(before: UwoState, seat: Seat, move: Move, after: UwoState): UwoTold[] {
  const from = moves.FROM[move]!;
  const { cells } = before;
  switch (moves.typeOf(move)) {
    case 'morf':
      return tellMorf(before, seat, move, after);
    case 'walk':
      return [told('UWO-15', wayOf(cells, seat, move))];
    case 'ride':
      return [
        told('UWO-51', { ...wayOf(cells, seat, move), path: moves.pathOf(move) }),
        ...tellTrample(before, seat, moves.PASSED[move]!),
      ];
    case 'attack':
      return tellAttack(before, seat, move, after);
    case 'blast':
      return tellBlast(before, seat, from, after);
    case 'miss':
      return [told('UWO-23', { seat, square: field.SQUARE_NAMES[cells[cell.TARGET]! - 1]! })];
    case 'fall':
      if (cells[cell.STAGE] === cell.DEFEND) return [tellRemoved(before, cells[cell.TARGET]! - 1)];
      return [tellBoom(before, after)];
    default:
      return [told('UWO-24', { what: 'stop', seat })];
  }
}

const wayOf = (cells: Int32Array, seat: Seat, move: Move) => ({
  seat,
  card: KINDS[field.formAt(cells, moves.FROM[move]!)]!,
  square: field.SQUARE_NAMES[moves.FROM[move]!]!,
  goal: field.SQUARE_NAMES[moves.TO[move]!]!,
});

function tellMorf(before: UwoState, seat: Seat, move: Move, after: UwoState): UwoTold[] {
  const stage = before.cells[cell.STAGE]!;
  const facts = {
    seat,
    card: KINDS[moves.KIND[move]!]!,
    square: field.SQUARE_NAMES[moves.FROM[move]!]!,
  };
  if (stage === cell.NO_DUEL) return [told('UWO-12', facts)];
  if (stage === cell.DEFEND) return [told('UWO-22', facts)];
  const saved = told('UWO-54', { what: 'save', ...facts });
  return after.cells[cell.STAGE] === cell.BLAST ? [saved] : [saved, tellBoom(before, after)];
}

const tellTrample = ({ cells }: UwoState, seat: Seat, passed: number): UwoTold[] => {
  const squares = field.namesOf(passed & cells[field.ARMIES + enemyOf(seat)]!);
  return squares.length === 0 ? [] : [told('UWO-52', { seat, squares })];
};

function tellAttack(before: UwoState, seat: Seat, move: Move, after: UwoState): UwoTold[] {
  const { cells } = before;
  const from = moves.FROM[move]!;
  const to = moves.TO[move]!;
  const duel = {
    seat,
    attacker: KINDS[field.formAt(cells, from)]!,
    square: field.SQUARE_NAMES[from]!,
    target: KINDS[field.formAt(cells, to)]!,
    goal: field.SQUARE_NAMES[to]!,
  };
  const facts: UwoTold[] = [
    cells[cell.STAGE] === cell.COUNTER
      ? told('UWO-24', { what: 'strike', ...duel })
      : told('UWO-20', duel),
  ];
  if (field.formAt(cells, from) === BAZOOKA)
    facts.push(told('UWO-50', { seat, square: field.SQUARE_NAMES[from]! }));
  if (after.cells[cell.STAGE] === cell.NO_DUEL) facts.push(tellRemoved(before, to));
  return facts;
}

/** UWO-21: the owner's side, and whether it was knocked out and gone at once. */
function tellRemoved({ cells }: UwoState, at: Square): UwoTold {
  return told('UWO-21', {
    seat: field.has(cells[field.ARMIES]!, at) ? 0 : 1,
    card: KINDS[field.formAt(cells, at)]!,
    square: field.SQUARE_NAMES[at]!,
    ko: field.isKnockedOut(cells, at) ? 'yes' : 'no',
  });
}

/** UWO-54; UWO-55 in the turn of its morf, UWO-56 as a counterattack. */
function tellBlast(before: UwoState, seat: Seat, centre: Square, after: UwoState): UwoTold[] {
  const { cells } = before;
  const facts = { seat, square: field.SQUARE_NAMES[centre]! };
  const lit =
    cells[cell.STAGE] === cell.COUNTER
      ? told('UWO-56', facts)
      : cells[cell.MORFED] === centre + 1
        ? told('UWO-55', facts)
        : told('UWO-54', { what: 'light', ...facts });
  return after.cells[cell.STAGE] === cell.BLAST ? [lit] : [lit, tellBoom(before, after)];
}

function tellBoom(before: UwoState, after: UwoState): UwoTold {
  const squares = field.namesOf(field.taken(before.cells) & ~field.taken(after.cells));
  return told('UWO-54', { what: 'boom', squares });
}

/** What ended the turn, then what happens at its end, in the order of UWO-45. */
function tellTurnEnd(
  before: UwoState,
  seat: Seat,
  move: Move,
  after: UwoState,
  reader: Reader,
): UwoTold[] {
  const { cells } = before;
  const type = moves.typeOf(move);
  const energy = cells[cell.ENERGY_LEFT + seat]!;
  const deck = cell
    .lowestCards(cells, seat, cells[cell.DECK_COUNT + seat]!)
    .map((kind) => KINDS[kind]!);
  const facts: UwoTold[] = [];

  if (type === 'burn') facts.push(told('UWO-42', { seat, energy }));
  else if (type === 'end') facts.push(told('UWO-10', { seat }));
  else {
    const under = KINDS[moves.KIND[move]!]!;
    const card = deck.shift()!;
    deck.push(under);
    facts.push(
      told('UWO-14', reader === seat ? { seat, shown: 'yes', under, card } : { seat, shown: 'no' }),
    );
  }
  if (type !== 'burn' && owesForTurn(before)) facts.push(told('UWO-41', { seat }));
  facts.push(
    ...tellOut(before, after),
    ...tellUp(before, after, 'turnEnds'),
    ...tellRefill(before, seat, after, reader, deck),
    ...tellEnd(after),
  );
  if (cells[cell.FIRST_OUT] !== 0 && after.cells[cell.FIRST_OUT] === 0)
    facts.push(told('UWO-44', { seat: after.cells[cell.TURN]! }));
  return [...facts, ...tellUp(before, after, 'turnBegins')];
}

/** UWO-25: the creatures that are up again at this end of a turn, or at the beginning of the next. */
function tellUp({ cells }: UwoState, after: UwoState, counts: Rest['counts']): UwoTold[] {
  const squares = field
    .squaresOf(cells[field.KNOCKED_OUT]! & ~after.cells[field.KNOCKED_OUT]!)
    .filter((square) => cell.countsOf(cells[cell.CLOCK + square]!) === counts)
    .map((square) => field.SQUARE_NAMES[square]!);
  return squares.length > 0 ? [told('UWO-25', { squares })] : [];
}

/** UWO-11: only who draws sees the cards. */
function tellRefill(
  { cells }: UwoState,
  seat: Seat,
  after: UwoState,
  reader: Reader,
  deck: readonly Kind[],
): UwoTold[] {
  const number = after.cells[cell.HELD + seat]! - cells[cell.HELD + seat]!;
  if (number === 0) return [];
  if (reader !== seat) return [told('UWO-11', { seat, number, shown: 'no' })];
  return [told('UWO-11', { seat, number, shown: 'yes', cards: deck.slice(0, number) })];
}

/** UWO-43: whose energy this move brought to 0. */
const tellOut = (before: UwoState, after: UwoState): UwoTold[] =>
  [0, 1]
    .filter(
      (seat) =>
        before.cells[cell.ENERGY_LEFT + seat]! > 0 && after.cells[cell.ENERGY_LEFT + seat] === 0,
    )
    .map((seat) => told('UWO-43', { seat }));

/** UWO-60, UWO-61. */
function tellEnd(after: UwoState): UwoTold[] {
  if (after.cells[cell.WAITING] !== NOBODY) return [];
  const { winners, scores } = result(after)!;
  if (winners.length === 1) return [told('UWO-60', { what: 'win', seat: winners[0]! })];
  return scores[0] === 0
    ? [told('UWO-60', { what: 'draw' })]
    : [told('UWO-61', { turns: after.variant.quietTurns })];
}
