/** What somebody without manners asks for over HTTP and over a line, beyond floods: each costs the server little. */
import { connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LobbyWatch } from './lobby.testing.ts';
import { Guest } from './play.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

let server: TestServer;
afterEach(() => server.stop());

const countOf = (statuses: readonly number[], status: number): number =>
  statuses.filter((each) => each === status).length;

it('who sends many requests without waiting for answers is cut off before they pile up', async () => {
  server = await testServer();
  const { port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.on('error', () => {});
  let answers = 0;
  socket.on('data', (data: Buffer) => (answers += data.toString().split('HTTP/1.1 ').length - 1));
  const cut = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300));
  await cut;
  expect(answers).toBeLessThan(300);
  // A page that waits for its answers may ask as often on one connection.
  for (let i = 0; i < 40; i++) expect((await fetch(`${server.url}/api/tables`)).status).toBe(200);
});

it('asking only for the head of the open tables holds no line of theirs', async () => {
  server = await testServer({ maxLobbyPerAddress: 3, trustProxy: 1 });
  const head = () => fetch(`${server.url}/api/tables/live`, { method: 'HEAD' });
  for (let i = 0; i < 5; i++) expect((await head()).status).toBe(200);
  const watches = await Promise.all([1, 2, 3].map(() => LobbyWatch.at(server.url)));
  for (const watch of watches) watch.close();
});

it('a big screen has as many requests as a person, also with a cookie made up beside its own', async () => {
  const now = Date.now();
  server = await testServer({ requestsPerSecond: 5 }, () => now);
  const show = (cookie: string) =>
    fetch(`${server.url}/api/screen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: '{}',
    });
  const screen = (await show('')).headers.get('set-cookie')!.split(';')[0]!;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => show(`${screen}; tischlein=made-up-${i}`)),
  );
  const statuses = answers.map(({ status }) => status);
  expect([countOf(statuses, 201), countOf(statuses, 429)]).toEqual([10, 10]);
});

it('coming to the pages of groups and going again costs more than saying something', async () => {
  const now = Date.now();
  server = await testServer({ messagesPerSecond: 40 }, () => now);
  const read = vi.spyOn(server.store, 'group');
  const { cookie } = await Guest.at(server.url, 'Eva');
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie } });
  await new Promise((resolve) => ws.once('open', resolve));
  const closed = new Promise((resolve) => ws.once('close', resolve));
  for (let i = 0; i < 50; i++)
    for (const type of ['attend', 'depart']) ws.send(JSON.stringify({ type, group: `group-${i}` }));
  expect(await closed).toBe(4001);
  // Ten messages each, and one for going: of 80 only seven times.
  expect(read.mock.calls.length).toBeLessThanOrEqual(7);
});
