import {
  brief,
  fault,
  readList,
  readObject,
  readOneOf,
  readWhole,
  sentence,
  type Json,
  type JsonObject,
  type Seat,
} from '@tischlein/kit';
import { has } from './bag.ts';
import {
  CODES,
  DRAW_TWO,
  FACE_OF,
  isNumber,
  SKIP,
  SUM_KINDS,
  UNO_CARD,
  WILD_FOUR,
} from './cards.ts';
import { readChoice } from './read-choice.ts';
import {
  CHOICE,
  DIRECTION,
  DOUBLE_SKIP_BY,
  DRAWN,
  EMPTY_PASSES,
  FINISHED,
  FINISHERS,
  handOf,
  HELD,
  LAID_BY,
  LAID_COUNT,
  MOST_PENDING,
  NOTHING_DRAWN,
  openCards,
  OWES_UNO,
  OWES_UNO_UNO,
  PENDING,
  PENDING_KIND,
  PILE_COUNT,
  RUN_BY,
  RUN_STEP,
  seatAfter,
  SITS,
  topOf,
  TURN,
  type UnoState,
} from './layout.ts';
import { NOTHING } from './open.ts';
import { readKind, readOptional, readSeat } from './read.ts';

/** What is going on around the open card. */
export function readMoment(state: UnoState, given: JsonObject): void {
  const { cells, variant } = state;
  const sits = given['sits'] === undefined ? [] : readList(given['sits'], 'sits');
  const choice = readOptional(given['choice'], 'choice', ['seat', 'kind', 'to', 'left']);
  const turn = given['turn'] ?? choice?.['seat'] ?? sits[0] ?? 0;
  cells[TURN] = readSeat(turn, 'turn', variant.seats);
  const direction = given['direction'] ?? 'cw';
  cells[DIRECTION] = readOneOf(direction, 'direction', ['cw', 'ccw']) === 'cw' ? 1 : -1;
  readSum(state, given);
  readSits(state, sits);
  if (choice !== null) readChoice(state, choice);
  readDrawn(state, given['drawn'] ?? null);
  readLayer(state, given);
  readFinishers(state, given['finishers'] ?? []);
  readCalls(state, given['calls'] ?? []);
  const passes = given['emptyPasses'] ?? 0;
  cells[EMPTY_PASSES] = readWhole(passes, 'emptyPasses', 0, variant.seats - 1);
  if (cells[EMPTY_PASSES] !== 0) mustBeEmpty(cells, 'emptyPasses');
}

/** UNO-5, UNO-10, UNO-8a: the kind may be left out where the top card shows it. */
function readSum({ cells, variant }: UnoState, given: JsonObject): void {
  const sum = readWhole(given['pendingDraw'] ?? 0, 'pendingDraw', 0, MOST_PENDING);
  const top = topOf(cells);
  const shown =
    top === WILD_FOUR ? 'wd' : top === UNO_CARD ? 'u' : FACE_OF[top] === DRAW_TWO ? 'd' : null;
  const kind = given['pendingKind'] ?? (sum === 0 ? null : shown);
  if (sum === 0) {
    if (kind !== null) fault('pendingKind', sentence`there is no sum to take, so it has no kind`);
    return;
  }
  if (kind === null)
    fault('pendingDraw', sentence`with ${CODES[top]} on top there is nothing to take`);
  const read = readOneOf(kind, 'pendingKind', ['d', 'wd', 'u']);
  const covered = read === 'u' && variant.jumpIn;
  if (read !== shown && !covered)
    fault('pendingKind', sentence`${read} does not go with ${CODES[top]} on top`);
  if (read === 'u' && !variant.unoDrawsFour)
    fault('pendingKind', sentence`UNO cards make nobody draw without unoDrawsFour (UNO-8a)`);
  if (sum % 2 !== 0 || (read !== 'd' && sum < 4))
    fault('pendingDraw', sentence`${sum} is no sum of twos and fours that ends with ${read}`);
  cells[PENDING] = sum;
  cells[PENDING_KIND] = SUM_KINDS.indexOf(read);
}

/** UNO-3a, UNO-3b: one seat after the other, from the seat whose turn it is. */
function readSits(state: UnoState, sits: readonly Json[]): void {
  const { cells, variant } = state;
  if (sits.length === 0) return;
  if (!variant.skipBack)
    fault('sits', sentence`only with skipBack do seats answer a skip (UNO-3a)`);
  if (FACE_OF[topOf(cells)] !== SKIP) fault('sits', sentence`the open card is no skip`);
  if (cells[PENDING] !== 0) fault('sits', sentence`nobody sits out while there is a sum to take`);
  const most = variant.doubleSkip ? Math.min(2, variant.seats - 1) : 1;
  if (sits.length > most)
    fault('sits', sentence`at most ${most} can sit out here, not ${sits.length}`);
  sits.forEach((seat, i) => {
    const due = seatAfter(state, cells[TURN]!, i);
    if (readSeat(seat, `sits[${i}]`, variant.seats) !== due)
      fault(
        `sits[${i}]`,
        sentence`seat ${due} is wanted here: sits begins with the seat whose turn it is`,
      );
  });
  cells[SITS] = sits.length;
}

function readDrawn({ cells }: UnoState, json: Json): void {
  if (json === null) return;
  if (cells[PENDING] !== 0 || cells[SITS] !== 0 || cells[CHOICE] !== 0)
    fault('drawn', sentence`nobody draws one card while facing a sum, a skip or a choice`);
  if (json === NOTHING) {
    mustBeEmpty(cells, 'drawn');
    cells[DRAWN] = NOTHING_DRAWN;
    return;
  }
  const kind = readKind(json, 'drawn');
  if (!has(cells, handOf(cells[TURN]!), kind))
    fault('drawn', sentence`${CODES[kind]} is not in the hand of seat ${cells[TURN]}`);
  cells[DRAWN] = kind + 1;
}

/** UNO-14 */
function mustBeEmpty(cells: Int32Array, path: string): void {
  if (cells[PILE_COUNT] !== 0 || cells[LAID_COUNT] !== openCards(cells))
    fault(path, sentence`there are still cards to draw`);
}

/** Who laid the open card, and what they may therefore still do (UNO-1b, UNO-3b). */
function readLayer({ cells, variant }: UnoState, given: JsonObject): void {
  const { seats } = variant;
  const top = topOf(cells);
  const run = readOptional(given['run'], 'run', ['seat', 'step']);
  if (run !== null) {
    if (!variant.runs) fault('run', sentence`there are no runs without the option runs (UNO-1b)`);
    if (!isNumber(top)) fault('run', sentence`${CODES[top]} is no number card`);
    cells[RUN_BY] = readSeat(run['seat'], 'run.seat', seats) + 1;
    cells[RUN_STEP] = readWhole(run['step'] ?? 0, 'run.step', -1, 1);
    if (cells[RUN_BY] === cells[TURN]! + 1 && cells[CHOICE] === 0)
      fault('run.seat', sentence`after a number card it is the turn of another seat`);
  }
  const doubleSkipBy = given['doubleSkipBy'] ?? null;
  if (doubleSkipBy !== null) {
    if (!variant.doubleSkip)
      fault('doubleSkipBy', sentence`only with the option doubleSkip (UNO-3b)`);
    if (FACE_OF[top] !== SKIP) fault('doubleSkipBy', sentence`${CODES[top]} is no skip`);
    if (cells[PENDING] !== 0 || cells[DRAWN] !== 0)
      fault(
        'doubleSkipBy',
        sentence`not while a sum waits, nor once somebody has drawn (UNO-3b, UNO-19)`,
      );
    cells[DOUBLE_SKIP_BY] = readSeat(doubleSkipBy, 'doubleSkipBy', seats) + 1;
  }
  const chooser = cells[CHOICE] === 0 ? 0 : cells[TURN]! + 1;
  const shown = cells[RUN_BY]! || cells[DOUBLE_SKIP_BY]! || chooser;
  const laidBy = given['laidBy'] ?? null;
  cells[LAID_BY] = laidBy === null ? shown : readSeat(laidBy, 'laidBy', seats) + 1;
  for (const by of [cells[RUN_BY]!, cells[DOUBLE_SKIP_BY]!, chooser])
    if (by !== 0 && by !== cells[LAID_BY])
      fault('laidBy', sentence`seat ${by - 1} laid the open card, not seat ${brief(laidBy)}`);
}

/** UNO-5a: they have no cards and wait for somebody to take the sum. */
function readFinishers({ cells, variant }: UnoState, json: Json): void {
  const list = readList(json, 'finishers');
  if (list.length > 0 && (!variant.drawTwoComeback || cells[PENDING] === 0))
    fault(
      'finishers',
      sentence`they wait only under drawTwoComeback while there is a sum (UNO-5a)`,
    );
  const seen = new Set<Seat>();
  list.forEach((entry, i) => {
    const seat = readSeat(entry, `finishers[${i}]`, variant.seats);
    if (seen.has(seat)) fault(`finishers[${i}]`, sentence`seat ${seat} stands twice`);
    if (cells[handOf(seat) + HELD] !== 0)
      fault(`finishers[${i}]`, sentence`seat ${seat} holds cards`);
    seen.add(seat);
    cells[FINISHERS + i] = seat;
  });
  cells[FINISHED] = list.length;
}

/** UNO-11, UNO-12 */
function readCalls({ cells, variant }: UnoState, json: Json): void {
  const list = readList(json, 'calls');
  if (list.length > 0 && cells[CHOICE] !== 0)
    fault('calls', sentence`while a choice is open nobody owes a call (UNO-16)`);
  list.forEach((entry, i) => {
    const path = `calls[${i}]`;
    const read = readObject(entry, path, ['seat', 'kind']);
    const seat = readSeat(read['seat'], `${path}.seat`, variant.seats);
    const kind = readOneOf(read['kind'], `${path}.kind`, ['uno', 'unouno']);
    const held = cells[handOf(seat) + HELD]!;
    if (held !== (kind === 'uno' ? 1 : 0))
      fault(path, sentence`seat ${seat} has a hand of ${held}, so it owes no ${kind}`);
    if (cells.subarray(FINISHERS, FINISHERS + cells[FINISHED]!).includes(seat))
      fault(path, sentence`seat ${seat} is a finisher and has called`);
    // Whoever lays a sum on this seat has laid after it, and with that the call was missed.
    if (kind === 'unouno' && seat === cells[TURN] && cells[PENDING] !== 0)
      fault(path, sentence`seat ${seat} faces a sum, so it can not have laid last (UNO-12)`);
    const duties = kind === 'uno' ? OWES_UNO : OWES_UNO_UNO;
    if (((cells[duties]! >> seat) & 1) !== 0) fault(path, sentence`seat ${seat} stands twice`);
    cells[duties]! |= 1 << seat;
  });
}
