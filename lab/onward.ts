import {
  ReviewWorker,
  firstPass,
  sharesIn,
  type Called,
  type Timeline,
  type ReviewBudget,
  type Tools,
} from '@tischlein/coach';
import {
  byBots,
  cloneState,
  Driver,
  FastRandom,
  fairChance,
  NOBODY,
  type Bot,
  type Game,
  type Seat,
  type State,
} from '@tischlein/kit';

export interface Onward {
  /** By seat, who plays on. */
  readonly players: readonly Bot[];
  readonly budget: number;
  /** How often each moment is played on. */
  readonly times: number;
  readonly seed: string;
  readonly reviewBudget: ReviewBudget;
}

/** Moments that follow one another say much the same. */
const APART = 10;

/** At every tenth moment: the chance that a review gives the seat, and the share of wins of bots that play on from there. */
export function callsPlayedOn(
  tools: Tools,
  timeline: Timeline,
  seat: Seat,
  how: Onward,
): Omit<Called, 'game'>[] {
  const { game } = tools.heuristics;
  const worker = new ReviewWorker(tools, timeline, seat);
  return firstPass(game, timeline, seat, how.reviewBudget).flatMap((task) => {
    if (task.type !== 'point' || task.ply % APART !== 0) return [];
    const done = worker.do(task);
    if (!('chances' in done)) return [];
    const { before } = timeline.moments[task.ply]!;
    let won = 0;
    for (let time = 0; time < how.times; time++)
      won += playedOn(game, before, how, `${how.seed} ${task.ply} ${time}`)[seat]!;
    return [{ called: done.chances[seat]!.value, won: won / how.times, ends: how.times }];
  });
}

/** What each seat gets when the game is played on from here: piles lie as they lay, all other chance is fresh. */
function playedOn(
  game: Game,
  before: State,
  { players, budget }: Onward,
  seed: string,
): readonly number[] {
  const state = cloneState(before);
  const random = new FastRandom(seed);
  const driver = new Driver(game, state, fairChance(seed), random);
  const answer = byBots(game, players, budget);
  for (let seat = driver.next(); seat !== NOBODY; seat = driver.next())
    driver.answer(answer({ state, seat, mayWait: driver.reacting, random }));
  return sharesIn(game, state)!;
}
