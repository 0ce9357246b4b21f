/** What members may command for, who may, and what becomes of the group by it: pure rules. */
import { parseOptions, type Random } from '@tischlein/kit';
import {
  distinctWho,
  withoutSet,
  withSet,
  type FindGame,
  type PersonId,
  type Who,
} from '@tischlein/table';
import type { ServerProblem } from '../sentences.ts';
import {
  memberById,
  memberOf,
  openHandovers,
  withMember,
  withoutClaims,
  withoutPerson,
  type Group,
  type Member,
} from './group.ts';
import { split } from './split.ts';
import type { GroupCommand, GroupDeal } from './wire.ts';

/** What lies outside the group: who is at its page, games, time and chance. */
export interface GroupPorts {
  readonly isHere: (person: PersonId) => boolean;
  /** When they were last at its page; 0 where nobody knows. */
  readonly seenAt: (person: PersonId) => number;
  readonly findGame: FindGame;
  readonly at: number;
  readonly random: Random;
  readonly newId: () => string;
}

/** The group after it was granted, or why it is not. */
type Verdict = Group | ServerProblem;

type Command<T extends GroupCommand['type']> = Extract<GroupCommand, { type: T }>;

type Apply<T extends GroupCommand['type']> = (
  group: Group,
  me: Member,
  command: Command<T>,
  ports: GroupPorts,
) => Verdict;
type Rules = { readonly [T in GroupCommand['type']]: Apply<T> };
type FounderCommand = 'call' | 'remove' | 'handOver' | 'newLink' | 'close';

/** Arrangements are drawn from a seed below this. */
export const SEEDS = 2 ** 20;
const MAX_CLAIMS = 12;

/** What changes nothing here: talk, reports and links are the server's, and a closed group is gone as a whole. */
const asItIs = (group: Group): Group => group;

const MEMBER_RULES: Omit<Rules, FounderCommand> = {
  in: (group, me, command) => withMember(group, me.id, { in: command.in }),
  plan: (group, _, { game, tables }, { findGame }) =>
    findGame(game) === undefined ? 'gameUnknown' : { ...group, game, tables },
  rules(group, _, command, { findGame }) {
    const game = findGame(command.game);
    if (game === undefined) return 'gameUnknown';
    if (!parseOptions(game.options, command.options).ok) return 'settings';
    return { ...group, rules: { ...group.rules, [command.game]: command.options } };
  },
  keepSet(group, _, { game, set }, { findGame }) {
    if (findGame(game) === undefined) return 'gameUnknown';
    const kept = withSet(group.sets?.[game] ?? [], set);
    return kept === null ? 'tooMuch' : { ...group, sets: { ...group.sets, [game]: kept } };
  },
  dropSet(group, _, { game, name }) {
    const sets = group.sets?.[game];
    if (sets === undefined) return group;
    return { ...group, sets: { ...group.sets, [game]: withoutSet(sets, name) } };
  },
  shuffle: (group, _me, _command, { random }) => ({ ...group, seed: random.below(SEEDS) }),
  deal: dealt,
  say: asItIs,
  next: (group, _, { text }) => ({ ...group, next: text }),
  agree: agreed,
  deny: (group, _, { person }) => withoutClaims(group, person),
  rename: (group, me, { name }) => knownAs(group, me, { name }),
  avatar: (group, me, { avatar }) => knownAs(group, me, { avatar }),
  leave: (group, { who }) => withoutPerson(group, who.id),
  report: asItIs,
};
const FOUNDER_RULES: Pick<Rules, FounderCommand> = {
  call: (group, _, { name, crest }) => ({ ...group, name, crest }),
  remove(group, me, command) {
    const other = otherMember(group, me, command.member);
    return other === null ? 'noMember' : withoutPerson(group, other.who.id);
  },
  handOver(group, me, command) {
    const other = otherMember(group, me, command.member);
    if (other === null) return 'noMember';
    const rest = group.founders.filter((one) => one !== me.who.id && one !== other.who.id);
    return { ...group, founders: [...rest, other.who.id] };
  },
  newLink: asItIs,
  close: asItIs,
};
const RULES: Rules = { ...MEMBER_RULES, ...FOUNDER_RULES };

/** The member under another name or with another face, told from all others. */
function knownAs(group: Group, me: Member, change: Partial<Who>): Group {
  const others = group.members.filter((member) => member !== me).map(({ who }) => who);
  return withMember(group, me.id, { who: distinctWho({ ...me.who, ...change }, others) });
}

/** The group after what this person wished for, or why they may not. */
export function judgeCommand<T extends GroupCommand['type']>(
  group: Group,
  person: PersonId,
  command: Command<T>,
  ports: GroupPorts,
): Verdict {
  const me = memberOf(group, person);
  if (me === null) return 'noMember';
  const isForFounders = Object.hasOwn(FOUNDER_RULES, command.type);
  if (isForFounders && !group.founders.includes(person)) return 'notFounder';
  const apply: Apply<T> = RULES[command.type as T];
  return apply(group, me, command, ports);
}

/** Somebody without a membership says that they are this member; `by` is whose link they came by. */
export function judgeClaim(
  group: Group,
  person: PersonId,
  id: string,
  by: string | null,
  { isHere, at }: GroupPorts,
): Verdict {
  const member = memberById(group, id);
  if (memberOf(group, person) !== null || member === null) return 'noMember';
  // Whose membership was given away takes it back without asking anybody.
  const open = openHandovers(group, at);
  const others = open.filter((one) => one.member !== id);
  if (open.some((one) => one.member === id && one.from === person))
    return { ...handedOver(group, member, person, at), handovers: others };
  // Somebody who is here now can not be another member.
  if (isHere(member.who.id)) return 'memberHere';
  const { claims } = withoutClaims(group, person);
  const claim = { member: id, person, at, by, agreed: [] };
  return { ...group, claims: [...claims, claim].slice(-MAX_CLAIMS) };
}

const otherMember = (group: Group, me: Member, id: string): Member | null => {
  const other = memberById(group, id);
  return other === me ? null : other;
};

const DAY_MS = 86_400_000;
/** Where no founder was seen for so long, members of long standing may hand a founder's place on. */
const FOUNDERS_GONE_MS = 60 * DAY_MS;
/** From so many people who are there, two must agree. */
const MANY_HERE = 3;

/** Somebody who is there knows them: name and standing are theirs on the new device. */
function agreed(
  group: Group,
  me: Member,
  { person }: Command<'agree'>,
  ports: GroupPorts,
): Verdict {
  const { isHere, seenAt, at } = ports;
  const claim = group.claims.find((one) => one.person === person);
  if (claim === undefined) return 'notAsked';
  const claimed = memberById(group, claim.member);
  if (claimed === null) return 'noMember';
  if (isHere(claimed.who.id)) return 'memberHere';
  // Only people who are there can see who asks.
  if (!isHere(me.who.id)) return 'notNow';
  const isFounder = (of: Member): boolean => group.founders.includes(of.who.id);
  // A founder could remove any other member, too.
  if (isFounder(me)) return handedOver(group, claimed, person, at);
  // A second cookie of one's own is no witness, nor is one of somebody who was sent one's own link.
  const isNewHere = (me.since ?? me.joinedAt) > claim.at - DAY_MS;
  if (isNewHere || claim.by === null || claim.by === me.id) return 'noWitness';
  const areGone = group.founders.every((founder) => seenAt(founder) < at - FOUNDERS_GONE_MS);
  if (isFounder(claimed) && !areGone) return 'notFounder';
  const here = group.members.filter((member) => isHere(member.who.id)).length;
  const wanted = isFounder(claimed) || here >= MANY_HERE ? 2 : 1;
  const all = [...new Set([...claim.agreed, me.id])];
  if (all.length >= wanted) return handedOver(group, claimed, person, at);
  const claims = group.claims.map((one) => (one === claim ? { ...claim, agreed: all } : one));
  return { ...group, claims };
}

/** The membership, with its founder's rights, is this person's from now on. */
function handedOver(group: Group, member: Member, person: PersonId, at: number): Group {
  const from = member.who.id;
  const before = openHandovers(group, at).filter((one) => one.member !== member.id);
  return {
    ...withMember(group, member.id, { who: { ...member.who, id: person }, since: at, in: false }),
    founders: group.founders.map((founder) => (founder === from ? person : founder)),
    claims: group.claims.filter((one) => one.person !== person && one.member !== member.id),
    handovers: [...before, { member: member.id, from, at }],
  };
}

/** All who are in and here, over shuffled tables, as every page has shown them. */
function dealt(group: Group, _: Member, { number }: Command<'deal'>, ports: GroupPorts): Verdict {
  const { isHere, findGame, newId, random, at } = ports;
  // Of two who press at once one is told so.
  if (number !== (group.deal?.number ?? 0)) return 'dealt';
  const game = findGame(group.game);
  if (game === undefined) return 'gameUnknown';
  const ready = group.members.filter((member) => member.in && isHere(member.who.id));
  const { tables, out } = split(
    ready.map(({ id }) => id),
    game.seats,
    { seed: group.seed, tables: group.tables, last: lastSplit(group.deal) },
  );
  if (tables.length === 0) return 'nobodyIn';
  const deal = {
    number: number + 1,
    at,
    game: game.name,
    tables: tables.map((members) => ({ table: newId(), members })),
    out,
  };
  const seated = new Set(tables.flat());
  const members = group.members.map((one) => (seated.has(one.id) ? { ...one, in: false } : one));
  return { ...group, deal, members, seed: random.below(SEEDS) };
}

const lastSplit = (deal: GroupDeal | null) =>
  deal && { tables: deal.tables.map(({ members }) => members), out: deal.out };
