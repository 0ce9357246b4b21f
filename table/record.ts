import type { GameRecord } from '@tischlein/kit';
import { NO_NAME } from './who.ts';
import { linesOf } from './history.ts';
import { dealtPlayer, type Table } from './table.ts';

/** The game on the table as a text anyone can check. Null while the secret must stay one. */
export function recordOf(table: Table): GameRecord | null {
  if (table.phase !== 'over' || table.state === null) return null;
  return {
    game: table.game.name,
    rules: table.game.version,
    options: table.state.variant.options,
    // Somebody who left a chair to another person is not named for what came after.
    seats: table.players.map((player) =>
      player.takenBy && 'id' in player.dealtTo ? NO_NAME : dealtPlayer(player),
    ),
    ...avatarsAt(table),
    dealt: table.dealtBy,
    ...begunAt(table),
    commitment: table.commitment,
    ...(table.dealtBy === 'server' && { hashes: table.hashes }),
    contributions: table.contributions,
    secret: table.secret,
    seed: table.seed,
    moves: linesOf(table),
    ...(table.ended && { end: table.ended }),
  };
}

/** Somebody who left a chair to another person has taken their animal along. */
function avatarsAt({ players }: Table): Pick<GameRecord, 'avatars'> {
  const avatars = players.map(({ dealtTo, takenBy }) =>
    takenBy || 'bot' in dealtTo ? null : dealtTo.avatar,
  );
  return avatars.every((avatar) => avatar === null) ? {} : { avatars };
}

function begunAt({ from }: Table): Pick<GameRecord, 'position' | 'from'> {
  if (from === null) return {};
  const { position, ...taken } = from;
  return { position, from: taken };
}
