import { LeadCounter } from '@tischlein/coach/effects';
import { WATCHER, type Game, type Move, type Seat, type State } from '@tischlein/kit';

/** Counts along a game what onlookers could count: told clauses, and how often the lead changes hands. */
export class Counter {
  readonly clauses: { [clause: string]: number } = {};
  readonly deeds: { [deed: string]: number } = {};
  readonly #game: Game;
  readonly #lead: LeadCounter;

  constructor(game: Game) {
    this.#game = game;
    this.#lead = new LeadCounter(game);
  }

  get leadChanges(): number {
    return this.#lead.changes;
  }

  count(before: State, seat: Seat, move: Move, after: State): void {
    for (const { clause } of this.#game.tell(before, seat, move, after, WATCHER))
      this.clauses[clause] = (this.clauses[clause] ?? 0) + 1;
    const deed = deedOf(before.variant.moves.object(move));
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1;
    this.#lead.look(after);
  }
}

/** `take`, `play`, `morf tank`: the type of a move, and its kind where it has one. */
function deedOf(move: unknown): string {
  const { type, kind } = move as { readonly type: string; readonly kind?: string };
  return kind === undefined ? type : `${type} ${kind}`;
}
