import type { Animal } from '@tischlein/kit';
import type { GroupResults, GroupSnapshot } from '@tischlein/api/group';
import { describe, expect, it, vi } from 'vitest';
import { eveningSince, Membership, type MemberPorts } from './membership.ts';

const told = (more: object = {}): GroupSnapshot =>
  ({
    type: 'group',
    key: 'k1',
    name: 'Friday',
    crest: { avatar: 1 },
    you: 'anna',
    members: [
      { id: 'anna', avatar: 'hare' },
      { id: 'beni', avatar: 'cat' },
    ],
    games: 5,
    deal: null,
    ...more,
  }) as unknown as GroupSnapshot;

const deal = (number: number, members: readonly string[]) => ({
  number,
  tables: [
    { table: 'other', members: ['cleo'] },
    { table: 'ours', members },
  ],
});

function member({
  avatar = 'hare' as Animal,
  games = [5],
}: { avatar?: Animal; games?: readonly number[] } = {}) {
  let asked = 0;
  const ports = {
    command: vi.fn(async () => {}),
    results: vi.fn(async () => ({ games: games[asked++] ?? 0 }) as unknown as GroupResults),
    avatar: vi.fn(() => avatar),
    keep: vi.fn(),
    drop: vi.fn(),
    useLink: vi.fn(),
    showResults: vi.fn(),
    called: vi.fn(),
    lost: vi.fn(),
  } satisfies MemberPorts;
  return { ports, here: new Membership('g', ports) };
}

describe('a member’s page', () => {
  it('keeps the group for the home page under the link that is valid now', () => {
    const { ports, here } = member();
    here.hear(told());
    here.hear(told({ key: 'k2' }));
    expect(ports.keep.mock.lastCall).toEqual([
      { group: 'g', key: 'k2', name: 'Friday', crest: { avatar: 1 } },
    ]);
    expect(ports.useLink.mock.lastCall).toEqual(['k2']);
  });

  it('asks for results until they hold the last game, and not again', async () => {
    const { ports, here } = member({ games: [4, 5] });
    for (let i = 0; i < 4; i++) {
      here.hear(told());
      await Promise.resolve();
      await Promise.resolve();
    }
    expect(ports.results).toHaveBeenCalledTimes(2);
    expect(ports.showResults.mock.lastCall).toEqual([{ games: 5 }]);
  });

  it('asks again after an answer that was lost', async () => {
    const { ports, here } = member();
    ports.results.mockRejectedValueOnce(new Error('gone'));
    here.hear(told());
    await Promise.resolve();
    await Promise.resolve();
    here.hear(told());
    expect(ports.results).toHaveBeenCalledTimes(2);
  });

  it('calls to a table dealt while it is open, if this member sits there', () => {
    const { ports, here } = member();
    here.hear(told({ deal: deal(3, ['anna', 'beni']) }));
    expect(ports.called).not.toHaveBeenCalled();
    here.hear(told({ deal: deal(4, ['beni']) }));
    expect(ports.called).not.toHaveBeenCalled();
    here.hear(told({ deal: deal(5, ['anna', 'beni']) }));
    here.hear(told({ deal: deal(5, ['anna', 'beni']) }));
    expect(ports.called.mock.calls).toEqual([['ours']]);
  });

  it('shows the others the animal chosen on this device, once it differs', () => {
    const same = member();
    same.here.hear(told());
    expect(same.ports.command).not.toHaveBeenCalled();
    const other = member({ avatar: 'duck' });
    other.here.hear(told());
    expect(other.ports.command.mock.calls).toEqual([[{ type: 'avatar', avatar: 'duck' }]]);
  });

  it('forgets a group it belongs to no longer', () => {
    const { ports, here } = member();
    here.lose();
    expect(ports.drop.mock.calls).toEqual([['g']]);
    expect(ports.lost).toHaveBeenCalledOnce();
  });
});

it('an evening goes on until five in the morning', () => {
  const at = (day: number, hour: number) => new Date(2026, 4, day, hour, 30);
  expect(eveningSince(at(8, 20))).toEqual(new Date(2026, 4, 8, 5));
  expect(eveningSince(at(9, 3))).toEqual(new Date(2026, 4, 8, 5));
  expect(eveningSince(at(9, 5))).toEqual(new Date(2026, 4, 9, 5));
});
