import { gameOfDay } from '@tischlein/manifests/day';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Guest } from '../play.testing.ts';
import { testServer, type TestServer } from '../start.testing.ts';
import { lastOf, playedDay } from './day.testing.ts';

const DAY = 86_400_000;
const TODAY = '2026-11-19';
const YESTERDAY = '2026-11-18';
const TOMORROW = '2026-11-20';

// Played before any server runs: a line that is idle while this process plays is closed.
for (const [name, level] of [['Anna'], ['Anna', 'hard'], ['Beni', 'easy'], ['Zebulina']] as const)
  playedDay(TODAY, name, level);
for (const day of [YESTERDAY, TOMORROW]) playedDay(day);

let server: TestServer;
let time: number;
beforeEach(async () => {
  time = Date.parse(`${TODAY}T10:00:00Z`);
  server = await testServer({}, () => time);
});
afterEach(() => server.stop());

const send = (guest: Guest, date: string, record: string) =>
  guest.request('POST', `/api/days/${date}`, { record });
const look = async (guest: Guest, path: string) => {
  const answer = await guest.request('GET', `/api/days/${path}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe('the deal of the day', () => {
  it('has a place for everybody who played it, and one try counts', async () => {
    const [anna, beni] = [await Guest.at(server.url, 'Anna'), await Guest.at(server.url, 'Beni')];
    expect((await look(anna, TODAY)).body).toEqual({
      date: TODAY,
      players: 0,
      mine: null,
      scores: null,
      days: [],
    });
    const first = await send(anna, TODAY, playedDay(TODAY, 'Anna'));
    expect(first.status).toBe(201);
    const { mine } = (await first.json()) as { mine: { score: number } };
    // Before one has played, how the others did is not told.
    expect((await look(beni, TODAY)).body).toMatchObject({ players: 1, mine: null, scores: null });
    expect((await send(beni, TODAY, playedDay(TODAY, 'Beni', 'easy'))).status).toBe(201);
    expect((await look(anna, TODAY)).body).toMatchObject({
      players: 2,
      mine,
      days: [{ date: TODAY }],
    });
    const again = await send(anna, TODAY, playedDay(TODAY, 'Anna', 'hard'));
    expect(again.status).toBe(200);
    expect(((await again.json()) as { mine: object }).mine).toEqual(mine);
  });

  it('keeps games of others to itself until the day is over; then the best can be watched, without names', async () => {
    const anna = await Guest.at(server.url, 'Zebulina');
    const beni = await Guest.at(server.url, 'Beni');
    const record = playedDay(TODAY, 'Zebulina');
    await send(anna, TODAY, record);
    for (const guest of [anna, beni]) {
      expect(await look(guest, `${TODAY}/best`)).toMatchObject({
        status: 403,
        body: { code: 'dayOpen' },
      });
      expect(await look(guest, `${TOMORROW}/best`)).toMatchObject({ status: 403 });
      expect(JSON.stringify((await look(guest, TODAY)).body)).not.toContain('seed');
    }
    time += DAY;
    const { status, body } = await look(beni, `${TODAY}/best`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ games: [{ record: record.replace('Zebulina', '★') }] });
    expect((await look(beni, TODAY)).body).toMatchObject({ scores: [{ people: 1 }] });
  });

  it('takes nothing that its bots would not have played', async () => {
    const anna = await Guest.at(server.url, 'Anna');
    const record = playedDay(TODAY);
    const lines = record.split('\n');
    const at = lastOf(lines, /^1 /);
    const tampered = lines.filter((_, i) => i !== at).join('\n');
    for (const text of [tampered, playedDay(YESTERDAY), 'x', '']) {
      const answer = await send(anna, TODAY, text);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toHaveProperty('code', 'dayRefused');
    }
    expect((await look(anna, TODAY)).body).toMatchObject({ players: 0 });
    expect((await send(anna, TODAY, 'x'.repeat(50_000))).status).toBe(413);
  });

  it('is open on its day alone', async () => {
    const anna = await Guest.at(server.url, 'Anna');
    expect(await (await send(anna, YESTERDAY, playedDay(YESTERDAY))).json()).toHaveProperty(
      'code',
      'dayClosed',
    );
    expect(await (await send(anna, TOMORROW, playedDay(TOMORROW))).json()).toHaveProperty(
      'code',
      'dayNotYet',
    );
    expect((await look(anna, '2026-02-30')).status).toBe(404);
    expect((await look(anna, 'x')).status).toBe(404);
    expect(gameOfDay(TODAY)).not.toBe(gameOfDay(TOMORROW));
  });

  it('wants somebody it knows, and not too often', async () => {
    const nobody = await fetch(`${server.url}/api/days/${TODAY}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ record: 'x' }),
    });
    expect(nobody.status).toBe(401);
    const anna = await Guest.at(server.url, 'Anna');
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await send(anna, TODAY, 'x')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  it('forgets who deletes themselves', async () => {
    const anna = await Guest.at(server.url, 'Anna');
    const beni = await Guest.at(server.url, 'Beni');
    await send(anna, TODAY, playedDay(TODAY));
    await anna.request('DELETE', '/api/me');
    expect((await look(beni, TODAY)).body).toMatchObject({ players: 0 });
    time += DAY;
    expect((await look(beni, `${TODAY}/best`)).body).toEqual({ games: [] });
  });
});
