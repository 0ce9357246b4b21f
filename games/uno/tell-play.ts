import type { Citation, Move, Seat } from '@tischlein/kit';
import { ADDS, CODES, FACE_OF, REVERSE, SKIP, UNO_CARD, WILD_FOUR, type Kind } from './cards.ts';
import { bitOf, FENDS, wordOf } from './sets.ts';
import { told } from './facts.ts';
import {
  CHOICE,
  CHOOSE_HAND,
  DIRECTION,
  DOUBLE_SKIP_BY,
  handOf,
  HELD,
  OPEN,
  OWES_UNO,
  OWES_UNO_UNO,
  PENDING,
  PENDING_KIND,
  seatAfter,
  SITS,
  sumClause,
  topOf,
  TURN,
  type UnoState,
} from './layout.ts';
import { isRunOn } from './legal.ts';
import { HAND, KIND, PLAYS } from './moves.ts';
import { seatsIn } from './result.ts';
import { cardsDrawn, drawable, roundEnded, type Telling } from './tell-changes.ts';

/** Under which clause a card was laid: on turn, fending off, in between. */
export function toldLaid({ before, seat, move }: Telling): Citation {
  const { cells, variant } = before;
  const kind = KIND[move]!;
  const facts = { what: 'lay' as const, seat, card: CODES[kind]! };
  const onTurn = seat === cells[TURN];
  if (isSecondSkip(cells, seat, kind)) return told('UNO-3b', facts);
  if (!onTurn) return told(isRunOn(before, seat, kind) ? 'UNO-1b' : 'UNO-1a', facts);
  if (cells[SITS] !== 0) return told('UNO-3a', facts);
  if (cells[PENDING] === 0) return told('UNO-1', facts);
  const fends = (FENDS[2 * cells[PENDING_KIND]! + wordOf(kind)]! & bitOf(kind)) !== 0;
  return fends && variant.fendOff
    ? told(sumClause(cells), { ...facts, what: 'fend' })
    : told('UNO-1a', facts);
}

const isSecondSkip = (cells: Int32Array, seat: Seat, kind: Kind): boolean =>
  cells[DOUBLE_SKIP_BY] === seat + 1 && cells[OPEN] === kind;

/** What the laid card did, once its choice is made: missed calls of others, then the card, then the layer. */
export function toldEffect(telling: Telling): Citation[] {
  const { before, seat, move, after } = telling;
  const list: Citation[] = [];
  if (move < PLAYS) list.push(...toldMissed(telling));
  if (roundEnded(before, after) || after.cells[CHOICE] !== 0) return list;
  const kind = topOf(after.cells);
  const { cells } = after;
  if (FACE_OF[kind] === REVERSE) {
    const direction = cells[DIRECTION] === 1 ? 'cw' : 'ccw';
    const skips = before.variant.reverseSkips && cells[TURN] === seat ? 'yes' : 'no';
    list.push(told('UNO-4', { direction, skips }));
  }
  if (FACE_OF[kind] === SKIP && cells[PENDING] === 0) list.push(toldSkip(telling));
  if (cells[PENDING] !== 0)
    list.push(told(sumClause(cells), { what: 'sum', seat: cells[TURN]!, sum: cells[PENDING]! }));
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
  return [...missed(OWES_UNO, 'UNO-11'), ...missed(OWES_UNO_UNO, 'UNO-12')];
}

/** UNO-3: those who sit out, or must answer under UNO-3a. */
function toldSkip({ before, seat, move, after }: Telling): Citation {
  const { variant } = before;
  const two = isSecondSkip(before.cells, seat, KIND[move]!);
  const count = two ? Math.min(2, variant.seats - 1) : 1;
  const seats = Array.from({ length: count }, (_, i) => seatAfter(after, seat, i + 1));
  return told('UNO-3', { seats, answer: variant.skipBack ? 'yes' : 'no' });
}

/** UNO-7a, UNO-8b: an empty hand that does not win. */
function toldPunished(telling: Telling, kind: Kind): Citation[] {
  const { before, seat, move } = telling;
  const { variant, cells } = before;
  const handing = move >= PLAYS;
  if (cells[handOf(seat) + HELD] !== 1 || (handing && cells[CHOICE] !== CHOOSE_HAND)) return [];
  const gives = kind === UNO_CARD && (handing ? variant.unoGives : variant.lastUnoCardDraws);
  const plain = variant.plainFinish && (kind === UNO_CARD || kind === WILD_FOUR);
  if (!gives && !plain) return [];
  const drawn = cardsDrawn(telling, seat, 2, handing ? move - HAND : KIND[move]!);
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
export function lastSum(before: UnoState, seat: Seat, move: Move): LastSum {
  const { sum, faces } = waitingSum(before, seat, move);
  const { cells } = before;
  const owe = (cells[OWES_UNO]! | cells[OWES_UNO_UNO]!) & ~(1 << seat);
  const missed = move < PLAYS ? 2 * seatsIn(owe).length : 0;
  return { sum, faces, taken: Math.min(sum, Math.max(0, drawable(before, move) - missed)) };
}

function waitingSum(before: UnoState, seat: Seat, move: Move): { sum: number; faces: Seat } {
  const { cells, variant } = before;
  if (move >= PLAYS) return { sum: cells[PENDING]!, faces: cells[TURN]! };
  const kind = KIND[move]!;
  const added = kind === UNO_CARD && !variant.unoDrawsFour ? 0 : ADDS[kind]!;
  const steps = FACE_OF[kind] === REVERSE ? -1 : 1;
  return { sum: cells[PENDING]! + added, faces: seatAfter(before, seat, steps) };
}
