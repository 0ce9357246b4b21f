import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '@tischlein/table';
import { Guest, tableOf } from './play.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.stop());

const socketUrl = () => `${server.url.replace('http', 'ws')}/ws`;

async function lineOf(cookie: string): Promise<WebSocket> {
  const ws = new WebSocket(socketUrl(), { headers: { cookie } });
  await new Promise((resolve, reject) => ws.once('open', resolve).once('error', reject));
  return ws;
}

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
  const slow = await testServer({ messagesPerSecond: 5 });
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
  const hello = JSON.stringify({ type: 'hello', table, protocol: PROTOCOL, seq: 0 });
  for (let i = 0; i < 6000; i++) lazy.send(hello);
  let moves = 0;
  await Promise.all(sitters.map((sitter, i) => sitter.playOn(`${i}`, () => moves++ > 50)));
  const cutOff = () => server.metrics.read('slow');
  await expect.poll(cutOff, { timeout: 20_000 }).toBeGreaterThan(0);
  lazy.resume();
  lazy.terminate();
  await closed;
  for (const sitter of sitters) sitter.close();
});

it('who does not answer a ping is cut off, and their chair is free to come back to', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const patient = await testServer();
  const guest = await Guest.at(patient.url, 'Eva');
  const gone = connect(Number(new URL(patient.url).port), '127.0.0.1');
  const cutOff = new Promise((resolve) => gone.once('close', resolve));
  // It opens a line and then neither reads, answers nor says goodbye.
  gone.write(
    [
      'GET /ws HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Cookie: ${guest.cookie}`,
      '\r\n',
    ].join('\r\n'),
  );
  await new Promise((resolve) => gone.once('data', resolve));
  const lines = () => patient.metrics.read('connections');
  expect(lines()).toBe(1);
  vi.advanceTimersByTime(50_001);
  await cutOff;
  expect(lines()).toBe(0);
  vi.useRealTimers();
  await patient.stop();
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
});
