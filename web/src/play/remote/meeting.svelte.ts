import { isMet } from '../../base/load-game.ts';
import { meetGame } from './outside.ts';

/** A game from outside comes from the server before its table can be shown. */
export class Meeting {
  /** The server does not have it now. */
  missing = $state(false);
  #met = $state<string | null>(null);

  isHere(game: string): boolean {
    return isMet(game) || this.#met === game;
  }

  meet(game: string): void {
    if (isMet(game)) return;
    meetGame(game).then(
      () => (this.#met = game),
      () => (this.missing = true),
    );
  }
}
