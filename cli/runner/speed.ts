import { searcher, tuningOf, usualBudget } from '@tischlein/bots';
import { bots } from '@tischlein/manifests/all';
import {
  type Ask,
  askOf,
  Driver,
  FastRandom,
  type Game,
  newState,
  NOBODY,
  playout,
  type Variant,
  WAIT,
} from '@tischlein/kit';

export interface PlayoutSpeed {
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
  readonly seconds: number;
}

/** Random games to the end through the one driver. */
export function playoutSpeed(game: Game, variant: Variant, seconds: number): PlayoutSpeed {
  const state = newState(variant);
  const moves = new Int32Array(variant.moves.size);
  const random = new FastRandom('bench');
  const start = performance.now();
  let made = 0;
  let played = 0;
  let time = 0;
  while (time < seconds) {
    for (let i = 0; i < 20; i++) {
      game.deal(state, random);
      made += playout(game, state, random, moves);
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

export interface SearchSpeed {
  readonly iterationsPerSecond: number;
  /** Moves of a playout before it is cut off and estimated; null: it goes to the round's end. */
  readonly cutOff: number | null;
  readonly budget: number;
  /** Milliseconds of a move at that budget. */
  readonly meanMove: number;
  readonly longestMove: number;
  readonly moves: number;
}

/** The `hard` bot at its usual budget, its playouts cut off as given, on moments of games between medium ones; only where there is a choice. */
export function searchSpeed(
  game: Game,
  variant: Variant,
  seconds: number,
  cutOff = tuningOf(bots[game.name]!.heuristics, variant).cutOff,
): SearchSpeed {
  const bot = searcher({ ...bots[game.name]!.heuristics, cutOff });
  const budget = usualBudget(bots[game.name]!, 'hard', variant.seats);
  const random = new FastRandom('bench search');
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
    cutOff: cutOff === Infinity ? null : cutOff,
    budget,
    meanMove: Number((time / moves).toFixed(1)),
    longestMove: Number(longest.toFixed(1)),
    moves,
  };
}

/** One question in seven of game after game. */
function* moments(game: Game, variant: Variant, budget: number): Generator<Ask> {
  const medium = bots[game.name]!.levels['medium']!;
  const random = new FastRandom('bench moments');
  const state = newState(variant);
  for (;;) {
    game.deal(state, random);
    const driver = new Driver(game, state, random, random);
    for (let seat = driver.next(); seat !== NOBODY; seat = driver.next()) {
      const ask = askOf(game, state, seat, { mayWait: driver.reacting, budget });
      if ((ask.legal.length > 1 || ask.mayWait) && random.below(7) === 0) yield ask;
      const answer = medium(ask, random);
      driver.answer(answer === null ? WAIT : variant.moves.find(answer)!);
    }
  }
}
