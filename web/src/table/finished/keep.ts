import { parseRecord, standingLines, type Result } from '@tischlein/kit';
import { ownSeat, type Finished } from './finished.ts';

/** What is remembered of a table that has just ended, by its record; null where there is none to read. */
export function finishedOf(
  table: { readonly id: string; readonly people: readonly string[] },
  record: string,
  { places, scores }: Result,
  at = Date.now(),
): Finished | null {
  const read = parseRecord(record);
  if (!read.ok) return null;
  const { game, seats, from } = read.value;
  return {
    id: table.id,
    game,
    at,
    seats,
    me: ownSeat(seats),
    moves: standingLines(read.value).size,
    places,
    scores,
    ...(from && { from: true as const }),
  };
}
