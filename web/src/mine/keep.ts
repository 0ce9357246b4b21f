import { parseRecord, standingLines, type Result } from '@tischlein/kit';
import type { Finished } from './finished.ts';

/** What is remembered of a table that has just ended, by its record; null where there is none to read. */
export function finishedOf(
  table: { readonly id: string; readonly people: readonly string[] },
  record: string,
  { winners, scores }: Result,
  at = Date.now(),
): Finished | null {
  const read = parseRecord(record);
  if (!read.ok) return null;
  const { game, seats } = read.value;
  return {
    id: table.id,
    game,
    at,
    seats,
    me: table.people.length === 1 ? 0 : null,
    moves: standingLines(read.value).size,
    winners,
    scores,
  };
}
