import type { GameRecord } from '@tischlein/kit';
import { NO_NAME } from './who.ts';
import { linesOf } from './history.ts';
import { dealtPlayer, type Table } from './table.ts';

/** The game on the table as a text anyone can check. Null while the secret must stay one. */
export function recordOf(table: Table): GameRecord | null {
  if (table.room.phase !== 'over' || table.play.state === null) return null;
  return {
    game: table.game.name,
    rules: table.game.version,
    options: table.play.state.variant.options,
    // Somebody who left a chair to another person is not named for what came after.
    seats: table.play.players.map((player) =>
      player.takenBy && 'id' in player.dealtTo ? NO_NAME : dealtPlayer(player),
    ),
    ...avatarsAt(table),
    dealt: table.dealtBy,
    ...begunAt(table),
    commitment: table.play.commitment,
    ...(table.dealtBy === 'server' && { hashes: table.play.hashes }),
    contributions: table.play.contributions,
    secret: table.play.secret,
    seed: table.play.seed,
    moves: linesOf(table),
    ...(table.play.ended && { end: table.play.ended }),
  };
}

/** Somebody who left a chair to another person has taken their animal along. */
function avatarsAt({ play: { players } }: Table): Pick<GameRecord, 'avatars'> {
  const avatars = players.map(({ dealtTo, takenBy }) =>
    takenBy || 'bot' in dealtTo ? null : dealtTo.avatar,
  );
  return avatars.every((avatar) => avatar === null) ? {} : { avatars };
}

function begunAt({ play: { from } }: Table): Pick<GameRecord, 'position' | 'from'> {
  if (from === null) return {};
  const { position, ...taken } = from;
  return { position, from: taken };
}
