import { seatsThatRemember } from '@tischlein/bots';
import { bots, games } from '@tischlein/manifests/all';
import { byBots, type GameRecord, type JsonObject, mustParse, playThrough } from '@tischlein/kit';
import { mowCoach } from './mow.ts';
import { timelineOf, type Timeline } from './timeline.ts';
import type { ReviewBudget, GameCoach } from './reasons.ts';
import { type Review, reviewOf } from './review.ts';
import { unoCoach } from './uno.ts';
import { uwoCoach } from './uwo.ts';

const coaches: { readonly [game: string]: GameCoach } = {
  mow: mowCoach,
  uno: unoCoach,
  uwo: uwoCoach,
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
  const players = levels.map((level) => bots[name]!.levels[level]!);
  const remember = seatsThatRemember(bots[name]!, levels);
  const start = { options, seats: levels.length, seed, remember };
  const moves = [...playThrough(game, start, byBots(game, players, budget))].map(
    ({ seat, text }) => ({ seat, move: text }),
  );
  const seats = levels.map((bot) => ({ bot }));
  return { game: name, rules: game.version, options, seats, seed, moves };
}

export const toolsOf = (name: string) => ({
  heuristics: bots[name]!.heuristics,
  coach: coaches[name]!,
});

export const timelineFrom = (record: GameRecord): Timeline =>
  mustParse(timelineOf(games[record.game]!, record));

/** Both passes, one after the other. */
export function reviewed(record: GameRecord, seat: number, budget?: ReviewBudget): Review {
  return reviewOf(toolsOf(record.game), timelineFrom(record), seat, budget);
}
