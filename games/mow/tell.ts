import type { Move, Reader, Seat } from '@tischlein/kit';
import { told, type MowTold } from './facts.ts';
import { cow } from './sets.ts';
import * as cell from './layout.ts';
import type { MowState } from './layout.ts';
import * as moves from './moves.ts';
import { fliesIn, result } from './play.ts';

export function tell(
  before: MowState,
  seat: Seat,
  move: Move,
  after: MowState,
  reader: Reader,
): MowTold[] {
  if (move === moves.TAKE) return [toldTake(before, seat), ...toldRound(before, after)];
  if (move === moves.PASS) return [told('MOW-37', { seat }), ...toldRound(before, after)];
  const facts = [toldAdd(before, seat, move), ...toldDraw(before, seat, after, reader)];
  if (moves.FLIP[move] === 1)
    facts.push(
      told('MOW-23', { seat, direction: after.cells[cell.DIRECTION] === 1 ? 'cw' : 'ccw' }),
    );
  if (moves.NAMED[move]! >= 0) facts.push(told('MOW-34', { seat, next: moves.NAMED[move]! }));
  return facts;
}

const CLAUSE_OF = { cow: 'MOW-10', blocker: 'MOW-20', thin: 'MOW-31', milk: 'MOW-32' } as const;

/** Under the clause of the card's kind; MOW-10 for number cows and for whatever starts a herd. `herd` is named where there are three. */
function toldAdd({ cells, variant }: MowState, seat: Seat, move: Move): MowTold {
  const card = moves.CARD[move]!;
  const herd = cell.servedHerd(cells);
  const taken = cells[herd]!;
  const { code, kind } = cow(card);
  const facts = {
    what: 'add' as const,
    seat,
    card: code,
    start: taken === 0 ? ('yes' as const) : ('no' as const),
    herd: variant.herds === 1 ? 0 : cells[cell.SERVED]! + 1,
  };
  if (taken === 0) return told('MOW-10', facts);
  switch (kind) {
    case 'acrobat':
      return told('MOW-21', {
        ...facts,
        under: cow(cells[herd + cell.HERD_PLACES + cow(card).number!]! - 1).code,
      });
    case 'slowpoke':
      return told('MOW-22', { ...facts, number: moves.AT[move]! });
    case 'calf':
      return told('MOW-30', {
        ...facts,
        number: moves.AT[move] === 0 ? cell.lowOf(taken) - 1 : cell.highOf(taken) + 1,
      });
    case 'mad':
      return told('MOW-33', { ...facts, under: cow(cells[herd + cell.HERD_PLACES + 8]! - 1).code });
    default:
      return told(CLAUSE_OF[kind], facts) as MowTold;
  }
}

/** What was drawn is for the drawer's eyes; the others see how many, and that the pile is used up (MOW-35). */
function toldDraw(before: MowState, seat: Seat, after: MowState, reader: Reader): MowTold[] {
  const left = before.cells[cell.PILE_COUNT]!;
  const number = left - after.cells[cell.PILE_COUNT]!;
  if (number === 0) return [];
  const cards = Array.from(
    { length: number },
    (_, i) => cow(before.cells[cell.PILE + left - 1 - i]!).code,
  );
  const drawn = told('MOW-10', {
    what: 'draw',
    seat,
    number,
    ...(reader === seat && { cards }),
    shown: reader === seat ? 'yes' : 'no',
  });
  return left === number ? [drawn, told('MOW-35', { what: 'pile' })] : [drawn];
}

function toldTake({ cells, variant }: MowState, seat: Seat): MowTold {
  const herd = cell.servedHerd(cells) + cell.HERD_CARDS;
  const facts = { seat, flies: fliesIn(cells, herd), cows: cell.countIn(cells, herd) };
  return variant.herds === 1
    ? told('MOW-12', facts)
    : told('MOW-41', { ...facts, herd: cells[cell.SERVED]! + 1 });
}

/** MOW-35 and MOW-36: everybody's flies of the round, then the end or who opens the next round (MOW-3). */
function toldRound(before: MowState, after: MowState): MowTold[] {
  const ended = result(after);
  const round = before.cells[cell.ROUND]!;
  if (ended === null && after.cells[cell.ROUND] === round) return [];
  const counts = Array.from({ length: before.variant.seats }, (_, seat): MowTold => {
    const total = after.cells[cell.TOTALS + seat]!;
    return told('MOW-35', {
      what: 'count',
      seat,
      flies: total - before.cells[cell.TOTALS + seat]!,
      total,
    });
  });
  const last = ended
    ? told('MOW-36', { seats: ended.winners, flies: Math.min(...ended.scores) })
    : told('MOW-3', { round: after.cells[cell.ROUND]!, seat: after.cells[cell.OPENER]! });
  return [...counts, last];
}
