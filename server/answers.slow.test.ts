import { once } from 'node:events';
import { SERVER_SENTENCES } from '@tischlein/api';
import { PROTOCOL } from '@tischlein/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Guest, Sitter, tableOf } from './play.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

let server: TestServer;
let anna: Guest;
let line: WebSocket;
let table: string;
beforeAll(async () => {
  server = await testServer();
  anna = await Guest.at(server.url, 'Anna');
  table = await anna.makeTable('mow', 2);
  line = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
    headers: { cookie: anna.cookie },
  });
  await once(line, 'open');
});
afterAll(async () => {
  line.close();
  await server.stop();
});

/** Says one thing over the line and hears the first answer. */
async function say(message: object): Promise<unknown> {
  line.send(JSON.stringify(message));
  const [data] = (await once(line, 'message')) as [Buffer];
  return JSON.parse(data.toString());
}

it('a command that can not be read is answered under its id', async () => {
  expect(await say({ type: 'sit', table, id: 'a1', seat: 0, name: 'A\u202Enna' })).toMatchObject({
    type: 'answer',
    table,
    id: 'a1',
    outcome: 'error',
    code: 'badRequest',
  });
  expect(await say({ type: 'sit' })).toMatchObject({ type: 'error', code: 'badRequest' });
});

it('a beat is answered with the number of the table', async () => {
  expect(await say({ type: 'here', table })).toEqual({ type: 'here', table, seq: 1 });
});

it('who says bye before the hello was answered is not among the readers', async () => {
  const eva = await Guest.at(server.url, 'Eva');
  const shared = await eva.makeTable('mow', 3);
  const from = { table: shared };
  const sit = {
    type: 'sit',
    ...from,
    id: 'sit1',
    seat: 0,
    name: 'Anna',
  };
  // In one go: the store is still busy with the chair when the others come.
  line.send(JSON.stringify(sit));
  line.send(JSON.stringify({ type: 'hello', ...from, protocol: PROTOCOL, seq: 0 }));
  line.send(JSON.stringify({ type: 'bye', ...from }));
  await once(line, 'message');
  const watcher = new Sitter(eva, shared);
  await watcher.until('the chair', ({ chairs }) => chairs[0]?.type === 'person');
  await expect
    .poll(() => watcher.heard.filter(({ type }) => type === 'presence').at(-1))
    .toMatchObject({ people: [{ name: 'Eva' }] });
  watcher.close();
});

it('a beat tells nothing of a table that one may not look at', async () => {
  const others = await tableOf(server.url, 'mow', ['Beni', 'Eva'], { watchers: false });
  const beat = { type: 'here', table: others.table };
  expect(await say(beat)).toMatchObject({ type: 'error', code: 'closed' });
  for (const sitter of others.sitters) sitter.close();
});

it('a page of another protocol is told which one is spoken here', async () => {
  expect(await say({ type: 'hello', table, protocol: PROTOCOL + 1, seq: 0 })).toEqual({
    type: 'error',
    table,
    code: 'protocol',
    error: SERVER_SENTENCES.protocol,
    protocol: PROTOCOL,
  });
});

it('every refusal over HTTP has a name and a sentence', async () => {
  const stranger = (path: string, method = 'GET') => fetch(server.url + path, { method });
  const answers = await Promise.all([
    stranger('/api/me'),
    stranger('/api/nowhere'),
    stranger('/api/tables', 'POST'),
    anna.request('POST', '/api/tables', { game: 'chess', seats: 2 }),
    anna.request('POST', '/api/tables', { game: 'mow', seats: 13 }),
    anna.request('POST', '/api/recover', { token: 'x' }),
    anna.request('GET', '/api/people/x'),
    anna.request('GET', '/api/tables/x'),
    anna.request('GET', '/api/tables/x/records/0'),
  ]);
  for (const answer of answers) {
    const { code, error } = (await answer.json()) as { code: string; error: string };
    expect(Object.keys(SERVER_SENTENCES), answer.url).toContain(code);
    expect(error, answer.url).not.toBe('');
  }
});
