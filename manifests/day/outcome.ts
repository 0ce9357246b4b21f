import { replay, type Game, type GameRecord } from '@tischlein/kit';
import { manifests } from '../index.ts';

/** Whoever plays the deal of the day sits here. */
export const DAY_SEAT = 0;

/** What is left of a deal of the day when it is over. */
export interface DayOutcome {
  /** More is better; in points, flies or creatures of its game. */
  readonly score: number;
  readonly won: boolean;
  /** Own moves. */
  readonly turns: number;
}

/** How a finished game of the day went; null where its record does not lead to an end. */
export async function dayOutcome(game: Game, record: GameRecord): Promise<DayOutcome | null> {
  const replayed = replay(game, record);
  if (!replayed.ok || replayed.value.error !== undefined) return null;
  const { state } = replayed.value;
  const result = game.result(state);
  if (result === null) return null;
  const scoreOf = await manifests[game.name]!.day!.score();
  return {
    score: scoreOf(game.view(state, DAY_SEAT), result),
    // Where all have won, it is a draw.
    won: result.winners.includes(DAY_SEAT) && result.winners.length < record.seats.length,
    turns: record.moves.filter((line) => 'seat' in line && line.seat === DAY_SEAT).length,
  };
}
