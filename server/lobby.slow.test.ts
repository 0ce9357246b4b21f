import { expect, it, onTestFinished, vi } from 'vitest';
import { machineClock } from './clock.ts';
import { Lobby } from './lobby.ts';
import { LobbyWatch } from './lobby.testing.ts';
import { ShownGroups } from './groups/shown.ts';
import { found, Regular } from './groups/regular.testing.ts';
import { Guest, tableOf } from './play.testing.ts';
import { testServer } from './start.testing.ts';
import type { Notice } from './bus.ts';
import type { TableRow } from './store/store.ts';

const row = (table: string): TableRow => ({
  table,
  game: 'uno',
  phase: 'open',
  host: 'h',
  people: 1,
  listed: true,
  dueAt: null,
  changedAt: 1,
  names: ['Anna', null],
  about: {},
});

it('reads the store only while somebody looks, once for many changes, and says nothing twice', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let rows = [row('a')];
  let reads = 0;
  const published: Notice[] = [];
  const store = {
    listed: async () => {
      reads += 1;
      return rows;
    },
  };
  const bus = { publish: (notice: Notice) => void published.push(notice) };
  const lobby = new Lobby({ store, bus, log: () => {}, mostOfHost: 3, ...machineClock() });
  lobby.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([reads, published]).toEqual([0, [{ lobby: true }]]);

  const heard: string[] = [];
  const reader = { hear: (text: string) => void heard.push(text) };
  lobby.add(reader);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveLength(1);
  rows = [row('a'), row('b')];
  for (let i = 0; i < 20; i++) lobby.changed();
  await vi.advanceTimersByTimeAsync(2000);
  expect(heard).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect([reads, heard.length]).toEqual([2, 2]);
  expect(heard[1]).toContain('"table":"b"');
  lobby.heard();
  await vi.advanceTimersByTimeAsync(3000);
  expect([reads, heard.length]).toEqual([3, 2]);

  // A second page is told at once what is known; a lost notice is made up for.
  const second: string[] = [];
  const other = { hear: (text: string) => void second.push(text) };
  lobby.add(other);
  expect(second).toEqual([heard[1]]);
  rows = [];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(second.at(-1)).toBe('data: {"tables":[]}\n\n');

  lobby.remove(reader);
  lobby.remove(other);
  const before = reads;
  lobby.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toBe(before);
});

it('pages are told of open tables as they change', async () => {
  const server = await testServer();
  onTestFinished(() => server.stop());
  const watch = await LobbyWatch.at(server.url);
  onTestFinished(() => watch.close());
  await watch.until('nothing', (tables) => tables.length === 0);
  const anna = await Guest.at(server.url, 'Anna');
  const made = await anna.request('POST', '/api/tables', {
    game: 'mow',
    seats: 3,
    settings: { listed: true },
  });
  const { table } = (await made.json()) as { table: string };
  await anna.request('POST', `/api/tables/${table}/sit`, { name: 'Anna' });
  await watch.until('Anna', ([first]) => first?.names[0] === 'Anna');
  await anna.request('POST', '/api/play', { game: 'uwo', others: false, name: 'Anna' });
  await watch.until('the second', (tables) => tables.length === 2);
  // What is not listed is nobody's business: nothing of it is told.
  const beni = await Guest.at(server.url, 'Beni');
  await beni.request('POST', '/api/tables', { game: 'uno', seats: 2 });
  const again = await LobbyWatch.at(server.url);
  await again.until('both', (tables) => tables.length === 2);
  again.close();
});

it('a move reads and tells nothing of open tables and groups, while pages look at them', async () => {
  const server = await testServer();
  onTestFinished(() => server.stop());
  const watch = await LobbyWatch.at(server.url);
  const anna = await Guest.at(server.url, 'Anna');
  const regular = await Regular.at(anna, await found(anna, 'Anna'), 'Anna');
  onTestFinished(() => [watch, regular].forEach((page) => page.close()));
  // A listed table, whose row could change with every move.
  const { sitters } = await tableOf(server.url, 'uno', ['Beni', 'Carla'], { listed: true });
  onTestFinished(() => sitters.forEach((sitter) => sitter.close()));
  await watch.until('the running table', ([first]) => first?.phase === 'playing');
  const touched = [
    vi.spyOn(Lobby.prototype, 'changed'),
    vi.spyOn(ShownGroups.prototype, 'changed'),
    vi.spyOn(ShownGroups.prototype, 'hear'),
  ];
  onTestFinished(() => touched.forEach((spy) => spy.mockRestore()));
  const begin = sitters[0]!.told!.ply;
  const isEnough = (): boolean =>
    sitters.some(({ told }) => told!.ply >= begin + 12 || told!.phase === 'over');
  await Promise.all(sitters.map((sitter, i) => sitter.playOn(`move ${i}`, isEnough)));
  expect(sitters[0]!.told!.phase).toBe('playing');
  for (const spy of touched) expect(spy).not.toHaveBeenCalled();
});

it('an address holds only its share of lines', async () => {
  const server = await testServer({ maxLobbyPerAddress: 3, trustProxy: 1 });
  onTestFinished(() => server.stop());
  const watches = [];
  for (let i = 0; i < 3; i++) watches.push(await LobbyWatch.at(server.url));
  await expect(LobbyWatch.at(server.url)).rejects.toThrow('refused: 429');
  watches[0]!.close();
  await vi.waitFor(async () => (await LobbyWatch.at(server.url)).close(), 10_000);
  for (const watch of watches) watch.close();
});
