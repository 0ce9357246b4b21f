import { NOBODY, WATCHER, type Game, type Seat, type State } from '@tischlein/kit';

/** How often the lead changes hands, as onlookers see it: shared leads do not count. */
export class LeadCounter {
  changes = 0;
  readonly #game: Game;
  #leader: Seat = NOBODY;

  constructor(game: Game) {
    this.#game = game;
  }

  look(state: State): void {
    const leader = leaderOf(this.#game.standing(this.#game.view(state, WATCHER)));
    if (leader === NOBODY || leader === this.#leader) return;
    if (this.#leader !== NOBODY) this.changes += 1;
    this.#leader = leader;
  }
}

/** Who alone stands best, if anyone does. */
function leaderOf(standing: readonly number[]): Seat {
  const best = Math.max(...standing);
  const leader = standing.indexOf(best);
  return standing.lastIndexOf(best) === leader ? leader : NOBODY;
}
