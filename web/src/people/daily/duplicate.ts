import type { GameBots } from '@tischlein/bots';
import { DAY_BUDGET, DAY_SEAT, type DayDeal } from '@tischlein/manifests/day';
import {
  askOf,
  dealt,
  fairChance,
  FastRandom,
  mustParse,
  NOBODY,
  setUp,
  type Bot,
  type Game,
} from '@tischlein/kit';
import type { Day } from '@tischlein/manifests';

/** Whose hands the cards are given to; the last one's middle score is par. */
export const DUPLICATE_LEVELS = ['easy', 'medium', 'hard'] as const;
/** An odd number: its middle one counts. */
export const PLAYS = 3;

/** What one play of the same cards against the same bots came to. */
export interface Duplicate {
  readonly level: string;
  readonly score: number;
}

type Score = Awaited<ReturnType<Day['score']>>;

/** One play of the deal by a bot of this level in the reader's seat: the same cards, the same others. */
export function duplicate(
  { game, scoreOf, levels }: { game: Game; scoreOf: Score; levels: GameBots['levels'] },
  { options, bots, secret }: Pick<DayDeal, 'options' | 'bots' | 'secret'>,
  level: string,
  play: number,
): Duplicate {
  const seats: readonly Bot[] = [level, ...bots].map((name) => levels[name] ?? levels['medium']!);
  const chance = fairChance(secret);
  const state = dealt(game, mustParse(setUp(game, options, seats.length)), chance);
  for (let ply = 0, seat = game.waitingFor(state); seat !== NOBODY; seat = game.waitingFor(state)) {
    const ask = askOf(game, state, seat, { mayWait: false, budget: DAY_BUDGET });
    const random = new FastRandom(`${secret} ${ply} ${seat === DAY_SEAT ? play : ''}`);
    game.play(state, seat, state.variant.moves.find(seats[seat]!(ask, random)!)!, chance(++ply));
  }
  return { level, score: scoreOf(game.view(state, DAY_SEAT), game.result(state)!) };
}

/** The middle score of a level; null until all its plays are there. */
export function middleOf(all: readonly Duplicate[], level: string): number | null {
  const scores = all.filter((one) => one.level === level).map(({ score }) => score);
  return scores.length < PLAYS ? null : scores.toSorted((a, b) => a - b)[(PLAYS - 1) / 2]!;
}
