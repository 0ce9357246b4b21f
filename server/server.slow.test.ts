import { games } from '@tischlein/manifests/all';
import { mustParse, parseRecord } from '@tischlein/kit';
import { verifyRecord } from '@tischlein/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, Sitter, tableOf } from './play.testing.ts';
import { testServer, type TestServer } from './start.testing.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.stop());

const EFFORT = Number(process.env['EFFORT']);
const CLOCKS = [
  { type: 'none' },
  { type: 'move', seconds: 60 },
  { type: 'game', seconds: 600, increment: 2 },
] as const;
const QUICK: { readonly [game: string]: object } = { mow: { rounds: 1 }, uwo: { quietTurns: 4 } };

describe.each(Object.keys(games))('%s over the wire', (game) => {
  it.each(CLOCKS)('two people play a whole game, clock $type', async (clock) => {
    const settings = { options: QUICK[game] ?? {}, clock };
    const { table, sitters } = await tableOf(server.url, game, ['Anna', 'Beni'], settings);
    const watcher = new Sitter(await Guest.at(server.url, 'Carla'), table);
    await watcher.until('the table', () => true);
    await Promise.all(sitters.map((sitter, i) => sitter.playOn(`${game} ${clock.type} ${i}`)));
    const [anna, beni] = await Promise.all(
      sitters.map((sitter) => sitter.until('the end', (told) => told.phase === 'over')),
    );
    await watcher.until('the end', (told) => told.phase === 'over');
    expect(anna!.result).toEqual(beni!.result);
    expect(watcher.told).toMatchObject({ you: null, legal: [], view: { seat: null } });
    expect(
      watcher.heard.every((message) => message.type !== 'snapshot' || message.view?.seat == null),
    ).toBe(true);

    const answer = await sitters[0]!.guest.request('GET', `/api/tables/${table}/records/0`);
    const record = mustParse(parseRecord(await answer.text()));
    expect(verifyRecord(games[game]!, record).faults).toEqual([]);
    expect(record.contributions).toEqual(['part-of-Anna', 'part-of-Beni']);
    const stranger = await watcher.guest.request('GET', `/api/tables/${table}/records/0`);
    expect(stranger.status).toBe(403);
    for (const each of [...sitters, watcher]) each.close();
  });

  it('a person plays against bots', async () => {
    const anna = await Guest.at(server.url, 'Anna');
    const table = await anna.makeTable(game, 2, { options: QUICK[game] ?? {}, pace: 0 });
    const sitter = new Sitter(anna, table);
    await sitter.sit(0, 'Anna');
    expect(await sitter.command({ type: 'addBot', seat: 1, level: 'random' })).toMatchObject({
      outcome: 'ok',
    });
    await sitter.command({ type: 'start' });
    await sitter.playOn(`${game} bots`);
    expect(sitter.told!.result).not.toBeNull();
    sitter.close();
  });
});

describe('people', () => {
  it('have a page of results, ratings from rated tables, and can be forgotten', async () => {
    const settings = { options: QUICK['mow']!, rated: true };
    const { sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni'], settings);
    await Promise.all(sitters.map((sitter, i) => sitter.playOn(`rated ${i}`)));
    const [anna, beni] = sitters;
    const page = async () =>
      (await anna!.guest.request('GET', `/api/people/${anna!.guest.id}`)).json();
    await expect.poll(page).toMatchObject({
      person: { name: 'Anna' },
      outcomes: [{ game: 'mow', rated: true, names: ['Anna', 'Beni'] }],
      ratings: [{ game: 'mow', games: 1 }],
    });
    // The id of a table opens it: others do not learn it here.
    expect(await page()).toHaveProperty('outcomes.0.table', sitters[0]!.table);
    const forBeni = await beni!.guest.request('GET', `/api/people/${anna!.guest.id}`);
    expect(await forBeni.text()).not.toContain(sitters[0]!.table);
    expect((await anna!.guest.request('DELETE', '/api/me')).status).toBe(200);
    expect((await anna!.guest.request('GET', '/api/me')).status).toBe(401);
    expect(await page()).toHaveProperty('error');
    for (const sitter of sitters) sitter.close();
  });

  it('take their seat to another device by a link that works once', async () => {
    const anna = await Guest.at(server.url, 'Anna');
    const { token } = (await (await anna.request('POST', '/api/me/link')).json()) as {
      token: string;
    };
    const other = await fetch(`${server.url}/api/recover`, {
      method: 'POST',
      body: JSON.stringify({ token }),
    });
    expect(await other.json()).toMatchObject({ id: anna.id });
    expect(other.headers.get('set-cookie')).toMatch(/HttpOnly/);
    const again = await fetch(`${server.url}/api/recover`, {
      method: 'POST',
      body: JSON.stringify({ token }),
    });
    expect(again.status).toBe(404);
    for (let i = 1; i < 20; i++) await anna.request('POST', '/api/me/link');
    expect((await anna.request('POST', '/api/me/link')).status).toBe(429);
  });

  it('have their named house rules on each of their devices, and nobody else has', async () => {
    const [anna, beni] = [await Guest.at(server.url, 'Anna'), await Guest.at(server.url, 'Beni')];
    const set = { name: ' At\u202e home ', options: { runs: true, hats: 3 } };
    const send = (sets: unknown, game = 'uno') =>
      anna.request('POST', '/api/me/sets', { game, sets });
    expect((await send([set])).status).toBe(200);
    const mine = async (guest: Guest) => (await guest.request('GET', '/api/me/sets')).json();
    expect(await mine(anna)).toEqual({
      uno: [{ name: 'At home', options: { runs: true, hats: 3 } }],
    });
    expect(await mine(beni)).toEqual({});
    for (const wrong of [
      Array.from({ length: 13 }, () => set),
      [{ ...set, name: 'x'.repeat(31) }],
      [{ ...set, name: '\u202e' }],
      [{ ...set, options: { constructor: 1 } }],
      [{ ...set, clock: 'none' }],
    ])
      expect((await send(wrong)).status).toBe(400);
    expect((await send([set], '__proto__')).status).toBe(400);
    expect((await fetch(`${server.url}/api/me/sets`)).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 30 }, () => send([])));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect(await mine(anna)).toEqual({});
  });

  it('keep their cookie as long as they keep coming', async () => {
    const anna = await Guest.at(server.url, 'Anna');
    const renewed = (await anna.request('POST', '/api/me', {})).headers.get('set-cookie');
    expect(renewed).toContain(anna.cookie);
  });
});

describe('tables', () => {
  it('are private unless they are listed', async () => {
    const anna = await Guest.at(server.url, 'Anna');
    const hidden = await anna.makeTable('mow', 2);
    const shown = await anna.makeTable('mow', 2, { listed: true });
    const list = async () => (await anna.request('GET', '/api/tables')).text();
    expect(await list()).not.toContain(shown);
    const sitter = new Sitter(anna, shown);
    await sitter.command({ type: 'sit', seat: 0, name: 'Anna' });
    await expect.poll(list, { timeout: 10_000 }).toContain(shown);
    sitter.close();
    expect(await list()).not.toContain(hidden);
    expect((await anna.request('GET', `/api/tables/${hidden}`)).status).toBe(200);
    expect((await anna.request('GET', '/api/tables/guessed')).status).toBe(404);
  });

  it('say what is wrong with what was asked for', async () => {
    const anna = await Guest.at(server.url, 'Anna');
    for (const body of [
      {},
      { game: 'chess', seats: 2 },
      { game: 'mow', seats: 99 },
      { game: 'mow', seats: 2, settings: { options: { limit: 'x' } } },
    ]) {
      const answer = await anna.request('POST', '/api/tables', body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toHaveProperty('error');
    }
  });
});

describe('who is not there', () => {
  it('loses the chair to a bot when the time is up, and takes it back', async () => {
    const settings = { clock: { type: 'move', seconds: 1 }, pace: 50 };
    const { sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni'], settings);
    const [anna, beni] = sitters as [Sitter, Sitter];
    const away = { type: 'person', who: { name: 'Anna' }, away: 'time' };
    await beni.until(
      'the bell',
      ({ chairs }) => chairs[0]?.type === 'person' && chairs[0].away === 'time',
    );
    expect(beni.told!.chairs[0]).toMatchObject(away);
    await beni.until('a move of the bot', ({ facts }) => facts.some(({ kept }) => kept));
    expect(await anna.command({ type: 'back' })).toMatchObject({ outcome: 'ok' });
    expect(anna.told!.chairs[0]).toMatchObject({ away: null });
    for (const sitter of sitters) sitter.close();
  });

  it.runIf(EFFORT > 1)('has a bot on the chair after a while without a sign', async () => {
    const impatient = await testServer({ awayAfterMs: 1000 });
    const { sitters } = await tableOf(impatient.url, 'mow', ['Anna', 'Beni']);
    const [anna, beni] = sitters as [Sitter, Sitter];
    anna.close();
    const gone = (told: { chairs: readonly object[] }) =>
      JSON.stringify(told.chairs[0]).includes('"gone"');
    await beni.until('Anna to be missed', gone, 40_000);
    beni.close();
    await impatient.stop();
  });
});

it('a host seats only so many bots', async () => {
  const small = await testServer({ maxBots: 2 });
  const anna = await Guest.at(small.url, 'Anna');
  const sitter = new Sitter(anna, await anna.makeTable('mow', 4));
  const seat = (chair: number) => sitter.command({ type: 'addBot', seat: chair, level: 'random' });
  expect(await seat(0)).toMatchObject({ outcome: 'ok' });
  expect(await seat(1)).toMatchObject({ outcome: 'ok' });
  expect(await seat(2)).toMatchObject({ outcome: 'error', code: 'manyBots' });
  sitter.close();
  await small.stop();
});

it('writes durably', async () => {
  const { store } = server as unknown as { store: { settings(): Promise<object> } };
  expect(await store.settings()).toEqual({ journal: 'wal', synchronous: 2 });
});
