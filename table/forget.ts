import type { Happening } from './entries.ts';
import type { PersonId } from './who.ts';
import { isBetween } from './room.ts';
import { byBot, playerId, playsAt, seatOf, type Table } from './table.ts';

/** Somebody deletes themselves: they leave their chair, and their name leaves the table. */
export function forgetting(table: Table, person: PersonId): Happening[] {
  const seat = seatOf(table, person);
  const forgotten: Happening = { type: 'forgotten', person };
  if (seat === null) {
    const isKnown =
      table.room.host === person ||
      table.play.players.some((player) => playerId(player) === person);
    return isKnown ? [forgotten] : [];
  }
  if (isBetween(table) || playsAt(table, person) === null)
    return [{ type: 'freed', seat }, forgotten];
  return byBot(table, seat) ? [forgotten] : [{ type: 'away', seat, why: 'left' }, forgotten];
}
