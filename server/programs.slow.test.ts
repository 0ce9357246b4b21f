import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tableOf } from './play.testing.ts';
import { Guest, Sitter } from './play.testing.ts';
import { freePort, ServerProcess } from './process.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';
import { STEPS } from './store/schema.ts';
import { SqliteStore } from './store/sqlite.ts';

const PROGRAM = fileURLToPath(new URL('../cli/bin/tischlein.js', import.meta.url));
const tischlein = (args: readonly string[], env: { readonly [name: string]: string } = {}) =>
  promisify(execFile)(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...env } });

const folder = mkdtempSync(join(tmpdir(), 'tischlein-programs-'));
let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('a bot comes by link, takes a chair and plays to the end over the wire', async () => {
  const anna = await Guest.at(server.url, 'Anna');
  const table = await anna.makeTable('mow', 2, { options: { rounds: 1 } });
  const sitter = new Sitter(anna, table);
  await sitter.sit(0, 'Anna');
  const bot = tischlein(['bot', `${server.url}/#/t/${table}`, '--name', 'Robi']);
  await sitter.until('the bot to sit', ({ chairs }) => chairs[1]?.type === 'person');
  await sitter.command({ type: 'start' });
  await sitter.playOn('against a bot');
  // The end stands last, after the answer to the last move.
  expect((await bot).stdout.trim().split('\n').at(-1)).toMatch(/^over: /);
  expect(sitter.told!.players).toEqual(['Anna', 'Robi']);
  sitter.close();

  const record = await (await anna.request('GET', `/api/tables/${table}/records/0`)).text();
  const file = join(folder, 'game.tischlein');
  writeFileSync(file, record);
  expect((await tischlein(['verify', file])).stdout).toContain(`${file} checks out.
`);
  writeFileSync(file, record.replace('part-of-Anna', 'part-of-Eva'));
  await expect(tischlein(['verify', file])).rejects.toMatchObject({
    code: 3,
    stdout: expect.stringContaining('The deal doesn’t follow from'),
  });
});

it.each([
  ['a module', () => `import:${join(folder, 'first.mjs')}`],
  ['a program', () => `exec:"python3 bots/examples/first.py"`],
])('%s of somebody’s own comes by link and plays to the end', async (_what, level) => {
  writeFileSync(join(folder, 'first.mjs'), 'export const bot = ({ legal }) => legal[0];');
  const anna = await Guest.at(server.url, 'Anna');
  const table = await anna.makeTable('mow', 2, { options: { rounds: 1 } });
  const sitter = new Sitter(anna, table);
  await sitter.sit(0, 'Anna');
  const bot = tischlein(['bot', `${server.url}/#/t/${table}`, '--level', level()]);
  await sitter.until('the bot to sit', ({ chairs }) => chairs[1]?.type === 'person');
  await sitter.command({ type: 'start' });
  await sitter.playOn('against a bot of somebody’s own');
  expect((await bot).stdout).toContain('over: ');
  sitter.close();
});

it('bots of the operator sit at tables of a server that was started with them', async () => {
  const diary = join(folder, 'heard');
  writeFileSync(
    join(folder, 'house.mjs'),
    `import { appendFileSync } from 'node:fs';
     const note = (word) => appendFileSync(${JSON.stringify(diary)}, word + '\\n');
     export const bot = ({ legal, history }) => (note('asked ' + history.length), legal[0]);
     export const over = ({ seat, result }) => note('over ' + seat + ' ' + result.winners.length);`,
  );
  const dies = `let line = ''; process.stdin.once('data', () => { console.error('no more ideas'); process.exit(3); });`;
  writeFileSync(join(folder, 'dies.mjs'), dies);
  const house = new ServerProcess(await freePort(), { DATA: join(folder, 'house'), LOG: 'info' });
  await house.start([
    `--bot=mine=import:${join(folder, 'house.mjs')}`,
    `--bot=weak=exec:node ${join(folder, 'dies.mjs')}`,
  ]);
  const anna = await Guest.at(house.url, 'Anna');
  expect(await (await anna.request('GET', '/api/games')).json()).toEqual({
    games: [],
    bots: ['mine', 'weak'],
  });
  const table = await anna.makeTable('mow', 3, { options: { rounds: 1 }, pace: 0 });
  const sitter = new Sitter(anna, table);
  await sitter.sit(0, 'Anna');
  expect((await sitter.command({ type: 'addBot', seat: 1, level: 'other' })).outcome).toBe('error');
  for (const [i, level] of ['mine', 'weak'].entries())
    expect((await sitter.command({ type: 'addBot', seat: i + 1, level })).outcome).toBe('ok');
  await sitter.command({ type: 'start' });
  await sitter.playOn('with bots of the operator');
  sitter.close();
  await vi.waitFor(() => expect(readFileSync(diary, 'utf8')).toMatch(/over 1 \d\n$/), 10_000);
  const asked = [...readFileSync(diary, 'utf8').matchAll(/asked (\d+)/g)].map(([, n]) => Number(n));
  expect(asked.length).toBeGreaterThan(1);
  expect(Math.max(...asked)).toBeGreaterThan(0);
  expect(house.log).toContain('"bot":"weak"');
  expect(house.log).toContain('its last words: no more ideas');
  await house.kill('SIGTERM');
});

it.each([
  ['Mine=import:x.mjs', '--bot: expected NAME=import:FILE or NAME=exec:COMMAND'],
  ['mine=hard', '--bot: expected NAME=import:FILE or NAME=exec:COMMAND'],
  ['hard=exec:true', '--bot: there is a bot hard already'],
  ['mine=import:nothere.mjs', 'import:nothere.mjs: there is no such file'],
])('serve --bot %s: a sentence', async (flag, message) => {
  await expect(tischlein(['serve', '--bot', flag])).rejects.toMatchObject({
    code: message.includes('no such file') ? 1 : 2,
    stderr: expect.stringContaining(message),
  });
});

it('a bot that nobody knows does not sit down, and one without a chair says so', async () => {
  const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  const link = `${server.url}/#/t/${table}`;
  await expect(tischlein(['bot', link])).rejects.toMatchObject({
    stderr: expect.stringContaining('no chair is free at this table'),
  });
  const free = await sitters[0]!.guest.makeTable('mow', 2);
  for (const level of ['nonsense', 'toString'])
    await expect(
      tischlein(['bot', `${server.url}/#/t/${free}`, '--level', level]),
    ).rejects.toMatchObject({ stderr: expect.stringContaining(`there is no bot "${level}"`) });
  await expect(
    tischlein(['bot', `${server.url}/#/t/${free}`, '--name', 'Bot']),
  ).rejects.toMatchObject({ stderr: expect.stringContaining('is not that of a bot') });
  const entries = await server.store.read(free, 0);
  expect(entries.map(({ type }) => type)).toEqual(['made']);
  for (const sitter of sitters) sitter.close();
});

it('a running store is copied whole', async () => {
  const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  const copy = join(folder, 'copy.sqlite');
  const { stdout } = await tischlein(['backup', copy], { DATA: server.data });
  expect(stdout).toBe(`${copy} is written: version ${STEPS.length} of the store.\n`);
  const store = new SqliteStore(copy);
  expect(await store.read(table, 0)).toEqual(await server.store.read(table, 0));
  await store.close();
  await expect(tischlein(['backup', copy], { DATA: server.data })).rejects.toMatchObject({
    stderr: expect.stringContaining('exists already'),
  });
  for (const sitter of sitters) sitter.close();
});

it('lists every setting', async () => {
  const { stdout } = await tischlein(['serve', '--help']);
  for (const name of ['PORT', 'DATABASE_URL', 'TRUST_PROXY', 'SIZE'])
    expect(stdout).toContain(name);
  await expect(tischlein(['serve'], { PORT: 'x' })).rejects.toMatchObject({
    stderr: expect.stringContaining('PORT: expected a whole number from 0 to 65535, got "x"'),
  });
});
