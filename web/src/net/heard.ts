import type { Said, Told } from '@tischlein/table';

/** What somebody else said last; one's own words are not news. */
export const latestOf = (chat: readonly Said[], me: string | undefined): Said | null =>
  chat.findLast(({ person }) => person !== me) ?? null;

/** How many messages of others were said since one looked. */
export const unreadIn = (chat: readonly Said[], me: string | undefined, readAt: number): number =>
  chat.filter(({ at, person }) => at > readAt && person !== me).length;

/** The seat of who speaks: who sits at the table says it there, everybody else's words are called out. */
export function seatOfSpeaker(chairs: Told['chairs'], said: Said | null): number | null {
  const seat = chairs.findIndex(
    (chair) => chair.kind === 'person' && chair.person === said?.person,
  );
  return seat < 0 ? null : seat;
}

/**
 * Whether the room is shown and not the game. After a game, who has seen its end goes on to the room by themselves;
 * who comes then is there at once, also with a seat for the next one.
 */
export function isInRoom(
  { phase, view, round }: Pick<Told, 'phase' | 'view' | 'round'>,
  { goneOn, sawGame }: { readonly goneOn: boolean; readonly sawGame: boolean },
): boolean {
  if (phase === 'over') return goneOn || (view?.seat == null && !sawGame);
  return phase === 'starting' && round > 0;
}
