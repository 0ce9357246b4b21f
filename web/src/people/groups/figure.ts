import type { ToldMember } from '@tischlein/api/group';

/** The animal a member chose, or the one of their place. Two may be the same: here everybody has a name beside it. */
export const figureOf = (
  members: readonly Pick<ToldMember, 'id' | 'figure'>[],
  id: string,
): number => {
  const at = members.findIndex((member) => member.id === id);
  return members[at]?.figure ?? Math.max(0, at);
};
