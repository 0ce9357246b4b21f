import * as kit from '@tischlein/kit';

/** What holds in this many imagined worlds counts as certain. */
const WORLDS = 12;

/** What a seat can be sure of one and two moves ahead, whatever is hidden. */
export class Lookahead {
  readonly #game: kit.Game;
  readonly #seat: kit.Seat;
  readonly #variant: kit.Variant;
  readonly #random: kit.Random;
  readonly #worlds: readonly kit.State[];
  readonly #after: kit.State;
  readonly #replied: kit.State;
  readonly #replies: Int32Array;

  constructor(game: kit.Game, { view }: Pick<kit.Ask, 'view'>, random: kit.Random) {
    this.#game = game;
    this.#seat = view.seat!;
    this.#variant = kit.variantOfView(game, view);
    this.#random = random;
    const fill = game.imagine(view);
    this.#worlds = Array.from({ length: WORLDS }, () => {
      const world = kit.newState(this.#variant);
      fill(world, random);
      return world;
    });
    this.#after = kit.newState(this.#variant);
    this.#replied = kit.newState(this.#variant);
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

  #play(from: kit.State, into: kit.State, seat: kit.Seat, move: kit.Move): void {
    kit.copyState(from, into);
    this.#game.play(into, seat, move, this.#random);
  }

  #isLost(state: kit.State): boolean {
    const winners = this.#game.result(state)?.winners;
    return winners !== undefined && winners.length > 0 && !winners.includes(this.#seat);
  }

  #hasFatalReply(): boolean {
    const game = this.#game;
    const waiting = game.waitingFor(this.#after);
    if (waiting === kit.NOBODY) return false;
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
function losingLate(
  ahead: Lookahead,
  bot: kit.Bot,
  ask: kit.Ask,
  random: kit.Random,
  left?: kit.TimeLeft,
) {
  const answer = bot(ask, random, left);
  if (answer === null || !ahead.loses(answer)) return answer;
  const legal = ask.legal.filter((move) => !ahead.loses(move));
  if (legal.length === 0) return answer;
  return bot({ ...ask, legal, budget: Math.min(ask.budget, SECOND_THOUGHT) }, random);
}

const hasChoice = ({ legal, mayWait }: kit.Ask): boolean => legal.length > 1 || mayWait;

/** The same bot, but it makes no move that loses the game at once while there is another. */
export const losesLate =
  (game: kit.Game, bot: kit.Bot): kit.Bot =>
  (ask, random, left) =>
    hasChoice(ask)
      ? losingLate(new Lookahead(game, ask, random), bot, ask, random, left)
      : bot(ask, random, left);

/** Nor does it overlook a move that wins the game at once. */
export const sensible =
  (game: kit.Game, bot: kit.Bot): kit.Bot =>
  (ask, random, left) => {
    if (!hasChoice(ask)) return bot(ask, random, left);
    const ahead = new Lookahead(game, ask, random);
    const wins = ask.legal.find((move) => ahead.wins(move));
    return wins ?? losingLate(ahead, bot, ask, random, left);
  };
