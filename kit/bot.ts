import type { Game, Seat, State, View } from './game.ts';
import type { Seen } from './past.ts';
import type { Random } from './random.ts';

/** All a bot ever gets. It is plain JSON: the same in this process, in a worker, on a wire, in another language. */
export interface Ask<V extends View = View> {
  readonly view: V;
  readonly legal: readonly string[];
  /** The seat may react but need not: null is an answer too. */
  readonly mayWait: boolean;
  /** How much the bot may think, in iterations of its own kind. */
  readonly budget: number;
  /** Where time counts instead: milliseconds for this answer. */
  readonly time?: number;
  /** To bots from outside and those of ours that want it: the first view of the game, and what the seat was told of every move since. */
  readonly start?: V;
  readonly history?: readonly Seen[];
}

/** What is left of a bot's time, from 1 down to 0; below that it answers with its best move so far. */
export type TimeLeft = () => number;

/** A player made of code: the same ask and the same random stream give the same move, where nobody stops it by a clock. */
export type Bot = (ask: Ask, random: Random, left?: TimeLeft) => string | null;

export function legalTexts(game: Game, state: State, seat: Seat): string[] {
  const moves = new Int32Array(state.variant.moves.size);
  const count = game.legal(state, seat, moves);
  return Array.from(moves.subarray(0, count), (move) => state.variant.moves.text(move));
}

export const askOf = (
  game: Game,
  state: State,
  seat: Seat,
  { mayWait, budget }: Pick<Ask, 'mayWait' | 'budget'>,
): Ask => ({ view: game.view(state, seat), legal: legalTexts(game, state, seat), mayWait, budget });
