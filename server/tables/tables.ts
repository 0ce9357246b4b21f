import { errorBody, type ErrorBody, type ServerProblem } from '@tischlein/api';
import * as core from '@tischlein/table';
import type { TableNotice } from '../bus.ts';
import { every, type NodeClock } from '../clock.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Append } from '../store/tables.ts';
import { LiveTable, type NodeServices } from './live.ts';
import { rowOf } from './row.ts';
import { LOOK_EVERY_MS } from './presence.ts';

const IDLE = 60_000;
const COMPARE_EVERY = 2000;
const POLL_EVERY = 1000;
/** Well within `AWAKE_MS` of the list. */
const AWAKE_EVERY_MS = 2000;
const LEASE = 5000;
/** Timers do what is due; the poll only finds what a lost node left. */
const LATE = 1500;
const MAX_DUE = 100;
/** A table that can not be loaded here is tried again this much later. */
const UNREADABLE = 60_000;

export interface Wanted extends Omit<core.Opening, 'table'> {
  readonly game: string;
  /** Who has a chair from the beginning, by seat. */
  readonly people?: readonly core.Who[];
}

/** The tables that this node has in memory. Any node can load any table; none owns one. */
export class Tables {
  readonly #live = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | null>>();
  readonly #stops: readonly (() => void)[];

  constructor(private readonly services: NodeServices) {
    this.#stops = [
      every(services, IDLE / 4, () => this.#forgetIdle()),
      every(services, COMPARE_EVERY, () => void this.compareHeads()),
      every(services, POLL_EVERY, () => void this.#poll()),
      every(services, LOOK_EVERY_MS, () => this.#look()),
      every(services, AWAKE_EVERY_MS, () => void this.#noteAwake()),
    ];
  }

  get size(): number {
    return this.#live.size;
  }

  /** How many bots sit at the tables this person is host of. */
  botsOf(host: string): number {
    let count = 0;
    for (const { table } of this.#live.values())
      if (table.room.host === host)
        count += table.room.chairs.filter(({ type }) => type === 'bot').length;
    return count;
  }

  /** Sets a new table, or says why it can not be. */
  async make(id: string, wanted: Wanted): Promise<ErrorBody | null> {
    const laid = this.lay(id, wanted);
    if ('code' in laid) return laid;
    const outcome = await this.services.store.append(laid);
    if (laid.row?.listed) this.services.lobbyChanged();
    return outcome === 'stored' ? null : errorBody('tableTaken');
  }

  /** What makes a new table once it is stored, or why there can be none. */
  lay(id: string, { game: name, people = [], ...wanted }: Wanted): Append | ErrorBody {
    const { findGame, secret, now } = this.services;
    const game = findGame(name);
    if (game === undefined) return errorBody('gameUnknown');
    const made = core.firstEntry(
      game,
      { table: id, ...wanted },
      { at: now(), secret: secret(), dealtBy: 'server' },
    );
    if (!made.ok)
      return errorBody('settings', `These settings do not fit the game: ${made.error}.`);
    const table = core.foldAll([made.value], findGame);
    const entries = [made.value];
    for (const who of people)
      for (const entry of core.entriesOf(table, core.seating(table, who), table.at)) {
        core.fold(table, entry);
        entries.push(entry);
      }
    return { table: id, entries, row: rowOf(table) };
  }

  /** A number of chairs that this game allows, as near as possible to the one wanted. */
  seatsOf(game: string, wanted: number): number {
    const { min, max } = this.services.findGame(game)?.seats ?? { min: wanted, max: wanted };
    return Math.min(max, Math.max(min, wanted));
  }

  /** Gives somebody a free chair where no game has begun; false where there is none for them. */
  async seat(id: string, who: core.Who): Promise<boolean> {
    const live = await this.#reach(id);
    if (live === null) return false;
    await live.host.catchUp();
    await live.host.happen(() =>
      live.table.room.phase === 'open' ? core.seating(live.table, who) : [],
    );
    return live.table.room.phase === 'open' && core.seatOf(live.table, who.id) !== null;
  }

  async get(id: string): Promise<LiveTable | null> {
    const live = this.#live.get(id);
    if (live) live.usedAt = this.services.now();
    return live ?? this.#loading.get(id) ?? this.#load(id);
  }

  /** Takes somebody who has deleted themselves from every table they sat at, and their name with them. */
  forget(person: string, seated: readonly string[]): Promise<void> {
    return this.#happenAt(seated, (table) => core.forgetting(table, person));
  }

  /** Somebody has another name or face, wherever they sit. */
  call(who: core.Who, seated: readonly string[]): Promise<void> {
    return this.#happenAt(seated, (table) => core.calling(table, who));
  }

  async #happenAt(tables: readonly string[], happenings: (table: core.Table) => core.Happening[]) {
    for (const id of tables) {
      const live = await this.#reach(id).catch(() => null);
      await live?.host.catchUp();
      await live?.host.happen(() => happenings(live.table));
    }
  }

  /** The table is gone from the store: whoever looks on is told. */
  remove(id: string): void {
    const live = this.#live.get(id);
    if (live === undefined) return;
    this.#live.delete(id);
    const gone = core.outgoing({ type: 'error', table: id, ...errorBody('noTable') });
    for (const reader of live.readers) reader.hear(gone);
    live.close();
  }

  /** How many tables of this node somebody is playing at. */
  get playing(): number {
    const all = [...this.#live.values()];
    return all.filter(({ readers, table }) => readers.size > 0 && table.room.phase === 'playing')
      .length;
  }

  close(): void {
    for (const stop of this.#stops) stop();
    for (const live of this.#live.values()) live.close();
    this.#live.clear();
  }

  #load(id: string): Promise<LiveTable | null> {
    const loading = this.#fold(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #fold(id: string): Promise<LiveTable | null> {
    const entries = await this.services.store.read(id, 0);
    if (entries.length === 0) return null;
    const table = await foldAmongOthers(entries, this.services);
    const live = new LiveTable(table, this.services);
    this.#live.set(id, live);
    if (live.table.room.phase === 'over') void this.services.finished(live.table);
    return live;
  }

  /** What they said is not repeated to anybody. */
  forgetChat(person: string): void {
    for (const { host } of this.#live.values()) host.chat.forget(person);
  }

  /**
   * The table, or null with a line in the log: one that can not be loaded must not keep others from it. Where the store is
   * away, nothing is wrong with the table.
   */
  #reach(id: string): Promise<LiveTable | null> {
    return this.get(id).catch((error: Error) => {
      if (error instanceof StoreUnavailable) throw error;
      this.services.log('table_load_failed', { table: id, error: error.message });
      return null;
    });
  }

  /** What another node says of a table that is shown here. */
  hear(notice: TableNotice): void {
    const live = this.#live.get(notice.table);
    if (live === undefined) return;
    if ('said' in notice) live.host.hearSaid(notice.said);
    else if ('people' in notice) live.presence.elsewhere(notice.node, notice.people);
    else if (notice.seq > live.table.seq) void live.host.catchUp(notice);
  }

  /** Notices may be lost: what the tables shown here have missed is read from the store. */
  async compareHeads(): Promise<void> {
    if (this.services.bus.alone) return;
    try {
      const shown = [...this.#live.values()].filter((live) => live.readers.size > 0);
      const heads = await this.services.store.heads(shown.map(({ table }) => table.id));
      for (const live of shown) {
        const head = heads.get(live.table.id);
        if (head === undefined) this.remove(live.table.id);
        else if (head > live.table.seq) void live.host.catchUp();
      }
    } catch (error) {
      this.services.log('heads_failed', { error: (error as Error).message });
    }
  }

  async #poll(): Promise<void> {
    const { store, log, now } = this.services;
    try {
      for (const id of await store.claimDue(LATE, LEASE, MAX_DUE)) {
        const live = await this.#reach(id);
        // One that can not be read, or whose rules only another node has, must not be asked for each second.
        if (live === null) {
          await store.putOff(id, now() + UNREADABLE);
          continue;
        }
        await live.host.catchUp();
        live.host.doDue();
        const { dueAt } = rowOf(live.table);
        // A row may say what is due no more.
        if (dueAt === null || dueAt > now()) await store.setDue(id, dueAt, live.table.seq);
      }
    } catch (error) {
      log('due_poll_failed', { error: (error as Error).message });
    }
  }

  #look(): void {
    for (const live of this.#live.values()) if (live.readers.size > 0) live.presence.look();
  }

  /** Open tables stay in the list while somebody who sits there looks at them. */
  async #noteAwake(): Promise<void> {
    const awake = [...this.#live.values()].filter(({ table, presence }) => {
      const { settings, phase } = table.room;
      return settings.listed && phase === 'open' && presence.isAwake;
    });
    if (awake.length === 0) return;
    await this.services.store
      .setAwake(awake.map(({ table }) => table.id))
      .catch((error: Error) => this.services.log('awake_failed', { error: error.message }));
  }

  #forgetIdle(): void {
    const now = this.services.now();
    for (const [id, live] of this.#live) {
      const due = rowOf(live.table).dueAt ?? Infinity;
      // What falls due later is found by the poll.
      if (live.readers.size > 0 || now - live.usedAt < IDLE || due < now + IDLE) continue;
      live.close();
      this.#live.delete(id);
    }
  }
}

/** Why a table can not be loaded here, where that is no fault of the program. */
export function problemIn(error: unknown): ServerProblem | null {
  if (error instanceof core.GameMissing) return 'gameMissing';
  return error instanceof core.OtherRules ? 'otherRules' : null;
}

/** Everybody else at this node is served between the parts of a long game. */
async function foldAmongOthers(
  entries: readonly core.Entry[],
  { findGame, later }: Pick<NodeClock, 'later'> & { readonly findGame: core.FindGame },
): Promise<core.Table> {
  const folding = core.foldInParts(entries, findGame);
  for (;;) {
    const { done, value } = folding.next();
    if (done) return value;
    await new Promise<void>((resolve) => void later(0, resolve));
  }
}
