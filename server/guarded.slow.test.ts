import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readOpenTables, readPersonPage } from '@tischlein/api';
import { PROTOCOL } from '@tischlein/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openTables, shownOf } from './lobby.ts';
import { Guest, Sitter, tableOf } from './play.testing.ts';
import { STORE_FILE } from './store/schema.ts';
import type { TableRow } from './store/tables.ts';
import { testServer, type TestServer } from './start.testing.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.stop());

describe('metrics', () => {
  const ask = (authorization: string, url = server.url) =>
    fetch(`${url}/metrics`, { headers: { authorization } });

  it('are shown to who has the token, and to nobody else', async () => {
    expect((await ask('Bearer metrics')).status).toBe(200);
    expect(await (await ask('Bearer metrics')).text()).toContain('tischlein_moves_total 0');
    for (const wrong of ['', 'Bearer', 'Bearer ', 'Bearer null', 'Bearer metric', 'metrics'])
      expect((await ask(wrong)).status).toBe(404);
  });

  it('hold what somebody is woken by', async () => {
    const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
    const begin = sitters[0]!.told!.ply;
    await Promise.all(sitters.map((s) => s.playOn(table, () => s.told!.ply > begin + 4)));
    for (const sitter of sitters) sitter.close();
    const text = await (await ask('Bearer metrics')).text();
    const read = (name: string): number => {
      const line = text.split('\n').find((each) => each.startsWith(`tischlein_${name} `));
      return Number(line?.split(' ')[1]);
    };
    const moves = read('move_seconds_count');
    expect(moves).toBeGreaterThan(3);
    const buckets = [...text.matchAll(/^tischlein_move_seconds_bucket\{le="(.+)"\} (\d+)$/gm)];
    expect(buckets.map(([, le]) => le)).toEqual(
      expect.arrayContaining(['0.001', '0.1', '1', '+Inf']),
    );
    expect(Number(buckets.at(-1)![2])).toBe(moves);
    expect(read('move_seconds_sum')).toBeGreaterThan(0);
    expect(read('move_seconds_sum')).toBeLessThan(10 * moves);
    expect(text).toContain('# TYPE tischlein_store_seconds histogram');
    expect([read('bus_up'), read('store_up')]).toEqual([1, 1]);
    expect(text).toMatch(/^tischlein_info\{version="\d+\.\d+\.\d+"\} 1$/m);
    expect(read('event_loop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    // It begins to look anew after it was read.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const until = performance.now() + 300;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const late = /^tischlein_event_loop_lag_max_seconds (.*)$/m;
    const after = await (await ask('Bearer metrics')).text();
    expect(Number(late.exec(after)![1])).toBeGreaterThan(0.2);
  });

  it('are off where no token is set', async () => {
    const quiet = await testServer({ metricsToken: null });
    for (const wrong of ['', 'Bearer ', 'Bearer null'])
      expect((await ask(wrong, quiet.url)).status).toBe(404);
    await quiet.stop();
  });

  it('stay as they were between two countings', async () => {
    const coarse = await testServer({ metricsEveryMs: 3600000 });
    const first = await (await ask('Bearer metrics', coarse.url)).text();
    const { sitters } = await tableOf(coarse.url, 'mow', ['Anna', 'Beni']);
    for (const sitter of sitters) sitter.close();
    expect(await (await ask('Bearer metrics', coarse.url)).text()).toBe(first);
    await coarse.stop();
  });
});

it('options that are too deep are a bad request, over HTTP and over a line', async () => {
  const anna = await Guest.at(server.url, 'Anna');
  const table = await anna.makeTable('mow', 2);
  const sitter = new Sitter(anna, table);
  await sitter.until('the table', () => true);
  // The client's own schema would stop it, so it is written by hand.
  const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`;
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: anna.cookie },
    body: `{"game":"mow","seats":2,"settings":{"options":{"limit":${deep}}}}`,
  });
  expect(answer.status).toBe(400);
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
    headers: { cookie: anna.cookie },
  });
  await new Promise((resolve) => ws.once('open', resolve));
  ws.send(JSON.stringify({ type: 'hello', table, protocol: PROTOCOL, seq: 0 }));
  ws.send(
    `{"type":"settings","table":"${table}","id":"a","settings":{"options":{"limit":${deep}}}}`,
  );
  const heard = await new Promise<string>((resolve) =>
    ws.on('message', (data) => {
      const text = (data as Buffer).toString();
      if (text.includes('"id":"a"')) resolve(text);
    }),
  );
  expect(JSON.parse(heard)).toMatchObject({ outcome: 'error', code: 'badRequest' });
  expect(server.metrics.read('failures')).toBe(0);
  ws.close();
  sitter.close();
});

it.each(['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'foo'])(
  'an option that no game has is refused, whatever it is called: %s',
  async (name) => {
    const anna = await Guest.at(server.url, 'Anna');
    const answer = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: anna.cookie },
      body: `{"game":"mow","seats":2,"settings":{"options":{"${name}":{}}}}`,
    });
    expect(answer.status).toBe(400);
  },
);

it('one can end all other sessions: their cookies, lines and links are worth nothing', async () => {
  const anna = await Guest.at(server.url, 'Anna');
  const { token } = (await (await anna.request('POST', '/api/me/link')).json()) as {
    token: string;
  };
  const recover = (recovery: string): Promise<Response> =>
    fetch(`${server.url}/api/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: recovery }),
    });
  const recovered = await recover(token);
  const cookie = recovered.headers.get('set-cookie')!.split(';')[0]!;
  const open = async (as: string): Promise<WebSocket> => {
    const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie: as } });
    await new Promise((resolve) => ws.once('open', resolve));
    return ws;
  };
  const [mine, others] = [await open(anna.cookie), await open(cookie)];
  const link = await fetch(`${server.url}/api/me/link`, { method: 'POST', headers: { cookie } });
  const { token: kept } = (await link.json()) as { token: string };
  const closed = new Promise((resolve) => others.once('close', resolve));
  expect((await anna.request('DELETE', '/api/me/sessions')).status).toBe(200);
  expect(await closed).toBe(4003);
  expect((await anna.request('GET', '/api/me')).status).toBe(200);
  expect((await fetch(`${server.url}/api/me`, { headers: { cookie } })).status).toBe(401);
  expect((await recover(kept)).status).toBe(404);
  expect(mine.readyState).toBe(mine.OPEN);
  mine.close();
});

it('nobody fills the public list alone, nor with tables where nobody sits', async () => {
  const empty = {
    game: 'mow',
    phase: 'open',
    listed: true,
    dueAt: null,
    changedAt: 0,
    about: {},
  } as const;
  const row = (table: string, host: string, people: number): TableRow => ({
    ...empty,
    table,
    host,
    people,
    names: ['Anna', null],
  });
  const rows = [
    ...Array.from({ length: 120 }, (_, i) => row(`many ${i}`, 'eva', 1)),
    ...Array.from({ length: 120 }, (_, i) => row(`empty ${i}`, `host ${i}`, 0)),
    row('honest', 'anna', 1),
  ];
  const shown = shownOf(await openTables({ listed: async () => rows }), 3);
  expect(shown.map(({ table }) => table)).toEqual(['many 0', 'many 1', 'many 2', 'honest']);
  expect(JSON.stringify(shown)).not.toContain('host');
});

it('a store whose file was deleted is noticed: health 503, no guest, no move acknowledged', async () => {
  const lost = await testServer();
  const { sitters } = await tableOf(lost.url, 'mow', ['Anna', 'Beni']);
  expect((await fetch(`${lost.url}/health`)).status).toBe(200);
  rmSync(join(lost.data, STORE_FILE));
  const [told] = await Promise.all(
    sitters.map((sitter) => sitter.until('the game', ({ phase }) => phase === 'playing')),
  );
  const mover = sitters[told!.waitingFor!]!;
  const { legal, ply } = await mover.until('a move', (now) => now.legal.length > 0);
  expect(await mover.command({ type: 'move', ply, move: legal[0]! })).toMatchObject({
    code: 'store',
  });
  const health = async () => (await fetch(`${lost.url}/health`)).status;
  await expect.poll(health, { timeout: 10_000 }).toBe(503);
  const guest = await fetch(`${lost.url}/api/me`, { method: 'POST', body: '{"name":"Eva"}' });
  expect(guest.status).toBe(503);
  for (const sitter of sitters) sitter.close();
  await lost.stop();
});

it('the tables of one host store only so much in a day', async () => {
  const small = await testServer({ maxEntries: 20 });
  const anna = await Guest.at(small.url, 'Anna');
  const table = await anna.makeTable('mow', 2);
  const sitter = new Sitter(anna, table);
  let last = 'ok';
  for (let i = 0; last === 'ok' && i < 200; i++) {
    const answer = await sitter.command({ type: 'settings', settings: { pace: i } });
    last = answer.outcome === 'error' ? answer.code : answer.outcome;
  }
  expect(last).toBe('quota');
  expect(small.metrics.read('failures')).toBe(0);
  expect((await small.store.read(table, 0)).length).toBeLessThanOrEqual(21);
  sitter.close();
  await small.stop();
});

it('a store that holds as much as it may takes no new table and no new guest, and games go on', async () => {
  let now = Date.now();
  const small = await testServer({ maxStore: 1 }, () => now);
  const { sitters } = await tableOf(small.url, 'mow', ['Anna', 'Beni']);
  const [told] = await Promise.all(
    sitters.map((sitter) => sitter.until('the game', ({ phase }) => phase === 'playing')),
  );
  const { guest } = sitters[0]!;
  const askForTable = () => guest.request('POST', '/api/tables', { game: 'mow', seats: 2 });
  expect((await askForTable()).status).toBe(201);
  const padding = { type: 'forgotten', person: 'x'.repeat(1_000_000), seq: 1, at: 0 } as const;
  await small.store.append({ table: 'padding', entries: [padding], row: null });
  now += 61_000;
  const refused = await askForTable();
  expect([refused.status, await refused.json()]).toMatchObject([507, { code: 'full' }]);
  const stranger = await fetch(`${small.url}/api/me`, { method: 'POST', body: '{"name":"Eva"}' });
  expect(stranger.status).toBe(507);
  const mover = sitters[told!.waitingFor!]!;
  const { legal, ply } = await mover.until('a move', ({ legal: moves }) => moves.length > 0);
  expect(await mover.command({ type: 'move', ply, move: legal[0]! })).toMatchObject({
    outcome: 'ok',
  });
  const numbers = await fetch(`${small.url}/metrics`, {
    headers: { authorization: 'Bearer metrics' },
  });
  const bytes = Number(/^tischlein_store_bytes (\d+)/m.exec(await numbers.text())?.[1]);
  expect(bytes).toBeGreaterThan(1_000_000);
  for (const sitter of sitters) sitter.close();
  await small.stop();
});

it('answers over HTTP are as both sides read them', async () => {
  const { sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  const { guest } = sitters[0]!;
  const table = await guest.makeTable('mow', 3, { listed: true });
  await guest.request('POST', `/api/tables/${table}/sit`, { name: 'Anna' });
  const awake = new Sitter(guest, table);
  const list = async () =>
    readOpenTables(await (await guest.request('GET', '/api/tables')).json()).tables.map(
      (each) => each.table,
    );
  await expect.poll(list, { timeout: 10_000 }).toContain(table);
  awake.close();
  await sitters[0]!.command({ type: 'offer', offer: 'end' });
  await sitters[1]!.command({ type: 'vote', offer: 'end', agree: true });
  const page = async () =>
    readPersonPage(await (await guest.request('GET', `/api/people/${guest.id}`)).json());
  await expect.poll(async () => (await page()).outcomes.length, { timeout: 10_000 }).toBe(1);
  for (const sitter of sitters) sitter.close();
});
