import type { UnoTold } from '@tischlein/games/uno/language';
import type { Citation, Seat } from '@tischlein/kit';
import type { SeatEvent } from '../../../ui/seat-event.ts';

export type EventsAt = typeof eventsAt;

/** What stands at each seat after all that was told. */
export function eventsAt(past: readonly Citation[]): ReadonlyMap<Seat, SeatEvent> {
  const events = new Map<Seat, SeatEvent>();
  for (const { clause, facts } of past as readonly UnoTold[]) {
    if (clause === 'UNO-0') events.clear();
    else if (clause === 'UNO-3') for (const skipped of facts.seats) events.set(skipped, 'gate');
    else if (clause === 'UNO-7a') events.set(facts.seat, { more: facts.number });
    else if ('what' in facts)
      switch (facts.what) {
        case 'draw':
          events.set(facts.seat, { more: 1 });
          break;
        case 'take':
        case 'missed':
        case 'empty':
          events.set(facts.seat, { more: facts.number });
          break;
        // An own move ends it; after drawing and passing, the drawn card is still shown.
        case 'lay':
        case 'fend':
        case 'sit':
          events.delete(facts.seat);
      }
  }
  return events;
}
