import { NOBODY, type Move, type Seat } from '@tischlein/kit';
import { knockOut } from './clocks.ts';
import { swapCard } from './deal.ts';
import { pay } from './energy.ts';
import { lowest, type Square, type Squares } from './field.ts';
import { ARMIES, formAt, isKnockedOut, KNOCKED_OUT, ownerOf, TOP } from './ground.ts';
import { BAZOOKA, DYNAMITE, enemyOf, MISS } from './cards.ts';
import {
  ACTED,
  ATTACKER,
  BLAST,
  CENTRE,
  CLOCK,
  COUNTER,
  DEFEND,
  ENERGY_LEFT,
  goneCell,
  handCell,
  HEIGHT,
  HELD,
  layOn,
  MORFED,
  NO_DUEL,
  STACK,
  STACK_WORDS,
  stackCard,
  STAGE,
  TARGET,
  TURN,
  WAITING,
  type UwoState,
} from './layout.ts';
import { FROM, KIND, PASSED, TO, typeOf } from './moves.ts';
import { blown } from './reach.ts';
import { savable } from './rescue.ts';
import { endTurn, stir } from './turn.ts';

export function play(state: UwoState, seat: Seat, move: Move): void {
  const { cells, variant } = state;
  const from = FROM[move]!;
  const to = TO[move]!;
  switch (typeOf(move)) {
    case 'morf':
      return morf(state, seat, KIND[move]!, from);
    case 'walk':
      pay(cells, seat, variant.walkEnergy[formAt(cells, from)]!);
      cells[ACTED] = 1;
      return relocate(cells, seat, from, to);
    case 'ride':
      pay(cells, seat, variant.walkEnergy[formAt(cells, from)]!);
      cells[ACTED] = 1;
      trample(state, seat, PASSED[move]!);
      return relocate(cells, seat, from, to);
    case 'attack':
      return strike(state, seat, from, to);
    case 'blast':
      return light(state, seat, from);
    case 'miss':
      discard(cells, seat, MISS);
      cells[STAGE] = COUNTER;
      return;
    case 'fall':
      return fall(state);
    case 'stop':
      return endDuel(cells);
    case 'swap':
      swapCard(cells, seat, KIND[move]!);
      return endTurn(state);
    case 'burn':
      pay(cells, seat, cells[ENERGY_LEFT + seat]!);
      return endTurn(state);
    case 'end':
      return endTurn(state);
  }
}

/** UWO-12 in the own turn, UWO-22 in a duel, UWO-54 to save a victim. */
function morf(state: UwoState, seat: Seat, form: number, square: Square): void {
  const { cells } = state;
  pay(cells, seat, 1);
  cells[handCell(seat, form)]! -= 1;
  cells[HELD + seat]! -= 1;
  layOn(cells, square, form);
  stir(cells);
  switch (cells[STAGE]) {
    case NO_DUEL:
      cells[MORFED] = square + 1;
      return;
    case DEFEND:
      cells[STAGE] = COUNTER;
      return;
    case BLAST:
      if (savable(state, cells[CENTRE]! - 1, enemyOf(seat)) === 0) explode(state);
  }
}

/** UWO-52: without defence. */
function trample({ cells, variant }: UwoState, seat: Seat, passed: Squares): void {
  for (let rest = passed & cells[ARMIES + enemyOf(seat)]!; rest !== 0; rest &= rest - 1)
    knockOut(cells, lowest(rest), variant.trampleClocks[seat]!);
}

/** The creature with its stack and its clock. */
function relocate(cells: Int32Array, seat: Seat, from: Square, to: Square): void {
  cells[ARMIES + seat]! ^= (1 << from) | (1 << to);
  if (isKnockedOut(cells, from)) cells[KNOCKED_OUT]! ^= (1 << from) | (1 << to);
  if (cells[MORFED] === from + 1) cells[MORFED] = to + 1;
  cells[TOP + to] = cells[TOP + from]!;
  cells[CLOCK + to] = cells[CLOCK + from]!;
  cells[HEIGHT + to] = cells[HEIGHT + from]!;
  for (let word = 0; word < STACK_WORDS; word++)
    cells[STACK + to * STACK_WORDS + word] = cells[STACK + from * STACK_WORDS + word]!;
  clear(cells, from);
}

function clear(cells: Int32Array, square: Square): void {
  cells[TOP + square] = 0;
  cells[CLOCK + square] = 0;
  cells[HEIGHT + square] = 0;
  for (let word = 0; word < STACK_WORDS; word++) cells[STACK + square * STACK_WORDS + word] = 0;
}

/** UWO-20, UWO-24: the first attack of a duel and every one after it. */
function strike(state: UwoState, seat: Seat, from: Square, to: Square): void {
  const { cells, variant } = state;
  const form = formAt(cells, from);
  pay(cells, seat, variant.attackEnergy[form]!);
  cells[ACTED] = 1;
  if (form === BAZOOKA) knockOut(cells, from, variant.shotClocks[seat * 2 + cells[TURN]!]!);
  if (isKnockedOut(cells, to)) {
    remove(cells, to);
    return endDuel(cells);
  }
  cells[STAGE] = DEFEND;
  cells[ATTACKER] = from + 1;
  cells[TARGET] = to + 1;
  cells[WAITING] = enemyOf(seat);
}

/** UWO-54, UWO-56: the other side is asked whom it saves, if there is anybody it might save. */
function light(state: UwoState, seat: Seat, centre: Square): void {
  const { cells, variant } = state;
  pay(cells, seat, variant.attackEnergy[DYNAMITE]!);
  cells[ACTED] = 1;
  cells[STAGE] = BLAST;
  cells[ATTACKER] = 0;
  cells[TARGET] = 0;
  cells[CENTRE] = centre + 1;
  cells[WAITING] = enemyOf(seat);
  if (savable(state, centre, seat) === 0) explode(state);
}

function fall(state: UwoState): void {
  const { cells } = state;
  if (cells[STAGE] === BLAST) return explode(state);
  remove(cells, cells[TARGET]! - 1);
  endDuel(cells);
}

/** UWO-54: both sides at once. */
function explode(state: UwoState): void {
  const { cells } = state;
  for (let rest = blown(state, cells[CENTRE]! - 1); rest !== 0; rest &= rest - 1)
    remove(cells, lowest(rest));
  endDuel(cells);
}

/** UWO-12, UWO-21: the creature and its whole stack leave the game. */
function remove(cells: Int32Array, square: Square): void {
  const owner = ownerOf(cells, square);
  cells[goneCell(owner, formAt(cells, square))]! += 1;
  for (let i = cells[HEIGHT + square]! - 1; i >= 0; i--)
    cells[goneCell(owner, stackCard(cells, square, i))]! += 1;
  cells[ARMIES + owner]! ^= 1 << square;
  cells[KNOCKED_OUT]! &= ~(1 << square);
  clear(cells, square);
  stir(cells);
}

/** UWO-23. */
function discard(cells: Int32Array, seat: Seat, kind: number): void {
  cells[handCell(seat, kind)]! -= 1;
  cells[HELD + seat]! -= 1;
  cells[goneCell(seat, kind)]! += 1;
}

/** Back to the turn, unless a side has nobody left (UWO-60). */
function endDuel(cells: Int32Array): void {
  cells[STAGE] = NO_DUEL;
  cells[ATTACKER] = 0;
  cells[TARGET] = 0;
  cells[CENTRE] = 0;
  const over = cells[ARMIES] === 0 || cells[ARMIES + 1] === 0;
  cells[WAITING] = over ? NOBODY : cells[TURN]!;
}
