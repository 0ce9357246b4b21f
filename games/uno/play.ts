import type { Move, Random, Seat } from '@tischlein/kit';
import type { Kind } from './cards.ts';
import { drawCards, drawOne, NO_CARD } from './play-draw.ts';
import { closeRun, closeWindows, finish, goOn, lay } from './play-card.ts';
import {
  CHOICE,
  CHOOSE_HAND,
  DRAWN,
  EMPTY_PASSES,
  FINISHED,
  FINISHERS,
  GIVE_TO,
  handOf,
  HELD,
  intoHand,
  LEFT_TO_GIVE,
  NOTHING_DRAWN,
  outOfHand,
  OWES_UNO,
  OWES_UNO_UNO,
  PENDING,
  PENDING_KIND,
  seatAfter,
  SITS,
  TURN,
  type UnoState,
} from './layout.ts';
import { rememberGiven, swapHands } from './memory.ts';
import {
  CALL_UNO,
  CALL_UNO_UNO,
  DRAW,
  GIVE,
  HAND,
  KEEP,
  PASS,
  PLAYS,
  SIT,
  SWAP_LEFT,
  TAKE,
} from './moves.ts';
import { endRound, endStuckRound } from './play-round.ts';

export function play(state: UnoState, seat: Seat, move: Move, random: Random): void {
  if (state.variant.outOfTurn) closeWindows(state, seat, move);
  if (move < PLAYS) lay(state, seat, move, random);
  else if (move === DRAW) draw(state, seat, random);
  else if (move === PASS) pass(state, seat, random);
  else playRarely(state, seat, move, random);
}

function playRarely(state: UnoState, seat: Seat, move: Move, random: Random): void {
  const { cells } = state;
  if (move === TAKE) take(state, seat, random);
  else if (move === CALL_UNO) cells[OWES_UNO]! &= ~(1 << seat);
  else if (move === CALL_UNO_UNO) {
    cells[OWES_UNO_UNO]! &= ~(1 << seat);
    finish(state, seat, random);
  } else if (move === SIT) sit(state, seat);
  else choose(state, seat, move, random);
}

/** UNO-6, UNO-6a. A silent finisher who draws gives the win away (UNO-12). */
function draw(state: UnoState, seat: Seat, random: Random): void {
  const { cells } = state;
  const kind = drawOne(state, seat, random);
  cells[DRAWN] = kind === NO_CARD ? NOTHING_DRAWN : kind + 1;
  cells[OWES_UNO_UNO]! &= ~(1 << seat);
  if (kind !== NO_CARD) cells[OWES_UNO]! &= ~(1 << seat);
}

/** UNO-14: when everybody in a row has passed with nothing drawn, the round ends. */
function pass(state: UnoState, seat: Seat, random: Random): void {
  const { cells, variant } = state;
  cells[EMPTY_PASSES] = cells[DRAWN] === NOTHING_DRAWN ? cells[EMPTY_PASSES]! + 1 : 0;
  cells[DRAWN] = 0;
  if (cells[EMPTY_PASSES] === variant.seats) endStuckRound(state, random);
  else cells[TURN] = seatAfter(state, seat, 1);
}

/** UNO-5, UNO-10: the whole sum, and no laying in this turn. */
function take(state: UnoState, seat: Seat, random: Random): void {
  const { cells } = state;
  drawCards(state, seat, cells[PENDING]!, random);
  cells[PENDING] = 0;
  cells[PENDING_KIND] = 0;
  cells[TURN] = seatAfter(state, seat, 1);
  if (cells[FINISHED] !== 0) judgeFinishers(state, seat, random);
}

/** UNO-5a, UNO-22: a finisher to whom the sum came back plays on; of the others the earliest has won. */
function judgeFinishers(state: UnoState, taker: Seat, random: Random): void {
  const { cells } = state;
  const first = cells[FINISHERS] === taker ? 1 : 0;
  const waiting = cells[FINISHED]! > first;
  const winner = cells[FINISHERS + first]!;
  cells.fill(0, FINISHERS, FINISHERS + cells[FINISHED]!);
  cells[FINISHED] = 0;
  if (waiting) endRound(state, 1 << winner, random);
}

/** UNO-3a */
function sit(state: UnoState, seat: Seat): void {
  state.cells[SITS]! -= 1;
  state.cells[TURN] = seatAfter(state, seat, 1);
}

/** The choices of UNO-8b and UNO-13a. */
function choose(state: UnoState, seat: Seat, move: Move, random: Random): void {
  const { cells } = state;
  if (move >= HAND) handOver(state, seat, move - HAND, random);
  else if (move >= GIVE) {
    cells[CHOICE] = CHOOSE_HAND;
    cells[GIVE_TO] = move - GIVE + 1;
    cells[LEFT_TO_GIVE] = 2;
  } else if (move === KEEP) endChoice(state, seat);
  else {
    swapHands(state, move === SWAP_LEFT ? 1 : -1);
    stopWaiting(cells);
    closeRun(cells);
    endChoice(state, seat);
  }
}

/** UNO-8b: one of the two cards. A player with none left after the second draws two. */
function handOver(state: UnoState, seat: Seat, kind: Kind, random: Random): void {
  const { cells } = state;
  const to = cells[GIVE_TO]! - 1;
  outOfHand(cells, seat, kind);
  intoHand(cells, to, kind);
  rememberGiven(state, seat, to, kind);
  stopWaiting(cells);
  cells[LEFT_TO_GIVE]! -= 1;
  if (cells[LEFT_TO_GIVE] !== 0) return;
  cells[GIVE_TO] = 0;
  if (cells[handOf(seat) + HELD] === 0) drawCards(state, seat, 2, random);
  endChoice(state, seat);
}

/** UNO-23: a finisher who has got cards waits no longer and plays on. */
function stopWaiting(cells: Int32Array): void {
  const finished = cells[FINISHED]!;
  let waiting = 0;
  for (let i = 0; i < finished; i++) {
    const seat = cells[FINISHERS + i]!;
    if (cells[handOf(seat) + HELD] === 0) cells[FINISHERS + waiting++] = seat;
  }
  cells.fill(0, FINISHERS + waiting, FINISHERS + finished);
  cells[FINISHED] = waiting;
}

function endChoice(state: UnoState, seat: Seat): void {
  state.cells[CHOICE] = 0;
  goOn(state, seat);
}
