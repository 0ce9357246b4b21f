import * as regulars from '@tischlein/api/group';
import { Outgoing, partOf } from '@tischlein/table';
import type { GroupNotice } from '../bus.ts';
import { every } from '../clock.ts';
import type { GroupSight } from '../store/groups.ts';
import type { NodeServices } from '../tables/live.ts';

/** How often the store is told who is there, and after how long without a sign somebody counts as gone. */
const BEAT_MS = 15_000;
const HERE_FOR_MS = 40_000;
const SEEN_AT_ONCE = 100;
const COMPARE_EVERY_MS = 2000;
/** Many may come at once: they are told of together. */
const GATHERED_MS = 100;
/** How many of the last messages are kept while somebody is there. */
const MAX_SAID = 50;

/** A page that shows a group. */
interface GroupReader {
  readonly person: string;
  hear(message: Outgoing): void;
}

const send = (reader: GroupReader, message: regulars.FromGroup): void =>
  reader.hear(new Outgoing(partOf(message)));

/** The groups that pages of this node show: who listens, and what they are told. */
export class ShownGroups {
  readonly #live = new Map<string, LiveGroup>();
  readonly #soon = new Map<string, () => void>();
  readonly #stops: readonly (() => void)[];

  constructor(
    private readonly services: Pick<NodeServices, 'store' | 'bus' | 'now' | 'later' | 'log'>,
  ) {
    this.#stops = [
      every(services, BEAT_MS, () => void this.#beat()),
      every(services, COMPARE_EVERY_MS, () => void this.#compare()),
    ];
  }

  close(): void {
    for (const stop of [...this.#stops, ...this.#soon.values()]) stop();
  }

  /** A page shows the group from now on, and is told what it is. Repeating it proves the line alive. */
  async attend(id: string, reader: GroupReader): Promise<void> {
    const { store, now } = this.services;
    const live = this.#live.get(id) ?? new LiveGroup(id);
    const isNew = !live.readers.has(reader);
    if (!isNew && live.sight !== null) {
      // Without a look into the store.
      live.tellOne(live.sight, reader, now());
      return this.#forgetEmpty(live);
    }
    this.#live.set(id, live);
    live.readers.add(reader);
    live.sight = await store.group(id);
    live.tellOne(live.sight, reader, now());
    if (!isNew || !live.readers.has(reader)) return this.#forgetEmpty(live);
    for (const said of live.said) send(reader, said);
    await store.seeInGroups([{ id, people: [reader.person] }], HERE_FOR_MS);
    this.changed(id);
  }

  async depart(id: string, reader: GroupReader): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined || !live.readers.delete(reader)) return;
    this.#forgetEmpty(live);
    if (live.isHere(reader.person)) return;
    const { store, log } = this.services;
    await store
      .seeInGroups([{ id, people: [reader.person] }], 0)
      .catch((error: Error) => log('group_leave_failed', { error: error.message }));
    this.changed(id);
  }

  /** Something is new about this group: pages here and on other nodes are told. */
  changed(id: string): void {
    this.services.bus.publish({ group: id });
    this.#refreshSoon(id);
  }

  hear(notice: GroupNotice): void {
    if ('said' in notice) this.#live.get(notice.group)?.hearSaid(notice.said);
    else this.#refreshSoon(notice.group);
  }

  /** Somebody spoke: pages here and on other nodes are told. */
  say(said: regulars.GroupSaid): void {
    this.#live.get(said.group)?.hearSaid(said);
    this.services.bus.publish({ group: said.group, said });
  }

  /** Who is at the group's page, here or on another node. */
  isHere({ id, seen }: GroupSight): (person: string) => boolean {
    const live = this.#live.get(id);
    return (person) =>
      live?.isHere(person) === true || seen.some((one) => one.isHere && one.person === person);
  }

  #forgetEmpty(live: LiveGroup): void {
    if (live.readers.size === 0 && this.#live.get(live.id) === live) this.#live.delete(live.id);
  }

  #refreshSoon(id: string): void {
    if (!this.#live.has(id) || this.#soon.has(id)) return;
    const refresh = (): void => {
      this.#soon.delete(id);
      void this.#refresh(id);
    };
    this.#soon.set(id, this.services.later(GATHERED_MS, refresh));
  }

  async #refresh(id: string): Promise<void> {
    const { store, now, log } = this.services;
    try {
      const sight = await store.group(id);
      const live = this.#live.get(id);
      live?.tell(sight, now());
      if (live) this.#forgetEmpty(live);
    } catch (error) {
      log('group_read_failed', { group: id, error: (error as Error).message });
    }
  }

  /** Renews who is here, and notices who went with their node and what running tables say of themselves. */
  async #beat(): Promise<void> {
    const { store, log } = this.services;
    const shown = [...this.#live.values()];
    for (let from = 0; from < shown.length; from += SEEN_AT_ONCE) {
      const some = shown.slice(from, from + SEEN_AT_ONCE).map(({ id, people }) => ({ id, people }));
      await store
        .seeInGroups(some, HERE_FOR_MS)
        .catch((error: Error) => log('group_seen_failed', { error: error.message }));
    }
    for (const { id } of shown) await this.#refresh(id);
  }

  /** Notices may be lost: what the groups shown here have missed is read from the store. */
  async #compare(): Promise<void> {
    const { store, bus } = this.services;
    if (bus.alone || this.#live.size === 0) return;
    const revs = await store.groupRevs([...this.#live.keys()]).catch(() => null);
    for (const [id, { sight }] of this.#live)
      if (revs !== null && revs.get(id) !== sight?.rev) await this.#refresh(id);
  }
}

/** A group that pages of this node show. Who is there on other nodes stands in the store. */
class LiveGroup {
  readonly readers = new Set<GroupReader>();
  said: readonly regulars.GroupSaid[] = [];
  #told = '';
  /** As it was last read. */
  sight: GroupSight | null = null;

  constructor(readonly id: string) {}

  get people(): string[] {
    return [...new Set([...this.readers].map(({ person }) => person))];
  }

  isHere(person: string): boolean {
    return [...this.readers].some((reader) => reader.person === person);
  }

  /** Tells everybody, if there is something new. */
  tell(sight: GroupSight | null, now: number): void {
    this.sight = sight;
    const told = sight && JSON.stringify([this.#shown(sight), sight.key]);
    const isNew = told !== this.#told;
    this.#told = told ?? '';
    // What somebody said goes when they do.
    const members = new Set(sight?.group.members.map(({ id }) => id));
    if (isNew) this.said = this.said.filter(({ member }) => members.has(member));
    for (const reader of this.readers)
      if (isNew || sight === null || regulars.memberOf(sight.group, reader.person) === null)
        this.tellOne(sight, reader, now);
  }

  tellOne(sight: GroupSight | null, reader: GroupReader, now: number): void {
    const you = sight && regulars.memberOf(sight.group, reader.person);
    if (sight === null || you === null) {
      this.readers.delete(reader);
      return send(reader, { type: 'groupLost', group: this.id });
    }
    const key = regulars.linkOf(sight.group, sight.key, you.id);
    send(reader, { ...this.#shown(sight), key, you: you.id, now });
  }

  hearSaid(said: regulars.GroupSaid): void {
    this.said = [...this.said, said].slice(-MAX_SAID);
    for (const reader of this.readers) send(reader, said);
  }

  /** What all members are told alike. */
  #shown(sight: GroupSight): Omit<regulars.GroupSnapshot, 'you' | 'now' | 'key'> {
    const { id, rev, group, running, games } = sight;
    const seen = new Map(sight.seen.map((one) => [one.person, one]));
    return {
      type: 'group',
      group: id,
      rev,
      name: group.name,
      crest: group.crest,
      members: group.members.map((member) => ({
        ...member.who,
        id: member.id,
        founder: group.founders.includes(member.who.id),
        here: this.isHere(member.who.id) || seen.get(member.who.id)?.isHere === true,
        in: member.in,
        seenAt: seen.get(member.who.id)?.at ?? member.joinedAt,
      })),
      claims: group.claims.map(({ person, member }) => ({ person, member })),
      seed: group.seed,
      game: group.game,
      tables: group.tables,
      ...(group.next && { next: group.next }),
      ...(group.rules?.[group.game] && { rules: group.rules[group.game]! }),
      sets: [...(group.sets?.[group.game] ?? [])],
      deal: group.deal,
      running: running.map(({ table, game, phase, names, about: { avatars } }) => ({
        table,
        game,
        phase,
        names,
        ...(avatars && { avatars }),
      })),
      games,
    };
  }
}
