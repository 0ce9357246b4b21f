import { errorBody, type ErrorBody, type ServerProblem } from '@tischlein/api';
import * as regulars from '@tischlein/api/group';
import { whoFrom } from '@tischlein/table';
import { Limit } from '../limits.ts';
import type { Quota } from '../quota.ts';
import type { ServerSettings } from '../settings.ts';
import type { GroupSight, Joining } from '../store/groups.ts';
import type { Person } from '../store/people.ts';
import type { Append } from '../store/tables.ts';
import type { NodeServices } from '../tables/live.ts';
import type { Tables } from '../tables/tables.ts';
import { ShownGroups } from './shown.ts';

const MAX_TRIES = 20;

type Services = Pick<
  NodeServices,
  'store' | 'bus' | 'now' | 'later' | 'random' | 'newId' | 'log' | 'findGame'
>;

/** The groups of regulars, as this node serves them. All they are stands in the store. */
export class Groups {
  readonly shown: ShownGroups;
  readonly #commands: Limit;
  readonly #said: Limit;
  readonly #reports: Limit;

  constructor(
    private readonly services: Services,
    private readonly tables: Tables,
    private readonly settings: ServerSettings,
    private readonly made: Quota,
  ) {
    const { now } = services;
    this.shown = new ShownGroups(services);
    this.#commands = new Limit(settings.groupChangesPerMinute, 60_000, now);
    this.#said = new Limit(5, 10_000, now);
    this.#reports = new Limit(5, 3_600_000, now);
  }

  async found(
    person: Person,
    { name, crest, game, as }: regulars.NewGroup,
  ): Promise<string | ErrorBody> {
    const { store, now, findGame, random, newId } = this.services;
    if (findGame(game) === undefined) return errorBody('gameUnknown');
    const [id, key, at] = [newId(), newId(), now()];
    const founder = { id: newId(), who: whoFrom(person.id, { ...person, name: as }) };
    const about = { name, crest, game, seed: random.below(regulars.SEEDS), linkSecret: newId() };
    const group = regulars.newGroup(founder, about, at);
    if (!this.#commands.allows(person.id)) return errorBody('tooMuch');
    const added = await store.addGroup({ id, key, usedAt: at, group }, this.#joining(person.id));
    return added ? regulars.linkOf(group, key, founder.id) : errorBody('manyGroups');
  }

  /** The group of a link, whosever it is. */
  byLink(link: string): Promise<GroupSight | null> {
    return this.services.store.groupByKey(link.slice(0, regulars.KEY_LENGTH));
  }

  async join(link: string, person: Person, name: string): Promise<ErrorBody | null> {
    const { now, newId } = this.services;
    return this.#change(
      () => this.byLink(link),
      person.id,
      ({ group }) => {
        if (regulars.memberOf(group, person.id)) return group;
        if (group.members.length >= this.settings.maxMembers) return 'manyMembers';
        const who = whoFrom(person.id, { ...person, name });
        return regulars.joined(group, { id: newId(), who }, now());
      },
      { joining: this.#joining(person.id) },
    );
  }

  claim(link: string, person: string, member: string): Promise<ErrorBody | null> {
    return this.#change(
      () => this.byLink(link),
      person,
      (sight) => {
        const by = regulars.memberByLink(sight.group, link);
        return regulars.judgeClaim(sight.group, person, member, by, this.#portsOf(sight));
      },
    );
  }

  async command(
    id: string,
    person: string,
    command: regulars.GroupCommand,
  ): Promise<ErrorBody | null> {
    const { store, newId } = this.services;
    const judge = (sight: GroupSight): regulars.Group | ServerProblem =>
      regulars.judgeCommand(sight.group, person, command, this.#portsOf(sight));
    if (
      command.type === 'say' ||
      command.type === 'report' ||
      command.type === 'close' ||
      command.type === 'deal'
    ) {
      const sight = await store.group(id);
      if (sight === null) return errorBody('noGroup');
      const group = judge(sight);
      if (typeof group === 'string') return errorBody(group);
      if (command.type === 'deal') return this.#deal({ ...sight, group }, person);
      return this.#doAtOnce(sight, person, command);
    }
    const isNewLink = command.type === 'newLink' || command.type === 'remove';
    return this.#change(() => store.group(id), person, judge, isNewLink ? { key: newId() } : {});
  }

  async #doAtOnce(
    { id, group }: GroupSight,
    person: string,
    command: Extract<regulars.GroupCommand, { type: 'say' | 'report' | 'close' }>,
  ): Promise<ErrorBody | null> {
    const { store, now, newId, log } = this.services;
    const { id: member, who } = regulars.memberOf(group, person)!;
    if (command.type === 'close') {
      await store.removeGroup(id);
      this.shown.changed(id);
    } else if (command.type === 'report') {
      if (!this.#reports.allows(person)) return errorBody('tooMuch');
      const report = { id: newId(), at: now(), group: id, person, name: group.name };
      await store.addReport({ ...report, text: command.text });
      log('group_reported', { group: id });
    } else {
      if (!this.#said.allows(person)) return errorBody('chatOften');
      const said: regulars.GroupSaid = {
        type: 'groupSaid',
        group: id,
        member,
        name: who.name,
        text: command.text,
        at: now(),
      };
      this.shown.say(said);
    }
    return null;
  }

  /** Of two who deal at once one wins. The tables are set with the deal: nobody is sent to one that is not there. */
  async #deal(dealt: GroupSight, person: string): Promise<ErrorBody | null> {
    const { store, now } = this.services;
    const deal = dealt.group.deal!;
    if (!(await this.made.allows(person, deal.tables.length))) return errorBody('manyMade');
    const tables = layTables(this.tables, dealt.group, deal);
    const saved = await store.saveGroup({ ...dealt, usedAt: now() }, tables, null);
    if (saved !== 'saved') return errorBody('dealt');
    this.shown.changed(dealt.id);
    return null;
  }

  /** Judged and written until nobody was faster in between. A group without members goes. */
  async #change(
    read: () => Promise<GroupSight | null>,
    person: string,
    judge: (sight: GroupSight) => regulars.Group | ServerProblem,
    { key, joining = null }: { readonly key?: string; readonly joining?: Joining | null } = {},
  ): Promise<ErrorBody | null> {
    const { store, now } = this.services;
    if (!this.#commands.allows(person)) return errorBody('tooMuch');
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const sight = await read();
      if (sight === null) return errorBody('noGroup');
      const group = judge(sight);
      if (typeof group === 'string') return errorBody(group);
      if (group === sight.group && key === undefined) return null;
      const after = { ...sight, group, key: key ?? sight.key, usedAt: now() };
      const saved = await store.saveGroup(after, [], joining);
      if (saved === 'overtaken') continue;
      if (saved === 'many') return errorBody('manyGroups');
      if (group.members.length === 0) await store.removeGroup(sight.id);
      this.shown.changed(sight.id);
      return null;
    }
    return errorBody('busy');
  }

  #portsOf(sight: GroupSight): regulars.GroupPorts {
    const { now, findGame, random, newId } = this.services;
    const seenAt = (person: string): number =>
      sight.seen.find((one) => one.person === person)?.at ?? 0;
    return { isHere: this.shown.isHere(sight), seenAt, at: now(), findGame, random, newId };
  }

  #joining(person: string): Joining {
    return { person, most: this.settings.maxGroups };
  }
}

/** Somebody who leaves their chair before the start is replaced by a bot after this many seconds. */
const FILL_AFTER_SECONDS = 20;

/** Everybody has their chair from the beginning; the games begin by themselves a moment later. */
function layTables(tables: Tables, group: regulars.Group, deal: regulars.GroupDeal): Append[] {
  return deal.tables.map(({ table, members }) => {
    const people = members.map((id) => regulars.memberById(group, id)!.who);
    const host = people[0]!.id;
    const wanted = {
      game: deal.game,
      seats: people.length,
      host,
      people,
      fill: FILL_AFTER_SECONDS,
    };
    const options = group.rules?.[deal.game] ?? {};
    const laid = tables.lay(table, { ...wanted, settings: { options } });
    // The rules do not fit this number of players: they play as printed, and everybody has a table.
    return 'code' in laid ? (tables.lay(table, wanted) as Append) : laid;
  });
}
