import { KEY_LENGTH } from '@tischlein/api/group';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { found, Regular } from './groups/regular.testing.ts';
import { Guest, Sitter, tableOf } from './play.testing.ts';
import { POSTGRES, ThrowawayPostgres } from './postgres.testing.ts';
import { ServerProcess, freePort } from './process.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

const ADMIN_TOKEN = 'a token of thirty-two characters';
const asker =
  (url: () => string, authorization = `Bearer ${ADMIN_TOKEN}`, more = {}) =>
  (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${url()}/api/admin/${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
const read = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as T;

let server: TestServer;
const admin = asker(() => server.url);
beforeAll(async () => void (server = await testServer({ adminToken: ADMIN_TOKEN })));
afterAll(() => server.stop());

describe('the door', () => {
  it('is not there without a token in the settings', async () => {
    const plain = await testServer();
    onTestFinished(() => plain.stop());
    expect((await asker(() => plain.url)('GET', 'figures')).status).toBe(404);
    expect((await asker(() => plain.url, 'Bearer null')('GET', 'figures')).status).toBe(404);
  });

  it('opens to the token alone, not to pages of other sites, and looks at few wrong ones', async () => {
    const own = await testServer({ adminToken: ADMIN_TOKEN });
    onTestFinished(() => own.stop());
    const url = (): string => own.url;
    expect((await asker(url)('GET', 'figures')).status).toBe(200);
    const other = asker(url, undefined, { origin: 'https://evil.example' });
    expect((await other('GET', 'people')).status).toBe(403);
    expect((await other('POST', 'drain', {})).status).toBe(403);
    const statuses = [];
    for (let i = 0; i < 12; i++)
      statuses.push((await asker(url, `Bearer ${i}`)('GET', 'figures')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await asker(url)('GET', 'figures')).status).toBe(429);
  });
});

it('lists what is there, shows figures, and never a card', async () => {
  const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  onTestFinished(() => sitters.forEach((sitter) => sitter.close()));
  await sitters[0]!.until('the game', ({ phase }) => phase === 'playing');
  const tables = await (await admin('GET', 'tables')).text();
  expect(JSON.parse(tables)).toContainEqual(
    expect.objectContaining({ table, game: 'mow', names: ['Anna', 'Beni'] }),
  );
  expect(tables).not.toMatch(/secret|hands?"/);
  const people = await read<{ id: string; name: string }[]>(admin('GET', 'people'));
  expect(people).toContainEqual(expect.objectContaining({ id: sitters[0]!.guest.id }));
  expect(await read(admin('GET', 'figures'))).toMatchObject({
    playing: 1,
    isStoreUp: true,
    isBusUp: true,
    lastBackup: null,
    people: 2,
    storeBytes: expect.toSatisfy((bytes: number) => bytes > 0),
    diskFree: expect.toSatisfy((bytes: number) => bytes > 0),
    version: expect.stringMatching(/^\d+\./),
  });
});

it('a deleted table is gone from memory and store, and pages there are told', async () => {
  const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  onTestFinished(() => sitters.forEach((sitter) => sitter.close()));
  await sitters[0]!.until('the game', ({ phase }) => phase === 'playing');
  expect((await admin('DELETE', `tables/${table}`)).status).toBe(200);
  await expect
    .poll(() => sitters[1]!.heard.some((m) => m.type === 'error' && m.code === 'noTable'))
    .toBe(true);
  expect(await server.store.read(table, 0)).toEqual([]);
  expect(await server.store.seatedAt(sitters[0]!.guest.id)).toEqual([]);
  expect((await fetch(`${server.url}/api/tables/${table}`)).status).toBe(404);
  expect((await admin('DELETE', `tables/${table}`)).status).toBe(404);
});

it('a person is exported and deleted as if by themselves', async () => {
  const anna = await Guest.at(server.url, 'Anna');
  await anna.makeTable('mow', 2);
  const kept = await read<{ person: object; tables: string[] }>(admin('GET', `people/${anna.id}`));
  expect(kept.person).toMatchObject({ id: anna.id, name: 'Anna' });
  expect(kept.tables).toHaveLength(1);
  expect((await admin('DELETE', `people/${anna.id}`)).status).toBe(200);
  expect((await anna.request('GET', '/api/me')).status).toBe(401);
  expect((await admin('GET', `people/${anna.id}`)).status).toBe(404);
});

it('groups are shown without the key to them, reported and deleted', async () => {
  const anna = await Guest.at(server.url, 'Anna');
  const key = await found(anna, 'Anna', 'Rude words');
  const regular = await Regular.at(anna, key, 'Anna');
  onTestFinished(() => regular.close());
  await regular.command({ type: 'report', text: 'not nice' });
  expect(await read(admin('GET', 'reports'))).toMatchObject([
    { group: regular.group, name: 'Rude words', text: 'not nice' },
  ]);
  const shown = await (await admin('GET', `groups/${regular.group}`)).text();
  expect(shown).toContain('Rude words');
  for (const text of [shown, await (await admin('GET', 'groups')).text()]) {
    expect(text).not.toContain(key.slice(0, KEY_LENGTH));
    expect(text).not.toContain('linkSecret');
  }
  expect((await admin('DELETE', `groups/${regular.group}`)).status).toBe(200);
  await expect.poll(() => regular.isLost).toBe(true);
});

it('who is banned is cut off and let in no more, until that is lifted', async () => {
  const { sitters } = await tableOf(server.url, 'mow', ['Rude', 'Beni']);
  onTestFinished(() => sitters.forEach((sitter) => sitter.close()));
  const [rude, beni] = sitters.map(({ guest }) => guest) as [Guest, Guest];
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
    headers: { cookie: rude.cookie },
  });
  const closed = new Promise((resolve) => ws.once('close', resolve));
  await new Promise((resolve) => ws.once('open', resolve));
  const ban = { what: 'person', whom: rude.id };
  expect((await admin('POST', 'bans', ban)).status).toBe(200);
  expect(await closed).toBe(4003);
  expect((await rude.request('GET', '/api/me')).status).toBe(403);
  expect((await beni.request('GET', '/api/me')).status).toBe(200);
  const refused = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
    headers: { cookie: rude.cookie },
  });
  expect(await new Promise((r) => refused.once('error', (e) => r(e.message)))).toContain('403');
  expect((await admin('POST', 'lifted', ban)).status).toBe(200);
  expect((await rude.request('GET', '/api/me')).status).toBe(200);
  expect((await admin('POST', 'lifted', ban)).status).toBe(404);
});

it('an address is banned on all that comes from it', async () => {
  const far = await testServer({ adminToken: ADMIN_TOKEN, trustProxy: 1 });
  onTestFinished(() => far.stop());
  const from = (address: string): Promise<Response> =>
    fetch(`${far.url}/health`, { headers: { 'x-forwarded-for': address } });
  expect((await from('10.0.0.7')).status).toBe(200);
  const ban = { what: 'address', whom: '::ffff:10.0.0.7' };
  expect((await asker(() => far.url)('POST', 'bans', ban)).status).toBe(200);
  expect([(await from('10.0.0.7')).status, (await from('10.0.0.8')).status]).toEqual([403, 200]);
});

it('a notice is told to pages until it is taken away', async () => {
  const told = () => read<{ text: string | null }>(fetch(`${server.url}/api/notice`));
  expect(await told()).toEqual({ text: null });
  await admin('POST', 'notice', { text: 'Back at ten.' });
  expect(await told()).toEqual({ text: 'Back at ten.' });
  expect((await admin('POST', 'notice', { text: 'x'.repeat(301) })).status).toBe(400);
  await admin('POST', 'notice', { text: '' });
  expect(await told()).toEqual({ text: null });
});

it('the command line does all of it, and says what is wrong', async () => {
  const program = fileURLToPath(new URL('../cli/bin/tischlein.js', import.meta.url));
  const run = async (args: readonly string[], token = ADMIN_TOKEN): Promise<string> => {
    const env = { ...process.env, ADMIN_TOKEN: token };
    const child = spawn(process.execPath, [program, 'admin', ...args, '--url', server.url], {
      env,
    });
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    const [code] = await once(child, 'close');
    return `${code}: ${said}`;
  };
  const anna = await Guest.at(server.url, 'Annabell');
  expect(await run([])).toMatch(/^0: version .* isStoreUp true/);
  expect(await run(['people'])).toMatch(new RegExp(`^0: .*id ${anna.id} {2}name Annabell`, 's'));
  expect(await run(['export', 'person', anna.id])).toContain('"name": "Annabell"');
  expect(await run(['ban', 'person', anna.id])).toBe('0: Done.\n');
  expect((await anna.request('GET', '/api/me')).status).toBe(403);
  expect(await run(['lift', 'person', anna.id])).toBe('0: Done.\n');
  expect(await run(['delete', 'person', anna.id])).toBe('0: Done.\n');
  expect(await run(['delete', 'person', anna.id])).toMatch(/^1: .*There is nobody with that id/s);
  expect(await run(['delet', 'person', 'x'])).toMatch(/^2: .*did you mean delete/s);
  expect(await run(['tables'], 'b'.repeat(32))).toMatch(/^1: .*another ADMIN_TOKEN/s);
  expect(await run(['tables'], '')).toMatch(/^1: .*set ADMIN_TOKEN/s);
  expect(await run(['tables'], 'short')).toMatch(/^1: .*32 characters/s);
});

it('every act is in the log, without names', async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  onTestFinished(() => write.mockRestore());
  const told = await testServer({ adminToken: ADMIN_TOKEN, log: true });
  onTestFinished(() => told.stop());
  const ask = asker(() => told.url);
  const anna = await Guest.at(told.url, 'Anna');
  await ask('POST', 'bans', { what: 'person', whom: anna.id });
  await ask('POST', 'notice', { text: 'Anna is out' });
  await asker(() => told.url, 'Bearer x')('GET', 'people');
  const log = lines.join('');
  expect(log).toContain(`"event":"admin","act":"ban: person","of":"${anna.id}"`);
  expect(log).toContain('"act":"set a notice"');
  expect(log).toContain('admin_wrong_token');
  expect(log).not.toContain('Anna');
});

it('a drained server sets no new tables and ends when nobody plays', async () => {
  const own = await testServer({ adminToken: ADMIN_TOKEN });
  onTestFinished(() => own.stop());
  const { sitters } = await tableOf(own.url, 'mow', ['Anna', 'Beni']);
  await sitters[0]!.until('the game', ({ phase }) => phase === 'playing');
  await asker(() => own.url)('POST', 'drain', {});
  const made = await sitters[0]!.guest.request('POST', '/api/tables', { game: 'mow', seats: 2 });
  expect([made.status, await made.json()]).toMatchObject([503, { code: 'draining' }]);
  let isDrained = false;
  void own.drained.then(() => (isDrained = true));
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(isDrained).toBe(false);
  for (const sitter of sitters) sitter.close();
  await expect.poll(() => isDrained, { timeout: 10_000 }).toBe(true);
});

it.skipIf(POSTGRES === null)(
  'on Postgres it holds on every node: bans, and tables that are gone',
  async () => {
    const postgres = new ThrowawayPostgres();
    await postgres.make();
    onTestFinished(() => postgres.remove());
    const env = { DATABASE_URL: postgres.url, ADMIN_TOKEN };
    const nodes = [
      new ServerProcess(await freePort(), env),
      new ServerProcess(await freePort(), env),
    ];
    for (const node of nodes) {
      await node.start();
      onTestFinished(() => node.kill());
    }
    const [one, two] = nodes as [ServerProcess, ServerProcess];
    const ask = asker(() => one.url);
    const rude = await Guest.at(two.url, 'Rude');
    const table = await rude.makeTable('mow', 2);
    const sitter = new Sitter(rude, table);
    onTestFinished(() => sitter.close());
    await sitter.until('the table', () => true);
    expect((await ask('DELETE', `tables/${table}`)).status).toBe(200);
    await expect
      .poll(() => sitter.heard.some((m) => m.type === 'error' && m.code === 'noTable'), {
        timeout: 10_000,
      })
      .toBe(true);
    await ask('POST', 'bans', { what: 'person', whom: rude.id });
    await expect
      .poll(async () => (await rude.request('GET', '/api/me')).status, { timeout: 10_000 })
      .toBe(403);
  },
);
