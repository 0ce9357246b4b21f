import {
  fault,
  newState,
  readFields,
  readGame,
  reading,
  readList,
  readObject,
  readOptions,
  type Json,
  type Parsed,
  type Seat,
} from '@tischlein/kit';
import { countOf, has, put } from './bag.ts';
import {
  BLACK,
  CODES,
  COLOR_OF,
  COLORS,
  DRAW_TWO,
  FACE_OF,
  isNumber,
  OF_FOURS,
  OF_TWOS,
  OF_UNO_CARDS,
  SKIP,
  SUM_KINDS,
  UNO_CARD,
  WILD_FOUR,
  type Kind,
} from './cards.ts';
import { FIELDS, type UnoGiven } from './fields.ts';
import * as cell from './layout.ts';
import type { UnoState } from './layout.ts';
import { OPTIONS, variant } from './options.ts';
import { matchWinners, seatsIn } from './play.ts';

/** Any JSON in, a state in order out, or what is wrong and where. */
export const parsePosition = (json: Json): Parsed<UnoState> =>
  reading(() => {
    const read = readObject(json, 'position', 'any');
    readGame(read, 'uno');
    const seats = readList(read['hands'], 'hands').length;
    if (seats < 2 || seats > 10) fault('hands', `expected 2 to 10 hands, got ${seats}`);
    const state = newState(variant(readOptions(OPTIONS, read['options'], 'options'), seats));
    const given = readFields(FIELDS, read, state);
    layCards(state, given);
    setColor(state, given);
    state.cells[cell.TURN] = given.turn ?? given.choice?.seat ?? given.sits?.[0] ?? 0;
    setSum(state, given);
    setSits(state, given.sits ?? []);
    if (given.choice) setChoice(state, given.choice);
    setDrawn(state, given.drawn!);
    setLayer(state, given);
    setFinishers(state, given.finishers ?? []);
    setCalls(state, given.calls ?? []);
    if (state.cells[cell.EMPTY_PASSES] !== 0) mustBeEmpty(state.cells, 'emptyPasses');
    setKnown(state, given.known);
    setScore(state, given);
    return state;
  });

function layCards({ cells, variant }: UnoState, given: UnoGiven): void {
  const used = new Int8Array(CODES.length);
  const use = (kind: Kind, path: string): Kind => {
    if (kind === UNO_CARD && !variant.unoCards)
      fault(path, 'UNO cards are in the deck only with unoDrawsFour or unoGives (UNO-8)');
    used[kind]! += 1;
    const copies = variant.copies[kind]!;
    if (used[kind]! > copies)
      fault(path, `the deck holds ${copies} of ${CODES[kind]}, and no more`);
    return kind;
  };
  given.hands!.forEach((hand, seat) =>
    hand.forEach((kind, i) => cell.intoHand(cells, seat, use(kind, `hands[${seat}][${i}]`))),
  );
  const layStack = (stack: readonly Kind[] = [], name: string, at: number): number => {
    cells.set(stack.map((kind, i) => use(kind, `${name}[${i}]`)).reverse(), at);
    return stack.length;
  };
  cells[cell.PILE_COUNT] = layStack(given.drawPile, 'drawPile', cell.PILE);
  cells[cell.LAID_COUNT] = layStack(given.discardPile, 'discardPile', cell.LAID);
}

/** The open card is the topmost that is no UNO card; a black one does not say its color. */
function setColor({ cells }: UnoState, { discardPile, color }: UnoGiven): void {
  const open = discardPile?.find((kind) => kind !== UNO_CARD);
  if (open === undefined) fault('discardPile', 'there must be a card in it that is no UNO card');
  const own = COLOR_OF[open]!;
  if (own === BLACK && color === undefined)
    fault(
      'color',
      `${CODES[open]} is open, so its color must be said: one of ${COLORS.join(', ')}`,
    );
  if (own !== BLACK && color !== undefined && color !== own)
    fault(
      'color',
      `the open card is ${CODES[open]}, so it is ${COLORS[own]}, not ${COLORS[color]}`,
    );
  cells[cell.OPEN] = open;
  cells[cell.COLOR] = color ?? own;
}

/** UNO-5, UNO-10, UNO-8a: the kind may be left out where the top card shows it. */
function setSum({ cells, variant }: UnoState, { pendingKind }: UnoGiven): void {
  const sum = cells[cell.PENDING]!;
  const top = cell.topOf(cells);
  if (sum === 0) {
    if (pendingKind) fault('pendingKind', 'there is no sum to take, so it has no kind');
    return;
  }
  const shown = kindOfSum(top);
  const kind = pendingKind || shown;
  if (kind === 0) fault('pendingDraw', `with ${CODES[top]} on top there is nothing to take`);
  const isCovered = kind === OF_UNO_CARDS && variant.jumpIn;
  if (kind !== shown && !isCovered)
    fault('pendingKind', `${SUM_KINDS[kind]} does not go with ${CODES[top]} on top`);
  if (kind === OF_UNO_CARDS && !variant.unoDrawsFour)
    fault('pendingKind', 'UNO cards make nobody draw without unoDrawsFour (UNO-8a)');
  if (sum % 2 !== 0 || (kind !== OF_TWOS && sum < 4))
    fault('pendingDraw', `${sum} is no sum of twos and fours that ends with ${SUM_KINDS[kind]}`);
  cells[cell.PENDING_KIND] = kind;
}

function kindOfSum(top: Kind): number {
  if (top === WILD_FOUR) return OF_FOURS;
  if (top === UNO_CARD) return OF_UNO_CARDS;
  return FACE_OF[top] === DRAW_TWO ? OF_TWOS : 0;
}

/** UNO-3a, UNO-3b: one seat after the other, from the seat whose turn it is. */
function setSits(state: UnoState, sits: readonly Seat[]): void {
  const { cells, variant } = state;
  if (sits.length === 0) return;
  if (!variant.skipBack) fault('sits', 'only with skipBack do seats answer a skip (UNO-3a)');
  if (FACE_OF[cell.topOf(cells)] !== SKIP) fault('sits', 'the open card is no skip');
  if (cells[cell.PENDING] !== 0) fault('sits', 'nobody sits out while there is a sum to take');
  const max = variant.doubleSkip ? Math.min(2, variant.seats - 1) : 1;
  if (sits.length > max) fault('sits', `at most ${max} can sit out here, not ${sits.length}`);
  sits.forEach((seat, i) => {
    const due = cell.seatAfter(state, cells[cell.TURN]!, i);
    if (seat !== due)
      fault(`sits[${i}]`, `expected seat ${due}: sits begins with the seat whose turn it is`);
  });
  cells[cell.SITS] = sits.length;
}

/** UNO-16: the choice of the player who has just laid a UNO card (UNO-8b) or a zero (UNO-13a). */
function setChoice({ cells, variant }: UnoState, choice: NonNullable<UnoGiven['choice']>): void {
  const { seat, to, left } = choice;
  const kind = choice.kind + 1;
  const name = cell.CHOICES[kind];
  if (seat !== cells[cell.TURN])
    fault('turn', `seat ${seat} has a choice to make, so it is its turn`);
  if (cells[cell.SITS] !== 0) fault('choice', 'there is no choice while seats answer a skip');
  const top = cell.topOf(cells);
  const isPossible =
    kind === cell.CHOOSE_SWAP
      ? variant.swaps && FACE_OF[top] === 0
      : variant.unoGives && top === UNO_CARD;
  if (!isPossible)
    fault('choice.kind', `${CODES[top]} leaves no choice to ${name} with these options`);
  const isHand = kind === cell.CHOOSE_HAND;
  if (isHand && to === 0) fault('choice.to', 'expected the seat that gets the cards');
  if (isHand && to - 1 === seat) fault('choice.to', 'nobody gives cards to themselves (UNO-8b)');
  if (isHand && left === null) fault('choice.left', 'expected how many cards are still to give');
  if (!isHand && (to !== 0 || left !== null))
    fault('choice', '"to" and "left" belong to the kind "hand"');
  cells[cell.GIVE_TO] = to;
  cells[cell.LEFT_TO_GIVE] = left ?? 0;
  const held = cells[cell.handOf(seat) + cell.HELD]!;
  const min = kind === cell.CHOOSE_SWAP ? 1 : (left ?? 2);
  if (held < min) fault('choice', `seat ${seat} has a hand of ${held}, too few to ${name}`);
  cells[cell.CHOICE] = kind;
}

function setDrawn({ cells }: UnoState, drawn: number): void {
  if (drawn === 0) return;
  if (cells[cell.PENDING] !== 0 || cells[cell.SITS] !== 0 || cells[cell.CHOICE] !== 0)
    fault('drawn', 'nobody draws one card while facing a sum, a skip or a choice');
  if (drawn === 1) {
    mustBeEmpty(cells, 'drawn');
    cells[cell.DRAWN] = cell.NOTHING_DRAWN;
    return;
  }
  const kind = drawn - 2;
  const turn = cells[cell.TURN]!;
  if (!has(cells, cell.handOf(turn), kind))
    fault('drawn', `${CODES[kind]} is not in the hand of seat ${turn}`);
  cells[cell.DRAWN] = kind + 1;
}

/** UNO-14 */
function mustBeEmpty(cells: Int32Array, path: string): void {
  if (cells[cell.PILE_COUNT] !== 0 || cells[cell.LAID_COUNT] !== cell.openCards(cells))
    fault(path, 'there are still cards to draw');
}

/** Who laid the open card, and what they may therefore still do (UNO-1b, UNO-3b). */
function setLayer({ cells, variant }: UnoState, { run, laidBy }: UnoGiven): void {
  const top = cell.topOf(cells);
  if (run) {
    if (!variant.runs) fault('run', 'there are no runs without the option runs (UNO-1b)');
    if (!isNumber(top)) fault('run', `${CODES[top]} is no number card`);
    if (run.seat === cells[cell.TURN] && cells[cell.CHOICE] === 0)
      fault('run.seat', 'after a number card it is the turn of another seat');
    cells[cell.RUN_BY] = run.seat + 1;
    cells[cell.RUN_STEP] = run.step;
  }
  if (cells[cell.DOUBLE_SKIP_BY] !== 0) {
    if (!variant.doubleSkip) fault('doubleSkipBy', 'only with the option doubleSkip (UNO-3b)');
    if (FACE_OF[top] !== SKIP) fault('doubleSkipBy', `${CODES[top]} is no skip`);
    if (cells[cell.PENDING] !== 0 || cells[cell.DRAWN] !== 0)
      fault('doubleSkipBy', 'not while a sum waits, nor once somebody has drawn (UNO-3b, UNO-19)');
  }
  const chooser = cells[cell.CHOICE] === 0 ? 0 : cells[cell.TURN]! + 1;
  const layers = [cells[cell.RUN_BY]!, cells[cell.DOUBLE_SKIP_BY]!, chooser].filter(
    (by) => by !== 0,
  );
  cells[cell.LAID_BY] = laidBy || (layers[0] ?? 0);
  for (const by of layers)
    if (by !== cells[cell.LAID_BY])
      fault('laidBy', `seat ${by - 1} laid the open card, not seat ${cells[cell.LAID_BY]! - 1}`);
}

/** UNO-5a: they have no cards and wait for somebody to take the sum. */
function setFinishers({ cells, variant }: UnoState, finishers: readonly Seat[]): void {
  if (finishers.length > 0 && (!variant.drawTwoComeback || cells[cell.PENDING] === 0))
    fault('finishers', 'they wait only under drawTwoComeback while there is a sum (UNO-5a)');
  finishers.forEach((seat, i) => {
    if (finishers.indexOf(seat) !== i) fault(`finishers[${i}]`, `seat ${seat} stands twice`);
    if (cells[cell.handOf(seat) + cell.HELD] !== 0)
      fault(`finishers[${i}]`, `seat ${seat} holds cards`);
  });
  cells.set(finishers, cell.FINISHERS);
  cells[cell.FINISHED] = finishers.length;
}

/** UNO-11, UNO-12 */
function setCalls({ cells }: UnoState, calls: NonNullable<UnoGiven['calls']>): void {
  if (calls.length > 0 && cells[cell.CHOICE] !== 0)
    fault('calls', 'while a choice is open nobody owes a call (UNO-16)');
  calls.forEach(({ seat, kind }, i) => {
    const path = `calls[${i}]`;
    const isLast = kind === 1;
    const held = cells[cell.handOf(seat) + cell.HELD]!;
    if (held !== (isLast ? 0 : 1))
      fault(path, `seat ${seat} has a hand of ${held}, so it owes no ${isLast ? 'unouno' : 'uno'}`);
    if (cells.subarray(cell.FINISHERS, cell.FINISHERS + cells[cell.FINISHED]!).includes(seat))
      fault(path, `seat ${seat} is a finisher and has called`);
    // Whoever lays a sum on this seat has laid after it, and with that the call was missed.
    if (isLast && seat === cells[cell.TURN] && cells[cell.PENDING] !== 0)
      fault(path, `seat ${seat} faces a sum, so it can not have laid last (UNO-12)`);
    const duties = isLast ? cell.OWES_UNO_UNO : cell.OWES_UNO;
    if (((cells[duties]! >> seat) & 1) !== 0) fault(path, `seat ${seat} stands twice`);
    cells[duties]! |= 1 << seat;
  });
}

/** What seats remember: `{ bottom: 2, hands: [{ seat: 0, of: 1, cards: ["r5"] }] }`. */
function setKnown({ cells, variant }: UnoState, known: UnoGiven['known']): void {
  const { bottom, hands } = known ?? { bottom: 0, hands: [] };
  if (bottom > cells[cell.PILE_COUNT]!)
    fault('known.bottom', `the pile has ${cells[cell.PILE_COUNT]} cards, not ${bottom}`);
  for (const kind of cells.subarray(cell.PILE, cell.PILE + bottom))
    if (isNumber(kind))
      fault('known.bottom', `${CODES[kind]} would not have gone under the pile (UNO-0)`);
  cells[cell.SEEN_BOTTOM] = bottom;
  if (hands.length > 0 && !variant.memory)
    fault('known.hands', 'kept only with zeroSwap or unoGives');
  hands.forEach(({ seat, of, cards }, i) => {
    const path = `known.hands[${i}]`;
    if (of === seat) fault(`${path}.of`, 'everybody knows the own hand');
    const bag = cell.knownOf(variant.seats, seat, of);
    cards.forEach((kind, k) => {
      if (countOf(cells, bag, kind) >= countOf(cells, cell.handOf(of), kind))
        fault(`${path}.cards[${k}]`, `seat ${of} does not hold ${CODES[kind]} so often`);
      put(cells, bag, kind);
    });
  });
}

/** UNO-15: totals, round and result agree with each other. */
function setScore(state: UnoState, { totals, result: ended }: UnoGiven): void {
  const { cells, variant } = state;
  const isSingle = variant.match === 'single';
  cells.set(totals ?? ended?.scores ?? [], cell.TOTALS);
  const counted = Array.from(cells.subarray(cell.TOTALS, cell.TOTALS + variant.seats));
  const decided = isSingle ? 0 : matchWinners(state);
  if (!ended) {
    if (decided !== 0) fault('totals', `${variant.target} is reached, so there must be a result`);
    if (isSingle && counted.some((total) => total !== 0))
      fault('totals', 'a single round has no points before its end');
    return;
  }
  if (ended.scores.some((score, seat) => score !== counted[seat]))
    fault('result.scores', 'they are not the totals');
  cells[cell.WINNERS] = winnersIn(ended.winners);
  if (!isSingle && cells[cell.WINNERS] !== decided)
    fault('result.winners', `by the totals they are ${JSON.stringify(seatsIn(decided))}`);
  checkEmptyHand(state);
  if (cell.MOMENT.some((each) => cells[each] !== 0))
    fault('result', 'the game is over, but somebody still has to move');
}

function winnersIn(winners: readonly Seat[]): number {
  if (winners.length === 0) fault('result.winners', 'somebody must have won');
  winners.forEach((seat, i) => {
    if (winners.indexOf(seat) !== i) fault(`result.winners[${i}]`, `seat ${seat} stands twice`);
  });
  return winners.reduce((mask, seat) => mask | (1 << seat), 0);
}

/** UNO-1, UNO-14: somebody has laid their last card, or nobody could lay and there was nothing to draw. */
function checkEmptyHand({ cells, variant }: UnoState): void {
  const isStuck = cells[cell.PILE_COUNT] === 0 && cells[cell.LAID_COUNT] === cell.openCards(cells);
  for (let seat = 0; seat < variant.seats; seat++)
    if (isStuck || cells[cell.handOf(seat) + cell.HELD] === 0) return;
  fault('result', 'everybody still holds cards, so nobody has won (UNO-1)');
}
