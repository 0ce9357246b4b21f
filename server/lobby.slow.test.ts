import { listAfter, readListNews, type OpenTable } from '@tischlein/api';
import { expect, it, onTestFinished, vi } from 'vitest';
import { machineClock } from './clock.ts';
import { Lobby } from './lobby.ts';
import { LobbyWatch } from './lobby.testing.ts';
import { ShownGroups } from './groups/shown.ts';
import { found, Regular } from './groups/regular.testing.ts';
import { Guest, Sitter, tableOf } from './play.testing.ts';
import { testServer } from './start.testing.ts';
import type { Notice } from './bus.ts';
import type { TableRow } from './store/tables.ts';

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
  // The second time only what is new, with what changed; a page that comes later is told all.
  expect(heard[1]).toMatch(/^data: \{"changed":\[\{"table":"b",.*\],"gone":\[\]\}\n\n$/);
  expect(heard[1]).not.toContain('"table":"a"');
  const [before] = [reads];
  for (let i = 0; i < 20; i++) lobby.heard();
  await vi.advanceTimersByTimeAsync(500);
  expect([reads <= before + 1, heard.length]).toEqual([true, 2]);

  // A second page is told at once what is known; a lost notice is made up for.
  const second: string[] = [];
  const other = { hear: (text: string) => void second.push(text) };
  lobby.add(other);
  expect(second).toHaveLength(1);
  expect(second[0]).toMatch(/^data: \{"tables":\[\{"table":"a",.*\{"table":"b",/);
  rows = [{ ...row('b'), names: ['Anna', 'Beni', null] }];
  await vi.advanceTimersByTimeAsync(20_000);
  for (const page of [heard, second])
    expect(page.filter((text) => text.startsWith('data')).at(-1)).toMatch(
      /^data: \{"changed":\[\{"table":"b",.*\],"gone":\["a"\]\}\n\n$/,
    );

  lobby.remove(reader);
  lobby.remove(other);
  const readUntilNow = reads;
  lobby.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toBe(readUntilNow);
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
  const sitter = new Sitter(anna, table);
  onTestFinished(() => sitter.close());
  const play = await anna.request('POST', '/api/play', {
    game: 'uwo',
    others: false,
    name: 'Anna',
  });
  const other = new Sitter(anna, ((await play.json()) as { table: string }).table);
  onTestFinished(() => other.close());
  await watch.until('the second', (tables) => tables.length === 2);
  // What is not listed is nobody's business: nothing of it is told.
  const beni = await Guest.at(server.url, 'Beni');
  await beni.request('POST', '/api/tables', { game: 'uno', seats: 2 });
  const again = await LobbyWatch.at(server.url);
  await again.until('both', (tables) => tables.length === 2);
  again.close();
});

it('a table where nobody is awake is gone from the list within 10 seconds, and nobody is seated there', async () => {
  const server = await testServer();
  onTestFinished(() => server.stop());
  const watch = await LobbyWatch.at(server.url);
  onTestFinished(() => watch.close());
  const anna = await Guest.at(server.url, 'Anna');
  const play = async (guest: Guest): Promise<string> => {
    const wanted = { game: 'uno', others: false, name: 'Who' };
    return ((await (await guest.request('POST', '/api/play', wanted)).json()) as { table: string })
      .table;
  };
  const table = await play(anna);
  const sitter = new Sitter(anna, table);
  await watch.until('the table', ([first]) => first?.table === table);
  // It stays for as long as she looks at it.
  await new Promise((resolve) => setTimeout(resolve, 7000));
  await watch.until('it still', ([first]) => first?.table === table);
  sitter.close();
  const left = Date.now();
  await watch.until('no table', (tables) => tables.length === 0);
  expect(Date.now() - left).toBeLessThan(10_000);
  expect(await play(await Guest.at(server.url, 'Zoe'))).not.toBe(table);
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

it('a long list costs a page that looks on little more than its changes', async () => {
  const many = (from: number, changedAt: number): TableRow[] =>
    Array.from({ length: 100 }, (_, i) => ({
      ...row(`table-of-22-letters-${from + i}`),
      host: `host ${from + i}`,
      changedAt,
    }));
  let rows = many(0, 1);
  let now = 0;
  const timers: (() => void)[] = [];
  const lobby = new Lobby({
    store: { listed: async () => rows },
    bus: { publish: () => {} },
    log: () => {},
    mostOfHost: 3,
    now: () => now,
    later: (ms, run) => (ms === 500 || ms === 3000 ? timers.push(run) : 0, () => {}),
  });
  const heard: string[] = [];
  let shown: readonly OpenTable[] = [];
  lobby.add({
    hear(text) {
      heard.push(text);
      shown = listAfter(shown, readListNews(JSON.parse(text.slice(6))));
    },
  });
  const pass = async (): Promise<void> => {
    now += 3000;
    timers.pop()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  await new Promise((resolve) => setImmediate(resolve));
  for (let i = 0; i < 43; i++) {
    rows = [
      { ...many(0, 2 + i)[i]!, names: ['Anna', 'Beni', null] },
      ...rows.filter((_, at) => at !== i),
    ];
    lobby.changed();
    await pass();
  }
  const told = shown.map(({ table }) => table);
  expect(told).toEqual(rows.map(({ table }) => table));
  expect(heard).toHaveLength(44);
  const [first, ...others] = heard.map(({ length }) => length);
  expect(first).toBeGreaterThan(9000);
  for (const length of others) expect(length).toBeLessThan(300);
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
