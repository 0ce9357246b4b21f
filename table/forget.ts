import type { Happening } from './entries.ts';
import type { PersonId } from './who.ts';
import { byBot, playerId, seatOf, type Table } from './table.ts';

/** Somebody deletes themselves: they leave their chair, and their name leaves the table. */
export function forgetting(table: Table, person: PersonId): Happening[] {
  const seat = seatOf(table, person);
  const forgotten: Happening = { e: 'forgotten', person };
  if (seat === null) {
    const isKnown =
      table.host === person || table.players.some((player) => playerId(player) === person);
    return isKnown ? [forgotten] : [];
  }
  const between = table.phase === 'open' || table.phase === 'over';
  if (between) return [{ e: 'freed', seat }, forgotten];
  return byBot(table, seat) ? [forgotten] : [{ e: 'away', seat, why: 'left' }, forgotten];
}
