import { NOBODY, WATCHER, type Game, type Move, type Seat, type State } from '@tischlein/kit';

/** Counts along a game what onlookers could count: told clauses, and how often the lead changes hands. */
export class Counter {
  readonly clauses: { [clause: string]: number } = {};
  readonly deeds: { [deed: string]: number } = {};
  leadChanges = 0;
  readonly #game: Game;
  #leader: Seat = NOBODY;

  constructor(game: Game) {
    this.#game = game;
  }

  count(before: State, seat: Seat, move: Move, after: State): void {
    for (const { clause } of this.#game.tell(before, seat, move, after, WATCHER))
      this.clauses[clause] = (this.clauses[clause] ?? 0) + 1;
    const deed = deedOf(before.variant.moves.object(move));
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1;
    const leader = leaderOf(this.#game.standing(this.#game.view(after, WATCHER)));
    if (leader === NOBODY || leader === this.#leader) return;
    if (this.#leader !== NOBODY) this.leadChanges += 1;
    this.#leader = leader;
  }
}

/** `take`, `play`, `morf tank`: the type of a move, and its kind where it has one. */
function deedOf(move: unknown): string {
  const { type, kind } = move as { readonly type: string; readonly kind?: string };
  return kind === undefined ? type : `${type} ${kind}`;
}

/** Who alone stands best, if anyone does. */
function leaderOf(standing: readonly number[]): Seat {
  const best = Math.max(...standing);
  const leader = standing.indexOf(best);
  return standing.lastIndexOf(best) === leader ? leader : NOBODY;
}
