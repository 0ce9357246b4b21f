import type { Citation, Seat } from '@tischlein/kit';
import type { SeatEvent } from '../parts/seat-event.ts';

/** Own moves, by their facts' `what`: with one of them an event is over. */
const PLAYS = ['lay', 'fend', 'pass', 'sit'];
/** Cards came: drawn, taken, or for a forgotten call. */
const GETS = ['draw', 'take', 'missed', 'empty'];

/** What stands at each seat after all that was told. */
export function eventsAt(past: readonly Citation[]): ReadonlyMap<Seat, SeatEvent> {
  const events = new Map<Seat, SeatEvent>();
  for (const { clause, facts } of past) {
    const seat = facts['seat'] as Seat;
    const what = String(facts['what']);
    if (clause === 'UNO-0') events.clear();
    else if (clause === 'UNO-3')
      for (const skipped of facts['seats'] as readonly Seat[]) events.set(skipped, 'gate');
    else if (GETS.includes(what) || clause === 'UNO-7a')
      events.set(seat, { more: Number(facts['number'] ?? 1) });
    else if (PLAYS.includes(what)) {
      // After drawing and passing, the drawn card is still shown.
      if (what !== 'pass') events.delete(seat);
    }
  }
  return events;
}
