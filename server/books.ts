import { formatRecord, type Result } from '@tischlein/kit';
import { recordOf, type Table } from '@tischlein/table';
import type { Store } from './store/store.ts';

/** Enters a finished game for everyone who played it. Doing it again changes nothing. */
export async function enterInBooks(store: Store, table: Table, mostRated: number): Promise<void> {
  const record = recordOf(table);
  if (record === null) return;
  const { id, round, game, at, result, players } = table;
  const rated =
    table.settings.rated && result !== null && players.every(({ person }) => person !== null);
  await store.finish({
    table: id,
    round,
    game: game.name,
    endedAt: at,
    players: players.map(({ person, player }) => ({
      person,
      name: typeof player === 'string' ? player : `bot ${player.bot}`,
    })),
    scores: result?.scores ?? [],
    // A draw that was agreed on is everybody's.
    winners: result?.winners ?? (table.ended === 'draw' ? [...players.keys()] : []),
    record: formatRecord(record),
    ranks: rated ? ranksOf(result) : null,
    mostRated,
  });
}

/** Winners first, the others by their score: fewer is better where the winners have the fewest. */
export function ranksOf({ winners, scores }: Result): number[] {
  const best = scores[winners[0] ?? 0]!;
  const fewer = scores.every((score) => score >= best);
  const worth = (seat: number): number =>
    winners.includes(seat) ? -Infinity : fewer ? scores[seat]! : -scores[seat]!;
  return scores.map(
    (_, seat) => 1 + scores.filter((__, other) => worth(other) < worth(seat)).length,
  );
}
