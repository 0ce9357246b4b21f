/** A group of regulars: who belongs to it, and what can happen to it. No clock, no chance, no store: pure rules. */
import type { JsonObject } from '@tischlein/kit';
import { distinctName, drawn, type PersonId } from '@tischlein/table';

export interface Member {
  /** What results are entered under: it stays when the person behind it has a new device. */
  readonly id: string;
  readonly person: PersonId;
  readonly name: string;
  /** The animal they chose, where they did. */
  readonly figure?: number;
  readonly joinedAt: number;
  /** Wants to play in the next deal. */
  readonly in: boolean;
}

/** Somebody without a membership says that they are this member. */
export interface MemberClaim {
  readonly member: string;
  readonly person: PersonId;
  readonly at: number;
}

/** Who was sent to which table last. */
export interface GroupDeal {
  /** Grows by one with each deal, so that one of two people who press the button at once wins. */
  readonly number: number;
  readonly at: number;
  readonly game: string;
  readonly tables: readonly { readonly table: string; readonly members: readonly string[] }[];
  /** Who found no seat this time. */
  readonly out: readonly string[];
}

export interface Crest {
  readonly paper: (typeof CREST_PAPERS)[number];
  readonly cut: (typeof CREST_CUTS)[number];
  readonly motif: (typeof CREST_MOTIFS)[number];
}
export const CREST_PAPERS = ['poppy', 'cowbell', 'leaf', 'lake', 'plum', 'ink'] as const;
export const CREST_CUTS = ['plain', 'chief', 'bend', 'hills', 'pale'] as const;
export const CREST_MOTIFS = ['fox', 'owl', 'hare', 'bear', 'cat', 'star', 'clover', 'sun'] as const;

export interface Group {
  readonly name: string;
  readonly crest: Crest;
  /** By person, not by member: these rights move by a recovery link only. */
  readonly founders: readonly PersonId[];
  readonly members: readonly Member[];
  readonly claims: readonly MemberClaim[];
  /** What the next shuffle is drawn from: the same for everybody who looks. */
  readonly seed: number;
  /** What is played next, and at how many tables; null: as many as fit best. */
  readonly game: string;
  readonly tables: number | null;
  /** The house rules it plays by, game by game; what is left out is as printed. */
  readonly rules?: { readonly [game: string]: JsonObject };
  readonly deal: GroupDeal | null;
}

/** A change that was judged, with all that chance and time gave to it. */
export type GroupChange =
  | {
      readonly c: 'joined';
      readonly id: string;
      readonly person: PersonId;
      readonly name: string;
      readonly figure?: number;
      readonly at: number;
    }
  | {
      readonly c: 'claimed';
      readonly member: string;
      readonly person: PersonId;
      readonly at: number;
    }
  /** Somebody who is there knows them: name and standing are theirs on the new device. */
  | { readonly c: 'agreed'; readonly member: string; readonly person: PersonId }
  | { readonly c: 'denied'; readonly person: PersonId }
  | { readonly c: 'renamed'; readonly member: string; readonly name: string }
  | { readonly c: 'drawn'; readonly member: string; readonly figure: number }
  | { readonly c: 'in'; readonly member: string; readonly in: boolean }
  | { readonly c: 'planned'; readonly game: string; readonly tables: number | null }
  | { readonly c: 'ruled'; readonly game: string; readonly options: JsonObject }
  | { readonly c: 'shuffled'; readonly seed: number }
  | { readonly c: 'dealt'; readonly deal: GroupDeal; readonly seed: number }
  | { readonly c: 'called'; readonly name: string; readonly crest: Crest }
  | { readonly c: 'handedOver'; readonly from: PersonId; readonly to: PersonId }
  /** Left, was removed, or has deleted themselves. */
  | { readonly c: 'gone'; readonly person: PersonId };

const MOST_CLAIMS = 12;

export const memberOf = ({ members }: Group, person: PersonId): Member | null =>
  members.find((member) => member.person === person) ?? null;

export const memberById = ({ members }: Group, id: string): Member | null =>
  members.find((member) => member.id === id) ?? null;

export function newGroup(
  founder: Pick<Member, 'id' | 'person' | 'name' | 'figure'>,
  about: Pick<Group, 'name' | 'crest' | 'game' | 'seed'>,
  at: number,
): Group {
  return {
    ...about,
    founders: [founder.person],
    members: [{ ...founder, joinedAt: at, in: false }],
    claims: [],
    tables: null,
    deal: null,
  };
}

/** The group after the change. */
export function changed(group: Group, change: GroupChange): Group {
  switch (change.c) {
    case 'joined': {
      const { id, person, at } = change;
      if (memberOf(group, person)) return group;
      const names = group.members.map(({ name }) => name);
      const member = {
        id,
        person,
        joinedAt: at,
        in: false,
        name: distinctName(change.name, names),
        ...drawn(change.figure),
      };
      return { ...withoutClaims(group, person), members: [...group.members, member] };
    }
    case 'claimed': {
      const { member, person, at } = change;
      const { claims } = withoutClaims(group, person);
      return { ...group, claims: [...claims, { member, person, at }].slice(-MOST_CLAIMS) };
    }
    case 'agreed': {
      const { member: id, person } = change;
      const answered = withoutClaims(group, person);
      return {
        ...answered,
        claims: answered.claims.filter(({ member }) => member !== id),
        members: withMember(group, id, { person, in: false }),
      };
    }
    case 'denied':
      return withoutClaims(group, change.person);
    case 'renamed': {
      const others = group.members.filter(({ id }) => id !== change.member);
      const name = distinctName(
        change.name,
        others.map((other) => other.name),
      );
      return { ...group, members: withMember(group, change.member, { name }) };
    }
    case 'drawn':
      return { ...group, members: withMember(group, change.member, { figure: change.figure }) };
    case 'in':
      return { ...group, members: withMember(group, change.member, { in: change.in }) };
    case 'planned':
      return { ...group, game: change.game, tables: change.tables };
    case 'ruled':
      return { ...group, rules: { ...group.rules, [change.game]: change.options } };
    case 'shuffled':
      return { ...group, seed: change.seed };
    case 'dealt': {
      const seated = change.deal.tables.flatMap(({ members }) => members);
      return {
        ...group,
        deal: change.deal,
        seed: change.seed,
        members: group.members.map((one) =>
          seated.includes(one.id) ? { ...one, in: false } : one,
        ),
      };
    }
    case 'called':
      return { ...group, name: change.name, crest: change.crest };
    case 'handedOver': {
      const { from, to } = change;
      const others = group.founders.filter((one) => one !== from && one !== to);
      return { ...group, founders: [...others, to] };
    }
    case 'gone':
      return without(group, change.person);
  }
}

const withMember = (group: Group, id: string, more: Partial<Member>): Member[] =>
  group.members.map((member) => (member.id === id ? { ...member, ...more } : member));

const withoutClaims = (group: Group, person: PersonId): Group => ({
  ...group,
  claims: group.claims.filter((claim) => claim.person !== person),
});

/** Without founders it passes to the member of longest standing. */
function without(group: Group, person: PersonId): Group {
  const member = memberOf(group, person);
  const members = group.members.filter((one) => one !== member);
  const founders = group.founders.filter((founder) => founder !== person);
  const [heir] = [...members].sort((a, b) => a.joinedAt - b.joinedAt);
  return {
    ...group,
    members,
    founders: founders.length === 0 && heir ? [heir.person] : founders,
    claims: group.claims.filter((one) => one.person !== person && one.member !== member?.id),
    deal: group.deal && withoutDealt(group.deal, member?.id),
  };
}

const withoutDealt = (deal: GroupDeal, gone: string | undefined): GroupDeal => ({
  ...deal,
  out: deal.out.filter((id) => id !== gone),
  tables: deal.tables.map(({ table, members }) => ({
    table,
    members: members.filter((id) => id !== gone),
  })),
});
