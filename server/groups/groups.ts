import type { ServerProblem } from '@tischlein/api';
import * as regulars from '@tischlein/api/group';
import { whoFrom, type Who } from '@tischlein/table';
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

type GroupCommand = regulars.GroupCommand;
/** The group as it becomes, or why it does not. */
type Verdict = regulars.Group | ServerProblem;

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

  /** Answers the key of its link, or why there is none. */
  async found(person: Person, wanted: regulars.NewGroup): Promise<{ key: string } | ServerProblem> {
    const { store, now, findGame, random, newId } = this.services;
    const { name, crest, game, as } = wanted;
    if (findGame(game) === undefined) return 'gameUnknown';
    const [id, key, at] = [newId(), newId(), now()];
    const founder = { id: newId(), who: whoFrom(person.id, { ...person, name: as }) };
    const about = { name, crest, game, seed: random.below(regulars.SEEDS), linkSecret: newId() };
    const group = regulars.newGroup(founder, about, at);
    if (!this.#commands.allows(person.id)) return 'tooMuch';
    const added = await store.addGroup({ id, key, usedAt: at, group }, this.#joining(person.id));
    return added ? { key: regulars.linkOf(group, key, founder.id) } : 'manyGroups';
  }

  /** The group of a link, whosever it is. */
  byLink(link: string): Promise<GroupSight | null> {
    return this.services.store.groupByKey(link.slice(0, regulars.KEY_LENGTH));
  }

  join(link: string, person: Person, name: string): Promise<ServerProblem | null> {
    const { now, newId } = this.services;
    const judge = ({ group }: GroupSight): Verdict => {
      if (regulars.memberOf(group, person.id)) return group;
      if (group.members.length >= this.settings.maxMembers) return 'manyMembers';
      const who = whoFrom(person.id, { ...person, name });
      return regulars.joined(group, { id: newId(), who }, now());
    };
    const joining = this.#joining(person.id);
    return this.#change(() => this.byLink(link), person.id, judge, { joining });
  }

  claim(link: string, person: string, member: string): Promise<ServerProblem | null> {
    const judge = (sight: GroupSight): Verdict => {
      const by = regulars.memberByLink(sight.group, link);
      return regulars.judgeClaim(sight.group, person, member, by, this.#portsOf(sight));
    };
    return this.#change(() => this.byLink(link), person, judge);
  }

  async command(id: string, person: string, command: GroupCommand): Promise<ServerProblem | null> {
    const { store, now, newId, log } = this.services;
    const judge = (sight: GroupSight): Verdict =>
      regulars.judgeCommand(sight.group, person, command, this.#portsOf(sight));
    if (!['deal', 'close', 'report', 'say'].includes(command.type)) {
      const isNewLink = command.type === 'newLink' || command.type === 'remove';
      return this.#change(() => store.group(id), person, judge, isNewLink ? { key: newId() } : {});
    }
    const sight = await store.group(id);
    const group = sight === null ? 'noGroup' : judge(sight);
    if (sight === null || typeof group === 'string') return group as ServerProblem;
    if (command.type === 'deal') return this.#deal({ ...sight, group }, person);
    if (command.type === 'close') {
      await store.removeGroup(id);
      this.shown.changed(id);
    } else if (command.type === 'report') {
      if (!this.#reports.allows(person)) return 'tooMuch';
      const { text } = command;
      await store.addReport({ id: newId(), at: now(), group: id, person, name: group.name, text });
      log('group_reported', { group: id });
    } else if (command.type === 'say') {
      if (!this.#said.allows(person)) return 'chatOften';
      const { id: member, who } = regulars.memberOf(group, person)!;
      const { text } = command;
      this.shown.say({ type: 'groupSaid', group: id, member, name: who.name, text, at: now() });
    }
    return null;
  }

  /** Of two who deal at once one wins. The tables are set with the deal: nobody is sent to one that is not there. */
  async #deal(dealt: GroupSight, person: string): Promise<ServerProblem | null> {
    const { store, now } = this.services;
    const deal = dealt.group.deal!;
    if (!(await this.made.allows(person, deal.tables.length))) return 'manyMade';
    const tables = layTables(this.tables, dealt.group, deal);
    const saved = await store.saveGroup({ ...dealt, usedAt: now() }, tables, null);
    if (saved !== 'saved') return 'dealt';
    this.shown.changed(dealt.id);
    return null;
  }

  /** Judged and written until nobody was faster in between. A group without members goes. */
  async #change(
    read: () => Promise<GroupSight | null>,
    person: string,
    judge: (sight: GroupSight) => Verdict,
    { key, joining = null }: { readonly key?: string; readonly joining?: Joining | null } = {},
  ): Promise<ServerProblem | null> {
    const { store, now } = this.services;
    if (!this.#commands.allows(person)) return 'tooMuch';
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const sight = await read();
      if (sight === null) return 'noGroup';
      const group = judge(sight);
      if (typeof group === 'string') return group;
      if (group === sight.group && key === undefined) return null;
      const after = { ...sight, group, key: key ?? sight.key, usedAt: now() };
      const saved = await store.saveGroup(after, [], joining);
      if (saved === 'overtaken') continue;
      if (saved === 'many') return 'manyGroups';
      if (group.members.length === 0) await store.removeGroup(sight.id);
      this.shown.changed(sight.id);
      return null;
    }
    return 'busy';
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
  const { game } = deal;
  return deal.tables.map(({ table, members }) => {
    const people = members.map((id) => regulars.memberById(group, id)!.who);
    const [{ id: host }] = people as [Who];
    const wanted = { game, seats: people.length, host, people, fill: FILL_AFTER_SECONDS };
    const options = group.rules?.[game] ?? {};
    const laid = tables.lay(table, { ...wanted, settings: { options } });
    // The rules do not fit this number of players: they play as printed, and everybody has a table.
    return 'code' in laid ? (tables.lay(table, wanted) as Append) : laid;
  });
}
