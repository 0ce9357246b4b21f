import { games } from '@tischlein/manifests/all';
import { FastRandom } from '@tischlein/kit';
import {
  entriesOf,
  type Entry,
  fold,
  foldAll,
  type Happening,
  type Outgoing,
  PROTOCOL,
  waitingFor,
  whoFrom,
} from '@tischlein/table';
import { expect, it } from 'vitest';
import { ALONE } from '../bus.ts';
import { journalOf } from '../journal.testing.ts';
import type { Store } from '../store/store.ts';
import { LiveTable } from './live.ts';
import { servicesWith } from './services.testing.ts';

const START = 1_000_000;
const PATIENCE = 1000;

/** A table in the middle of a game, where only who is not waited for looks on, through a node that hears so of others. */
function waiting(hearsSince: () => number, more: readonly Happening[] = [], awayAfter = PATIENCE) {
  const stored: Entry[] = [];
  const clock = { now: START };
  const append: Store['append'] = async ({ entries }) => {
    stored.push(...entries);
    return 'stored';
  };
  const before = foldAll(journalOf(games['mow']!, 'gone', 5, START), (name) => games[name]);
  const seat = waitingFor(before)!;
  for (const entry of entriesOf(before, more, START)) fold(before, entry);
  // A clock set in the middle of a game has to be wound up by hand.
  before.clock.left = before.room.chairs.map(() => 86_400_000);
  const live = new LiveTable(
    before,
    servicesWith({
      store: { append } as Store,
      bus: { ...ALONE, hearsSince },
      now: () => clock.now,
      // What is announced a moment later is announced at once.
      later: (ms, run) => {
        if (ms === 200) queueMicrotask(run);
        return () => {};
      },
      random: new FastRandom('gone'),
      awayAfter,
    }),
  );
  const other = 1 - seat;
  const present: string[][] = [];
  const absent: string[][] = [];
  const hear = ({ message }: Outgoing): void => {
    if (message.type !== 'presence') return;
    present.push(message.people.map(({ name }) => name));
    absent.push(message.absent.map(({ person, ms }) => `${person.at(-1)} ${ms}`));
  };
  live.host.readers.add({
    who: whoFrom(`person-of-22-letters-${other}`, { name: 'Eva' }),
    hear,
  });
  const look = async (after: number): Promise<string[]> => {
    clock.now = START + after;
    live.presence.look();
    await new Promise((resolve) => setTimeout(resolve, 10));
    return stored.map(({ type }) => type);
  };
  return { live, present, absent, seat, look, close: () => live.close() };
}

it('a bot takes the chair of somebody without a sign', async () => {
  const { look, close } = waiting(() => 0);
  expect(await look(PATIENCE / 2)).toEqual([]);
  expect(await look(2 * PATIENCE)).toEqual(['away']);
  close();
});

it('but not where a clock says how long one may stay away', async () => {
  const clock = { type: 'move', seconds: 86_400 } as const;
  const { look, close } = waiting(() => 0, [{ type: 'settings', settings: { clock } }]);
  expect(await look(1000 * PATIENCE)).toEqual([]);
  close();
});

it('but not while signs could not have come from other nodes', async () => {
  const deaf = waiting(() => Infinity);
  expect(await deaf.look(100 * PATIENCE)).toEqual([]);
  deaf.close();
  const { look, close } = waiting(() => START + 10 * PATIENCE);
  expect(await look(10.5 * PATIENCE)).toEqual([]);
  expect(await look(12 * PATIENCE)).toEqual(['away']);
  close();
});

it('after a game who went home is away, and holds nobody up', async () => {
  const over = waiting(() => 0, [{ type: 'ended', how: 'ended' }]);
  expect(await over.look(PATIENCE / 2)).toEqual([]);
  expect((await over.look(2 * PATIENCE))[0]).toBe('away');
  over.close();
});

it('pages see who went with their node once it is not heard of any more', async () => {
  const { live, present, look, close } = waiting(() => 0);
  live.presence.elsewhere('other', [whoFrom('beni', { name: 'Beni' })]);
  await look(1000);
  expect(present.at(-1)).toHaveLength(2);
  await look(40_000);
  expect(present.at(-1)).toHaveLength(1);
  close();
});

it('and who may look on no more', async () => {
  const { live, present, look, close } = waiting(() => 0);
  const beni = { who: whoFrom('beni', { name: 'Beni' }), hear: () => {} };
  await live.take({ type: 'hello', table: live.table.id, protocol: PROTOCOL, seq: 0 }, beni);
  await look(1000);
  expect(present.at(-1)).toHaveLength(2);
  await live.host.happen(() => [{ type: 'settings', settings: { watchers: false } }]);
  expect(present.at(-1)).toHaveLength(1);
  close();
});

it('who has a chair and no page here is missed after five seconds, and not in a game over days', async () => {
  const { absent, seat, look, close } = waiting(() => 0, [], 120_000);
  await look(4000);
  expect(absent.at(-1)).toEqual([]);
  await look(6000);
  expect(absent.at(-1)).toEqual([`${seat} 6000`]);
  close();
  const clock = { type: 'move', seconds: 86_400 } as const;
  const slow = waiting(() => 0, [{ type: 'settings', settings: { clock } }]);
  await slow.look(60_000);
  expect(slow.absent.flat()).toEqual([]);
  slow.close();
});

it('an open table without its host is led by who is here, and bots come', async () => {
  const stored: Entry[] = [];
  const clock = { now: START };
  const sat = (seat: number, id: string): Happening => ({
    type: 'sat',
    seat,
    who: whoFrom(id, { name: id }),
  });
  const table = foldAll(
    journalOf(games['uno']!, 'open', 0, START).slice(0, 1),
    (name) => games[name],
  );
  const happenings = [
    { type: 'settings', settings: { listed: true } } as const,
    { type: 'hosted', person: 'anna' } as const,
    ...['anna', 'tim', 'zoe'].slice(0, table.room.chairs.length).map((id, seat) => sat(seat, id)),
  ];
  for (const happening of happenings)
    for (const entry of entriesOf(table, [happening], START)) fold(table, entry);
  const live = new LiveTable(
    table,
    servicesWith({
      store: {
        append: async ({ entries }) => {
          stored.push(...entries);
          return 'stored';
        },
      } as Store,
      now: () => clock.now,
      later: () => () => {},
      awayAfter: 120_000,
    }),
  );
  live.host.readers.add({ who: whoFrom('tim', { name: 'Tim' }), hear: () => {} });
  const look = async (after: number): Promise<Entry[]> => {
    clock.now = START + after;
    live.presence.look();
    await new Promise((resolve) => setTimeout(resolve, 10));
    return stored;
  };
  expect(await look(29_000)).toEqual([]);
  expect(await look(31_000)).toMatchObject([{ type: 'hosted', person: 'tim', fill: 30 }]);
  expect(live.table.clock.fillsAt).toBeGreaterThan(START + 31_000);
  live.close();
});
