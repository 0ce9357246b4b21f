import type { Snapshot } from '@tischlein/table';
import { expect, it, vi } from 'vitest';
import { withoutRunes } from '../../base/runes.testing.ts';
import type { Session } from '../../table/session/session.svelte.ts';
import { GoingOn } from './going-on.svelte.ts';

withoutRunes();

/** A reader at a table with these chairs, and what is told there. */
function reader(...chairs: readonly ('person' | 'bot' | 'empty')[]) {
  const command = vi.fn(async () => {});
  const told = (phase: Snapshot['phase'], seat: number | null = 0): Snapshot =>
    ({ phase, round: 1, view: { seat }, chairs: chairs.map((type) => ({ type })) }) as never;
  const goingOn = new GoingOn({ told: told('over'), command } as unknown as Session);
  return { goingOn, told, command };
}

it('stays at the end of a game it saw until the reader goes on, and comes back with the next game', () => {
  const { goingOn, told } = reader('person', 'bot');
  goingOn.hear(told('playing'));
  expect(goingOn.isInRoom(told('over'))).toBe(false);
  goingOn.toRoom();
  expect(goingOn.isInRoom(told('over'))).toBe(true);
  goingOn.hear(told('playing'));
  expect(goingOn.isInRoom(told('over'))).toBe(false);
});

it('is in the room at once where the reader sat in no game here', () => {
  const { goingOn, told } = reader('person', 'person');
  goingOn.hear(told('over', null));
  expect(goingOn.isInRoom(told('over', null))).toBe(true);
});

it('offers the next game at once where all chairs are taken, else only goes to the room', () => {
  const full = reader('person', 'bot');
  full.goingOn.again();
  expect(full.command.mock.calls).toEqual([[{ type: 'offer', offer: 'rematch' }]]);
  expect(full.goingOn.isInRoom(full.told('over'))).toBe(true);
  const open = reader('person', 'empty');
  open.goingOn.again();
  expect(open.command).not.toHaveBeenCalled();
  expect(open.goingOn.isInRoom(open.told('over'))).toBe(true);
});
