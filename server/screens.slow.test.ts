import { Client, type Snapshot } from '@tischlein/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ScreenGuest } from './screens.testing.ts';
import { Guest, Sitter, tableOf } from './play.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

const MINUTE = 60_000;
let skipped = 0;
let server: TestServer;
beforeAll(async () => void (server = await testServer({}, () => Date.now() + skipped)));
afterAll(() => server.stop());

const type = (guest: Guest, code: string) => guest.request('POST', '/api/screens', { code });
const bring = (guest: Guest, table: string, key: object) =>
  guest.request('POST', `/api/tables/${table}/screens`, key);
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

it('shows a closed table to the room, as a watcher sees it, until the host sends it away', async () => {
  const { table, sitters } = await tableOf(server.url, 'uno', ['Anna', 'Beni'], {
    watchers: false,
  });
  const [anna, beni] = sitters as [Sitter, Sitter];
  const screen = await ScreenGuest.at(server.url);
  expect(await (await type(beni.guest, screen.code.toLowerCase())).json()).toEqual({ table: null });
  expect((await bring(beni.guest, table, { key: screen.key })).status).toBe(201);
  await anna.until('the screen that asks', ({ screens }) => screens[0]?.person === screen.id);
  expect(anna.told!.screens).toEqual([{ person: screen.id, let: false }]);
  await anna.command({ type: 'screen', person: screen.id, let: true });
  expect(await screen.table()).toBe(table);

  const heard: Snapshot[] = [];
  const client = new Client(screen.ports());
  client.follow(table, (message) => void (message.type === 'snapshot' && heard.push(message)));
  await expect.poll(() => heard.at(-1)).toMatchObject({ you: null, view: { seat: null } });
  await anna.until('its presence', () =>
    anna.heard.some(
      (message) => message.type === 'presence' && message.people.some((p) => p.id === screen.id),
    ),
  );
  await anna.command({ type: 'screen', person: screen.id, let: false });
  await beni.until('no screen', ({ screens }) => screens.length === 0);
  const told = heard.length;
  await anna.command({ type: 'settings', settings: { listed: true } });
  await beni.until('the change', ({ settings }) => settings.listed);
  expect(heard).toHaveLength(told);

  // It goes back to showing letters, and they lead nowhere until it is brought again.
  await screen.renew({ free: true });
  expect(await screen.table()).toBeNull();
  // Brought again, it leaves by itself: the table knows.
  expect((await bring(anna.guest, table, { code: screen.code })).status).toBe(201);
  await beni.until('the screen again', ({ screens }) => screens.length === 1);
  await screen.renew({ free: true });
  await beni.until('no screen any more', ({ screens }) => screens.length === 0);
  client.close();
  for (const sitter of sitters) sitter.close();
});

it('what stands on a screen works once and for ten minutes; then its letters lead to the table', async () => {
  const anna = await Guest.at(server.url, 'Anna');
  const carla = await Guest.at(server.url, 'Carla');
  const table = await anna.makeTable('mow', 4);
  const screen = await ScreenGuest.at(server.url);
  expect(screen.code).toMatch(/^[A-HJ-NPR-Z]{4}$/);
  skipped += 10 * MINUTE + 1;
  expect(await codeOf(await type(anna, screen.code))).toBe('noScreen');
  await screen.renew();
  expect((await bring(carla, table, { code: screen.code })).status).toBe(403);
  expect((await bring(anna, table, { code: screen.code })).status).toBe(201);
  expect(await codeOf(await bring(anna, table, { code: screen.code }))).toBe('noScreen');
  expect(await codeOf(await bring(anna, table, { key: screen.key }))).toBe('noScreen');
  await screen.renew();
  expect(await (await type(carla, screen.code)).json()).toEqual({ table });
  const other = await carla.makeTable('mow', 4);
  expect(await codeOf(await bring(carla, other, { key: screen.key }))).toBe('noScreen');
});

it('nobody guesses: wrong letters are counted by person, by address and in all', async () => {
  skipped += 10 * MINUTE + 1;
  const screen = await ScreenGuest.at(server.url);
  const wrong = (i: number) => `I${String.fromCharCode(65 + (i % 26), 65 + (i % 7), 65)}`;
  const anna = await Guest.at(server.url, 'Anna');
  for (let i = 0; i < 10; i++) expect((await type(anna, wrong(i))).status).toBe(404);
  expect(await codeOf(await type(anna, screen.code))).toBe('manyTries');
  // What was scanned can not be guessed: it works all the same.
  expect((await anna.request('POST', '/api/screens', { key: screen.key })).status).toBe(200);
  // Another person, the same address: thirty more.
  const others = await Promise.all([1, 2, 3, 4].map((i) => Guest.at(server.url, `B${i}`)));
  const answers: number[] = [];
  for (const other of others)
    for (let i = 0; i < 10; i++) answers.push((await type(other, wrong(i))).status);
  expect(answers.filter((status) => status === 404)).toHaveLength(30);
  expect((await type(others[3]!, screen.code)).status).toBe(429);
  skipped += 10 * MINUTE + 1;
  await screen.renew();
  expect((await type(anna, screen.code)).status).toBe(200);
});

it('who has been here for a day may type on while new cookies at the same address may not', async () => {
  const [dora, idle] = await Promise.all(['Dora', 'Idle'].map((n) => Guest.at(server.url, n)));
  skipped += 24 * 60 * MINUTE + 1;
  const screen = await ScreenGuest.at(server.url);
  const rude = await Promise.all([1, 2, 3, 4].map((i) => Guest.at(server.url, `R${i}`)));
  for (const one of rude) for (let i = 0; i < 10; i++) await type(one, 'IIII');
  const late = await Guest.at(server.url, 'Late');
  expect((await type(late, screen.code)).status).toBe(429);
  expect((await type(dora!, screen.code)).status).toBe(200);
  // Nobody who is known guesses either.
  for (let i = 0; i < 10; i++) expect((await type(idle!, 'IIII')).status).toBe(404);
  expect((await type(idle!, screen.code)).status).toBe(429);
});

it('counts wrong letters in all, from wherever they come', async () => {
  const far = await testServer({ trustProxy: 1 });
  const screen = await ScreenGuest.at(far.url);
  const statuses: number[] = [];
  for (let person = 0; person < 21; person++) {
    const guest = await Guest.at(far.url, 'Eva');
    for (let i = 0; i < 10; i++) {
      const answer = await fetch(`${far.url}/api/screens`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: guest.cookie,
          'x-forwarded-for': `10.0.${person}.1`,
        },
        body: JSON.stringify({ code: 'IIII' }),
      });
      statuses.push(answer.status);
    }
  }
  expect(statuses.filter((status) => status === 404)).toHaveLength(200);
  expect((await type(await Guest.at(far.url, 'Mia'), screen.code)).status).toBe(429);
  await far.stop();
});

it('is somebody of its own in a browser whose owner has a seat', async () => {
  const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni']);
  const anna = sitters[0]!;
  const screen = await ScreenGuest.at(server.url, anna.guest.cookie);
  await bring(anna.guest, table, { code: screen.code });
  const client = new Client(screen.ports());
  let told: Snapshot | null = null;
  client.follow(table, (message) => void (message.type === 'snapshot' && (told = message)));
  await expect.poll(() => told).toMatchObject({ you: null, person: screen.id, legal: [] });
  expect(screen.id).not.toBe(anna.guest.id);
  client.close();
  for (const sitter of sitters) sitter.close();
});
