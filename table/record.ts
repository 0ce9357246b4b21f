import { replay, type Game, type GameRecord } from '@tischlein/kit';
import { commitmentTo, seedOf } from './fair.ts';
import type { Table } from './table.ts';

/** The game on the table as a text anyone can check. Null while the secret must stay one. */
export function recordOf(table: Table): GameRecord | null {
  if (table.phase !== 'over' || table.state === null) return null;
  return {
    game: table.game.name,
    rules: table.rules,
    options: table.state.variant.options,
    seats: table.players.map(({ player }) => player),
    commitment: table.commitment,
    contributions: table.contributions,
    secret: table.secret,
    seed: table.seed,
    moves: table.moves.map(({ seat, move, takenBackAt }) => ({
      seat,
      move,
      ...(takenBackAt !== undefined && { takenBack: true as const }),
    })),
  };
}

/** What does not hold in a record, as sentences; none where everything does. */
export function verifyRecord(game: Game, record: GameRecord): string[] {
  const { commitment, contributions, secret, seed } = record;
  const faults: string[] = [];
  if (secret === undefined || commitment === undefined || contributions === undefined)
    faults.push(
      'The record shows no secret, commitment and contributions: the deal can not be checked.',
    );
  else {
    if (commitmentTo(secret) !== commitment)
      faults.push('The secret is not the one that was committed to before the game.');
    const given = contributions.map((each) => (typeof each === 'string' ? each : null));
    const made = seedOf({ ...record, contributions: given, secret });
    if (made !== seed) faults.push('The seed is not made of the secret and the contributions.');
  }
  const replayed = replay(game, record);
  if (!replayed.ok) faults.push(`The game can not be dealt again: ${replayed.error}.`);
  else if (replayed.value.error !== undefined)
    faults.push(`The game can not be played again: ${replayed.value.error}.`);
  return faults;
}
