import {
  copyState,
  newState,
  NOBODY,
  variantOfView,
  type Ask,
  type Bot,
  type Game,
  type Move,
  type Random,
  type Seat,
  type State,
  type TimeLeft,
  type Variant,
} from '@tischlein/kit';

/** What holds in this many imagined worlds counts as certain. */
const WORLDS = 12;

/** What a seat can be sure of one and two moves ahead, whatever is hidden. */
export class Lookahead {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #variant: Variant;
  readonly #random: Random;
  readonly #worlds: readonly State[];
  readonly #after: State;
  readonly #replied: State;
  readonly #replies: Int32Array;

  constructor(game: Game, { view }: Pick<Ask, 'view'>, random: Random) {
    this.#game = game;
    this.#seat = view.seat!;
    this.#variant = variantOfView(game, view);
    this.#random = random;
    const fill = game.imagine(view);
    this.#worlds = Array.from({ length: WORLDS }, () => {
      const world = newState(this.#variant);
      fill(world, random);
      return world;
    });
    this.#after = newState(this.#variant);
    this.#replied = newState(this.#variant);
    this.#replies = new Int32Array(this.#variant.moves.size);
  }

  /** It ends the game, and its seat alone has won. */
  wins(text: string): boolean {
    return this.#always(text, () => {
      const winners = this.#game.result(this.#after)?.winners;
      return winners?.length === 1 && winners[0] === this.#seat;
    });
  }

  /** It ends the game and its seat has lost, or leaves somebody a move that does so. */
  loses(text: string): boolean {
    return this.#always(text, () => this.#isLost(this.#after) || this.#hasFatalReply());
  }

  #always(text: string, holds: () => boolean): boolean {
    const move = this.#variant.moves.find(text)!;
    return this.#worlds.every((world) => {
      this.#play(world, this.#after, this.#seat, move);
      return holds();
    });
  }

  #play(from: State, into: State, seat: Seat, move: Move): void {
    copyState(from, into);
    this.#game.play(into, seat, move, this.#random);
  }

  #isLost(state: State): boolean {
    const winners = this.#game.result(state)?.winners;
    return winners !== undefined && winners.length > 0 && !winners.includes(this.#seat);
  }

  #hasFatalReply(): boolean {
    const game = this.#game;
    const waiting = game.waitingFor(this.#after);
    if (waiting === NOBODY) return false;
    const asked = game.reactors(this.#after) | (1 << waiting);
    for (let seat = 0; seat < this.#variant.seats; seat++) {
      if (seat === this.#seat || ((asked >> seat) & 1) === 0) continue;
      const count = game.legal(this.#after, seat, this.#replies);
      for (let i = 0; i < count; i++) {
        this.#play(this.#after, this.#replied, seat, this.#replies[i]!);
        if (this.#isLost(this.#replied)) return true;
      }
    }
    return false;
  }
}

/** A second thought has no time of its own: iterations of a search. */
const SECOND_THOUGHT = 400;

/** The bot's move, or another where that one loses at once and not all do. */
function losingLate(ahead: Lookahead, bot: Bot, ask: Ask, random: Random, left?: TimeLeft) {
  const answer = bot(ask, random, left);
  if (answer === null || !ahead.loses(answer)) return answer;
  const legal = ask.legal.filter((move) => !ahead.loses(move));
  if (legal.length === 0) return answer;
  return bot({ ...ask, legal, budget: Math.min(ask.budget, SECOND_THOUGHT) }, random);
}

const hasChoice = ({ legal, mayWait }: Ask): boolean => legal.length > 1 || mayWait;

/** The same bot, but it makes no move that loses the game at once while there is another. */
export const losesLate =
  (game: Game, bot: Bot): Bot =>
  (ask, random, left) =>
    hasChoice(ask)
      ? losingLate(new Lookahead(game, ask, random), bot, ask, random, left)
      : bot(ask, random, left);

/** Nor does it overlook a move that wins the game at once. */
export const sensible =
  (game: Game, bot: Bot): Bot =>
  (ask, random, left) => {
    if (!hasChoice(ask)) return bot(ask, random, left);
    const ahead = new Lookahead(game, ask, random);
    const wins = ask.legal.find((move) => ahead.wins(move));
    return wins ?? losingLate(ahead, bot, ask, random, left);
  };
