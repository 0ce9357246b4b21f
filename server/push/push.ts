import { createHash } from 'node:crypto';
import { isSlow, playsAt, waitingFor, type PersonId, type Table } from '@tischlein/table';
import webPush from 'web-push';
import { Limit } from '../limits.ts';
import type { NodePorts } from '../node.ts';
import type { Person, Subscription } from '../store/people.ts';
import { noticeOf, nudgeOf } from './notice.ts';
import { send, type PushKeys } from './send.ts';

const KEYS = 'push keys';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Notifications to one person in an hour. */
const MAX_AN_HOUR = 60;
const GONE = [404, 410];

/** A change of a slow table that this node has stored. */
export interface TurnTaken {
  readonly before: Table;
  readonly after: Table;
  readonly isHere: (person: string) => boolean;
}

/** Tells people whose turn it is at slow tables, by the push services of their browsers. */
export class Push {
  readonly #sent: Limit;
  #keys: Promise<PushKeys> | null = null;

  constructor(private readonly services: Pick<NodePorts, 'settings' | 'store' | 'log' | 'now'>) {
    this.#sent = new Limit(MAX_AN_HOUR, HOUR, services.now);
  }

  get isOn(): boolean {
    return this.services.settings.pushContact !== null;
  }

  /** Made by whichever node is first, and the same for all from then on. */
  keys(): Promise<PushKeys> {
    this.#keys ??= this.services.store
      .once(KEYS, JSON.stringify(webPush.generateVAPIDKeys()))
      .then((text) => JSON.parse(text) as PushKeys)
      .catch((error: unknown) => {
        this.#keys = null;
        throw error;
      });
    return this.#keys;
  }

  /** Only the node that stored the move calls it: nobody is told twice. */
  async turn({ before, after, isHere }: TurnTaken): Promise<void> {
    if (!this.isOn) return;
    const seat = waitingFor(after);
    const chair = seat === null ? undefined : after.room.chairs[seat];
    if (chair?.type !== 'person' || chair.away !== null || waitingFor(before) === seat) return;
    if (isHere(chair.who.id) || !this.#sent.allows(chair.who.id)) return;
    const { store, log, now } = this.services;
    try {
      const [to, person] = await Promise.all([
        store.subscriptionsOf(chair.who.id),
        store.person(chair.who.id),
      ]);
      if (to.length === 0 || person === null) return;
      const text = JSON.stringify(await noticeOf(before, after, now(), person.language));
      for (const each of to) await this.#send(each, text, after.id);
    } catch (error) {
      log('push_failed', { table: after.id, error: (error as Error).message });
    }
  }

  /** Whom the table waits for, where a player who is not them may remind them: they are told somewhere. */
  async mayNudge(table: Table, by: PersonId): Promise<PersonId | null> {
    const seat = waitingFor(table);
    const chair = seat === null ? undefined : table.room.chairs[seat];
    if (!this.isOn || chair?.type !== 'person' || chair.away !== null) return null;
    const { id } = chair.who;
    const isApart = isSlow(table.room.settings.clock) && id !== by && playsAt(table, by) !== null;
    return isApart && (await this.services.store.subscriptionsOf(id)).length > 0 ? id : null;
  }

  /** Once in a day, whoever at the table does it; answers why it is not done. */
  async nudge(table: Table, by: Person): Promise<'notNow' | 'tooMuch' | null> {
    const { store, now } = this.services;
    const id = await this.mayNudge(table, by.id);
    if (id === null) return 'notNow';
    const what = `nudge ${table.id}` as const;
    const once = { person: id, what, count: 1, most: 1, at: now(), span: DAY };
    if (!(await store.spend(once))) return 'tooMuch';
    const [to, person] = await Promise.all([store.subscriptionsOf(id), store.person(id)]);
    const text = JSON.stringify(await nudgeOf(table, now(), person?.language ?? 'en', by.name));
    for (const each of to) await this.#send(each, text, table.id);
    return null;
  }

  async #send(to: Subscription, text: string, table: string): Promise<void> {
    const { store, settings, log } = this.services;
    if (settings.pushContact === null) return;
    // Push services see the topic: the id of a table is the key to it.
    const topic = createHash('sha256').update(table).digest('base64url').slice(0, 32);
    const status = await send(to, text, {
      keys: await this.keys(),
      contact: settings.pushContact,
      loopback: settings.pushLoopback,
      lasts: DAY / 1000,
      topic,
    }).catch((error: Error) => {
      log('push_unreachable', { error: error.message });
      return 0;
    });
    if (GONE.includes(status)) await store.unsubscribe(to.endpoint, null);
  }
}
