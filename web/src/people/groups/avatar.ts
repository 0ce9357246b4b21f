import type { ShownMember } from '@tischlein/api/group';

/** The animal a member chose, or the one of their place. Two may be the same: here everybody has a name beside it. */
export const avatarOf = (
  members: readonly Pick<ShownMember, 'id' | 'avatar'>[],
  id: string,
): number => {
  const at = members.findIndex((member) => member.id === id);
  return members[at]?.avatar ?? Math.max(0, at);
};
