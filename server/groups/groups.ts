import { errorBody, type ErrorBody, type ServerProblem } from '@tischlein/api';
import {
  changed,
  memberById,
  memberOf,
  newGroup,
  refuseClaim,
  refuseWish,
  type GroupChange,
  type GroupSaid,
  type GroupWish,
  type NewGroup,
} from '@tischlein/api/group';
import { parseOptions } from '@tischlein/kit';
import { drawn } from '@tischlein/table';
import type { GroupNotice } from '../bus.ts';
import { Limit } from '../limits.ts';
import { newId } from '../people.ts';
import type { Quota } from '../quota.ts';
import type { ServerSettings } from '../settings.ts';
import type { GroupSight, Joining } from '../store/groups.ts';
import type { Person } from '../store/store.ts';
import type { NodeServices } from '../tables/services.ts';
import type { Tables } from '../tables/tables.ts';
import { dealtOf, layTables } from './dealing.ts';
import { isHereIn, LiveGroup, type GroupReader } from './live.ts';

/** So often the store hears who is there; who is not heard of for this long is gone, in milliseconds. */
const BEAT = 15_000;
const HERE_FOR = 40_000;
const SEEN_AT_ONCE = 100;
const COMPARE_EVERY = 2000;
/** Many may come at once: they are told of together. */
const SOON = 100;
const MOST_TRIES = 20;
const SEEDS = 2 ** 31;

type Services = Pick<NodeServices, 'store' | 'bus' | 'now' | 'random' | 'log' | 'findGame'>;

/** The groups of regulars, as this node serves them. All they are stands in the store; here is who listens. */
export class Groups {
  readonly #services: Services;
  readonly #tables: Tables;
  readonly #settings: ServerSettings;
  readonly #live = new Map<string, LiveGroup>();
  readonly #soon = new Map<string, NodeJS.Timeout>();
  readonly #revs = new Map<string, number>();
  readonly #beats: NodeJS.Timeout[];
  readonly #wishes: Limit;
  readonly #said: Limit;
  readonly #reports: Limit;
  readonly #made: Quota;

  constructor(services: Services, tables: Tables, settings: ServerSettings, made: Quota) {
    const { now } = services;
    this.#services = services;
    this.#tables = tables;
    this.#settings = settings;
    this.#wishes = new Limit(settings.groupWishesPerMinute, 60_000, now);
    this.#said = new Limit(5, 10_000, now);
    this.#reports = new Limit(5, 3_600_000, now);
    this.#made = made;
    this.#beats = [
      setInterval(() => void this.#beat(), BEAT),
      setInterval(() => void this.#compare(), COMPARE_EVERY),
    ];
    for (const beat of this.#beats) beat.unref();
  }

  close(): void {
    for (const beat of [...this.#beats, ...this.#soon.values()]) clearTimeout(beat);
  }

  /** A page shows the group from now on, and is told what it is. Said again it proves the line alive. */
  async attend(id: string, reader: GroupReader): Promise<void> {
    const { store, now } = this.#services;
    const live = this.#live.get(id) ?? new LiveGroup(id);
    const isNew = !live.readers.has(reader);
    if (!isNew && live.tellAgain(reader, now())) return this.#forgetEmpty(live);
    this.#live.set(id, live);
    live.readers.add(reader);
    live.sight = await store.group(id);
    live.tellOne(live.sight, reader, now());
    if (!isNew || !live.readers.has(reader)) return this.#forgetEmpty(live);
    live.tellSaid(reader);
    await store.seeInGroups([{ id, people: [reader.person] }], now(), now() + HERE_FOR);
    this.changed(id);
  }

  async depart(id: string, reader: GroupReader): Promise<void> {
    const live = this.#live.get(id);
    if (live === undefined || !live.readers.delete(reader)) return;
    this.#forgetEmpty(live);
    if (live.isHere(reader.person)) return;
    const { store, now, log } = this.#services;
    await store
      .seeInGroups([{ id, people: [reader.person] }], now(), 0)
      .catch((error: Error) => log('a leaving was not stored', { error: error.message }));
    this.changed(id);
  }

  /** Something is new about this group: pages here and on other nodes are told. */
  changed(id: string): void {
    this.#services.bus.publish({ group: id });
    this.#refreshSoon(id);
  }

  hear(notice: GroupNotice): void {
    if ('said' in notice) this.#live.get(notice.group)?.hearSaid(notice.said);
    else this.#refreshSoon(notice.group);
  }

  async found(
    { id: person, figure }: Person,
    { name, crest, game, as }: NewGroup,
  ): Promise<string | ErrorBody> {
    const { store, now, findGame, random } = this.#services;
    if (findGame(game) === undefined) return errorBody('gameUnknown');
    const [id, key, at] = [newId(), newId(), now()];
    const founder = { id: newId(), person, name: as, ...drawn(figure) };
    const group = newGroup(founder, { name, crest, game, seed: random.below(SEEDS) }, at);
    if (!this.#wishes.allows(person)) return errorBody('tooMuch');
    const added = await store.addGroup({ id, key, usedAt: at, group }, this.#joining(person));
    return added ? key : errorBody('manyGroups');
  }

  async join(key: string, { id: person, figure }: Person, name: string): Promise<ErrorBody | null> {
    const { now } = this.#services;
    return this.#change(
      () => this.#services.store.groupByKey(key),
      person,
      ({ group }) => {
        if (memberOf(group, person)) return null;
        if (group.members.length >= this.#settings.maxMembers) return 'manyMembers';
        return { c: 'joined', id: newId(), person, name, ...drawn(figure), at: now() };
      },
      { joining: this.#joining(person) },
    );
  }

  claim(key: string, person: string, member: string): Promise<ErrorBody | null> {
    const { store, now } = this.#services;
    return this.#change(
      () => store.groupByKey(key),
      person,
      (sight) =>
        refuseClaim(sight.group, person, member, this.isHere(sight)) ?? {
          c: 'claimed',
          member,
          person,
          at: now(),
        },
    );
  }

  /** Who is at the group's page, here or on another node. */
  isHere(sight: GroupSight): (person: string) => boolean {
    return isHereIn(sight, this.#live.get(sight.id), this.#services.now());
  }

  async wish(id: string, person: string, wish: GroupWish): Promise<ErrorBody | null> {
    const { store } = this.#services;
    if (wish.t === 'say' || wish.t === 'report' || wish.t === 'close') {
      const sight = await store.group(id);
      if (sight === null) return errorBody('noGroup');
      const refused = refuseWish(sight.group, person, wish, this.isHere(sight));
      return refused === null ? this.#doAtOnce(sight, person, wish) : errorBody(refused);
    }
    if (wish.t === 'deal') return this.#deal(id, person, wish);
    const isNewLink = wish.t === 'newLink' || wish.t === 'remove';
    return this.#change(
      () => store.group(id),
      person,
      (sight) =>
        refuseWish(sight.group, person, wish, this.isHere(sight)) ??
        this.#changeOf(sight, person, wish),
      isNewLink ? { key: newId() } : {},
    );
  }

  async #doAtOnce(
    { id, group }: GroupSight,
    person: string,
    wish: Extract<GroupWish, { t: 'say' | 'report' | 'close' }>,
  ): Promise<ErrorBody | null> {
    const { store, bus, now, log } = this.#services;
    const { id: member, name } = memberOf(group, person)!;
    if (wish.t === 'close') {
      await store.removeGroup(id);
      this.changed(id);
    } else if (wish.t === 'report') {
      if (!this.#reports.allows(person)) return errorBody('tooMuch');
      log('a group was reported', { group: id, name: group.name, by: person, text: wish.text });
    } else {
      if (!this.#said.allows(person)) return errorBody('chatOften');
      const said: GroupSaid = {
        t: 'groupSaid',
        group: id,
        member,
        name,
        text: wish.text,
        at: now(),
      };
      this.#live.get(id)?.hearSaid(said);
      bus.publish({ group: id, said });
    }
    return null;
  }

  #changeOf(
    { group }: GroupSight,
    person: string,
    wish: Exclude<GroupWish, { t: 'say' | 'report' | 'close' | 'deal' }>,
  ): GroupChange | ServerProblem | null {
    const me = memberOf(group, person)!;
    switch (wish.t) {
      case 'in':
        return { c: 'in', member: me.id, in: wish.in };
      case 'plan':
        if (this.#services.findGame(wish.game) === undefined) return 'gameUnknown';
        return { c: 'planned', game: wish.game, tables: wish.tables };
      case 'rules': {
        const game = this.#services.findGame(wish.game);
        if (game === undefined) return 'gameUnknown';
        const parsed = parseOptions(game.options, wish.options);
        if (!parsed.ok) return 'settings';
        return { c: 'ruled', game: wish.game, options: wish.options };
      }
      case 'shuffle':
        return { c: 'shuffled', seed: this.#services.random.below(SEEDS) };
      case 'agree': {
        const { member } = group.claims.find((claim) => claim.person === wish.person)!;
        return { c: 'agreed', member, person: wish.person };
      }
      case 'deny':
        return { c: 'denied', person: wish.person };
      case 'rename':
        return { c: 'renamed', member: me.id, name: wish.name };
      case 'figure':
        return { c: 'drawn', member: me.id, figure: wish.figure };
      case 'leave':
        return { c: 'gone', person };
      case 'call':
        return { c: 'called', name: wish.name, crest: wish.crest };
      case 'remove':
        return { c: 'gone', person: memberById(group, wish.member)!.person };
      case 'handOver':
        return { c: 'handedOver', from: person, to: memberById(group, wish.member)!.person };
      case 'newLink':
        return null;
    }
  }

  /** Of two who deal at once one wins; only then the tables are laid. */
  async #deal(
    id: string,
    person: string,
    wish: Extract<GroupWish, { t: 'deal' }>,
  ): Promise<ErrorBody | null> {
    const { store, now, findGame, random } = this.#services;
    const sight = await store.group(id);
    if (sight === null) return errorBody('noGroup');
    const isHere = this.isHere(sight);
    const refused = refuseWish(sight.group, person, wish, isHere);
    if (refused !== null) return errorBody(refused);
    const game = findGame(sight.group.game);
    if (game === undefined) return errorBody('gameUnknown');
    const deal = dealtOf(sight.group, game, { isHere, at: now(), newId });
    if (deal.tables.length === 0) return errorBody('nobodyIn');
    if (!(await this.#made.allows(person, deal.tables.length))) return errorBody('manyMade');
    const group = changed(sight.group, { c: 'dealt', deal, seed: random.below(SEEDS) });
    const tables = deal.tables.map(({ table }) => table);
    const after = { ...sight, group, usedAt: now() };
    if ((await store.saveGroup(after, tables, null)) !== 'saved') return errorBody('dealt');
    await layTables(this.#tables, sight.group, deal);
    this.changed(id);
    return null;
  }

  /** Judged and written until nobody was faster in between. A group without members goes. */
  async #change(
    read: () => Promise<GroupSight | null>,
    person: string,
    judge: (sight: GroupSight) => GroupChange | ServerProblem | null,
    { key, joining = null }: { readonly key?: string; readonly joining?: Joining | null } = {},
  ): Promise<ErrorBody | null> {
    const { store, now } = this.#services;
    if (!this.#wishes.allows(person)) return errorBody('tooMuch');
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const sight = await read();
      if (sight === null) return errorBody('noGroup');
      const verdict = judge(sight);
      if (typeof verdict === 'string') return errorBody(verdict);
      if (verdict === null && key === undefined) return null;
      const group = verdict === null ? sight.group : changed(sight.group, verdict);
      const after = { ...sight, group, key: key ?? sight.key, usedAt: now() };
      const saved = await store.saveGroup(after, [], joining);
      if (saved === 'overtaken') continue;
      if (saved === 'many') return errorBody('manyGroups');
      if (group.members.length === 0) await store.removeGroup(sight.id);
      this.changed(sight.id);
      return null;
    }
    return errorBody('busy');
  }

  #joining(person: string): Joining {
    return { person, most: this.#settings.maxGroups };
  }

  #forgetEmpty(live: LiveGroup): void {
    if (live.readers.size === 0 && this.#live.get(live.id) === live) this.#live.delete(live.id);
  }

  #refreshSoon(id: string): void {
    if (!this.#live.has(id) || this.#soon.has(id)) return;
    const timer = setTimeout(() => {
      this.#soon.delete(id);
      void this.#refresh(id);
    }, SOON).unref();
    this.#soon.set(id, timer);
  }

  async #refresh(id: string): Promise<void> {
    const { store, now, log } = this.#services;
    try {
      const sight = await store.group(id);
      if (sight) this.#revs.set(id, sight.rev);
      this.#live.get(id)?.tell(sight, now());
    } catch (error) {
      log('a group can not be read', { group: id, error: (error as Error).message });
    }
  }

  /** Who is here stays here; who is gone with their node is noticed, and what running tables say of themselves. */
  async #beat(): Promise<void> {
    const { store, now, log } = this.#services;
    const shown = [...this.#live.values()];
    for (let from = 0; from < shown.length; from += SEEN_AT_ONCE) {
      const some = shown.slice(from, from + SEEN_AT_ONCE);
      await store
        .seeInGroups(
          some.map(({ id, people }) => ({ id, people })),
          now(),
          now() + HERE_FOR,
        )
        .catch((error: Error) => log('who is there was not stored', { error: error.message }));
    }
    for (const { id } of shown) await this.#refresh(id);
    for (const id of this.#revs.keys()) if (!this.#live.has(id)) this.#revs.delete(id);
  }

  /** Notices may be lost: what the groups shown here have missed is read from the store. */
  async #compare(): Promise<void> {
    const { store, bus } = this.#services;
    if (bus.alone) return;
    for (const id of this.#live.keys()) {
      const rev = await store.groupRev(id).catch(() => this.#revs.get(id) ?? null);
      if (rev !== this.#revs.get(id)) await this.#refresh(id);
    }
  }
}
