import { askOf, type Bot } from './bot.ts';
import { Driver, MAX_MOVES } from './driver.ts';
import { fairChance } from './fair.ts';
import * as kit from './game.ts';
import type { Json } from './json.ts';
import { WAIT, type Move } from './moves.ts';
import { mustParse } from './parsed.ts';
import { Pasts, type Past } from './past.ts';
import { FastRandom, type Random } from './random.ts';
import { dealt, setUp } from './setup.ts';

interface Start<X extends kit.Variant> {
  readonly options: Partial<X['options']>;
  readonly seats: number;
  readonly seed: string;
  /** Where the answers come from; made of the seed where left out. */
  readonly random?: Random;
  /** Whose bots are told what their seats have seen of the game. */
  readonly remember?: readonly kit.Seat[];
}

/** A seat that is asked for its move. */
interface Asked<X extends kit.Variant = kit.Variant> {
  readonly state: kit.State<X>;
  readonly seat: kit.Seat;
  /** It need not react: WAIT is an answer, too. */
  readonly mayWait: boolean;
  readonly random: Random;
  readonly past?: Past | undefined;
}

/** A move that was made. */
interface PlayedMove<X extends kit.Variant> {
  readonly seat: kit.Seat;
  readonly move: Move;
  readonly text: string;
  /** A copy, for whoever wants to compare. */
  readonly before: kit.State<X>;
  /** The game itself: the next move changes it. */
  readonly state: kit.State<X>;
  readonly ply: number;
}

/** Deals a game and plays it to its end, move by move, at random where nobody answers; whoever has seen enough stops the loop. */
export function* playThrough<V extends kit.View, X extends kit.Variant>(
  game: kit.Game<V, X>,
  { options, seats, seed, random = new FastRandom(seed), remember = [] }: Start<X>,
  answer?: (asked: Asked<X>) => Move,
): Generator<PlayedMove<X>, kit.State<X>> {
  const chance = fairChance(seed);
  const state = dealt(game, mustParse(setUp(game, options as Json, seats)), chance);
  const driver = new Driver(game, state, chance, random);
  const moves = new Int32Array(state.variant.moves.size);
  const pasts = new Pasts(game, state, remember);
  for (let seat = driver.next(); seat !== kit.NOBODY; seat = driver.next()) {
    const move =
      answer === undefined
        ? driver.anyAnswer(random, moves)
        : answer({ state, seat, mayWait: driver.reacting, random, past: pasts.of(seat) });
    const before = move === WAIT ? state : kit.cloneState(state);
    driver.answer(move);
    if (move === WAIT) continue;
    pasts.played(seat, move, state);
    yield { seat, move, text: state.variant.moves.text(move), before, state, ply: driver.ply };
    if (driver.ply > MAX_MOVES)
      throw new Error(`${game.name}, seed ${seed}: no end after ${MAX_MOVES} moves`);
  }
  return state;
}

/** The moves of bots, one for each seat; an answer that is not legal is an error. */
export const byBots =
  (game: kit.Game, bots: readonly Bot[], budget = 0) =>
  ({ state, seat, mayWait, random, past }: Asked): Move => {
    const ask = { ...askOf(game, state, seat, { mayWait, budget }), ...past };
    const answer = bots[seat]!(ask, random);
    if (answer === null ? !mayWait : !ask.legal.includes(answer))
      throw new Error(`${game.name}: a bot answered ${answer}, legal are ${ask.legal.join(', ')}`);
    return answer === null ? WAIT : state.variant.moves.find(answer)!;
  };

/** One game between bots, to its end. */
export function playGame<V extends kit.View, X extends kit.Variant>(
  game: kit.Game<V, X>,
  options: Partial<X['options']>,
  players: readonly Bot[],
  seed: string,
  budget = 0,
): kit.Result {
  const steps = playThrough(
    game,
    { options, seats: players.length, seed },
    byBots(game, players, budget),
  );
  for (;;) {
    const { done, value } = steps.next();
    if (done) return game.result(value)!;
  }
}
