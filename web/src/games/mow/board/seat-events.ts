import type { MowTold } from '@tischlein/games/mow/language';
import type { Citation, Seat } from '@tischlein/kit';
import type { SeatEvent } from '../../../ui/seat-event.ts';

export type EventsAt = typeof eventsAt;

/** What is shown at each seat after all that was told: flies that came, or a gate after a skipped or passed turn. */
export function eventsAt(past: readonly Citation[], seats: number): ReadonlyMap<Seat, SeatEvent> {
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
  for (const fact of past as readonly MowTold[]) {
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
