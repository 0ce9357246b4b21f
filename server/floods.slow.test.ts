import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '@tischlein/manifests/all';
import { PROTOCOL } from '@tischlein/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { longJournalOf } from './journal.testing.ts';
import { Guest } from './play.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

let server: TestServer;
/** Bytes depend on the engine and its version: they are held against a limit in the full run only. */
const FULL = Number(process.env['EFFORT']) > 1;
const sockets: Socket[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

/** A bare connection that keeps its own half open, whatever the other end does. */
function bare(): Socket {
  const { port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

const upgrade = (path: string, cookie: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
    '\r\n',
  ].join('\r\n');

/** A frame of the client without contents, its mask all zeros. */
const frame = (kind: 'ping' | 'pong'): Buffer =>
  Buffer.from([kind === 'ping' ? 0x89 : 0x8a, 0x80, 0, 0, 0, 0]);

const cutOff = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => socket.once('close', resolve));

async function line(): Promise<Socket> {
  const { cookie } = await Guest.at(server.url, 'Eva');
  const socket = bare();
  socket.write(upgrade('/ws', cookie));
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
}

/** Writes on until the other end cuts off; answers the bytes that were taken. */
async function flood(socket: Socket, what: Buffer): Promise<number> {
  const gone = cutOff(socket);
  const write = (): void => {
    while (!socket.destroyed && socket.write(what));
  };
  socket.on('drain', write);
  write();
  await gone;
  return socket.bytesWritten;
}

describe.each(['ping', 'pong'] as const)('a flood of %s frames', (kind) => {
  it('is cut off after as many as messages, and its answers do not pile up', async () => {
    server = await testServer({ messagesPerSecond: 10 });
    const socket = await line();
    const heard: Buffer[] = [];
    socket.on('data', (data: Buffer) => heard.push(data));
    await flood(socket, Buffer.concat(Array<Buffer>(1000).fill(frame(kind))));
    // Two bytes a pong, four for goodbye with its reason; the bucket holds twenty.
    expect(Buffer.concat(heard).length).toBeLessThan(22 * 2 + 60);
    expect(server.metrics.read('floods')).toBe(1);
    expect(server.metrics.read('heard')).toBeLessThan(30);
  });
});

it('who pings without reading is cut off before much is kept for them', async () => {
  server = await testServer({ messagesPerSecond: 1000000 });
  const socket = await line();
  socket.pause();
  // The largest payload of a ping, so that little is sent for much to be answered.
  const head = Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]);
  const pings = Buffer.concat(Array<Buffer>(500).fill(Buffer.concat([head, Buffer.alloc(125)])));
  const before = process.memoryUsage().arrayBuffers;
  const bytes = await flood(socket, pings);
  // The kernel keeps a few megabytes for both ends; the server only one.
  expect(bytes).toBeLessThan(60_000_000);
  if (FULL) expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64_000_000);
  expect(server.metrics.read('slow')).toBe(1);
});

it('bytes that complete no frame are charged for, and a new connection is no new bucket', async () => {
  const now = Date.now();
  server = await testServer({ messagesPerSecond: 10 }, () => now);
  const { cookie } = await Guest.at(server.url, 'Eva');
  const socket = bare();
  socket.write(upgrade('/ws', cookie));
  await new Promise((resolve) => socket.once('data', resolve));
  // 16,000 bytes are announced, and come one by one.
  socket.write(Buffer.from([0x81, 0x80 | 126, 0x3e, 0x80, 0, 0, 0, 0]));
  for (let sent = 0; !socket.destroyed && sent < 15_000; sent++) {
    socket.write('x');
    await sleep(1);
  }
  expect(socket.destroyed).toBe(true);
  expect(server.metrics.read('floods')).toBe(1);
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie } });
  await new Promise((resolve) => ws.once('open', resolve));
  ws.send('{}');
  expect(await new Promise((resolve) => ws.once('close', resolve))).toBe(4001);
  // Others have theirs.
  const anna = await Guest.at(server.url, 'Anna');
  const other = new WebSocket(ws.url, { headers: { cookie: anna.cookie } });
  await new Promise((resolve) => other.once('open', resolve));
  other.send('{}');
  await new Promise((resolve) => other.once('message', resolve));
  other.close();
});

it('an unasked pong is no sign of life', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = await testServer();
  const socket = await line();
  vi.advanceTimersByTime(6001);
  socket.write(frame('pong'));
  const unasked = (): boolean => server.metrics.read('heard') > 0;
  while (!unasked()) await sleep(5);
  const cut = new Promise((resolve) => socket.resume().once('end', resolve));
  vi.advanceTimersByTime(6001);
  await cut;
});

describe('a refused upgrade', () => {
  it.each([
    ['/nope', 'no such address'],
    ['/ws', 'no cookie'],
  ])('to %s (%s) holds no descriptor', async (path) => {
    server = await testServer();
    const refused = Array.from({ length: 20 }, () => {
      const socket = bare();
      socket.write(upgrade(path, ''));
      return new Promise((resolve) => socket.resume().once('end', resolve));
    });
    await Promise.all(refused);
    await expect.poll(() => server.metrics.read('sockets'), { timeout: 20_000 }).toBe(0);
  });
});

it('what asks for no WebSocket of today is told so', async () => {
  server = await testServer();
  const plain = await fetch(`${server.url}/ws`);
  expect([plain.status, plain.headers.get('upgrade')]).toEqual([426, 'websocket']);
  const socket = bare();
  socket.write(upgrade('/ws', '').replace('Version: 13', 'Version: 8'));
  const answer = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 426 [^]*Sec-WebSocket-Version: 13\r\n/);
});

it('one address gets no more connections than its share, also such that say nothing', async () => {
  server = await testServer({ maxPerAddress: 5 });
  const silent = Array.from({ length: 12 }, () => bare().resume());
  await expect
    .poll(() => silent.filter((socket) => socket.readableEnded || socket.destroyed).length, {
      timeout: 20_000,
    })
    .toBe(7);
  expect(server.metrics.read('sockets')).toBe(5);
});

it('whoever asks for the whole of a long game again and again pays for its length, and it is played once', async () => {
  const now = Date.now();
  server = await testServer({ messagesPerSecond: 40 }, () => now);
  const table = 'a-long-game';
  await server.store.append({
    table,
    entries: longJournalOf(games['mow']!, table, 2000, 0),
    row: null,
  });
  const { cookie } = await Guest.at(server.url, 'Eva');
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie } });
  const play = vi.spyOn(games['mow']!, 'play');
  const told: { readonly bytes: number; readonly plays: number }[] = [];
  const hello = (): void =>
    ws.send(JSON.stringify({ type: 'hello', table, protocol: PROTOCOL, seq: 0 }));
  ws.on('open', hello).on('message', (data) => {
    const text = (data as Buffer).toString();
    if (!text.startsWith('{"type":"snapshot"')) return;
    told.push({ bytes: text.length, plays: play.mock.calls.length });
    hello();
  });
  expect(await new Promise((resolve) => ws.once('close', resolve))).toBe(4001);
  play.mockRestore();
  // A line holds 80 messages; such a hello is one, and twenty more for 2000 moves.
  expect(told.length).toBe(Math.floor(80 / 21));
  const [first] = told;
  // Once for the table, once for what is told of it; taken back is what is still at hand, and another hello plays nothing.
  expect(first!.plays).toBe(2 * 2000);
  expect(told).toEqual(told.map(() => first));
});

it('requests have limits of their own, per person and per address', async () => {
  // A clock that stands still: nothing is refilled, however long the requests take.
  let now = Date.now();
  server = await testServer({ requestsPerSecond: 5, addressRequestsPerSecond: 30 }, () => now);
  const [eva, anna] = [await Guest.at(server.url, 'Eva'), await Guest.at(server.url, 'Anna')];
  const rename = async (guest: Guest): Promise<number> =>
    (await guest.request('POST', '/api/me', { name: 'E' })).status;
  const countOf = (statuses: number[], status: number): number =>
    statuses.filter((each) => each === status).length;
  const renamed = await Promise.all(Array.from({ length: 20 }, () => rename(eva)));
  expect([countOf(renamed, 200), countOf(renamed, 429)]).toEqual([10, 10]);
  // A no comes late: who asks again and again after each answer has few answers in a second.
  const from = performance.now();
  await rename(eva);
  expect(performance.now() - from).toBeGreaterThan(900);
  expect(await rename(anna)).toBe(200);
  // Two guests and 22 renames have come from this address, of 60.
  const health = async (): Promise<number> => (await fetch(`${server.url}/health`)).status;
  const asked = await Promise.all(Array.from({ length: 100 }, health));
  expect([countOf(asked, 200), countOf(asked, 429)]).toEqual([36, 64]);
  now += 1000;
  expect([await rename(eva), await health()]).toEqual([200, 200]);
});

it('of requests that come together each is begun in a turn of its own, so that moves are read in between', async () => {
  server = await testServer();
  const { cookie } = await Guest.at(server.url, 'Eva');
  let turn = 0;
  const begun: number[] = [];
  const look = server.store.personByToken.bind(server.store);
  vi.spyOn(server.store, 'personByToken').mockImplementation((hash) => {
    begun.push(turn);
    return look(hash);
  });
  const turning = (): void => {
    turn += 1;
    immediate = setImmediate(turning);
  };
  let immediate = setImmediate(turning);
  const socket = bare();
  const answers = new Promise<void>((resolve) => {
    let heard = '';
    socket.on('data', (data: Buffer) => {
      heard += data.toString();
      if (heard.split('HTTP/1.1 200').length > 12) resolve();
    });
  });
  const ask = `GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`;
  socket.write(ask.repeat(12));
  await answers;
  clearImmediate(immediate);
  expect(begun.length).toBe(12);
  expect(new Set(begun).size).toBe(12);
});

it('the name in a request is looked at before anything else', async () => {
  server = await testServer();
  const socket = bare();
  socket.write('POST /api/me HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 2\r\n\r\n{}');
  const [answer] = await new Promise<Buffer[]>((resolve) =>
    socket.once('data', (data: Buffer) => resolve([data])),
  );
  expect(answer!.toString()).toMatch(/^HTTP\/1\.1 421 /);
  expect(answer!.toString()).not.toMatch(/set-cookie/i);
});

it('a long message counts as many short ones, and a single one is always read', async () => {
  server = await testServer({ messagesPerSecond: 10 });
  const { cookie } = await Guest.at(server.url, 'Eva');
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie } });
  await new Promise((resolve) => ws.once('open', resolve));
  let answers = 0;
  ws.on('message', () => (answers += 1));
  const closed = new Promise<number>((resolve) => ws.once('close', resolve));
  const long = JSON.stringify({ type: 'hello', nonsense: 'x'.repeat(15_000) });
  for (let i = 0; i < 5; i++) ws.send(long);
  expect(await closed).toBe(4001);
  expect(answers).toBe(2);
});
