import type { Said, Snapshot } from '@tischlein/table';

/** The last message of somebody else since one came. */
export const latestOf = (
  chat: readonly Said[],
  me: string | undefined,
  cameAt: number,
): Said | null => chat.findLast(({ who, at }) => who.id !== me && at > cameAt) ?? null;

/** How many messages of others came after `readAt`. */
export const unreadIn = (chat: readonly Said[], me: string | undefined, readAt: number): number =>
  chat.filter(({ at, who }) => at > readAt && who.id !== me).length;

/** The seat of a message's author; null for a watcher. */
export function seatOfSpeaker(chairs: Snapshot['chairs'], said: Said | null): number | null {
  const seat = chairs.findIndex(
    (chair) => chair.type === 'person' && chair.who.id === said?.who.id,
  );
  return seat < 0 ? null : seat;
}

/**
 * Whether the room is shown and not the game. After a game, those who have seen its end go to the room when they like;
 * those who arrive later are in the room at once, even with a seat for the next game, and all are where the game was changed.
 */
export function isInRoom(
  { phase, view, round }: Pick<Snapshot, 'phase' | 'view' | 'round'>,
  { goneOn, sawGame }: { readonly goneOn: boolean; readonly sawGame: boolean },
): boolean {
  if (phase === 'over') return goneOn || view === null || (view?.seat == null && !sawGame);
  return phase === 'starting' && round > 0;
}

/** What a big screen shows of what people send: the newest three, one at a seat. */
export const withNewest = <T extends { readonly seat: number }>(
  shown: readonly T[],
  newest: T,
): T[] => [...shown.filter(({ seat }) => seat !== newest.seat), newest].slice(-3);
