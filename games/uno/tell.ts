import type { Citation, Move, Reader, Seat } from '@tischlein/kit';
import { CODES, COLORS, DRAW_TWO, FACE_OF } from './cards.ts';
import { cite, sumClause } from './refuse-reasons.ts';
import {
  CHOICE,
  CHOOSE_SWAP,
  DRAWN,
  FINISHED,
  GIVE_TO,
  LAID_COUNT,
  NOTHING_DRAWN,
  PENDING,
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
import { cardsDrawn, roundEnded, waiting, type Told } from './tell-changes.ts';

/** The move, what it set off in the order of UNO-16, and what the round came to. */
export function tell(
  before: UnoState,
  seat: Seat,
  move: Move,
  after: UnoState,
  reader: Reader,
): Citation[] {
  const told: Told = { before, seat, move, after, reader };
  return [...toldMove(told), ...toldShuffle(told), ...toldRound(told)];
}

function toldMove(told: Told): Citation[] {
  const { before, seat, move, after } = told;
  if (move < PLAYS) return toldPlay(told);
  if (move >= HAND) return toldHand(told);
  if (move >= GIVE) return [cite('UNO-8b', { what: 'give', seat, to: move - GIVE })];
  switch (move) {
    case DRAW:
      return [toldDraw(told)];
    case TAKE:
      return toldTake(told);
    case SIT:
      return [cite('UNO-3a', { what: 'sit', seat })];
    case PASS:
      return [cite('UNO-6', { what: 'pass', seat })];
    case KEEP: {
      const swap = before.cells[CHOICE] === CHOOSE_SWAP;
      const kept = swap ? cite('UNO-13a-1', { seat }) : cite('UNO-8b', { what: 'keep', seat });
      return [kept, ...toldEffect(told)];
    }
    case SWAP_LEFT:
    case SWAP_RIGHT:
      return [
        cite('UNO-13a', { seat, way: move === SWAP_LEFT ? 'left' : 'right' }),
        ...toldPlaysOn(told),
        ...toldEffect(told),
      ];
    case CALL_UNO:
      return [cite('UNO-11', { what: 'call', seat })];
    case CALL_UNO_UNO:
      return [cite('UNO-12', { what: 'call', seat }), ...toldWaiting(before, seat, after)];
    default:
      throw new Error(`there is no move number ${move}`);
  }
}

function toldPlay(told: Told): Citation[] {
  const { before, seat, move, after } = told;
  const list = [toldLaid(told)];
  if (WISH[move] !== 0) list.push(cite('UNO-9', { seat, color: COLORS[WISH[move]! - 1]! }));
  if (CALL[move] !== 0)
    list.push(cite(CALL[move] === SAYING_UNO ? 'UNO-11' : 'UNO-12', { what: 'call', seat }));
  list.push(...toldEffect(told), ...toldWaiting(before, seat, after));
  return list;
}

/** UNO-5a after a draw two; UNO-22 after any other card on a sum that somebody waits for. */
function toldWaiting(before: UnoState, seat: Seat, after: UnoState): Citation[] {
  if (after.cells[FINISHED]! <= before.cells[FINISHED]!) return [];
  const drawTwo = FACE_OF[topOf(after.cells)] === DRAW_TWO;
  return [drawTwo ? cite('UNO-5a', { what: 'waits', seat }) : cite('UNO-22', { seat })];
}

/** UNO-23 */
const toldPlaysOn = ({ before, after }: Told): Citation[] =>
  waiting(before)
    .filter((seat) => !waiting(after).includes(seat))
    .map((seat) => cite('UNO-23', { seat }));

/** A drawn card is for the drawer's eyes. Whether they could have laid is nobody's business (UNO-6a). */
function toldDraw({ before, seat, after, reader }: Told): Citation {
  const drawn = after.cells[DRAWN]!;
  if (drawn === NOTHING_DRAWN) return cite('UNO-14', { what: 'nothing', seat });
  const card = reader === seat ? { shown: 'yes', card: CODES[drawn - 1]! } : { shown: 'no' };
  const clause = before.variant.drawAnyway ? 'UNO-6a' : 'UNO-6';
  return cite(clause, { what: 'draw', seat, ...card });
}

function toldTake(told: Told): Citation[] {
  const { before, seat } = told;
  const sum = before.cells[PENDING]!;
  const taken = cite(sumClause(before.cells), {
    what: 'take',
    seat,
    ...cardsDrawn(told, seat, sum),
  });
  const playsOn = waiting(before).includes(seat) && !roundEnded(before, told.after);
  return playsOn ? [taken, cite('UNO-5a', { what: 'back', seat })] : [taken];
}

/** Giver and taker see the card. */
function toldHand(told: Told): Citation[] {
  const { before, seat, move, after, reader } = told;
  const to = before.cells[GIVE_TO]! - 1;
  const shown = reader === seat || reader === to;
  const card = shown ? { shown: 'yes', card: CODES[move - HAND]! } : { shown: 'no' };
  const given = cite('UNO-8b', { what: 'hand', seat, to, ...card });
  const effect = after.cells[CHOICE] === 0 ? toldEffect(told) : [];
  return [given, ...toldPlaysOn(told), ...effect];
}

/** UNO-14: fewer cards lie there than were laid. */
function toldShuffle({ before, move, after }: Told): Citation[] {
  const laid = before.cells[LAID_COUNT]! + (move < PLAYS ? 1 : 0);
  const shuffled = !roundEnded(before, after) && after.cells[LAID_COUNT]! < laid;
  return shuffled ? [cite('UNO-14', { what: 'shuffle' })] : [];
}
