import { searcher, tuningOf, usualBudget } from '@tischlein/bots';
import { bots, games } from '@tischlein/manifests/all';
import * as kit from '@tischlein/kit';
import { commandOf, gameOf, variantFlags, variantOf, whole, yes } from '../command.ts';
import { print } from '../files.ts';

const WARM_UP_SECONDS = 1;

export const benchCommand = commandOf({
  takes: 'word',
  summary: 'measure random play and search on one thread',
  words: '[GAME]',
  about: `Plays random games to the end through the one driver, and lets the hard bot think at its usual budget, each after a
second of warming up. An iteration is one imagined world, one way down the tree and one playout to the round's end
(where a game cuts it off after some moves and estimates, both are measured). Without a game: all of them, in one
process.`,
  flags: {
    json: yes('an object per game and line instead of words'),
    seconds: whole('how long each', 3, { least: 1, most: 3600 }),
    ...variantFlags,
  },

  async run(values, [name]) {
    for (const game of name === undefined ? Object.values(games) : [gameOf(name)]) {
      const report = measured(game, variantOf(game, values), values.seconds);
      print(values.json ? report : inWords(report));
    }
  },
});

function measured(game: kit.Game, variant: kit.Variant, seconds: number) {
  playoutSpeed(game, variant, WARM_UP_SECONDS);
  const playouts = playoutSpeed(game, variant, seconds);
  searchSpeed(game, variant, WARM_UP_SECONDS);
  const search = searchSpeed(game, variant, seconds);
  const toTheEnd = search.cutOff === null ? search : searchSpeed(game, variant, seconds, Infinity);
  const { rss } = process.memoryUsage();
  return {
    game: game.name,
    seats: variant.seats,
    ...playouts,
    search,
    toTheEnd,
    stateBytes: 4 * variant.size,
    memoryMegabytes: Math.round(rss / 2 ** 20),
  };
}

function inWords(report: ReturnType<typeof measured>): string {
  const { search, toTheEnd } = report;
  const cut =
    search.cutOff === null
      ? ''
      : ` with playouts of ${search.cutOff} moves at most (${toTheEnd.iterationsPerSecond} to the end)`;
  return (
    `${report.game}, ${report.seats} seats: ${(report.movesPerSecond / 1e6).toFixed(2)} million moves/s, ` +
    `${report.gamesPerSecond} games/s of ${report.movesPerGame} moves\n` +
    `  hard: ${search.iterationsPerSecond} iterations/s${cut}, a move of ${search.budget} takes ${search.meanMove} ms, ` +
    `${search.longestMove} at most\n` +
    `  ${report.stateBytes} bytes per state, ${report.memoryMegabytes} MB in use`
  );
}

/** Random games to the end through the one driver. */
function playoutSpeed(game: kit.Game, variant: kit.Variant, seconds: number) {
  const state = kit.newState(variant);
  const moves = new Int32Array(variant.moves.size);
  const random = new kit.FastRandom('bench');
  const start = performance.now();
  let made = 0;
  let played = 0;
  let time = 0;
  while (time < seconds) {
    for (let i = 0; i < 20; i++) {
      game.deal(state, random);
      made += kit.playout(game, state, random, moves);
      played += 1;
    }
    time = (performance.now() - start) / 1000;
  }
  return {
    movesPerSecond: Math.round(made / time),
    gamesPerSecond: Math.round(played / time),
    movesPerGame: Number((made / played).toFixed(1)),
    seconds: Number(time.toFixed(3)),
  };
}

/** The `hard` bot at its usual budget, its playouts cut off as given, on moments of games between medium ones; only where there is a choice. */
function searchSpeed(
  game: kit.Game,
  variant: kit.Variant,
  seconds: number,
  cutOff = tuningOf(bots[game.name]!.heuristics, variant).cutOff,
) {
  const bot = searcher({ ...bots[game.name]!.heuristics, cutOff });
  const budget = usualBudget(bots[game.name]!, 'hard', variant.seats);
  const random = new kit.FastRandom('bench search');
  let time = 0;
  let longest = 0;
  let moves = 0;
  for (const ask of moments(game, variant, budget)) {
    const start = performance.now();
    bot(ask, random);
    const took = performance.now() - start;
    time += took;
    longest = Math.max(longest, took);
    moves += 1;
    if (time >= seconds * 1000) break;
  }
  return {
    iterationsPerSecond: Math.round((moves * budget * 1000) / time),
    /** Moves of a playout before it is cut off and estimated; null: it goes to the round's end. */
    cutOff: cutOff === Infinity ? null : cutOff,
    budget,
    /** Milliseconds of a move at that budget. */
    meanMove: Number((time / moves).toFixed(1)),
    longestMove: Number(longest.toFixed(1)),
    moves,
  };
}

/** One question in seven of game after game. */
function* moments(game: kit.Game, variant: kit.Variant, budget: number): Generator<kit.Ask> {
  const medium = bots[game.name]!.levels['medium']!;
  const random = new kit.FastRandom('bench moments');
  const state = kit.newState(variant);
  for (;;) {
    game.deal(state, random);
    const driver = new kit.Driver(game, state, random, random);
    for (let seat = driver.next(); seat !== kit.NOBODY; seat = driver.next()) {
      const ask = kit.askOf(game, state, seat, { mayWait: driver.reacting, budget });
      if ((ask.legal.length > 1 || ask.mayWait) && random.below(7) === 0) yield ask;
      const answer = medium(ask, random);
      driver.answer(answer === null ? kit.WAIT : variant.moves.find(answer)!);
    }
  }
}
