import type { Citation, Move, Reader, Seat } from '@tischlein/kit';
import * as cards from './cards.ts';
import type { Kind } from './cards.ts';
import { told } from './facts.ts';
import * as cell from './layout.ts';
import type { UnoState } from './layout.ts';
import * as moves from './moves.ts';
import * as bag from './bag.ts';
import { isRunOn } from './legal.ts';
import { seatsIn, isFreshDeal, NO_CARD, fewestPoints, result } from './play.ts';

/** The move, what it set off in the order of UNO-16, and what the round came to. */
export function tell(
  before: UnoState,
  seat: Seat,
  move: Move,
  after: UnoState,
  reader: Reader,
): Citation[] {
  const telling: Telling = { before, seat, move, after, reader };
  return [...toldMove(telling), ...toldShuffle(telling), ...toldRound(telling)];
}

function toldMove(telling: Telling): Citation[] {
  const { before, seat, move, after } = telling;
  if (move < moves.PLAYS) return toldPlay(telling);
  if (move >= moves.HAND) return toldHand(telling);
  if (move >= moves.GIVE) return [told('UNO-8b', { what: 'give', seat, to: move - moves.GIVE })];
  switch (move) {
    case moves.DRAW:
      return [toldDraw(telling)];
    case moves.TAKE:
      return toldTake(telling);
    case moves.SIT:
      return [told('UNO-3a', { what: 'sit', seat })];
    case moves.PASS:
      return [told('UNO-6', { what: 'pass', seat })];
    case moves.KEEP: {
      const swap = before.cells[cell.CHOICE] === cell.CHOOSE_SWAP;
      const kept = swap ? told('UNO-13a-1', { seat }) : told('UNO-8b', { what: 'keep', seat });
      return [kept, ...toldEffect(telling)];
    }
    case moves.SWAP_LEFT:
    case moves.SWAP_RIGHT:
      return [
        told('UNO-13a', { seat, way: move === moves.SWAP_LEFT ? 'left' : 'right' }),
        ...toldPlaysOn(telling),
        ...toldEffect(telling),
      ];
    case moves.CALL_UNO:
      return [told('UNO-11', { what: 'call', seat })];
    case moves.CALL_UNO_UNO:
      return [told('UNO-12', { what: 'call', seat }), ...toldWaiting(before, seat, after)];
    default:
      throw new Error(`there is no move number ${move}`);
  }
}

function toldPlay(telling: Telling): Citation[] {
  const { before, seat, move, after } = telling;
  const list = [toldLaid(telling)];
  if (moves.WISH[move] !== 0)
    list.push(told('UNO-9', { seat, color: cards.COLORS[moves.WISH[move]! - 1]! }));
  if (moves.CALL[move] !== 0)
    list.push(
      told(moves.CALL[move] === moves.SAYING_UNO ? 'UNO-11' : 'UNO-12', { what: 'call', seat }),
    );
  list.push(...toldEffect(telling), ...toldWaiting(before, seat, after));
  return list;
}

/** UNO-5a after a draw two; UNO-22 after any other card on a sum that somebody waits for. */
function toldWaiting(before: UnoState, seat: Seat, after: UnoState): Citation[] {
  if (after.cells[cell.FINISHED]! <= before.cells[cell.FINISHED]!) return [];
  const drawTwo = cards.FACE_OF[cell.topOf(after.cells)] === cards.DRAW_TWO;
  return [drawTwo ? told('UNO-5a', { what: 'waits', seat }) : told('UNO-22', { seat })];
}

/** UNO-23 */
const toldPlaysOn = ({ before, after }: Telling): Citation[] =>
  waiting(before)
    .filter((seat) => !waiting(after).includes(seat))
    .map((seat) => told('UNO-23', { seat }));

const cardShown = (kind: Kind, shown: boolean) =>
  shown ? ({ shown: 'yes', card: cards.CODES[kind]! } as const) : ({ shown: 'no' } as const);

/** A drawn card is for the drawer's eyes. Whether they could have laid is nobody's business (UNO-6a). */
function toldDraw({ before, seat, after, reader }: Telling): Citation {
  const drawn = after.cells[cell.DRAWN]!;
  if (drawn === cell.NOTHING_DRAWN) return told('UNO-14', { what: 'nothing', seat });
  const clause = before.variant.drawAnyway ? 'UNO-6a' : 'UNO-6';
  return told(clause, { what: 'draw', seat, ...cardShown(drawn - 1, reader === seat) });
}

function toldTake(telling: Telling): Citation[] {
  const { before, seat } = telling;
  const sum = before.cells[cell.PENDING]!;
  const taken = told(cell.sumClause(before.cells), {
    what: 'take',
    seat,
    ...cardsDrawn(telling, seat, sum),
  });
  const playsOn = waiting(before).includes(seat) && !roundEnded(before, telling.after);
  return playsOn ? [taken, told('UNO-5a', { what: 'back', seat })] : [taken];
}

/** Giver and taker see the card. */
function toldHand(telling: Telling): Citation[] {
  const { before, seat, move, after, reader } = telling;
  const to = before.cells[cell.GIVE_TO]! - 1;
  const shown = reader === seat || reader === to;
  const given = told('UNO-8b', { what: 'hand', seat, to, ...cardShown(move - moves.HAND, shown) });
  const effect = after.cells[cell.CHOICE] === 0 ? toldEffect(telling) : [];
  return [given, ...toldPlaysOn(telling), ...effect];
}

/** UNO-14: fewer cards lie there than were laid. */
function toldShuffle({ before, move, after }: Telling): Citation[] {
  const laid = before.cells[cell.LAID_COUNT]! + (move < moves.PLAYS ? 1 : 0);
  const shuffled = !roundEnded(before, after) && after.cells[cell.LAID_COUNT]! < laid;
  return shuffled ? [told('UNO-14', { what: 'shuffle' })] : [];
}

/** Under which clause a card was laid: on turn, fending off, in between. */
function toldLaid({ before, seat, move }: Telling): Citation {
  const { cells, variant } = before;
  const kind = moves.KIND[move]!;
  const facts = { what: 'lay' as const, seat, card: cards.CODES[kind]! };
  const onTurn = seat === cells[cell.TURN];
  if (isSecondSkip(cells, seat, kind)) return told('UNO-3b', facts);
  if (!onTurn) return told(isRunOn(before, seat, kind) ? 'UNO-1b' : 'UNO-1a', facts);
  if (cells[cell.SITS] !== 0) return told('UNO-3a', facts);
  if (cells[cell.PENDING] === 0) return told('UNO-1', facts);
  const fends =
    (bag.FENDS[2 * cells[cell.PENDING_KIND]! + bag.wordOf(kind)]! & bag.bitOf(kind)) !== 0;
  return fends && variant.fendOff
    ? told(cell.sumClause(cells), { ...facts, what: 'fend' })
    : told('UNO-1a', facts);
}

const isSecondSkip = (cells: Int32Array, seat: Seat, kind: Kind): boolean =>
  cells[cell.DOUBLE_SKIP_BY] === seat + 1 && cells[cell.OPEN] === kind;

/** What the laid card did, once its choice is made: missed calls of others, then the card, then the layer. */
function toldEffect(telling: Telling): Citation[] {
  const { before, seat, move, after } = telling;
  const list: Citation[] = [];
  if (move < moves.PLAYS) list.push(...toldMissed(telling));
  if (roundEnded(before, after) || after.cells[cell.CHOICE] !== 0) return list;
  const kind = cell.topOf(after.cells);
  const { cells } = after;
  if (cards.FACE_OF[kind] === cards.REVERSE) {
    const direction = cells[cell.DIRECTION] === 1 ? 'cw' : 'ccw';
    const skips = before.variant.reverseSkips && cells[cell.TURN] === seat ? 'yes' : 'no';
    list.push(told('UNO-4', { direction, skips }));
  }
  if (cards.FACE_OF[kind] === cards.SKIP && cells[cell.PENDING] === 0) list.push(toldSkip(telling));
  if (cells[cell.PENDING] !== 0)
    list.push(
      told(cell.sumClause(cells), {
        what: 'sum',
        seat: cells[cell.TURN]!,
        sum: cells[cell.PENDING]!,
      }),
    );
  list.push(...toldPunished(telling, kind));
  return list;
}

/** UNO-11, UNO-12: players who had not called before another one laid. */
function toldMissed(telling: Telling): Citation[] {
  const { cells } = telling.before;
  const missed = (duties: number, clause: 'UNO-11' | 'UNO-12'): Citation[] =>
    seatsIn(cells[duties]!)
      .filter((seat) => seat !== telling.seat)
      .map((seat) => told(clause, { what: 'missed', seat, ...cardsDrawn(telling, seat, 2) }));
  return [...missed(cell.OWES_UNO, 'UNO-11'), ...missed(cell.OWES_UNO_UNO, 'UNO-12')];
}

/** UNO-3: those who sit out, or must answer under UNO-3a. */
function toldSkip({ before, seat, move, after }: Telling): Citation {
  const { variant } = before;
  const two = isSecondSkip(before.cells, seat, moves.KIND[move]!);
  const count = two ? Math.min(2, variant.seats - 1) : 1;
  const seats = Array.from({ length: count }, (_, i) => cell.seatAfter(after, seat, i + 1));
  return told('UNO-3', { seats, answer: variant.skipBack ? 'yes' : 'no' });
}

/** UNO-7a, UNO-8b: an empty hand that does not win. */
function toldPunished(telling: Telling, kind: Kind): Citation[] {
  const { before, seat, move } = telling;
  const { variant, cells } = before;
  const handing = move >= moves.PLAYS;
  if (
    cells[cell.handOf(seat) + cell.HELD] !== 1 ||
    (handing && cells[cell.CHOICE] !== cell.CHOOSE_HAND)
  )
    return [];
  const gives = handing && kind === cards.UNO_CARD && variant.unoGives;
  const plain = variant.plainFinish && (kind === cards.UNO_CARD || kind === cards.WILD_FOUR);
  if (!gives && !plain) return [];
  const drawn = cardsDrawn(telling, seat, 2, handing ? move - moves.HAND : moves.KIND[move]!);
  return [
    gives ? told('UNO-8b', { what: 'empty', seat, ...drawn }) : told('UNO-7a', { seat, ...drawn }),
  ];
}

interface LastSum {
  readonly sum: number;
  readonly faces: Seat;
  /** How many cards of it there were, after those for missed calls (UNO-14, UNO-16). */
  readonly taken: number;
}

/** The sum that is still to be taken when a move wins, and who faces it (UNO-15). */
function lastSum(before: UnoState, seat: Seat, move: Move): LastSum {
  const { sum, faces } = waitingSum(before, seat, move);
  const { cells } = before;
  const owe = (cells[cell.OWES_UNO]! | cells[cell.OWES_UNO_UNO]!) & ~(1 << seat);
  const missed = move < moves.PLAYS ? 2 * seatsIn(owe).length : 0;
  return { sum, faces, taken: Math.min(sum, Math.max(0, drawable(before, move) - missed)) };
}

function waitingSum(before: UnoState, seat: Seat, move: Move): { sum: number; faces: Seat } {
  const { cells, variant } = before;
  if (move >= moves.PLAYS) return { sum: cells[cell.PENDING]!, faces: cells[cell.TURN]! };
  const kind = moves.KIND[move]!;
  const added = kind === cards.UNO_CARD && !variant.unoDrawsFour ? 0 : cards.ADDS[kind]!;
  const steps = cards.FACE_OF[kind] === cards.REVERSE ? -1 : 1;
  return { sum: cells[cell.PENDING]! + added, faces: cell.seatAfter(before, seat, steps) };
}

/** What is being told, and to whom. */
interface Telling {
  readonly before: UnoState;
  readonly seat: Seat;
  readonly move: Move;
  readonly after: UnoState;
  readonly reader: Reader;
}

/** Rounds are counted up to MAX_ROUNDS; from there on the new cards tell. */
const roundEnded = (before: UnoState, after: UnoState): boolean =>
  after.cells[cell.WINNERS] !== 0 ||
  after.cells[cell.ROUND] !== before.cells[cell.ROUND] ||
  (after.cells[cell.ROUND] === cell.MAX_ROUNDS && isFreshDeal(after));

/** How many cards there are to draw after a move's own card lies on top (UNO-14). */
function drawable({ cells }: UnoState, move: Move): number {
  const laid = move < moves.PLAYS ? 1 : 0;
  const covered = laid === 1 && moves.KIND[move] !== cards.UNO_CARD ? 0 : cell.openCards(cells);
  return cells[cell.PILE_COUNT]! + cells[cell.LAID_COUNT]! - covered;
}

interface Drew {
  readonly number: number;
  readonly shown: 'yes' | 'no';
  readonly cards?: readonly string[];
}

/**
 * How many of the cards that were `due` a seat drew, with their faces for the drawer. The `lost` card left the hand by
 * the move itself. When the round is over the hands may be new ones, so there the cards that were left to draw count.
 */
function cardsDrawn(telling: Telling, seat: Seat, due: number, lost: Kind = NO_CARD): Drew {
  const { before, move, after, reader } = telling;
  if (roundEnded(before, after))
    return { number: Math.min(due, drawable(before, move)), shown: 'no' };
  const hand = cell.handOf(seat);
  const gone = lost === NO_CARD ? 0 : 1;
  const number = after.cells[hand + cell.HELD]! - before.cells[hand + cell.HELD]! + gone;
  if (reader !== seat || number === 0) return { number, shown: 'no' };
  const drawn = cards.CODES.flatMap((code, kind) => {
    const kept = bag.countOf(before.cells, hand, kind) - (kind === lost ? 1 : 0);
    const more = bag.countOf(after.cells, hand, kind) - kept;
    return Array.from({ length: Math.max(0, more) }, () => code);
  });
  return { number, shown: 'yes', cards: drawn };
}

/** Who has finished and waits for the sum to be taken, the earliest first (UNO-5a). */
const waiting = ({ cells }: UnoState): Seat[] =>
  Array.from(cells.subarray(cell.FINISHERS, cell.FINISHERS + cells[cell.FINISHED]!));

/** UNO-5a, UNO-14: whoever laid last, the earliest who still waited for the sum to be taken, or the fewest points. */
function winnersOf(before: UnoState, seat: Seat, move: Move): Seat[] {
  if (move === moves.PASS) return seatsIn(fewestPoints(before));
  return move === moves.TAKE ? [waiting(before).find((each) => each !== seat)!] : [seat];
}

/** UNO-14, UNO-15: how the round ended, who won it in a match, everybody's points, then the winners or who opens the next round. */
function toldRound({ before, seat, move, after }: Telling): Citation[] {
  if (!roundEnded(before, after)) return [];
  const list: Citation[] = [];
  if (move === moves.PASS) list.push(told('UNO-14', { what: 'stuck' }));
  else if (move !== moves.TAKE) {
    const { sum, faces, taken } = lastSum(before, seat, move);
    if (sum > 0) list.push(told('UNO-15', { what: 'sum', seat: faces, number: taken }));
  }
  if (before.variant.match !== 'single')
    list.push(told('UNO-15', { what: 'round', seats: winnersOf(before, seat, move) }));
  for (let each = 0; each < before.variant.seats; each++) {
    const total = after.cells[cell.TOTALS + each]!;
    const points = total - before.cells[cell.TOTALS + each]!;
    if (points > 0) list.push(told('UNO-15', { what: 'points', seat: each, points, total }));
  }
  const ended = result(after);
  list.push(
    ended
      ? told('UNO-15', { what: 'won', seats: ended.winners })
      : told('UNO-0', { round: after.cells[cell.ROUND]!, seat: after.cells[cell.TURN]! }),
  );
  return list;
}
