import * as kit from '@tischlein/kit';
import * as field from './field.ts';
import type { Square, Squares } from './field.ts';
import * as cards from './cards.ts';
import * as cell from './layout.ts';
import type { UwoState } from './layout.ts';
import * as moves from './moves.ts';
import { armyOf } from './language.ts';
import type { UwoView } from './fields.ts';

/** UWO-1, UWO-2. */
export function deal({ cells, variant }: UwoState, random: kit.Random): void {
  cells.fill(0);
  for (const seat of [0, 1]) {
    cells[field.ARMIES + seat] = field.startOf(seat, variant.army);
    for (let rest = cells[field.ARMIES + seat]!; rest !== 0; rest &= rest - 1)
      cells[field.TOP + field.lowest(rest)] = cards.FIST + 1;
    cells[cell.goneCell(seat, cards.FIST)] = cards.ARMY - variant.army;
    let count = 0;
    for (let kind = 0; kind < cards.KINDS.length; kind++) {
      const onField = kind === cards.FIST ? cards.ARMY : 0;
      for (let i = variant.counts[kind]! - onField; i > 0; i--)
        cells[cell.deckCell(seat, count++)] = kind + 1;
    }
    cells[cell.DECK_COUNT + seat] = count;
    kit.shuffle(cells, cell.deckCell(seat, 0), count, random);
    refill(cells, seat);
    cells[cell.ENERGY_LEFT + seat] = cards.ENERGY;
  }
}

function draw(cells: Int32Array, seat: kit.Seat): void {
  const left = cells[cell.DECK_COUNT + seat]! - 1;
  const top = cell.deckCell(seat, left);
  cells[cell.handCell(seat, cells[top]! - 1)]! += 1;
  cells[cell.HELD + seat]! += 1;
  cells[top] = 0;
  cells[cell.DECK_COUNT + seat] = left;
  if (cells[cell.KNOWN + seat]! > left) cells[cell.KNOWN + seat] = left;
}

/** UWO-11. */
function refill(cells: Int32Array, seat: kit.Seat): void {
  while (cells[cell.HELD + seat]! < cards.HAND && cells[cell.DECK_COUNT + seat]! > 0)
    draw(cells, seat);
}

/** UWO-14: the owner knows from now on what lies at the bottom. */
function swapCard(cells: Int32Array, seat: kit.Seat, kind: number): void {
  const bottom = cell.deckCell(seat, 0);
  cells[cell.handCell(seat, kind)]! -= 1;
  cells[cell.HELD + seat]! -= 1;
  draw(cells, seat);
  cells.copyWithin(bottom + 1, bottom, bottom + cards.DECK_CARDS - 1);
  cells[bottom] = kind + 1;
  cells[cell.DECK_COUNT + seat]! += 1;
  cells[cell.KNOWN + seat]! += 1;
}

export function play(state: UwoState, seat: kit.Seat, move: kit.Move): void {
  const { cells, variant } = state;
  const from = moves.FROM[move]!;
  const to = moves.TO[move]!;
  switch (moves.typeOf(move)) {
    case 'morf':
      return morf(state, seat, moves.KIND[move]!, from);
    case 'walk':
      pay(cells, seat, variant.walkEnergy[field.formAt(cells, from)]!);
      cells[cell.ACTED] = 1;
      return relocate(cells, seat, from, to);
    case 'ride':
      pay(cells, seat, variant.walkEnergy[field.formAt(cells, from)]!);
      cells[cell.ACTED] = 1;
      trample(state, seat, moves.PASSED[move]!);
      return relocate(cells, seat, from, to);
    case 'attack':
      return strike(state, seat, from, to);
    case 'blast':
      return light(state, seat, from);
    case 'miss':
      discard(cells, seat, cards.MISS);
      cells[cell.STAGE] = cell.COUNTER;
      return;
    case 'fall':
      return fall(state);
    case 'stop':
      return endDuel(cells);
    case 'swap':
      swapCard(cells, seat, moves.KIND[move]!);
      return endTurn(state);
    case 'burn':
      pay(cells, seat, cells[cell.ENERGY_LEFT + seat]!);
      return endTurn(state);
    case 'end':
      return endTurn(state);
  }
}

/** UWO-12 in the own turn, UWO-22 in a duel, UWO-54 to save a victim. */
function morf(state: UwoState, seat: kit.Seat, form: number, square: Square): void {
  const { cells } = state;
  pay(cells, seat, 1);
  cells[cell.handCell(seat, form)]! -= 1;
  cells[cell.HELD + seat]! -= 1;
  cell.layOn(cells, square, form);
  stir(cells);
  switch (cells[cell.STAGE]) {
    case cell.NO_DUEL:
      cells[cell.MORFED] = square + 1;
      return;
    case cell.DEFEND:
      cells[cell.STAGE] = cell.COUNTER;
      return;
    case cell.BLAST:
      if (savable(state, cells[cell.CENTRE]! - 1, cards.enemyOf(seat)) === 0) explode(state);
  }
}

/** UWO-52: without defence. */
function trample({ cells, variant }: UwoState, seat: kit.Seat, passed: Squares): void {
  for (let rest = passed & cells[field.ARMIES + cards.enemyOf(seat)]!; rest !== 0; rest &= rest - 1)
    cell.knockOut(cells, field.lowest(rest), variant.trampleClocks[seat]!);
}

/** The creature with its stack and its clock. */
function relocate(cells: Int32Array, seat: kit.Seat, from: Square, to: Square): void {
  cells[field.ARMIES + seat]! ^= (1 << from) | (1 << to);
  if (field.isKnockedOut(cells, from)) cells[field.KNOCKED_OUT]! ^= (1 << from) | (1 << to);
  if (cells[cell.MORFED] === from + 1) cells[cell.MORFED] = to + 1;
  cells[field.TOP + to] = cells[field.TOP + from]!;
  cells[cell.CLOCK + to] = cells[cell.CLOCK + from]!;
  cells[cell.HEIGHT + to] = cells[cell.HEIGHT + from]!;
  for (let word = 0; word < cell.STACK_WORDS; word++)
    cells[cell.STACK + to * cell.STACK_WORDS + word] =
      cells[cell.STACK + from * cell.STACK_WORDS + word]!;
  clear(cells, from);
}

function clear(cells: Int32Array, square: Square): void {
  cells[field.TOP + square] = 0;
  cells[cell.CLOCK + square] = 0;
  cells[cell.HEIGHT + square] = 0;
  for (let word = 0; word < cell.STACK_WORDS; word++)
    cells[cell.STACK + square * cell.STACK_WORDS + word] = 0;
}

/** UWO-20, UWO-24: the first attack of a duel and every one after it. */
function strike(state: UwoState, seat: kit.Seat, from: Square, to: Square): void {
  const { cells, variant } = state;
  const form = field.formAt(cells, from);
  pay(cells, seat, variant.attackEnergy[form]!);
  cells[cell.ACTED] = 1;
  if (form === cards.BAZOOKA)
    cell.knockOut(cells, from, variant.shotClocks[seat * 2 + cells[cell.TURN]!]!);
  if (field.isKnockedOut(cells, to)) {
    remove(cells, to);
    return endDuel(cells);
  }
  cells[cell.STAGE] = cell.DEFEND;
  cells[cell.ATTACKER] = from + 1;
  cells[cell.TARGET] = to + 1;
  cells[cell.WAITING] = cards.enemyOf(seat);
}

/** UWO-54, UWO-56: the other side is asked whom it saves, if there is anybody it might save. */
function light(state: UwoState, seat: kit.Seat, centre: Square): void {
  const { cells, variant } = state;
  pay(cells, seat, variant.attackEnergy[cards.DYNAMITE]!);
  cells[cell.ACTED] = 1;
  cells[cell.STAGE] = cell.BLAST;
  cells[cell.ATTACKER] = 0;
  cells[cell.TARGET] = 0;
  cells[cell.CENTRE] = centre + 1;
  cells[cell.WAITING] = cards.enemyOf(seat);
  if (savable(state, centre, seat) === 0) explode(state);
}

function fall(state: UwoState): void {
  const { cells } = state;
  if (cells[cell.STAGE] === cell.BLAST) return explode(state);
  remove(cells, cells[cell.TARGET]! - 1);
  endDuel(cells);
}

/** UWO-54: both sides at once. */
function explode(state: UwoState): void {
  const { cells } = state;
  for (let rest = field.blown(state, cells[cell.CENTRE]! - 1); rest !== 0; rest &= rest - 1)
    remove(cells, field.lowest(rest));
  endDuel(cells);
}

/** UWO-12, UWO-21: the creature and its whole stack leave the game. */
function remove(cells: Int32Array, square: Square): void {
  const owner = field.ownerOf(cells, square);
  cells[cell.goneCell(owner, field.formAt(cells, square))]! += 1;
  for (let i = cells[cell.HEIGHT + square]! - 1; i >= 0; i--)
    cells[cell.goneCell(owner, cell.stackCard(cells, square, i))]! += 1;
  cells[field.ARMIES + owner]! ^= 1 << square;
  cells[field.KNOCKED_OUT]! &= ~(1 << square);
  clear(cells, square);
  stir(cells);
}

/** UWO-23. */
function discard(cells: Int32Array, seat: kit.Seat, kind: number): void {
  cells[cell.handCell(seat, kind)]! -= 1;
  cells[cell.HELD + seat]! -= 1;
  cells[cell.goneCell(seat, kind)]! += 1;
}

/** Back to the turn, unless a side has nobody left (UWO-60). */
function endDuel(cells: Int32Array): void {
  cells[cell.STAGE] = cell.NO_DUEL;
  cells[cell.ATTACKER] = 0;
  cells[cell.TARGET] = 0;
  cells[cell.CENTRE] = 0;
  const over = cells[field.ARMIES] === 0 || cells[field.ARMIES + 1] === 0;
  cells[cell.WAITING] = over ? kit.NOBODY : cells[cell.TURN]!;
}

/** UWO-40; UWO-46: without energy nothing is done, not even what costs nothing. */
export const canPay = (cells: Int32Array, seat: kit.Seat, cost: number): boolean =>
  cells[cell.ENERGY_LEFT + seat]! >= Math.max(cost, 1);

/** UWO-40, UWO-44: the side that comes to 0 first is remembered at once. */
function pay(cells: Int32Array, seat: kit.Seat, cost: number): void {
  if (cost === 0) return;
  cells[cell.ENERGY_LEFT + seat]! -= cost;
  if (seat === cells[cell.TURN]) cells[cell.PAID] = 1;
  if (cells[cell.ENERGY_LEFT + seat] === 0 && cells[cell.FIRST_OUT] === 0)
    cells[cell.FIRST_OUT] = seat + 1;
}

/** UWO-54: the creatures their side may still save, where the edition lets it. */
export const savable = (state: UwoState, centre: Square, seat: kit.Seat): Squares =>
  state.variant.edition.blastCanBeSurvivedByMorf
    ? field.blastTargets(state, centre, seat) & ~state.cells[field.KNOCKED_OUT]!
    : 0;

/** UWO-45 says the order. */
function endTurn(state: UwoState): void {
  const { cells, variant } = state;
  const seat = cells[cell.TURN]!;
  if (owesForTurn(state)) pay(cells, seat, 1);
  cell.countTurn(cells, seat, 'turnEnds');
  refill(cells, seat);
  if (cells[cell.STIRRED] === 0)
    cells[cell.QUIET] = Math.min(cells[cell.QUIET]! + 1, cell.MAX_QUIET);
  const { quietTurns } = variant;
  if (quietTurns > 0 && cells[cell.QUIET]! >= quietTurns) {
    cells[cell.WAITING] = kit.NOBODY;
    return;
  }
  const next = nextSeat(cells, seat);
  cells[cell.TURN] = next;
  cells[cell.WAITING] = next;
  cells[cell.MORFED] = 0;
  cells[cell.ACTED] = 0;
  cells[cell.PAID] = 0;
  cells[cell.STIRRED] = 0;
  cell.countTurn(cells, next, 'turnBegins');
}

/** UWO-41: nothing was paid in this turn, or, by some editions, nobody acted. */
export function owesForTurn({ cells, variant }: UwoState): boolean {
  const isPaid =
    cells[cell.PAID] === 1 && (cells[cell.ACTED] === 1 || variant.edition.morfPaysTheTurn);
  return !isPaid && cells[cell.ENERGY_LEFT + cells[cell.TURN]!]! > 0;
}

/** UWO-61: a morf or a removal; the count begins anew. */
export function stir(cells: Int32Array): void {
  cells[cell.STIRRED] = 1;
  cells[cell.QUIET] = 0;
}

/** UWO-43, UWO-44: a side without energy waits; when both are without, both get it back. */
function nextSeat(cells: Int32Array, seat: kit.Seat): kit.Seat {
  const enemy = cards.enemyOf(seat);
  if (cells[cell.ENERGY_LEFT + enemy]! > 0) return enemy;
  if (cells[cell.ENERGY_LEFT + seat]! > 0) return seat;
  const first = cells[cell.FIRST_OUT]! - 1;
  cells[cell.ENERGY_LEFT] = cards.ENERGY;
  cells[cell.ENERGY_LEFT + 1] = cards.ENERGY;
  cells[cell.FIRST_OUT] = 0;
  return first;
}

/** UWO-60, UWO-61: a side without creatures has lost; where both stand or both are gone, it is a draw. */
export function result({ cells }: UwoState): kit.Result | null {
  if (cells[cell.WAITING] !== kit.NOBODY) return null;
  const scores = [0, 1].map((seat) => field.countOf(cells[field.ARMIES + seat]!));
  const draw = (scores[0] === 0) === (scores[1] === 0);
  const winners = [0, 1].filter((seat) => draw || scores[seat]! > 0);
  return { winners, scores, places: kit.placesBy(winners, scores) };
}

/** More creatures lead. */
export const standing = (view: UwoView): number[] =>
  cards.SIDES.map((side) => armyOf(view, side).length);
