import { cowOf, type MowTold, type MowView } from '@tischlein/games/mow/language';
import type { Seat } from '@tischlein/kit';
import { newCards, type Move } from '../../kit/moves.ts';
import type { Plan, Staging } from '../../kit/stage.svelte.ts';
import type { SeatEvent } from '../../props.ts';

/** Cards that are drawn come after the cow that is played. */
const DRAWN_AFTER_MS = 160;

/** A played cow comes from its player, a taken herd walks to its taker, new cards come from the pile. */
function plan(before: MowView, after: MowView, facts: readonly MowTold[]): Plan {
  const moves: Move[] = [];
  let isTaken = false;
  for (const { clause, facts: fact } of facts)
    if (clause === 'MOW-12' || clause === 'MOW-41') {
      isTaken = true;
      for (const cow of before.herds[before.herd]!)
        moves.push({ from: `cow-${cow}`, to: `seat-${fact.seat}` });
    } else if ('what' in fact && fact.what === 'add') {
      const cow = cowAdded(fact.card, before, after);
      const from = fact.seat === after.seat ? `card-${fact.card}.0` : `seat-${fact.seat}`;
      if (cow !== undefined) moves.push({ from, to: `cow-${cow}` });
    } else if ('what' in fact && fact.what === 'draw' && fact.seat !== after.seat)
      moves.push({
        from: 'pile',
        to: `seat-${fact.seat}`,
        count: fact.number,
        delayMs: DRAWN_AFTER_MS,
      });
  for (const { key } of newCards(before.hand, after.hand))
    moves.push({ from: 'pile', to: `card-${key}`, delayMs: DRAWN_AFTER_MS });
  const isMine = after.result === null && after.turn === after.seat;
  return { moves, sound: isTaken ? 'moo' : isMine ? 'bell' : 'slide' };
}

/** The card as it stands in a herd: there its code may have a chosen place in it. */
const cowAdded = (card: string, before: MowView, after: MowView): string | undefined =>
  after.herds
    .flat()
    .find((cow) => cowOf(cow).code === cowOf(card).code && !before.herds.flat().includes(cow));

/** Flies that came with a herd, or a gate after a skipped or passed turn. */
function eventsAt(past: readonly MowTold[], seats: number): ReadonlyMap<Seat, SeatEvent> {
  const events = new Map<Seat, SeatEvent>();
  let step = 1;
  let starts: Seat | null = null;
  const leaveOut = (from: Seat, next: Seat): void => {
    for (let i = 1; i < seats; i++) {
      const seat = (from + i * step + i * seats) % seats;
      if (seat === next) return;
      events.set(seat, 'gate');
    }
  };
  for (const fact of past) {
    switch (fact.clause) {
      case 'MOW-3':
        events.clear();
        step = 1;
        break;
      case 'MOW-12':
      case 'MOW-41':
        if (fact.facts.flies > 0) events.set(fact.facts.seat, { more: fact.facts.flies });
        starts = fact.facts.seat;
        break;
      case 'MOW-23':
        step = fact.facts.direction === 'cw' ? 1 : -1;
        break;
      case 'MOW-34':
        leaveOut(fact.facts.seat, fact.facts.next);
        break;
      case 'MOW-37':
        events.set(fact.facts.seat, 'gate');
        break;
      default:
        if (!('what' in fact.facts) || fact.facts.what !== 'add') break;
        // The player who takes a herd starts the next one in the same turn: the flies must still be seen.
        if (fact.facts.seat !== starts) events.delete(fact.facts.seat);
        starts = null;
    }
  }
  return events;
}

export const mowStaging: Staging<MowView, MowTold> = { plan, eventsAt };

/** At one's own table the cards are dealt to begin with. */
export const mowOpening: Staging<MowView, MowTold> = {
  ...mowStaging,
  opening: (root) => [
    {
      pile: root.querySelector('[data-spot="pile"]'),
      papers: root.querySelectorAll('.hand .paper, .seats .held'),
    },
  ],
};
