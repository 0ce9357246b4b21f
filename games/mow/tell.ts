import type { Citation, JsonObject, Move, Reader, Seat } from '@tischlein/kit';
import { cow } from './cards.ts';
import {
  countIn,
  DIRECTION,
  HERD_CARDS,
  HERD_PLACES,
  highOf,
  lowOf,
  OPENER,
  PILE,
  PILE_COUNT,
  ROUND,
  SERVED,
  servedHerd,
  TOTALS,
  type MowState,
} from './layout.ts';
import { AT, CARD, FLIP, NAMED, PASS, TAKE } from './moves.ts';
import { fliesIn } from './play.ts';
import { result } from './view.ts';

const cite = (clause: string, facts: JsonObject): Citation => ({ clause, facts });

export function tell(
  before: MowState,
  seat: Seat,
  move: Move,
  after: MowState,
  reader: Reader,
): Citation[] {
  if (move === TAKE) return [toldTake(before, seat), ...toldRound(before, after)];
  if (move === PASS) return [cite('MOW-37', { seat }), ...toldRound(before, after)];
  const told = [toldAdd(before, seat, move), ...toldDraw(before, seat, after, reader)];
  if (FLIP[move] === 1)
    told.push(cite('MOW-23', { seat, direction: after.cells[DIRECTION] === 1 ? 'cw' : 'ccw' }));
  if (NAMED[move]! >= 0) told.push(cite('MOW-34', { seat, next: NAMED[move]! }));
  return told;
}

/** Under the clause of the card's kind; MOW-10 for number cows and for whatever starts a herd. `herd` is named where there are three. */
function toldAdd({ cells, variant }: MowState, seat: Seat, move: Move): Citation {
  const card = CARD[move]!;
  const herd = servedHerd(cells);
  const taken = cells[herd]!;
  const { code, kind } = cow(card);
  const facts = {
    what: 'add',
    seat,
    card: code,
    start: taken === 0 ? 'yes' : 'no',
    herd: variant.herds === 1 ? 0 : cells[SERVED]! + 1,
  };
  if (taken === 0) return cite('MOW-10', facts);
  switch (kind) {
    case 'cow':
      return cite('MOW-10', facts);
    case 'blocker':
      return cite('MOW-20', facts);
    case 'acrobat':
      return cite('MOW-21', {
        ...facts,
        under: cow(cells[herd + HERD_PLACES + cow(card).number!]! - 1).code,
      });
    case 'slowpoke':
      return cite('MOW-22', { ...facts, number: AT[move]! });
    case 'calf':
      return cite('MOW-30', {
        ...facts,
        number: AT[move] === 0 ? lowOf(taken) - 1 : highOf(taken) + 1,
      });
    case 'thin':
      return cite('MOW-31', facts);
    case 'milk':
      return cite('MOW-32', facts);
    case 'mad':
      return cite('MOW-33', { ...facts, under: cow(cells[herd + HERD_PLACES + 8]! - 1).code });
  }
}

/** What was drawn is for the drawer's eyes; the others see how many, and that the pile is used up (MOW-35). */
function toldDraw(before: MowState, seat: Seat, after: MowState, reader: Reader): Citation[] {
  const left = before.cells[PILE_COUNT]!;
  const number = left - after.cells[PILE_COUNT]!;
  if (number === 0) return [];
  const cards = Array.from(
    { length: number },
    (_, i) => cow(before.cells[PILE + left - 1 - i]!).code,
  );
  const drawn = cite('MOW-10', {
    what: 'draw',
    seat,
    number,
    ...(reader === seat && { cards }),
    shown: reader === seat ? 'yes' : 'no',
  });
  return left === number ? [drawn, cite('MOW-35', { what: 'pile' })] : [drawn];
}

function toldTake({ cells, variant }: MowState, seat: Seat): Citation {
  const herd = servedHerd(cells) + HERD_CARDS;
  const facts = { seat, flies: fliesIn(cells, herd), cows: countIn(cells, herd) };
  return variant.herds === 1
    ? cite('MOW-12', facts)
    : cite('MOW-41', { ...facts, herd: cells[SERVED]! + 1 });
}

/** MOW-35 and MOW-36: everybody's flies of the round, then the end or who opens the next round (MOW-3). */
function toldRound(before: MowState, after: MowState): Citation[] {
  const ended = result(after);
  const round = before.cells[ROUND]!;
  if (ended === null && after.cells[ROUND] === round) return [];
  const counts = Array.from({ length: before.variant.seats }, (_, seat): Citation => {
    const total = after.cells[TOTALS + seat]!;
    return cite('MOW-35', {
      what: 'count',
      seat,
      flies: total - before.cells[TOTALS + seat]!,
      total,
    });
  });
  const last = ended
    ? cite('MOW-36', { seats: ended.winners, flies: Math.min(...ended.scores) })
    : cite('MOW-3', { round: after.cells[ROUND]!, seat: after.cells[OPENER]! });
  return [...counts, last];
}
