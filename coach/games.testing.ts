import { bots, tastes } from '@tischlein/bots';
import { games } from '@tischlein/games';
import {
  askOf,
  dealt,
  Driver,
  fairChance,
  FastRandom,
  mustParse,
  NOBODY,
  RECORD_FORMAT,
  setUp,
  WAIT,
  type GameRecord,
  type JsonObject,
} from '@tischlein/kit';
import { Desk, type Done } from './desk.ts';
import { mowTeaching } from './mow.ts';
import { courseOf, type Course } from './moments.ts';
import type { Effort, Teaching } from './reasons.ts';
import { assemble, firstPass, secondPass, type Review } from './review.ts';
import { unoTeaching } from './uno.ts';
import { uwoTeaching } from './uwo.ts';

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
  const chance = fairChance(seed);
  const state = dealt(game, mustParse(setUp(game, options, levels.length)), chance);
  const random = new FastRandom(seed);
  const driver = new Driver(game, state, chance, random);
  const moves: { seat: number; move: string }[] = [];
  for (let seat = driver.next(); seat !== NOBODY; seat = driver.next()) {
    const ask = askOf(game, state, seat, driver.reacting, budget);
    const move = bots[name]![levels[seat]!]!(ask, random);
    if (move !== null) moves.push({ seat, move });
    driver.answer(move === null ? WAIT : state.variant.moves.find(move)!);
  }
  const seats = levels.map((bot) => ({ bot }));
  return { format: RECORD_FORMAT, game: name, rules: game.version, options, seats, seed, moves };
}

export const toolsOf = (name: string) => ({ taste: tastes[name]!, teaching: teachings[name]! });

export const courseFrom = (record: GameRecord): Course =>
  mustParse(courseOf(games[record.game]!, record));

/** Both passes, one after the other. */
export function reviewed(record: GameRecord, seat: number, effort?: Effort): Review {
  const game = games[record.game]!;
  const course = courseFrom(record);
  const tools = toolsOf(record.game);
  const worth = effort ?? tools.teaching.effort;
  const desk = new Desk(tools, course, seat);
  const done: Done[] = firstPass(game, course, seat, worth).map((job) => desk.do(job));
  const again = secondPass(assemble(game, course, seat, done), worth).map((job) => desk.do(job));
  return assemble(game, course, seat, [...done, ...again]);
}
