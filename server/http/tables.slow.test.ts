import { afterEach, beforeEach, expect, it } from 'vitest';
import { Guest, Sitter } from '../play.testing.ts';
import { testServer, type TestServer } from '../start.testing.ts';
import type { TableRow } from '../store/tables.ts';
import { openTables } from '../lobby.ts';
import { fitting } from './tables.ts';

let server: TestServer;
let open: Sitter[] = [];
beforeEach(async () => void (server = await testServer({ fillAfterSeconds: 2, botTime: 5 })));
afterEach(async () => {
  for (const sitter of open) sitter.close();
  open = [];
  await server.stop();
});

async function play(guest: Guest, name: string, wanted = {}): Promise<[number, string]> {
  const body = { game: 'mow', others: false, name, ...wanted };
  const answer = await guest.request('POST', '/api/play', body);
  return [answer.status, ((await answer.json()) as { table: string }).table];
}

it('strangers meet at one table, and bots take what is free', async () => {
  const [anna, beni, carla] = (await Promise.all(
    ['Anna', 'Beni', 'Carla'].map((name) => Guest.at(server.url, name)),
  )) as [Guest, Guest, Guest];
  const [status, table] = await play(anna, 'Anna');
  expect(status).toBe(201);
  // Pressed again it is the same table.
  expect(await play(anna, 'Anna')).toEqual([200, table]);
  expect(await play(beni, 'Anna')).toEqual([200, table]);
  expect((await play(carla, 'Carla', { game: 'uwo' }))[1]).not.toBe(table);
  const list = (await (await fetch(`${server.url}/api/tables`)).json()) as {
    tables: { table: string; fillsAt: number; names: string[] }[];
  };
  const shown = list.tables.find((each) => each.table === table)!;
  expect(shown.names).toEqual(['Anna', 'Anna 2', null, null]);
  expect(shown.fillsAt).toBeGreaterThan(Date.now());
  const sitter = new Sitter(anna, table);
  open.push(sitter);
  const told = await sitter.until('the start', ({ phase }) => phase === 'playing');
  expect(told.chairs.map(({ type }) => type)).toEqual(['person', 'person', 'bot', 'bot']);
  // What has begun is not joined.
  expect((await play(carla, 'Carla'))[1]).not.toBe(table);
});

const row = (table: string, more: Partial<TableRow>): TableRow => ({
  table,
  game: 'mow',
  phase: 'open',
  host: 'h',
  people: 1,
  listed: true,
  dueAt: null,
  changedAt: 1_000_000,
  names: ['Anna', null, null],
  about: {},
  ...more,
});

it('the fullest table that fits comes first', async () => {
  const rows = [
    row('emptier', {}),
    row('fullest', { names: ['Anna', 'Beni', null], people: 2 }),
    row('full', { names: ['Anna', 'Beni'] }),
    row('playing', { phase: 'playing' }),
    row('nobody', { people: 0 }),
    row('rated', { about: { rated: true } }),
    row('slow', { about: { clock: { type: 'move', seconds: 86_400 } } }),
    row('begins', { about: { fillsAt: 1_000_001 }, changedAt: 0 }),
    row('begun', { about: { fillsAt: 999_999 } }),
    row('other', { game: 'uno' }),
  ];
  const open = await openTables({ listed: async () => rows });
  const names = (others: boolean) =>
    fitting(open, { game: 'mow', others }, 1_000_000).map(({ table }) => table);
  expect(names(false)).toEqual(['fullest', 'emptier', 'begins']);
  expect(names(true)).toEqual(['fullest', 'emptier', 'begins', 'other']);
});
