import { MAX_LOOKED_AT, shownOf } from './http/listed.ts';
import type { Log } from './log.ts';
import type { Bus } from './bus.ts';
import { every, type NodeClock } from './clock.ts';
import type { Store } from './store/store.ts';

/** A page that shows the open tables. */
export interface LobbyReader {
  hear(text: string): void;
}

interface LobbyPorts {
  readonly store: Pick<Store, 'listed'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Log;
  readonly now: NodeClock['now'];
  readonly later: NodeClock['later'];
  /** How many tables of one host are shown at most. */
  readonly mostOfHost: number;
}

/** What changes together is told together, and whoever looks is told no more often than once in a while. */
const GATHERED_MS = 500;
const PAUSE_MS = 3000;
/** Proxies cut off lines that are silent, and a notice of another node may be lost. */
const BEAT = 15_000;

/** The list of open tables, told to whoever looks at it whenever it changes. While nobody does, it costs nothing. */
export class Lobby {
  readonly #ports: LobbyPorts;
  readonly #readers = new Set<LobbyReader>();
  #told = '';
  #toldAt = 0;
  #callOff: (() => void) | null = null;
  #stopBeat: (() => void) | null = null;

  constructor(ports: LobbyPorts) {
    this.#ports = ports;
  }

  get size(): number {
    return this.#readers.size;
  }

  /** A table of the list has changed here. */
  changed(): void {
    this.#ports.bus.publish({ lobby: true });
    this.heard();
  }

  /** The list has changed, or may have. */
  heard(): void {
    if (this.#readers.size === 0) return;
    const wait = Math.max(GATHERED_MS, this.#toldAt + PAUSE_MS - this.#ports.now());
    this.#callOff ??= this.#ports.later(wait, () => void this.#look());
  }

  add(reader: LobbyReader): void {
    this.#readers.add(reader);
    this.#stopBeat ??= every(this.#ports, BEAT, () => this.#beats());
    if (this.#told === '') void this.#look();
    else reader.hear(this.#told);
  }

  remove(reader: LobbyReader): void {
    this.#readers.delete(reader);
    if (this.#readers.size === 0) this.close();
  }

  close(): void {
    this.#callOff?.();
    this.#stopBeat?.();
    this.#callOff = this.#stopBeat = null;
    this.#told = '';
  }

  #beats(): void {
    for (const reader of this.#readers) reader.hear(': still here\n\n');
    this.heard();
  }

  async #look(): Promise<void> {
    this.#callOff = null;
    try {
      const rows = await this.#ports.store.listed(MAX_LOOKED_AT);
      const tables = shownOf(rows, this.#ports.mostOfHost);
      const told = `data: ${JSON.stringify({ tables })}\n\n`;
      if (told === this.#told || this.#readers.size === 0) return;
      this.#told = told;
      this.#toldAt = this.#ports.now();
      for (const reader of this.#readers) reader.hear(told);
    } catch (error) {
      this.#ports.log('reading the open tables failed', { error: (error as Error).message });
    }
  }
}
