import { LeadCounter } from '@tischlein/coach/effects';
import { WATCHER, type Game, type Move, type Seat, type State } from '@tischlein/kit';
import { formatDeed, type Deed } from './deeds.ts';

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
    const deed = formatDeed(before.variant.moves.object(move) as Deed);
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1;
    this.#lead.look(after);
  }
}
