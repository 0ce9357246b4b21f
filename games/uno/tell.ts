import type { Citation, Move, Reader, Seat } from '@tischlein/kit';
import { CODES, COLORS, DRAW_TWO, FACE_OF, type Kind } from './cards.ts';
import { told } from './facts.ts';
import {
  CHOICE,
  CHOOSE_SWAP,
  DRAWN,
  FINISHED,
  GIVE_TO,
  LAID_COUNT,
  NOTHING_DRAWN,
  PENDING,
  sumClause,
  topOf,
  type UnoState,
} from './layout.ts';
import {
  CALL,
  CALL_UNO,
  CALL_UNO_UNO,
  DRAW,
  GIVE,
  HAND,
  KEEP,
  PASS,
  PLAYS,
  SAYING_UNO,
  SIT,
  SWAP_LEFT,
  SWAP_RIGHT,
  TAKE,
  WISH,
} from './moves.ts';
import { toldEffect, toldLaid } from './tell-play.ts';
import { toldRound } from './tell-round.ts';
import { cardsDrawn, roundEnded, waiting, type Telling } from './tell-changes.ts';

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
  if (move < PLAYS) return toldPlay(telling);
  if (move >= HAND) return toldHand(telling);
  if (move >= GIVE) return [told('UNO-8b', { what: 'give', seat, to: move - GIVE })];
  switch (move) {
    case DRAW:
      return [toldDraw(telling)];
    case TAKE:
      return toldTake(telling);
    case SIT:
      return [told('UNO-3a', { what: 'sit', seat })];
    case PASS:
      return [told('UNO-6', { what: 'pass', seat })];
    case KEEP: {
      const swap = before.cells[CHOICE] === CHOOSE_SWAP;
      const kept = swap ? told('UNO-13a-1', { seat }) : told('UNO-8b', { what: 'keep', seat });
      return [kept, ...toldEffect(telling)];
    }
    case SWAP_LEFT:
    case SWAP_RIGHT:
      return [
        told('UNO-13a', { seat, way: move === SWAP_LEFT ? 'left' : 'right' }),
        ...toldPlaysOn(telling),
        ...toldEffect(telling),
      ];
    case CALL_UNO:
      return [told('UNO-11', { what: 'call', seat })];
    case CALL_UNO_UNO:
      return [told('UNO-12', { what: 'call', seat }), ...toldWaiting(before, seat, after)];
    default:
      throw new Error(`there is no move number ${move}`);
  }
}

function toldPlay(telling: Telling): Citation[] {
  const { before, seat, move, after } = telling;
  const list = [toldLaid(telling)];
  if (WISH[move] !== 0) list.push(told('UNO-9', { seat, color: COLORS[WISH[move]! - 1]! }));
  if (CALL[move] !== 0)
    list.push(told(CALL[move] === SAYING_UNO ? 'UNO-11' : 'UNO-12', { what: 'call', seat }));
  list.push(...toldEffect(telling), ...toldWaiting(before, seat, after));
  return list;
}

/** UNO-5a after a draw two; UNO-22 after any other card on a sum that somebody waits for. */
function toldWaiting(before: UnoState, seat: Seat, after: UnoState): Citation[] {
  if (after.cells[FINISHED]! <= before.cells[FINISHED]!) return [];
  const drawTwo = FACE_OF[topOf(after.cells)] === DRAW_TWO;
  return [drawTwo ? told('UNO-5a', { what: 'waits', seat }) : told('UNO-22', { seat })];
}

/** UNO-23 */
const toldPlaysOn = ({ before, after }: Telling): Citation[] =>
  waiting(before)
    .filter((seat) => !waiting(after).includes(seat))
    .map((seat) => told('UNO-23', { seat }));

const cardShown = (kind: Kind, shown: boolean) =>
  shown ? ({ shown: 'yes', card: CODES[kind]! } as const) : ({ shown: 'no' } as const);

/** A drawn card is for the drawer's eyes. Whether they could have laid is nobody's business (UNO-6a). */
function toldDraw({ before, seat, after, reader }: Telling): Citation {
  const drawn = after.cells[DRAWN]!;
  if (drawn === NOTHING_DRAWN) return told('UNO-14', { what: 'nothing', seat });
  const clause = before.variant.drawAnyway ? 'UNO-6a' : 'UNO-6';
  return told(clause, { what: 'draw', seat, ...cardShown(drawn - 1, reader === seat) });
}

function toldTake(telling: Telling): Citation[] {
  const { before, seat } = telling;
  const sum = before.cells[PENDING]!;
  const taken = told(sumClause(before.cells), {
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
  const to = before.cells[GIVE_TO]! - 1;
  const shown = reader === seat || reader === to;
  const given = told('UNO-8b', { what: 'hand', seat, to, ...cardShown(move - HAND, shown) });
  const effect = after.cells[CHOICE] === 0 ? toldEffect(telling) : [];
  return [given, ...toldPlaysOn(telling), ...effect];
}

/** UNO-14: fewer cards lie there than were laid. */
function toldShuffle({ before, move, after }: Telling): Citation[] {
  const laid = before.cells[LAID_COUNT]! + (move < PLAYS ? 1 : 0);
  const shuffled = !roundEnded(before, after) && after.cells[LAID_COUNT]! < laid;
  return shuffled ? [told('UNO-14', { what: 'shuffle' })] : [];
}
