import type { OpenTable } from '@tischlein/api';
import type { Log } from './log.ts';
import type { Bus } from './bus.ts';
import { every, type NodeClock } from './clock.ts';
import { Counts } from './limits.ts';
import type { Store } from './store/store.ts';
import type { TableRow } from './store/tables.ts';

/** How many rows are read, and how many of them are shown. */
export const MAX_LOOKED_AT = 1000;
const MAX_LISTED = 100;

/** A page that follows an open table says so more often. */
const AWAKE_MS = 5000;

/** Not begun, with a free chair, and somebody who sits there is here now. */
export async function openTables(store: Pick<Store, 'listed'>): Promise<TableRow[]> {
  const rows = await store.listed(MAX_LOOKED_AT, AWAKE_MS);
  return rows.filter(
    ({ phase, people, names }) => phase === 'open' && people > 0 && names.includes(null),
  );
}

/** Of each host only the latest: nobody fills the list alone. */
export function shownOf(rows: readonly TableRow[], mostOfHost: number): OpenTable[] {
  const ofHost = new Counts();
  return rows
    .filter(({ host }) => {
      ofHost.add(host ?? '');
      return ofHost.of(host ?? '') <= mostOfHost;
    })
    .slice(0, MAX_LISTED)
    .map(shown);
}

export const shown = ({ table, game, phase, changedAt, names, about }: TableRow): OpenTable => ({
  table,
  game,
  phase,
  changedAt,
  names,
  ...about,
});

/** A page that shows the open tables. */
export interface LobbyReader {
  hear(text: string): void;
}

interface LobbyPorts extends NodeClock {
  readonly store: Pick<Store, 'listed'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Log;
  /** How many tables of one host are shown at most. */
  readonly mostOfHost: number;
}

/** What changes together is told together, and whoever looks is told no more often than once in a while. */
const GATHERED_MS = 500;
const PAUSE_MS = 3000;
/** Proxies cut off lines that are silent. */
const BEAT_MS = 15_000;
/** Who falls asleep at a table says nothing, and a notice of another node may be lost. */
const LOOK_EVERY_MS = 2000;

/** The list of open tables, told to whoever looks at it whenever it changes. While nobody does, it costs nothing. */
export class Lobby {
  readonly #readers = new Set<LobbyReader>();
  /** Each table of the list as it was last told, null before the first time. */
  #told: ReadonlyMap<string, string> | null = null;
  #toldAt = 0;
  #callOff: (() => void) | null = null;
  #stopBeat: (() => void) | null = null;
  #stopLooks: (() => void) | null = null;

  constructor(private readonly ports: LobbyPorts) {}

  get size(): number {
    return this.#readers.size;
  }

  /** A table of the list has changed here. */
  changed(): void {
    this.ports.bus.publish({ lobby: true });
    this.heard();
  }

  /** The list has changed, or may have. */
  heard(): void {
    if (this.#readers.size === 0) return;
    const wait = Math.max(GATHERED_MS, this.#toldAt + PAUSE_MS - this.ports.now());
    this.#callOff ??= this.ports.later(wait, () => void this.#look());
  }

  add(reader: LobbyReader): void {
    this.#readers.add(reader);
    this.#stopBeat ??= every(this.ports, BEAT_MS, () => this.#tell(': still here\n\n'));
    this.#stopLooks ??= every(this.ports, LOOK_EVERY_MS, () => this.heard());
    if (this.#told === null) void this.#look();
    else reader.hear(whole(this.#told));
  }

  remove(reader: LobbyReader): void {
    this.#readers.delete(reader);
    if (this.#readers.size === 0) this.close();
  }

  close(): void {
    this.#callOff?.();
    this.#stopBeat?.();
    this.#stopLooks?.();
    this.#callOff = this.#stopBeat = this.#stopLooks = null;
    this.#told = null;
  }

  #tell(text: string): void {
    for (const reader of this.#readers) reader.hear(text);
  }

  async #look(): Promise<void> {
    this.#callOff = null;
    try {
      const rows = await openTables(this.ports.store);
      const tables = shownOf(rows, this.ports.mostOfHost);
      const told = new Map(tables.map((table) => [table.table, JSON.stringify(table)]));
      if (this.#readers.size === 0) return;
      const news = this.#told === null ? whole(told) : newsOf(this.#told, told);
      if (news === null) return;
      this.#told = told;
      this.#toldAt = this.ports.now();
      this.#tell(news);
    } catch (error) {
      this.ports.log('lobby_read_failed', { error: (error as Error).message });
    }
  }
}

const whole = (told: ReadonlyMap<string, string>): string =>
  `data: {"tables":[${[...told.values()].join()}]}\n\n`;

/** What must be told to whoever knows the list as it was; null where that is nothing. */
function newsOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string | null {
  const changed = [...after].flatMap(([id, text]) => (before.get(id) === text ? [] : [text]));
  const gone = [...before.keys()].filter((id) => !after.has(id));
  if (changed.length + gone.length === 0) return null;
  return `data: {"changed":[${changed.join()}],"gone":${JSON.stringify(gone)}}\n\n`;
}
