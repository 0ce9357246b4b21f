import { type GameHeuristics, searcher } from '@tischlein/bots';
import { bots } from '@tischlein/manifests/all';
import { type Bot, byBots, playThrough, setUp, type State } from '@tischlein/kit';
import { fail, failUsage } from '../cli/failure.ts';
import { print } from '../cli/files.ts';
import { botOf, commandOf, gameOf, textOr, wantTyped, whole, yes } from '../cli/command.ts';
import { columns } from '../cli/runner/report.ts';
import { chanceOf, fitLogistic, type MomentSample, surpriseOf } from './logistic.ts';
import { Progress, withProgress } from '../cli/runner/progress.ts';
import { SelfPlay } from './self-play.ts';

const USUAL = { games: 400, thousands: 2000 } as const;
/** One game in this many is kept for checking the fit. */
const HELD_OUT = 5;
/** One move in this many is the rule of thumb's, for variety. */
const THUMB = 12;
const DIGITS = 4;

/** For the first weights of a game. */
const TO_THE_END = { cutOff: Infinity, exploration: 1, budget: 90 } as const;

function playsToTheEnd(heuristics: GameHeuristics): Bot {
  const { ending: _, ...plain } = heuristics;
  const search = searcher({ ...plain, ...TO_THE_END });
  return (ask, random) => search({ ...ask, budget: TO_THE_END.budget }, random);
}

export const learnCommand = commandOf({
  summary: 'fit what the search takes an unfinished game for, by games of a bot against itself',
  words: 'GAME',
  about: `Plays games of a bot against itself and fits by them how likely the first seat of two wins, from the features of the game's
heuristics; where the search looks to the end of a round, by what that end was worth. Prints the weights as JSON; on the error
stream, how surprised they and the present estimate are by games they have not seen, in bits a moment.

With --moves, fits how likely each move should be in a playout: a player who knows only what the heuristics look at plays rounds
against itself, and what was played in won ones becomes likelier.`,
  flags: {
    games: whole(
      `how many (${USUAL.games}); with --moves in thousands (${USUAL.thousands})`,
      undefined,
      { least: 1 },
    ),
    moves: yes('weights of moves instead of the estimate of a moment'),
    seats: whole('at such a table (2), with --moves', undefined, { least: 1 }),
    level: textOr('NAME', `who plays; one move in ${THUMB} is medium's`, 'skilled'),
    'to-the-end': yes(
      `who plays is a search of ${TO_THE_END.budget} worlds instead, each played out without any estimate`,
    ),
    seed: textOr('TEXT', 'what the deals are made from', 'learn'),
  },

  async run(values, [name]) {
    const { seed } = values;
    const game = gameOf(name);
    const heuristics = bots[game.name]!.heuristics;
    if (values.moves) {
      const { games: batches = USUAL.thousands, seats = game.seats.min } = values;
      return learnMoves(heuristics, seats, batches, seed);
    }
    const features = heuristics.features ?? fail(`the heuristics of ${game.name} name no features`);
    const { games: count = USUAL.games } = values;
    if (count < HELD_OUT) failUsage(`--games: expected ${HELD_OUT} or more, got ${count}`);
    const level = values['to-the-end'] ? playsToTheEnd(heuristics) : botOf(game, values.level);
    const thumb = bots[game.name]!.levels['medium']!;
    const player: Bot = (ask, random, left) =>
      (random.below(THUMB) === 0 ? thumb : level)(ask, random, left);
    const games: FitSample[][] = [];
    for (const number of withProgress(game.name, count, Array(count).keys()))
      games.push(momentsOf(heuristics, player, `${seed} ${number}`));
    const weights = fitLogistic(games.filter((_, i) => i % HELD_OUT !== 0).flat());
    const unseen = games.filter((_, i) => i % HELD_OUT === 0).flat();
    const outcomes = unseen.map(({ outcome }) => outcome);
    const surprise = (chance: (sample: (typeof unseen)[0]) => number): string =>
      surpriseOf(unseen.map(chance), outcomes).toFixed(DIGITS);
    process.stderr.write(
      `${columns([
        ['', 'bits a moment'],
        ['the estimate of now', surprise(({ now }) => now)],
        ['these weights', surprise((sample) => chanceOf(weights, sample.features))],
      ])}\n`,
    );
    writeWeights(features.names, weights);
  },
});

function learnMoves(
  heuristics: GameHeuristics,
  seats: number,
  batches: number,
  seed: string,
): void {
  const { game } = heuristics;
  const features =
    heuristics.moveFeatures ?? fail(`the heuristics of ${game.name} name nothing to look at`);
  const player = new SelfPlay(heuristics, features, wantTyped(setUp(game, {}, seats)), seed);
  const progress = new Progress(game.name, batches);
  player.learn(batches, (batch) => progress.show(batch));
  progress.end();
  writeWeights(features.names, player.weights);
}

function writeWeights(names: readonly string[], weights: ArrayLike<number>): void {
  const named = names.map((name, i) => [name, Number(weights[i]!.toFixed(DIGITS))]);
  print(JSON.stringify(Object.fromEntries(named), null, 2));
}

/** Every second moment of a game is kept. */
const KEPT = 2;

/** A moment, with the chance that the search gives the first seat today. */
interface FitSample extends MomentSample {
  readonly now: number;
}

/** Plays one game of two; pairs each moment with the result of the game (or round) it belongs to. */
function momentsOf(heuristics: GameHeuristics, player: Bot, seed: string): FitSample[] {
  const { game, features } = heuristics;
  const measured = new Float64Array(features!.names.length);
  const chances = new Float64Array(2);
  const moments: FitSample[] = [];
  let open: Omit<FitSample, 'outcome'>[] = [];
  let root: State | undefined;
  const answers = byBots(game, [player, player]);
  for (const { before, state, ply } of playThrough(
    game,
    { options: {}, seats: 2, seed },
    answers,
  )) {
    root ??= before;
    if (ply % KEPT === 0) {
      features!.measure(before, measured);
      heuristics.chances(before, root, chances);
      open.push({ features: [...measured], now: chances[0]! });
    }
    if (!heuristics.done(state, root)) continue;
    heuristics.chances(state, root, chances);
    const outcome = chances[0]!;
    moments.push(...open.map((moment) => ({ ...moment, outcome })));
    open = [];
    root = undefined;
  }
  return moments;
}
