import { seatsThatRemember, USUAL_LEVEL, usualBudget } from '@tischlein/bots';
import { bots } from '@tischlein/manifests/all';
import {
  type Called,
  calledAndWon,
  calledIn,
  type CalledRow,
  CURVE,
  firstPass,
  type Review,
  type ReviewBudget,
  reviewOf,
  ReviewWorker,
  sharesIn,
  summed,
  type Timeline,
  timelineOf,
  type Tools,
} from '@tischlein/coach';
import { manifests } from '@tischlein/manifests';
import {
  type Bot,
  byBots,
  cloneState,
  Driver,
  fairChance,
  FastRandom,
  type Game,
  type GameRecord,
  NOBODY,
  playThrough,
  type Seat,
  type State,
  type Variant,
} from '@tischlein/kit';
import {
  botOf,
  commandOf,
  gameOf,
  text,
  textOr,
  variantFlags,
  variantOf,
  want,
  whole,
  yes,
} from '../cli/command.ts';
import { fail, failUsage } from '../cli/failure.ts';
import { columns } from '../cli/runner/report.ts';
import { Progress } from '../cli/runner/progress.ts';

/** Fewer worlds for a closer look would prove nothing. */
const FEWEST = 16;

export const calibrateCommand = commandOf({
  takes: 'word',
  summary: 'hold what reviews say against how many games ended',
  words: 'GAME',
  about: `Plays games of one bot among others, each seat in turn, and reviews each from that bot's seat. Prints, of the
moments called 70 %, how many were won; and for a game the mistakes found, its own play, the others' play and the luck
with the cards. Every error is a 95 % interval counted by whole games.`,
  flags: {
    games: whole('how many', 50, { least: 2 }),
    level: textOr('NAME', 'who is reviewed', USUAL_LEVEL),
    among: textOr('NAME', 'who the others are', USUAL_LEVEL),
    budget: whole('what its search may spend (its usual one)', undefined),
    share: whole('a review of 1/N of the usual worlds', 8, { least: 1 }),
    curve: whole(
      'but the curve of 1/N of its usual worlds: few blur it, and both ends are called too far out',
      undefined,
      { least: 1 },
    ),
    on: whole(
      'instead, at every tenth moment the bots play the same game on N times: what they get counts, not how this one game ended. The error is far smaller, and nothing is said of single moves',
      0,
    ),
    by: text('NAME', 'who plays on in all seats, with --on (who played before)'),
    seed: textOr('TEXT', 'what the deals are made from', 'calibrate'),
    ...variantFlags,
    json: yes('the same as one JSON line'),
  },

  async run(values, [name]) {
    const { games, level, among, share, on, by } = values;
    const game = gameOf(name);
    for (const each of by === undefined ? [level, among] : [level, among, by]) botOf(game, each);
    if (by !== undefined && on === 0) failUsage('--by requires --on');
    const variant = variantOf(game, values);
    const coach = (await manifests[game.name]?.coach?.()) ?? fail(`no coach knows ${game.name}`);
    const { first, again } = coach.budget;
    const reviewBudget = {
      first: first / share,
      curve: (first * CURVE) / (values.curve ?? share),
      again: Math.max(FEWEST, Math.round(again / share)),
    };
    const tools = { heuristics: bots[game.name]!.heuristics, coach };
    const budget = values.budget ?? usualBudget(bots[game.name]!, level, variant.seats);

    const progress = new Progress('calibrate', games);
    const reviews: Review[] = [];
    const calls: Called[] = [];
    for (let i = 0; i < games; i++) {
      const seat = i % variant.seats;
      const seed = `${values.seed} ${i}`;
      const record = playedBy(tools, variant, { seat, level, among, budget, seed });
      const timeline = want(timelineOf(game, record));
      if (on === 0) reviews.push(reviewOf(tools, timeline, seat, reviewBudget));
      else {
        const players = levelsOf(variant, { seat, level: by ?? level, among: by ?? among }).map(
          (each) => bots[game.name]!.levels[each]!,
        );
        const how = { players, budget, times: on, seed, reviewBudget };
        for (const call of callsPlayedOn(tools, timeline, seat, how))
          calls.push({ ...call, game: i });
      }
      progress.show(i + 1);
    }
    progress.end();
    const found = {
      game: game.name,
      seats: variant.seats,
      level,
      among,
      games,
      ...(on === 0 ? summed(reviews) : { on, by: by ?? level }),
    };
    const called = calledAndWon(on === 0 ? calledIn(reviews) : calls);
    process.stdout.write(
      values.json ? `${JSON.stringify({ ...found, called })}\n` : `${inWords(found, called)}\n`,
    );
    return 0;
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
  { seats }: Variant,
  { seat, level, among }: Pick<Reviewed, 'seat' | 'level' | 'among'>,
): string[] => Array.from({ length: seats }, (_, at) => (at === seat ? level : among));

/** One game of them. */
function playedBy({ heuristics }: Tools, variant: Variant, of: Reviewed): GameRecord {
  const { game } = heuristics;
  const { options, seats } = variant;
  const levels = levelsOf(variant, of);
  const players = levels.map((level) => bots[game.name]!.levels[level]!);
  const { seed, budget } = of;
  const remember = seatsThatRemember(bots[game.name]!, levels);
  const start = { options, seats, seed, remember };
  const steps = playThrough(game, start, byBots(game, players, budget));
  return {
    game: game.name,
    rules: game.version,
    options,
    seats: levels.map((bot) => ({ bot })),
    seed,
    moves: [...steps].map(({ seat, text }) => ({ seat, move: text })),
  };
}

type Found = (ReturnType<typeof summed> | { readonly on: number; readonly by: string }) & {
  readonly game: string;
  readonly seats: number;
  readonly level: string;
  readonly among: string;
  readonly games: number;
};

const points = (share: number): string => String(Math.round(share * 100));

function inWords(found: Found, rows: readonly CalledRow[]): string {
  const { game, seats, level, among, games } = found;
  const who = `${game}, ${seats} seats, ${games} games of one ${level} bot among ${among} ones`;
  return [
    'on' in found
      ? `${who}, played on ${found.on} times from every tenth moment by ${found.by}:`
      : `${who}, a game:\n${ofAGame(found)}\n`,
    columns([
      ['called', 'moments', 'games', 'called', 'won', '±'],
      ...rows.map(({ from, to, moments, games: of, called, won, error }) => [
        `${points(from)} to ${points(to)} %`,
        String(moments),
        String(of),
        points(called),
        points(won),
        points(error),
      ]),
    ]),
  ].join('\n');
}

const ofAGame = ({ mistakes, own, others, cards }: ReturnType<typeof summed>): string =>
  columns([
    ['', 'mean', '±'],
    ['mistakes', mistakes.mean.toFixed(2), mistakes.error.toFixed(2)],
    ...Object.entries({ 'own play': own, 'others’ play': others, cards }).map(
      ([name, { mean, error }]) => [name, points(mean), points(error)],
    ),
  ]);

interface Onward {
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
function callsPlayedOn(
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
