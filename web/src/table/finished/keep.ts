import {
  parseRecord,
  standingLines,
  type Game,
  type GameRecord,
  type Result,
  type State,
} from '@tischlein/kit';
import { farId, ownSeat, type Finished } from './finished.ts';

/** A game as it was played again from its record. */
interface Played {
  readonly game: Game;
  readonly record: GameRecord;
  readonly states: readonly State[];
  readonly moves: readonly unknown[];
}

/** What is remembered of a reviewed game at a far table; its list comes from the server, and by the same name. */
export const farFinishedOf = (
  far: { readonly table: string; readonly round: number },
  { record, game, states, moves }: Played,
  me: number,
  given: number,
): Finished => {
  const { places = [], scores = [] } = game.result(states.at(-1)!) ?? {};
  const { seats } = record;
  const id = farId(far.table, far.round);
  return {
    id,
    game: game.name,
    at: Date.now(),
    seats,
    me,
    moves: moves.length,
    places,
    scores,
    far,
    given,
  };
};

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
