import { FromGroupSchema, type GroupSaid, type GroupSnapshot } from '@tischlein/api/group';
import * as v from 'valibot';
import { socketAddress } from '../../play/remote/api.ts';
import { connect, heartbeat, type Connection } from '../../play/remote/connection.ts';

/** Between two requests for the group. */
const BEAT_MS = 8000;
const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 2000;

interface Listener {
  hear(told: GroupSnapshot): void;
  /** This person belongs to it no longer. */
  lose(): void;
}

/** The page's line to a group: it comes back by itself, to whichever node answers. */
export class GroupLine {
  told = $state.raw<GroupSnapshot | null>(null);
  said = $state.raw<readonly GroupSaid[]>([]);
  open = $state(false);

  readonly #group: string;
  readonly #listener: Listener;
  #connection: Connection;
  #retry = FIRST_RETRY_MS;
  #closed = false;
  readonly #rest: () => void;

  constructor(group: string, listener: Listener) {
    [this.#group, this.#listener] = [group, listener];
    const attend = (): void => {
      if (this.open) this.#attend();
    };
    this.#rest = heartbeat(BEAT_MS, attend, attend);
    this.#connection = this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#rest();
    this.#connection.close();
  }

  #attend(): void {
    this.#connection.send({ type: 'attend', group: this.#group });
  }

  #connect(): Connection {
    return connect(() => socketAddress(), {
      opened: () => {
        this.open = true;
        this.#attend();
      },
      heard: (message) => this.#hear(message),
      closed: () => {
        this.open = false;
        if (this.#closed) return;
        setTimeout(() => {
          if (!this.#closed) this.#connection = this.#connect();
        }, this.#retry);
        this.#retry = Math.min(MAX_RETRY_MS, 2 * this.#retry);
      },
    });
  }

  #hear(said: unknown): void {
    const parsed = v.safeParse(FromGroupSchema, said);
    if (!parsed.success) return;
    this.#retry = FIRST_RETRY_MS;
    const message = parsed.output;
    if (message.type === 'groupLost') this.#listener.lose();
    else if (message.type === 'group') this.#listener.hear((this.told = message));
    // A new line repeats earlier messages.
    else if (!this.said.some((each) => each.at === message.at && each.member === message.member))
      this.said = [...this.said, message];
  }
}
