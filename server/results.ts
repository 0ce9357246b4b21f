import { formatRecord } from '@tischlein/kit';
import { nameOf, playerId, ranksOf, recordOf, type Table } from '@tischlein/table';
import type { Store } from './store/store.ts';

/** Stores a finished game for everyone who played it. Doing it again changes nothing. Answers the group it counts for. */
export async function storeResult(
  store: Store,
  table: Table,
  mostRated: number,
): Promise<string | null> {
  const record = recordOf(table);
  if (record === null) return null;
  const { id, round, game, at, result, players } = table;
  const rated =
    table.settings.rated && result !== null && players.every((player) => playerId(player) !== null);
  return store.finish({
    table: id,
    round,
    game: game.name,
    endedAt: at,
    players: players.map((player) => ({ person: playerId(player), name: nameOf(player) })),
    scores: result?.scores ?? [],
    // A draw that was agreed on is everybody's.
    winners: result?.winners ?? (table.ended === 'draw' ? [...players.keys()] : []),
    record: formatRecord(record),
    places: result ? ranksOf(result) : table.ended === 'draw' ? players.map(() => 1) : null,
    ranks: rated ? ranksOf(result) : null,
    mostRated,
  });
}
