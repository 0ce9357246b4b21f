import type { Said, Snapshot } from '@tischlein/table';
import { describe, expect, it } from 'vitest';
import { isInRoom, latestOf, seatOfSpeaker, unreadIn, withNewest } from './heard.ts';

const said = (person: string, at: number): Said =>
  ({
    type: 'said',
    table: 't',
    who: { id: person, name: person, avatar: null },
    text: 'Hello',
    at,
  }) as Said;
const CHAT = [said('beni', 1), said('anna', 2), said('cleo', 3), said('anna', 4)];

describe('what is said', () => {
  it('is news where somebody else said it', () => {
    expect(latestOf(CHAT, 'anna', 0)?.at).toBe(3);
    expect(latestOf(CHAT, 'cleo', 0)?.at).toBe(4);
    expect(latestOf([said('anna', 1)], 'anna', 0)).toBeNull();
  });

  it('and not before the reader came', () => {
    expect(latestOf(CHAT, 'anna', 3)).toBeNull();
  });

  it('is unread since one looked, one’s own apart', () => {
    expect([0, 1, 3].map((readAt) => unreadIn(CHAT, 'anna', readAt))).toEqual([2, 1, 0]);
  });

  it('is said at the seat of who sits, and nowhere by who looks on', () => {
    const chairs = [
      { type: 'bot', level: 'easy' },
      { type: 'person', who: { id: 'beni' } },
    ] as unknown as Snapshot['chairs'];
    expect(seatOfSpeaker(chairs, said('beni', 1))).toBe(1);
    expect(seatOfSpeaker(chairs, said('cleo', 1))).toBeNull();
    expect(seatOfSpeaker(chairs, null)).toBeNull();
  });
});

describe('the room', () => {
  const stayed = { goneOn: false, sawGame: true };
  const at = (phase: Snapshot['phase'], seat: number | null = 0, round = 1) => ({
    phase,
    view: { seat } as Snapshot['view'],
    round,
  });

  it('is not shown while a game goes on, nor before the first one', () => {
    expect(isInRoom(at('playing'), stayed)).toBe(false);
    expect(isInRoom(at('starting', 0, 0), stayed)).toBe(false);
    expect(isInRoom(at('starting'), stayed)).toBe(true);
  });

  it('waits after a game for who has seen its end', () => {
    expect(isInRoom(at('over'), stayed)).toBe(false);
    expect(isInRoom(at('over', null), stayed)).toBe(false);
    expect(isInRoom(at('over'), { goneOn: true, sawGame: true })).toBe(true);
  });

  it('is there at once for who was not in the game and comes after it', () => {
    expect(isInRoom(at('over', null), { goneOn: false, sawGame: false })).toBe(true);
    expect(isInRoom(at('over'), { goneOn: false, sawGame: false })).toBe(false);
  });
});

it('a big screen shows three at most, the newest, and of one seat the last', () => {
  const shownOf = (...seats: readonly number[]) =>
    seats
      .reduce<{ seat: number; at: number }[]>(
        (shown, seat, at) => withNewest(shown, { seat, at }),
        [],
      )
      .map(({ seat, at }) => `${seat} ${at}`);
  expect(shownOf(0, 1, 2, 3)).toEqual(['1 1', '2 2', '3 3']);
  expect(shownOf(0, 1, 0)).toEqual(['1 1', '0 2']);
});
