import { bots, seatsThatRemember, heuristicsByGame } from '@tischlein/bots';
import { games } from '@tischlein/games';
import { byBots, mustParse, playThrough, type GameRecord, type JsonObject } from '@tischlein/kit';
import { mowTeaching } from './mow.ts';
import { courseOf, type Course } from './moments.ts';
import type { Effort, Teaching } from './reasons.ts';
import type { Review } from './review.ts';
import { unoTeaching } from './uno.ts';
import { uwoTeaching } from './uwo.ts';
import { reviewOf } from './review-whole.ts';

const teachings: { readonly [game: string]: Teaching } = {
  mow: mowTeaching,
  uno: unoTeaching,
  uwo: uwoTeaching,
};

/** A game between bots of these levels, by seat, as its record. */
export function played(
  name: string,
  options: JsonObject,
  levels: readonly string[],
  seed: string,
  budget = 0,
): GameRecord {
  const game = games[name]!;
  const players = levels.map((level) => bots[name]![level]!);
  const remember = seatsThatRemember(name, levels);
  const start = { options, seats: levels.length, seed, remember };
  const moves = [...playThrough(game, start, byBots(game, players, budget))].map(
    ({ seat, text }) => ({ seat, move: text }),
  );
  const seats = levels.map((bot) => ({ bot }));
  return { game: name, rules: game.version, options, seats, seed, moves };
}

export const toolsOf = (name: string) => ({
  heuristics: heuristicsByGame[name]!,
  teaching: teachings[name]!,
});

export const courseFrom = (record: GameRecord): Course =>
  mustParse(courseOf(games[record.game]!, record));

/** Both passes, one after the other. */
export function reviewed(record: GameRecord, seat: number, effort?: Effort): Review {
  return reviewOf(toolsOf(record.game), courseFrom(record), seat, effort);
}
