import { connect } from 'node:net';
import { FastRandom, pick } from '@tischlein/kit';
import { FromTableSchema } from '@tischlein/table';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Guest, tableOf, type Sitter } from './play.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

const MESSAGES = 5000 * Number(process.env['EFFORT']);

let server: TestServer;
beforeAll(async () => void (server = await testServer({ MAX_GUESTS: '100000' })));
afterAll(() => server.stop());

const socketUrl = () => `${server.url.replace('http', 'ws')}/ws`;

async function lineOf(cookie: string): Promise<WebSocket> {
  const ws = new WebSocket(socketUrl(), { headers: { cookie } });
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject));
  return ws;
}

/** Something near a message: right fields with wrong values, wrong fields, or no message at all. */
function nonsense(random: FastRandom, table: string): string {
  const types = [
    'hello',
    'bye',
    'chat',
    'sit',
    'contribute',
    'stand',
    'back',
    'addBot',
    'remove',
    'mute',
    'shuffle',
    'settings',
    'start',
    'move',
    'offer',
    'vote',
    'fly',
  ];
  const values = [
    table,
    'x',
    '',
    null,
    -1,
    0,
    1,
    2 ** 40,
    1.5,
    true,
    [],
    {},
    [[[]]],
    'draw',
    'take',
    '\u0000',
    '\u202e',
    'a'.repeat(5000),
    { options: { limit: {} } },
  ];
  const fields = [
    'table',
    'id',
    'seat',
    'name',
    'ply',
    'move',
    'offer',
    'agree',
    'level',
    'person',
    'muted',
    'settings',
    'text',
    'protocol',
    'seq',
    'contribution',
    '__proto__',
  ];
  const kind = random.below(10);
  if (kind === 0)
    return pick(['', '{', 'null', '[]', '"x"', '{"t":1}', '\ufeff{}', '['.repeat(3000)], random);
  const message: Record<string, unknown> = {
    t: pick(types, random),
    table,
    id: `f${random.below(50)}`,
  };
  for (let i = random.below(5); i > 0; i--) message[pick(fields, random)] = pick(values, random);
  return JSON.stringify(message);
}

it('answers every fuzzed message, and the table beside does not notice', async () => {
  const random = new FastRandom('fuzz');
  const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni'], {
    options: { limit: 1000 },
  });
  const [anna] = sitters as [Sitter, Sitter];
  await anna.until('the start', ({ phase }) => phase === 'playing');
  const before = JSON.stringify(anna.told!.view);
  const stranger = await Guest.at(server.url, 'Eva');
  const ws = await lineOf(stranger.cookie);
  const heard: string[] = [];
  ws.on('message', (data) => heard.push(data.toString()));
  for (let i = 0; i < MESSAGES; i++) {
    ws.send(nonsense(random, random.below(4) === 0 ? 'other' : table));
    if (i % 500 === 499) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  ws.send(JSON.stringify({ t: 'start', table, id: 'last' }));
  await expect
    .poll(() => heard.some((text) => text.includes('"last"')), { timeout: 20_000 })
    .toBe(true);
  for (const text of heard)
    expect(v.safeParse(FromTableSchema, JSON.parse(text)).issues).toBeUndefined();
  const answered = heard.filter((text) => /"t":"(answer|error)"/.test(text)).length;
  expect(answered).toBeGreaterThan(MESSAGES * 0.8);
  expect(anna.told!.chairs).toHaveLength(2);
  expect(JSON.stringify(anna.told!.view)).toBe(before);
  expect(anna.told!.phase).toBe('playing');
  ws.close();
  for (const sitter of sitters) sitter.close();
});

describe('is refused', () => {
  it.each([
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['no cookie', { cookie: '' }, 401],
    ['a made-up cookie', { cookie: 'tischlein=guess' }, 401],
  ])('a line from %s', async (_, headers, status) => {
    const guest = await Guest.at(server.url, 'Eva');
    const ws = new WebSocket(socketUrl(), { headers: { cookie: guest.cookie, ...headers } });
    const error = await new Promise<Error>((resolve) => ws.once('error', resolve));
    expect(error.message).toContain(String(status));
  });

  it('a request from another origin', async () => {
    const answer = await fetch(`${server.url}/api/me`, {
      method: 'POST',
      body: '{}',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });

  it('a message that is too long, by closing the line', async () => {
    const guest = await Guest.at(server.url, 'Eva');
    const ws = await lineOf(guest.cookie);
    ws.send('x'.repeat(100_000));
    const code = await new Promise((resolve) => ws.once('close', resolve));
    expect(code).toBe(1009);
  });

  it('a body that is too long or no JSON', async () => {
    const long = await fetch(`${server.url}/api/me`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect(long.status).toBe(413);
    const broken = await fetch(`${server.url}/api/me`, { method: 'POST', body: '{' });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toEqual({ code: 'badRequest', error: 'The body is not JSON.' });
  });
});

it('a flood is cut off with a reason', async () => {
  const slow = await testServer({ MESSAGES_PER_SECOND: '5' });
  const guest = await Guest.at(slow.url, 'Eva');
  const ws = new WebSocket(`${slow.url.replace('http', 'ws')}/ws`, {
    headers: { cookie: guest.cookie },
  });
  await new Promise((resolve) => ws.once('open', resolve));
  for (let i = 0; i < 50; i++) ws.send('{}');
  const code = await new Promise((resolve) => ws.once('close', resolve));
  expect(code).toBe(4001);
  await slow.stop();
});

it('who does not read is cut off, and everybody else plays on', async () => {
  const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni'], {
    options: { limit: 1000 },
  });
  const lazy = await lineOf((await Guest.at(server.url, 'Eva')).cookie);
  const closed = new Promise((resolve) => lazy.once('close', resolve));
  lazy.pause();
  const hello = JSON.stringify({ t: 'hello', table, protocol: 1, seq: 0 });
  for (let i = 0; i < 6000; i++) lazy.send(hello);
  let moves = 0;
  await Promise.all(sitters.map((sitter, i) => sitter.playOn(`${i}`, () => moves++ > 50)));
  const cutOff = async () =>
    /_slow_total ([1-9])/.test(await (await fetch(`${server.url}/metrics`)).text());
  await expect.poll(cutOff, { timeout: 20_000 }).toBe(true);
  lazy.resume();
  lazy.terminate();
  await closed;
  for (const sitter of sitters) sitter.close();
});

it('lives through broken HTTP and half-open lines', async () => {
  for (const text of [
    '\r\n\r\n',
    'GET / HTTP/9\r\n\r\n',
    'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\n{',
    'GET /%ff HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /api/tables/%00 HTTP/1.1\r\nHost: x\r\n\r\n',
  ]) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(text);
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
  }
  const health = await fetch(`${server.url}/health`);
  expect(await health.json()).toEqual({ ok: true });
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('tischlein_moves_total');
});
