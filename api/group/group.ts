/** A group of regulars: who belongs to it. No clock, no chance, no store: pure rules. */
import { hex, sha256, type JsonObject } from '@tischlein/kit';
import { distinctWho, type PersonId, type RuleSet, type Who } from '@tischlein/table';
import type { Crest, GroupDeal } from './wire.ts';

export interface Member {
  /** What results are entered under: it stays when the person behind it has a new device. */
  readonly id: string;
  readonly who: Who;
  readonly joinedAt: number;
  /** When it passed to this person, where it was somebody else's. */
  readonly since?: number;
  /** Wants to play in the next deal. */
  readonly in: boolean;
}

/** Somebody without a membership says that they are this member. */
export interface MemberClaim {
  readonly member: string;
  readonly person: PersonId;
  readonly at: number;
  /** Whose link they came by; null where that can not be told any more. */
  readonly by: string | null;
  /** The members who agree so far. */
  readonly agreed: readonly string[];
}

/** A membership that has passed to a new device: whose it was can take it back for a week. */
export interface Handover {
  readonly member: string;
  readonly from: PersonId;
  readonly at: number;
}

export interface Group {
  readonly name: string;
  readonly crest: Crest;
  /** What the ends of members' links are made with; it never leaves the server. */
  readonly linkSecret: string;
  /** By person, not by member: these rights move by a recovery link only. */
  readonly founders: readonly PersonId[];
  readonly members: readonly Member[];
  readonly claims: readonly MemberClaim[];
  readonly handovers?: readonly Handover[];
  /** What the next shuffle is drawn from: the same for everybody who looks. */
  readonly seed: number;
  /** What is played next, and at how many tables; null: as many as fit best. */
  readonly game: string;
  readonly tables: number | null;
  /** The house rules it plays by, game by game; what is left out is as printed. */
  readonly rules?: { readonly [game: string]: JsonObject };
  /** House rules under a name, game by game. */
  readonly sets?: { readonly [game: string]: readonly RuleSet[] };
  /** When the next evening is, in somebody's words; nothing said where it is empty. */
  readonly next?: string;
  readonly deal: GroupDeal | null;
}

export const memberOf = ({ members }: Group, person: PersonId): Member | null =>
  members.find((member) => member.who.id === person) ?? null;

export const memberById = ({ members }: Group, id: string): Member | null =>
  members.find((member) => member.id === id) ?? null;

export const newGroup = (
  founder: Newcomer,
  about: Pick<Group, 'name' | 'crest' | 'game' | 'seed' | 'linkSecret'>,
  at: number,
): Group => ({
  ...about,
  founders: [founder.who.id],
  members: [{ ...founder, joinedAt: at, in: false }],
  claims: [],
  tables: null,
  deal: null,
});

export const KEY_LENGTH = 22;
export const LINK_END_LENGTH = 12;

/** The key in the link that a member hands out. Nobody else can make its end: it tells whose link it is. */
export const linkOf = (group: Pick<Group, 'linkSecret'>, key: string, member: string): string =>
  key + hex(sha256(`${group.linkSecret}\n${member}`)).slice(0, LINK_END_LENGTH);

/** The member who hands out this link. */
export const memberByLink = (group: Group, link: string): string | null =>
  group.members.find(({ id }) => linkOf(group, link.slice(0, KEY_LENGTH), id) === link)?.id ?? null;

type Newcomer = Pick<Member, 'id' | 'who'>;

/** With one member more, who is told apart from the others. */
export function joined(group: Group, { id, who }: Newcomer, at: number): Group {
  const others = group.members.map((member) => member.who);
  const member = { id, who: distinctWho(who, others), joinedAt: at, in: false };
  return { ...withoutClaims(group, who.id), members: [...group.members, member] };
}

export const withMember = (group: Group, id: string, more: Partial<Member>): Group => ({
  ...group,
  members: group.members.map((member) => (member.id === id ? { ...member, ...more } : member)),
});

const WEEK_MS = 7 * 86_400_000;

/** Those that can still be undone. */
export const openHandovers = ({ handovers = [] }: Group, at: number): readonly Handover[] =>
  handovers.filter((one) => at - one.at < WEEK_MS);

export const withoutClaims = (group: Group, person: PersonId): Group => ({
  ...group,
  claims: group.claims.filter((claim) => claim.person !== person),
});

/** They left, were removed, or have deleted themselves. Without founders it passes to the member of longest standing. */
export function withoutPerson(group: Group, person: PersonId): Group {
  const member = memberOf(group, person);
  const members = group.members.filter((one) => one !== member);
  const founders = group.founders.filter((founder) => founder !== person);
  const [heir] = [...members].sort((a, b) => a.joinedAt - b.joinedAt);
  return {
    ...group,
    members,
    founders: founders.length === 0 && heir ? [heir.who.id] : founders,
    claims: group.claims.filter((one) => one.person !== person && one.member !== member?.id),
    ...(group.handovers && {
      handovers: group.handovers.filter((one) => one.from !== person && one.member !== member?.id),
    }),
    deal: group.deal && {
      ...group.deal,
      out: group.deal.out.filter((id) => id !== member?.id),
      tables: group.deal.tables.map((dealt) => ({
        ...dealt,
        members: dealt.members.filter((id) => id !== member?.id),
      })),
    },
  };
}
