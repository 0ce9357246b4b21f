import { TOLD, type UwoTold } from '@tischlein/games/uwo/language';
import { isFactOf, type Citation, type Seat } from '@tischlein/kit';
import type { SeatEvent } from '../../../ui/seat-event.ts';

/** What stands at each side after all that was told: cards it drew, or a gate while it is out of energy (UWO-43). */
export function eventsAt(past: readonly Citation[]): ReadonlyMap<Seat, SeatEvent> {
  const events = new Map<Seat, SeatEvent>();
  for (const citation of past) {
    if (!isFactOf(TOLD, citation)) continue;
    const { clause, facts }: UwoTold = citation;
    if (clause === 'UWO-44') events.clear();
    else if (clause === 'UWO-43') events.set(facts.seat, 'gate');
    else if (clause === 'UWO-11') {
      if (events.get(facts.seat) !== 'gate') events.set(facts.seat, { more: facts.number });
    } else if ('seat' in facts && events.get(facts.seat) !== 'gate') events.delete(facts.seat);
  }
  return events;
}
