import type { PersonId } from '@tischlein/table';
import type { ServerProblem } from '../sentences.ts';
import { memberById, memberOf, type Group } from './group.ts';
import type { GroupWish } from './wire.ts';

type Right = 'member' | 'founder';

/** Who may wish for what. */
const RIGHTS = {
  in: 'member',
  plan: 'member',
  rules: 'member',
  shuffle: 'member',
  deal: 'member',
  say: 'member',
  agree: 'member',
  deny: 'member',
  rename: 'member',
  figure: 'member',
  leave: 'member',
  report: 'member',
  call: 'founder',
  remove: 'founder',
  handOver: 'founder',
  newLink: 'founder',
  close: 'founder',
} as const satisfies Record<GroupWish['t'], Right>;

/** Why this person may not; null where they may. `isHere`: who is at the group's page now. */
export function refuseWish(
  group: Group,
  person: PersonId,
  wish: GroupWish,
  isHere: (person: PersonId) => boolean,
): ServerProblem | null {
  const me = memberOf(group, person);
  if (me === null) return 'noMember';
  if (RIGHTS[wish.t] === 'founder' && !group.founders.includes(person)) return 'notFounder';
  switch (wish.t) {
    case 'agree': {
      const claim = group.claims.find((one) => one.person === wish.person);
      if (claim === undefined) return 'notAsked';
      const claimed = memberById(group, claim.member);
      if (claimed === null) return 'noMember';
      if (isHere(claimed.person)) return 'memberHere';
      // Only people who are there can see who asks.
      return isHere(person) ? null : 'notNow';
    }
    case 'remove':
    case 'handOver': {
      const other = memberById(group, wish.member);
      return other === null || other === me ? 'noMember' : null;
    }
    case 'deal':
      if (wish.number !== (group.deal?.number ?? 0)) return 'dealt';
      return group.members.some((one) => one.in && isHere(one.person)) ? null : 'nobodyIn';
    default:
      return null;
  }
}

/** Why somebody may not say that they are this member; null where they may ask. */
export function refuseClaim(
  group: Group,
  person: PersonId,
  id: string,
  isHere: (person: PersonId) => boolean,
): ServerProblem | null {
  const member = memberById(group, id);
  if (memberOf(group, person) !== null || member === null) return 'noMember';
  // Somebody who is here now can not be another member.
  return isHere(member.person) ? 'memberHere' : null;
}
