import { placesBy, shuffle, type Random, type Seat, type Move, type Result } from '@tischlein/kit';
import * as cards from './cards.ts';
import type { Kind } from './cards.ts';
import { HAND_SIZE } from './options.ts';
import * as cell from './layout.ts';
import type { UnoState } from './layout.ts';
import { rememberGiven, swapHands, rememberLaid, rememberSeen } from './memory.ts';
import * as moves from './moves.ts';
import { isRunOn } from './legal.ts';
import { pointsIn } from './bag.ts';
import type { UnoView } from './fields.ts';

/** A fresh game: seat 0 opens its first round (UNO-0). */
export function deal(state: UnoState, random: Random): void {
  const { cells, variant } = state;
  cells.fill(0, cell.TOTALS, cell.TOTALS + variant.seats);
  dealRound(state, 1, 0, random);
}

/** UNO-1, UNO-8, UNO-15: seven to everybody from the full fresh deck. Totals stay. */
function dealRound(state: UnoState, round: number, opener: Seat, random: Random): void {
  const { cells, variant } = state;
  const { deck } = variant;
  cells.fill(0, 0, cell.TOTALS);
  cells.fill(0, cell.TOTALS + variant.seats);
  cells.set(deck, cell.PILE);
  shuffle(cells, cell.PILE, deck.length, random);
  let left = deck.length;
  for (let i = 0; i < HAND_SIZE; i++)
    for (let seat = 0; seat < variant.seats; seat++)
      cell.intoHand(cells, seat, cells[cell.PILE + --left]!);
  cells.fill(0, cell.PILE + left, cell.PILE + deck.length);
  cells[cell.PILE_COUNT] = left;
  cells[cell.ROUND] = round;
  cells[cell.TURN] = opener;
  cells[cell.DIRECTION] = 1;
  openFirst(cells);
}

/** No card has been laid or drawn since the deal. */
export const isFreshDeal = ({ cells, variant }: UnoState): boolean =>
  cells[cell.LAID_BY] === 0 &&
  cells[cell.PILE_COUNT] === variant.deck.length - variant.seats * HAND_SIZE - 1;

/** UNO-0: the first number card is opened; all before it goes under the pile, for everybody to see. */
function openFirst(cells: Int32Array): void {
  const top = cell.PILE + cells[cell.PILE_COUNT]! - 1;
  while (!cards.isNumber(cells[top]!)) {
    const under = cells[top]!;
    cells.copyWithin(cell.PILE + 1, cell.PILE, top);
    cells[cell.PILE] = under;
    cells[cell.SEEN_BOTTOM]! += 1;
  }
  const first = cells[top]!;
  cells[top] = 0;
  cells[cell.PILE_COUNT]! -= 1;
  cells[cell.LAID] = first;
  cells[cell.LAID_COUNT] = 1;
  cells[cell.OPEN] = first;
  cells[cell.COLOR] = cards.COLOR_OF[first]!;
}

export function play(state: UnoState, seat: Seat, move: Move, random: Random): void {
  if (state.variant.outOfTurn) closeWindows(state, seat, move);
  if (move < moves.PLAYS) lay(state, seat, move, random);
  else if (move === moves.DRAW) draw(state, seat, random);
  else if (move === moves.PASS) pass(state, seat, random);
  else playRarely(state, seat, move, random);
}

function playRarely(state: UnoState, seat: Seat, move: Move, random: Random): void {
  const { cells } = state;
  if (move === moves.TAKE) take(state, seat, random);
  else if (move === moves.CALL_UNO) cells[cell.OWES_UNO]! &= ~(1 << seat);
  else if (move === moves.CALL_UNO_UNO) {
    cells[cell.OWES_UNO_UNO]! &= ~(1 << seat);
    finish(state, seat, random);
  } else if (move === moves.SIT) sit(state, seat);
  else choose(state, seat, move, random);
}

/** UNO-6, UNO-6a. A silent finisher who draws gives the win away (UNO-12). */
function draw(state: UnoState, seat: Seat, random: Random): void {
  const { cells } = state;
  const kind = drawOne(state, seat, random);
  cells[cell.DRAWN] = kind === NO_CARD ? cell.NOTHING_DRAWN : kind + 1;
  cells[cell.OWES_UNO_UNO]! &= ~(1 << seat);
  if (kind !== NO_CARD) cells[cell.OWES_UNO]! &= ~(1 << seat);
}

/** UNO-14: when everybody in a row has passed with nothing drawn, the round ends. */
function pass(state: UnoState, seat: Seat, random: Random): void {
  const { cells, variant } = state;
  cells[cell.EMPTY_PASSES] =
    cells[cell.DRAWN] === cell.NOTHING_DRAWN ? cells[cell.EMPTY_PASSES]! + 1 : 0;
  cells[cell.DRAWN] = 0;
  if (cells[cell.EMPTY_PASSES] === variant.seats) endStuckRound(state, random);
  else cells[cell.TURN] = cell.seatAfter(state, seat, 1);
}

/** UNO-5, UNO-10: the whole sum, and no laying in this turn. */
function take(state: UnoState, seat: Seat, random: Random): void {
  const { cells } = state;
  drawCards(state, seat, cells[cell.PENDING]!, random);
  cells[cell.PENDING] = 0;
  cells[cell.PENDING_KIND] = 0;
  cells[cell.TURN] = cell.seatAfter(state, seat, 1);
  if (cells[cell.FINISHED] !== 0) judgeFinishers(state, seat, random);
}

/** UNO-5a, UNO-22: a finisher to whom the sum came back plays on; of the others the earliest has won. */
function judgeFinishers(state: UnoState, taker: Seat, random: Random): void {
  const { cells } = state;
  const first = cells[cell.FINISHERS] === taker ? 1 : 0;
  const waiting = cells[cell.FINISHED]! > first;
  const winner = cells[cell.FINISHERS + first]!;
  cells.fill(0, cell.FINISHERS, cell.FINISHERS + cells[cell.FINISHED]!);
  cells[cell.FINISHED] = 0;
  if (waiting) endRound(state, 1 << winner, random);
}

/** UNO-3a */
function sit(state: UnoState, seat: Seat): void {
  state.cells[cell.SITS]! -= 1;
  state.cells[cell.TURN] = cell.seatAfter(state, seat, 1);
}

/** The choices of UNO-8b and UNO-13a. */
function choose(state: UnoState, seat: Seat, move: Move, random: Random): void {
  const { cells } = state;
  if (move >= moves.HAND) handOver(state, seat, move - moves.HAND, random);
  else if (move >= moves.GIVE) {
    cells[cell.CHOICE] = cell.CHOOSE_HAND;
    cells[cell.GIVE_TO] = move - moves.GIVE + 1;
    cells[cell.LEFT_TO_GIVE] = 2;
  } else if (move === moves.KEEP) endChoice(state, seat);
  else {
    swapHands(state, move === moves.SWAP_LEFT ? 1 : -1);
    stopWaiting(cells);
    closeRun(cells);
    endChoice(state, seat);
  }
}

/** UNO-8b: one of the two cards. A player with none left after the second draws two. */
function handOver(state: UnoState, seat: Seat, kind: Kind, random: Random): void {
  const { cells } = state;
  const to = cells[cell.GIVE_TO]! - 1;
  cell.outOfHand(cells, seat, kind);
  cell.intoHand(cells, to, kind);
  rememberGiven(state, seat, to, kind);
  stopWaiting(cells);
  cells[cell.LEFT_TO_GIVE]! -= 1;
  if (cells[cell.LEFT_TO_GIVE] !== 0) return;
  cells[cell.GIVE_TO] = 0;
  if (cells[cell.handOf(seat) + cell.HELD] === 0) drawCards(state, seat, 2, random);
  endChoice(state, seat);
}

/** UNO-23: a finisher who has got cards waits no longer and plays on. */
function stopWaiting(cells: Int32Array): void {
  const finished = cells[cell.FINISHED]!;
  let waiting = 0;
  for (let i = 0; i < finished; i++) {
    const seat = cells[cell.FINISHERS + i]!;
    if (cells[cell.handOf(seat) + cell.HELD] === 0) cells[cell.FINISHERS + waiting++] = seat;
  }
  cells.fill(0, cell.FINISHERS + waiting, cell.FINISHERS + finished);
  cells[cell.FINISHED] = waiting;
}

function endChoice(state: UnoState, seat: Seat): void {
  state.cells[cell.CHOICE] = 0;
  goOn(state, seat);
}

/**
 * UNO-1b: a run ends when another seat makes any move except a call. UNO-3b: "at once" ends with anybody's next one,
 * also the layer's own, whose turn it is again at a table of two; what a laid card does to it, `lay` says.
 */
function closeWindows({ cells }: UnoState, seat: Seat, move: Move): void {
  if (move === moves.CALL_UNO || move === moves.CALL_UNO_UNO) return;
  if (cells[cell.RUN_BY] !== seat + 1) closeRun(cells);
  if (move >= moves.PLAYS) cells[cell.DOUBLE_SKIP_BY] = 0;
}

/** One card, in the order of UNO-16: missed calls of others, the card's own choice, its effect, the own duty. */
function lay(state: UnoState, seat: Seat, move: Move, random: Random): void {
  const { cells, variant } = state;
  const kind = moves.KIND[move]!;
  cell.outOfHand(cells, seat, kind);
  const held = cells[cell.handOf(seat) + cell.HELD]!;
  const isSecondSkip = cells[cell.DOUBLE_SKIP_BY] === seat + 1 && kind === cells[cell.OPEN];
  if (variant.memory) rememberLaid(state, seat, kind);
  if (variant.runs) startOrStepRun(state, seat, kind);
  if (variant.doubleSkip) {
    // UNO-19: while a sum waits a skip makes nobody sit out, so there is nothing to double.
    const skips = cards.FACE_OF[kind] === cards.SKIP && !isSecondSkip && cells[cell.PENDING] === 0;
    cells[cell.DOUBLE_SKIP_BY] = skips ? seat + 1 : 0;
  }
  onTop(cells, seat, kind, cards.isBlack(kind) ? moves.WISH[move]! - 1 : cards.COLOR_OF[kind]!);
  if ((cells[cell.OWES_UNO]! | cells[cell.OWES_UNO_UNO]!) !== 0) settleCalls(state, seat, random);

  if (kind === cards.UNO_CARD && variant.unoGives && held >= 2)
    return openChoice(cells, seat, cell.CHOOSE_GIVE);
  if (variant.swaps && held > 0 && cards.FACE_OF[kind] === 0) {
    if (variant.zeroSwap === 'must') closeRun(cells);
    return openChoice(cells, seat, cell.CHOOSE_SWAP);
  }
  takeEffect(state, seat, kind, isSecondSkip);
  if (held > 1) return;
  const call = moves.CALL[move]!;
  if (held === 0) layLast(state, seat, kind, call === moves.SAYING_UNO_UNO, random);
  else if (call !== moves.SAYING_UNO) cells[cell.OWES_UNO]! |= 1 << seat;
}

/** After the choice: the effect, and the duty if there is one card then (UNO-11). */
function goOn(state: UnoState, seat: Seat): void {
  const { cells } = state;
  takeEffect(state, seat, cell.topOf(cells), false);
  if (cells[cell.handOf(seat) + cell.HELD] === 1) cells[cell.OWES_UNO]! |= 1 << seat;
}

function openChoice(cells: Int32Array, seat: Seat, choice: number): void {
  cells[cell.CHOICE] = choice;
  cells[cell.TURN] = seat;
}

function onTop(cells: Int32Array, seat: Seat, kind: Kind, color: number): void {
  cells[cell.LAID + cells[cell.LAID_COUNT]!] = kind;
  cells[cell.LAID_COUNT]! += 1;
  cells[cell.LAID_BY] = seat + 1;
  cells[cell.DRAWN] = 0;
  cells[cell.SITS] = 0;
  cells[cell.EMPTY_PASSES] = 0;
  if (kind === cards.UNO_CARD) return;
  cells[cell.OPEN] = kind;
  cells[cell.COLOR] = color;
}

/** UNO-1b: a number card goes on with the seat's run or starts one; its direction is set by the first step. */
function startOrStepRun(state: UnoState, seat: Seat, kind: Kind): void {
  const { cells } = state;
  if (!cards.isNumber(kind)) return closeRun(cells);
  if (!isRunOn(state, seat, kind)) cells[cell.RUN_STEP] = 0;
  else if (kind !== cells[cell.OPEN]) cells[cell.RUN_STEP] = kind - cells[cell.OPEN]!;
  cells[cell.RUN_BY] = seat + 1;
}

function closeRun(cells: Int32Array): void {
  cells[cell.RUN_BY] = 0;
  cells[cell.RUN_STEP] = 0;
}

/** UNO-11, UNO-12: who owes a call when another lays draws two; the layer's own old duty lapses. */
function settleCalls(state: UnoState, layer: Seat, random: Random): void {
  const { cells, variant } = state;
  const missed = (cells[cell.OWES_UNO]! | cells[cell.OWES_UNO_UNO]!) & ~(1 << layer);
  cells[cell.OWES_UNO] = 0;
  cells[cell.OWES_UNO_UNO] = 0;
  for (let seat = 0; seat < variant.seats; seat++)
    if (((missed >> seat) & 1) !== 0) drawCards(state, seat, 2, random);
}

/** Whose turn it is after the card, and what they face. */
function takeEffect(state: UnoState, seat: Seat, kind: Kind, secondSkip: boolean): void {
  const { cells, variant } = state;
  const face = cards.FACE_OF[kind]!;
  let steps = 1;
  if (face >= cards.SKIP) {
    if (face === cards.REVERSE) cells[cell.DIRECTION] = -cells[cell.DIRECTION]!;
    if (kind === cards.WILD_FOUR || face === cards.DRAW_TWO || kind === cards.UNO_CARD)
      addToSum(state, kind);
    else if (cells[cell.PENDING] === 0) {
      // UNO-19: who faces a sum that was waiting does not sit out as well.
      if (face === cards.SKIP) {
        const sits = secondSkip ? Math.min(2, variant.seats - 1) : 1;
        if (variant.skipBack) cells[cell.SITS] = sits;
        else steps = sits + 1;
      } else if (face === cards.REVERSE && variant.reverseSkips) steps = 2;
    }
  }
  cells[cell.TURN] = cell.seatAfter(state, seat, steps);
}

/** UNO-5, UNO-10, UNO-8a. A sum of UNO cards keeps its kind when others are jumped in below it (UNO-1a). */
function addToSum({ cells, variant }: UnoState, kind: Kind): void {
  if (kind === cards.UNO_CARD && !variant.unoDrawsFour) return;
  cells[cell.PENDING] = Math.min(cells[cell.PENDING]! + cards.ADDS[kind]!, cell.MAX_PENDING);
  if (kind === cards.UNO_CARD) cells[cell.PENDING_KIND] = cards.OF_UNO_CARDS;
  else if (cells[cell.PENDING_KIND] !== cards.OF_UNO_CARDS)
    cells[cell.PENDING_KIND] = kind === cards.WILD_FOUR ? cards.OF_FOURS : cards.OF_TWOS;
}

/** UNO-12, UNO-7a: the last card has been laid. */
function layLast(state: UnoState, seat: Seat, kind: Kind, called: boolean, random: Random): void {
  const { cells, variant } = state;
  if (variant.plainFinish && (kind === cards.WILD_FOUR || kind === cards.UNO_CARD)) {
    drawCards(state, seat, 2, random);
    if (cells[cell.handOf(seat) + cell.HELD] === 1) cells[cell.OWES_UNO]! |= 1 << seat;
  } else if (called) finish(state, seat, random);
  else cells[cell.OWES_UNO_UNO]! |= 1 << seat;
}

/** "UNO UNO": a draw two, and any card on a sum others wait for, must first be taken by someone (UNO-5a, UNO-22). */
function finish(state: UnoState, seat: Seat, random: Random): void {
  const { cells, variant } = state;
  const waits = cards.FACE_OF[cell.topOf(cells)] === cards.DRAW_TWO || cells[cell.FINISHED] !== 0;
  if (variant.drawTwoComeback && cells[cell.PENDING] !== 0 && waits) {
    cells[cell.FINISHERS + cells[cell.FINISHED]!] = seat;
    cells[cell.FINISHED]! += 1;
    return;
  }
  // UNO-15: the sum is taken before hands are counted.
  drawCards(state, cells[cell.TURN]!, cells[cell.PENDING]!, random);
  endRound(state, 1 << seat, random);
}

/** There was nothing to draw (UNO-14). */
export const NO_CARD: Kind = -1;

/** One card from the pile into a hand; if all saw it going under the pile, all know who holds it (UNO-0). */
function drawOne(state: UnoState, seat: Seat, random: Random): Kind {
  const { cells } = state;
  if (cells[cell.PILE_COUNT] === 0 && !reshuffle(cells, random)) return NO_CARD;
  const left = cells[cell.PILE_COUNT]! - 1;
  const kind = cells[cell.PILE + left]!;
  cells[cell.PILE + left] = 0;
  cells[cell.PILE_COUNT] = left;
  cell.intoHand(cells, seat, kind);
  if (left < cells[cell.SEEN_BOTTOM]!) {
    cells[cell.SEEN_BOTTOM] = left;
    if (state.variant.memory) rememberSeen(state, seat, kind);
  }
  return kind;
}

/** Draws this many cards, or what there is (UNO-14). Whoever gets one owes no call any more (UNO-11, UNO-12). */
function drawCards(state: UnoState, seat: Seat, count: number, random: Random): void {
  let drawn = 0;
  while (drawn < count && drawOne(state, seat, random) !== NO_CARD) drawn += 1;
  if (drawn === 0) return;
  const owesNothing = ~(1 << seat);
  state.cells[cell.OWES_UNO]! &= owesNothing;
  state.cells[cell.OWES_UNO_UNO]! &= owesNothing;
}

/** UNO-14: all laid cards but the open one, and UNO cards lying on it, become the pile. Answers whether there were any. */
function reshuffle(cells: Int32Array, random: Random): boolean {
  const stay = cell.openCards(cells);
  const count = cells[cell.LAID_COUNT]! - stay;
  if (count === 0) return false;
  cells.copyWithin(cell.PILE, cell.LAID, cell.LAID + count);
  cells.copyWithin(cell.LAID, cell.LAID + count, cell.LAID + count + stay);
  cells.fill(0, cell.LAID + stay, cell.LAID + count + stay);
  cells[cell.LAID_COUNT] = stay;
  cells[cell.PILE_COUNT] = count;
  shuffle(cells, cell.PILE, count, random);
  return true;
}

/** UNO-14: nobody can go on, so the fewest points in hand win, shared on a tie. */
const endStuckRound = (state: UnoState, random: Random): void =>
  endRound(state, fewestPoints(state), random);

export function fewestPoints({ cells, variant }: UnoState): number {
  let fewest = Infinity;
  let winners = 0;
  for (let seat = 0; seat < variant.seats; seat++) {
    const points = pointsIn(cells, cell.handOf(seat), variant.points);
    if (points < fewest) winners = 0;
    if (points <= fewest) winners |= 1 << seat;
    fewest = Math.min(fewest, points);
  }
  return winners;
}

/** UNO-15: the points of the round onto the totals; then the end, or a new round. `winners` is a mask. */
function endRound(state: UnoState, winners: number, random: Random): void {
  const { cells, variant } = state;
  score(state, winners);
  const decided = variant.match === 'single' ? winners : matchWinners(state);
  if (decided === 0) {
    const winner = 31 - Math.clz32(winners & -winners);
    const round = Math.min(cells[cell.ROUND]! + 1, cell.MAX_ROUNDS);
    dealRound(state, round, (winner + 1) % variant.seats, random);
    return;
  }
  cells[cell.WINNERS] = decided;
  for (const moment of cell.MOMENT) cells[moment] = 0;
  cells.fill(0, cell.FINISHERS, cell.FINISHERS + variant.seats);
}

/** `penalty`: everybody's own points; else the winners get what is in all other hands. */
function score({ cells, variant }: UnoState, winners: number): void {
  const penalty = variant.match === 'penalty';
  let all = 0;
  for (let seat = 0; seat < variant.seats; seat++) {
    const own = pointsIn(cells, cell.handOf(seat), variant.points);
    all += own;
    if (penalty) cells[cell.TOTALS + seat]! += own;
    else if (((winners >> seat) & 1) !== 0) cells[cell.TOTALS + seat]! -= own;
  }
  if (penalty) return;
  for (let seat = 0; seat < variant.seats; seat++)
    if (((winners >> seat) & 1) !== 0) cells[cell.TOTALS + seat]! += all;
}

/** Once somebody has reached the target: the highest total in `collect`, the lowest in `penalty`; 0 before. */
function matchWinners({ cells, variant }: UnoState): number {
  const sign = variant.match === 'penalty' ? -1 : 1;
  let best = -Infinity;
  let winners = 0;
  let reached = false;
  for (let seat: Seat = 0; seat < variant.seats; seat++) {
    const total = cells[cell.TOTALS + seat]!;
    reached ||= total >= variant.target;
    if (sign * total > best) winners = 0;
    if (sign * total >= best) winners |= 1 << seat;
    best = Math.max(best, sign * total);
  }
  return reached ? winners : 0;
}

export const seatsIn = (mask: number): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if (((mask >> seat) & 1) !== 0) seats.push(seat);
  return seats;
};

/** UNO-15: the totals are the scores. After a single round the fewest points in hand come next. */
export function result({ cells, variant }: UnoState): Result | null {
  if (cells[cell.WINNERS] === 0) return null;
  const scores = Array.from(cells.subarray(cell.TOTALS, cell.TOTALS + variant.seats));
  const winners = seatsIn(cells[cell.WINNERS]!);
  const worth =
    variant.match === 'single'
      ? scores.map((_, seat) => -pointsIn(cells, cell.handOf(seat), variant.points))
      : scores.map((total) => (variant.match === 'penalty' ? -total : total));
  return { winners, scores, places: placesBy(winners, worth) };
}

/** Fewer cards lead. */
export const standing = ({ held }: UnoView): number[] => held.map((cards) => -cards);
