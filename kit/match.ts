import { askOf, type Bot } from './bot.ts';
import { Driver } from './driver.ts';
import { fairChance } from './fair.ts';
import { NOBODY, type Game, type Result } from './game.ts';
import type { Json } from './json.ts';
import { WAIT } from './moves.ts';
import { mustParse } from './parsed.ts';
import { FastRandom } from './random.ts';
import { dealt, setUp } from './setup.ts';

/** One game between bots; an answer that is not legal is an error. */
export function playGame(
  game: Game,
  options: Json,
  players: readonly Bot[],
  seed: string,
  budget = 0,
): Result {
  const chance = fairChance(seed);
  const state = dealt(game, mustParse(setUp(game, options, players.length)), chance);
  const random = new FastRandom(seed);
  const driver = new Driver(game, state, chance, random);
  for (let seat = driver.next(); seat !== NOBODY; seat = driver.next()) {
    const ask = askOf(game, state, seat, driver.reacting, budget);
    const answer = players[seat]!(ask, random);
    if (answer === null ? !ask.mayWait : !ask.legal.includes(answer))
      throw new Error(`${game.name}: a bot answered ${answer}, legal are ${ask.legal.join(', ')}`);
    driver.answer(answer === null ? WAIT : state.variant.moves.find(answer)!);
  }
  return game.result(state)!;
}
