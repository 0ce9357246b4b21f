import { Client, readFromTable } from '@tischlein/table';
import { newId } from '../../table/session/id.ts';
import { later } from '../../ui/drawn.ts';
import { socketAddress, type Refused } from './api.ts';
import { connect, heartbeat, type Identity } from './connection.ts';

/** Silence before the connection is tested. */
const QUIET_MS = 15_000;
const BEAT_MS = 2500;

/** The page's way to a table: `Client` comes back by itself over one connection after the other. */
export class RemoteClient {
  /** The server can be heard. */
  open = $state(false);
  /** The last try failed; with the server's reason, if it gave one. */
  failed = $state.raw<Refused | true | null>(null);
  readonly client: Client;

  #heardAt = 0;
  readonly #rest: () => void;

  constructor(table: string, address = () => socketAddress({ table }), identity?: Identity) {
    this.client = new Client({
      later,
      newId,
      open: (on) => {
        const heard = (): void => void (this.#heardAt = performance.now());
        const listener = {
          opened: () => {
            heard();
            this.open = true;
            this.failed = null;
            on.opened();
          },
          heard: (data: unknown) => {
            heard();
            const message = readFromTable(data);
            if (message) on.heard(message);
          },
          closed: (why: Refused | true) => {
            this.open = false;
            this.failed = why;
            on.closed();
          },
        };
        return connect(address, listener, identity);
      },
    });
    const ask = (): void => this.client.here(table);
    const isQuiet = (): boolean => performance.now() - this.#heardAt > QUIET_MS;
    this.#rest = heartbeat(BEAT_MS, () => isQuiet() && ask(), ask);
  }

  close(): void {
    this.#rest();
    this.client.close();
  }
}
