import { randomBytes } from 'node:crypto';
import { errorBody, type ServerProblem } from '@tischlein/api';
import * as core from '@tischlein/table';
import { ToGroupSchema, type ToGroup } from '@tischlein/api/group';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { Rates } from '../limits.ts';
import type { NodeClock } from '../clock.ts';
import type { Groups } from '../groups/groups.ts';
import type { Metrics } from '../metrics.ts';
import type { ConnectionEvents, PageConnection } from './connection.ts';
import type { People } from '../people.ts';
import type { ServerSettings } from '../settings.ts';
import type { Person } from '../store/people.ts';
import type { LiveTable } from '../tables/live.ts';
import { problemIn, type Tables } from '../tables/tables.ts';

export interface PageServices {
  readonly settings: ServerSettings;
  readonly tables: Tables;
  readonly groups: Groups;
  readonly people: People;
  readonly metrics: Metrics;
  /** Messages over connections: whoever opens another one has no more of them. */
  readonly messages: Rates;
  readonly later: NodeClock['later'];
}

/** A page that does not read is cut off: it comes back and asks anew. */
const MAX_UNREAD = 1 << 20;
const MAX_TABLES = 50;
const MAX_GROUPS = 10;
/** In messages: attending a group costs a write and a broadcast. */
const ATTENDING_COSTS = 9;
/** Bytes: a longer message counts as several, since reading it takes as long as reading those. */
const ONE_MESSAGE = 1024;
const CLOSING_TAKES_MS = 1000;

/** Why a connection was closed; see docs/protocol.md. */
export const CLOSED = { tooMuch: 4001, forgotten: 4003, stopping: 1012 } as const;

/** A connection, and who opened it. */
export interface Opened {
  readonly connection: PageConnection;
  readonly person: Person;
  readonly address: string;
  /** Of the cookie it was opened with. */
  readonly tokenHash: string;
}

/** One page: one connection, one person, many tables. */
export class SocketPage implements core.TablePage, ConnectionEvents {
  readonly connection: PageConnection;
  readonly who: core.Who;
  /** Null while the table is being fetched. */
  readonly #following = new Map<string, LiveTable | null>();
  readonly #attending = new Set<string>();
  /** What the answer to our ping must hold; null when it has come. */
  #asked: Buffer | null = null;

  constructor(
    private readonly services: PageServices,
    readonly opened: Opened,
    private readonly gone: () => void,
  ) {
    this.connection = opened.connection;
    this.who = core.whoFrom(opened.person.id, opened.person);
  }

  /** What a group knows its readers by. */
  get person(): string {
    return this.who.id;
  }

  hear(message: core.Outgoing): void {
    if (!this.#reads()) return;
    this.services.metrics.count('told');
    this.connection.send(message.text);
  }

  onClose(): void {
    this.gone();
    for (const group of this.#attending) void this.services.groups.shown.depart(group, this);
    this.#attending.clear();
    for (const [table, live] of this.#following) void live?.take({ type: 'bye', table }, this);
    this.#following.clear();
  }

  /** Asks for a sign of life; a page that has not given the last one is gone, even if nobody said so. */
  ping(): void {
    if (this.#asked !== null) return this.connection.terminate();
    this.#asked = randomBytes(8);
    this.connection.ping(this.#asked);
  }

  /** Only the answer to our own question is free: whatever else comes is counted. */
  onPong(data: Buffer): void {
    if (this.#asked?.equals(data)) this.#asked = null;
    else this.#admits();
  }

  onPing(data: Buffer): void {
    if (this.#admits() && this.#reads()) this.connection.pong(data);
  }

  onText(text: string, bytes: number): void {
    if (!this.#admits(bytes)) return;
    const message = readMessage(text);
    if ('error' in message) {
      this.services.metrics.count('bad');
      return this.hear(core.outgoing(message));
    }
    if ('group' in message) return this.#attends(message);
    this.#take(message).catch((error: Error) => {
      if (!this.#following.get(message.table)) this.#following.delete(message.table);
      this.#answer(message, problemIn(error) ?? 'store');
    });
  }

  onPiece(): void {
    this.#admits();
  }

  /** Frames of every kind, and pieces of them, come out of one bucket. */
  #admits(bytes = 0): boolean {
    if (this.connection.readyState !== WebSocket.OPEN) return false;
    this.services.metrics.count('heard');
    const worth = 1 + Math.floor(bytes / ONE_MESSAGE);
    return this.affords(Math.min(worth, this.services.settings.messagesPerSecond));
  }

  affords(messages: number): boolean {
    const { ofPerson, ofAddress } = this.services.messages;
    if (ofPerson.take(this.person, messages) && ofAddress.take(this.opened.address, messages))
      return true;
    this.services.metrics.count('floods');
    this.connection.close(CLOSED.tooMuch, 'too many messages at once');
    // What still comes is not even read; whoever does not close their end either is cut off.
    this.connection.pause();
    this.services.later(CLOSING_TAKES_MS, () => this.connection.terminate());
    return false;
  }

  /** Whether something may be said to this page; one that does not read what it is sent is cut off. */
  #reads(): boolean {
    if (this.connection.readyState !== WebSocket.OPEN) return false;
    if (this.connection.bufferedAmount <= MAX_UNREAD) return true;
    this.services.metrics.count('slow');
    this.connection.terminate();
    return false;
  }

  #attends({ type, group }: ToGroup): void {
    const { groups } = this.services;
    const isNew = type === 'attend' && !this.#attending.has(group);
    if (isNew && !this.affords(ATTENDING_COSTS)) return;
    if (type === 'depart' || (!this.#attending.has(group) && this.#attending.size >= MAX_GROUPS)) {
      this.#attending.delete(group);
      return void groups.shown.depart(group, this);
    }
    this.#attending.add(group);
    groups.shown
      .attend(group, this)
      .then(() => void (this.#attending.has(group) || groups.shown.depart(group, this)))
      .catch(() => this.hear(core.outgoing({ type: 'error', ...errorBody('store') })));
  }

  async #take(message: core.ToTable): Promise<void> {
    const { table } = message;
    if (message.type === 'bye') {
      const followed = this.#following.get(table);
      this.#following.delete(table);
      return followed?.take(message, this);
    }
    if (message.type === 'hello') {
      const { PROTOCOL: protocol } = core;
      if (message.protocol !== protocol)
        return this.hear(
          core.outgoing({ type: 'error', table, ...errorBody('protocol'), protocol }),
        );
      if (this.#following.size >= MAX_TABLES && !this.#following.has(table))
        return this.#answer(message, 'manyTables');
      this.#following.set(table, this.#following.get(table) ?? null);
    }
    const live = await this.services.tables.get(table);
    if (live === null) {
      this.#following.delete(table);
      return this.#answer(message, 'noTable');
    }
    if (message.type === 'hello' && this.#following.has(table)) this.#following.set(table, live);
    await live.take(message, this);
    // The page may have gone, or said bye, while the table was fetched or busy.
    if (message.type === 'hello' && !this.#following.has(table))
      await live.take({ type: 'bye', table }, this);
  }

  #answer(message: core.ToTable, code: ServerProblem): void {
    const { table } = message;
    const body = errorBody(code);
    if (!('id' in message)) return this.hear(core.outgoing({ type: 'error', table, ...body }));
    const { id } = message;
    this.hear(core.outgoing({ type: 'answer', table, id, outcome: 'error', ...body }));
  }
}

/** What can be answered to a message that breaks the schema: it may still say which command it was. */
const LetterSchema = v.object({ table: core.TableId, id: core.MessageId });

/** A message that keeps to the schema, or the answer that says what is wrong with it. */
function readMessage(
  text: string,
): core.ToTable | ToGroup | Extract<core.FromTable, { error: string }> {
  const code = 'badRequest';
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { type: 'error', code, error: 'This is not JSON.' };
  }
  const isToGroup = json instanceof Object && 'group' in json && !('table' in json);
  const schema = isToGroup ? ToGroupSchema : core.ToTableSchema;
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  const what = `This is no message of the protocol: ${path ? `${path}: ` : ''}${issue.message}`;
  const error = what.slice(0, 300);
  const letter = v.safeParse(LetterSchema, json);
  if (!letter.success) return { type: 'error', code, error };
  return { type: 'answer', ...letter.output, outcome: 'error', code, error };
}
