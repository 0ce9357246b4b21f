import { seatsThatRemember, USUAL_LEVEL, usualBudget } from '@tischlein/bots';
import { bots } from '@tischlein/manifests/all';
import * as review from '@tischlein/coach';
import { manifests } from '@tischlein/manifests';
import * as kit from '@tischlein/kit';
import * as cli from '../cli/command.ts';
import { fail, failUsage } from '../cli/failure.ts';
import { print } from '../cli/files.ts';
import { columns } from '../cli/runner/report.ts';
import { withProgress } from '../cli/runner/progress.ts';

/** Fewer worlds for a closer look would prove nothing. */
const FEWEST = 16;

export const calibrateCommand = cli.commandOf({
  takes: 'word',
  summary: 'hold what reviews say against how many games ended',
  words: 'GAME',
  about: `Plays games of one bot among others, each seat in turn, and reviews each from that bot's seat. Prints, of the
moments called 70 %, how many were won; and for a game the mistakes found, its own play, the others' play and the luck
with the cards. Every error is a 95 % interval counted by whole games.`,
  flags: {
    games: cli.whole('how many', 50, { least: 2 }),
    level: cli.textOr('NAME', 'who is reviewed', USUAL_LEVEL),
    among: cli.textOr('NAME', 'who the others are', USUAL_LEVEL),
    budget: cli.whole('what its search may spend (its usual one)', undefined),
    share: cli.whole('a review of 1/N of the usual worlds', 8, { least: 1 }),
    curve: cli.whole(
      'but the curve of 1/N of its usual worlds: few blur it, and both ends are called too far out',
      undefined,
      { least: 1 },
    ),
    on: cli.whole(
      'instead, at every tenth moment the bots play the same game on N times: what they get counts, not how this one game ended. The error is far smaller, and nothing is said of single moves',
      0,
    ),
    by: cli.text('NAME', 'who plays on in all seats, with --on (who played before)'),
    seed: cli.textOr('TEXT', 'what the deals are made from', 'calibrate'),
    ...cli.variantFlags,
    json: cli.yes('the same as one JSON line'),
  },

  async run(values, [name]) {
    const { games, level, among, share, on, by } = values;
    const game = cli.gameOf(name);
    for (const each of by === undefined ? [level, among] : [level, among, by])
      cli.botOf(game, each);
    if (by !== undefined && on === 0) failUsage('--by requires --on');
    const variant = cli.variantOf(game, values);
    const coach = (await manifests[game.name]?.coach?.()) ?? fail(`no coach knows ${game.name}`);
    const { first, again } = coach.budget;
    const reviewBudget = {
      first: first / share,
      curve: (first * review.CURVE) / (values.curve ?? share),
      again: Math.max(FEWEST, Math.round(again / share)),
    };
    const tools = { heuristics: bots[game.name]!.heuristics, coach };
    const budget = values.budget ?? usualBudget(bots[game.name]!, level, variant.seats);

    const reviews: review.Review[] = [];
    const calls: review.Called[] = [];
    for (const i of withProgress('calibrate', games, Array(games).keys())) {
      const seat = i % variant.seats;
      const seed = `${values.seed} ${i}`;
      const record = playedBy(tools, variant, { seat, level, among, budget, seed });
      const timeline = cli.want(review.timelineOf(game, record));
      if (on === 0) reviews.push(review.reviewOf(tools, timeline, seat, reviewBudget));
      else {
        const players = levelsOf(variant, { seat, level: by ?? level, among: by ?? among }).map(
          (each) => bots[game.name]!.levels[each]!,
        );
        const how = { players, budget, times: on, seed, reviewBudget };
        for (const call of callsPlayedOn(tools, timeline, seat, how))
          calls.push({ ...call, game: i });
      }
    }
    const summed = on === 0 ? review.summed(reviews) : null;
    const found = { game: game.name, seats: variant.seats, level, among, games };
    const how = summed ?? { on, by: by ?? level };
    const called = review.calledAndWon(on === 0 ? review.calledIn(reviews) : calls);
    if (values.json) return print({ ...found, ...how, called });
    const who = `${game.name}, ${variant.seats} seats, ${games} games of one ${level} bot among ${among} ones`;
    print(
      summed === null
        ? `${who}, played on ${on} times from every tenth moment by ${by ?? level}:`
        : `${who}, a game:\n${ofAGame(summed)}\n`,
    );
    print(tableOf(called));
  },
});

interface Reviewed {
  readonly seat: number;
  readonly level: string;
  readonly among: string;
  readonly budget: number;
  readonly seed: string;
}

/** By seat: the reviewed bot among the others. */
const levelsOf = (
  { seats }: kit.Variant,
  { seat, level, among }: Pick<Reviewed, 'seat' | 'level' | 'among'>,
): string[] => Array.from({ length: seats }, (_, at) => (at === seat ? level : among));

/** One game of them. */
function playedBy(
  { heuristics }: review.Tools,
  variant: kit.Variant,
  of: Reviewed,
): kit.GameRecord {
  const { game } = heuristics;
  const { options, seats } = variant;
  const levels = levelsOf(variant, of);
  const players = levels.map((level) => bots[game.name]!.levels[level]!);
  const { seed, budget } = of;
  const remember = seatsThatRemember(bots[game.name]!, levels);
  const start = { options, seats, seed, remember };
  const steps = kit.playThrough(game, start, kit.byBots(game, players, budget));
  return {
    game: game.name,
    rules: game.version,
    options,
    seats: levels.map((bot) => ({ bot })),
    seed,
    moves: [...steps].map(({ seat, text }) => ({ seat, move: text })),
  };
}

const points = (share: number): string => String(Math.round(share * 100));

const tableOf = (rows: readonly review.CalledRow[]): string =>
  columns([
    ['called', 'moments', 'games', 'called', 'won', '±'],
    ...rows.map(({ from, to, moments, games, called, won, error }) => [
      `${points(from)} to ${points(to)} %`,
      `${moments}`,
      `${games}`,
      points(called),
      points(won),
      points(error),
    ]),
  ]);

const ofAGame = ({ mistakes, own, others, cards }: ReturnType<typeof review.summed>): string =>
  columns([
    ['', 'mean', '±'],
    ['mistakes', mistakes.mean.toFixed(2), mistakes.error.toFixed(2)],
    ...Object.entries({ 'own play': own, 'others’ play': others, cards }).map(
      ([name, { mean, error }]) => [name, points(mean), points(error)],
    ),
  ]);

interface Onward {
  /** By seat, who plays on. */
  readonly players: readonly kit.Bot[];
  readonly budget: number;
  /** How often each moment is played on. */
  readonly times: number;
  readonly seed: string;
  readonly reviewBudget: review.ReviewBudget;
}

/** Moments that follow one another say much the same. */
const APART = 10;

/** At every tenth moment: the chance that a review gives the seat, and the share of wins of bots that play on from there. */
function callsPlayedOn(
  tools: review.Tools,
  timeline: review.Timeline,
  seat: kit.Seat,
  how: Onward,
): Omit<review.Called, 'game'>[] {
  const { game } = tools.heuristics;
  const worker = new review.ReviewWorker(tools, timeline, seat);
  return review.firstPass(game, timeline, seat, how.reviewBudget).flatMap((task) => {
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
  game: kit.Game,
  before: kit.State,
  { players, budget }: Onward,
  seed: string,
): readonly number[] {
  const state = kit.cloneState(before);
  const random = new kit.FastRandom(seed);
  const driver = new kit.Driver(game, state, kit.fairChance(seed), random);
  const answer = kit.byBots(game, players, budget);
  for (let seat = driver.next(); seat !== kit.NOBODY; seat = driver.next())
    driver.answer(answer({ state, seat, mayWait: driver.reacting, random }));
  return review.sharesIn(game, state)!;
}
