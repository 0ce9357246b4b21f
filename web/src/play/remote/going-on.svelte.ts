import type { Snapshot } from '@tischlein/table';
import type { Session } from '../../table/session/session.svelte.ts';
import { isInRoom } from './heard.ts';

/** Where a reader is when a game is over: at its end, until they go on to the room. */
export class GoingOn {
  #goneOn = $state(false);
  #sawGame = $state(false);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  hear({ phase }: Snapshot): void {
    if (phase !== 'playing') return;
    this.#goneOn = false;
    this.#sawGame = true;
  }

  isInRoom(told: Snapshot): boolean {
    return isInRoom(told, { goneOn: this.#goneOn, sawGame: this.#sawGame });
  }

  readonly toRoom = (): void => {
    this.#goneOn = true;
  };

  /** To the room, and with all chairs taken the next game is offered at once. */
  readonly again = (): void => {
    this.toRoom();
    const isFull = this.#session.told!.chairs.every(({ type }) => type !== 'empty');
    if (isFull) void this.#session.command({ type: 'offer', offer: 'rematch' });
  };
}
