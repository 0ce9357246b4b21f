import type { Move, Random, Seat } from '@tischlein/kit';
import {
  ADDS,
  DRAW_TWO,
  FACE_OF,
  isNumber,
  OF_FOURS,
  OF_TWOS,
  OF_UNO_CARDS,
  REVERSE,
  SKIP,
  UNO_CARD,
  WILD_FOUR,
  type Kind,
} from './cards.ts';
import { drawCards } from './play-draw.ts';
import {
  CHOICE,
  CHOOSE_GIVE,
  CHOOSE_SWAP,
  COLOR,
  DIRECTION,
  DOUBLE_SKIP_BY,
  DRAWN,
  EMPTY_PASSES,
  FINISHED,
  FINISHERS,
  handOf,
  HELD,
  LAID,
  LAID_BY,
  LAID_COUNT,
  MOST_PENDING,
  OPEN,
  outOfHand,
  OWES_UNO,
  OWES_UNO_UNO,
  PENDING,
  PENDING_KIND,
  RUN_BY,
  RUN_STEP,
  seatAfter,
  SITS,
  topOf,
  TURN,
  type UnoState,
} from './layout.ts';
import { isRunOn } from './legal.ts';
import { rememberLaid } from './memory.ts';
import {
  AT_ADDS,
  AT_CALL,
  AT_COLOR,
  AT_REVERSE,
  AT_STEPS,
  AT_SUM,
  KIND_BITS,
  LAYINGS,
} from './layings.ts';
import { CALL_UNO, CALL_UNO_UNO, PLAYS, SAYING_UNO, SAYING_UNO_UNO } from './moves.ts';
import { endRound } from './play-round.ts';

/**
 * UNO-1b: a run ends when another seat makes any move except a call. UNO-3b: "at once" ends with anybody's next one,
 * also the layer's own, whose turn it is again at a table of two; what a laid card does to it, `lay` says.
 */
export function closeWindows({ cells }: UnoState, seat: Seat, move: Move): void {
  if (move === CALL_UNO || move === CALL_UNO_UNO) return;
  if (cells[RUN_BY] !== seat + 1) closeRun(cells);
  if (move >= PLAYS) cells[DOUBLE_SKIP_BY] = 0;
}

/** One card, in the order of UNO-16: missed calls of others, the card's own choice, its effect, the own duty. */
export function lay(state: UnoState, seat: Seat, move: Move, random: Random): void {
  const { cells, variant } = state;
  const laid = LAYINGS[move]!;
  const kind = laid & KIND_BITS;
  outOfHand(cells, seat, kind);
  const held = cells[handOf(seat) + HELD]!;
  if (variant.plain) {
    onTop(cells, seat, kind, (laid >> AT_COLOR) & 7);
    if ((cells[OWES_UNO]! | cells[OWES_UNO_UNO]!) !== 0) settleCalls(state, seat, random);
    cells[DIRECTION] = Math.imul(cells[DIRECTION]!, 1 - 2 * ((laid >> AT_REVERSE) & 1));
    cells[PENDING] = Math.min(cells[PENDING]! + ((laid >> AT_ADDS) & 7), MOST_PENDING);
    cells[PENDING_KIND] = (laid >> AT_SUM) & 3;
    cells[TURN] = seatAfter(state, seat, (laid >> AT_STEPS) & 3);
  } else if (!layByHouse(state, seat, kind, (laid >> AT_COLOR) & 7, held, random)) return;
  if (held > 1) return;
  const call = (laid >> AT_CALL) & 3;
  if (held === 0) layLast(state, seat, kind, call === SAYING_UNO_UNO, random);
  else if (call !== SAYING_UNO) cells[OWES_UNO]! |= 1 << seat;
}

/** The same under house rules, up to the own duty; answers whether that is left to see to. */
function layByHouse(
  state: UnoState,
  seat: Seat,
  kind: Kind,
  color: number,
  held: number,
  random: Random,
): boolean {
  const { cells, variant } = state;
  const secondSkip = cells[DOUBLE_SKIP_BY] === seat + 1 && kind === cells[OPEN];
  if (variant.memory) rememberLaid(state, seat, kind);
  if (variant.runs) startOrStepRun(state, seat, kind);
  if (variant.doubleSkip) {
    // UNO-19: while a sum waits a skip makes nobody sit out, so there is nothing to double.
    const skips = FACE_OF[kind] === SKIP && !secondSkip && cells[PENDING] === 0;
    cells[DOUBLE_SKIP_BY] = skips ? seat + 1 : 0;
  }
  onTop(cells, seat, kind, color);
  if ((cells[OWES_UNO]! | cells[OWES_UNO_UNO]!) !== 0) settleCalls(state, seat, random);

  if (kind === UNO_CARD && variant.unoGives) {
    if (held >= 2) return openChoice(cells, seat, CHOOSE_GIVE);
    if (held === 0 && variant.lastUnoCardDraws) {
      drawCards(state, seat, 2, random);
      goOn(state, seat);
      return false;
    }
  }
  if (variant.swaps && held > 0 && FACE_OF[kind] === 0) {
    if (variant.zeroSwap === 'must') closeRun(cells);
    return openChoice(cells, seat, CHOOSE_SWAP);
  }
  takeEffect(state, seat, kind, secondSkip);
  return true;
}

/** After the choice: the effect, and the duty if there is one card then (UNO-11). */
export function goOn(state: UnoState, seat: Seat): void {
  const { cells } = state;
  takeEffect(state, seat, topOf(cells), false);
  if (cells[handOf(seat) + HELD] === 1) cells[OWES_UNO]! |= 1 << seat;
}

function openChoice(cells: Int32Array, seat: Seat, choice: number): false {
  cells[CHOICE] = choice;
  cells[TURN] = seat;
  return false;
}

function onTop(cells: Int32Array, seat: Seat, kind: Kind, color: number): void {
  cells[LAID + cells[LAID_COUNT]!] = kind;
  cells[LAID_COUNT]! += 1;
  cells[LAID_BY] = seat + 1;
  cells[DRAWN] = 0;
  cells[SITS] = 0;
  cells[EMPTY_PASSES] = 0;
  if (kind === UNO_CARD) return;
  cells[OPEN] = kind;
  cells[COLOR] = color;
}

/** UNO-1b: a number card goes on with the seat's run or starts one; its direction is set by the first step. */
function startOrStepRun(state: UnoState, seat: Seat, kind: Kind): void {
  const { cells } = state;
  if (!isNumber(kind)) return closeRun(cells);
  if (!isRunOn(state, seat, kind)) cells[RUN_STEP] = 0;
  else if (kind !== cells[OPEN]) cells[RUN_STEP] = kind - cells[OPEN]!;
  cells[RUN_BY] = seat + 1;
}

export function closeRun(cells: Int32Array): void {
  cells[RUN_BY] = 0;
  cells[RUN_STEP] = 0;
}

/** UNO-11, UNO-12: who owes a call when another lays draws two; the layer's own old duty lapses. */
function settleCalls(state: UnoState, layer: Seat, random: Random): void {
  const { cells, variant } = state;
  const missed = (cells[OWES_UNO]! | cells[OWES_UNO_UNO]!) & ~(1 << layer);
  cells[OWES_UNO] = 0;
  cells[OWES_UNO_UNO] = 0;
  for (let seat = 0; seat < variant.seats; seat++)
    if (((missed >> seat) & 1) !== 0) drawCards(state, seat, 2, random);
}

/** Whose turn it is after the card, and what they face. */
function takeEffect(state: UnoState, seat: Seat, kind: Kind, secondSkip: boolean): void {
  const { cells, variant } = state;
  const face = FACE_OF[kind]!;
  let steps = 1;
  if (face >= SKIP) {
    if (face === REVERSE) cells[DIRECTION] = -cells[DIRECTION]!;
    if (kind === WILD_FOUR || face === DRAW_TWO || kind === UNO_CARD) addToSum(state, kind);
    else if (cells[PENDING] === 0) {
      // UNO-19: who faces a sum that was waiting does not sit out as well.
      if (face === SKIP) {
        const sits = secondSkip ? Math.min(2, variant.seats - 1) : 1;
        if (variant.skipBack) cells[SITS] = sits;
        else steps = sits + 1;
      } else if (face === REVERSE && variant.reverseSkips) steps = 2;
    }
  }
  cells[TURN] = seatAfter(state, seat, steps);
}

/** UNO-5, UNO-10, UNO-8a. A sum of UNO cards keeps its kind when others are jumped in below it (UNO-1a). */
function addToSum({ cells, variant }: UnoState, kind: Kind): void {
  if (kind === UNO_CARD && !variant.unoDrawsFour) return;
  cells[PENDING] = Math.min(cells[PENDING]! + ADDS[kind]!, MOST_PENDING);
  if (kind === UNO_CARD) cells[PENDING_KIND] = OF_UNO_CARDS;
  else if (cells[PENDING_KIND] !== OF_UNO_CARDS)
    cells[PENDING_KIND] = kind === WILD_FOUR ? OF_FOURS : OF_TWOS;
}

/** UNO-12, UNO-7a: the last card has been laid. */
function layLast(state: UnoState, seat: Seat, kind: Kind, called: boolean, random: Random): void {
  const { cells, variant } = state;
  if (variant.plainFinish && (kind === WILD_FOUR || kind === UNO_CARD)) {
    drawCards(state, seat, 2, random);
    if (cells[handOf(seat) + HELD] === 1) cells[OWES_UNO]! |= 1 << seat;
  } else if (called) finish(state, seat, random);
  else cells[OWES_UNO_UNO]! |= 1 << seat;
}

/** "UNO UNO": a draw two, and any card on a sum others wait for, must first be taken by someone (UNO-5a, UNO-22). */
export function finish(state: UnoState, seat: Seat, random: Random): void {
  const { cells, variant } = state;
  const waits = FACE_OF[topOf(cells)] === DRAW_TWO || cells[FINISHED] !== 0;
  if (variant.drawTwoComeback && cells[PENDING] !== 0 && waits) {
    cells[FINISHERS + cells[FINISHED]!] = seat;
    cells[FINISHED]! += 1;
    return;
  }
  // UNO-15: the sum is taken before hands are counted.
  drawCards(state, cells[TURN]!, cells[PENDING]!, random);
  endRound(state, 1 << seat, random);
}
