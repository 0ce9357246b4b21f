import { once } from 'node:events';
import { join } from 'node:path';
import { SERVER_SENTENCES } from '@tischlein/api';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Guest, Sitter, tableOf } from './play.testing.ts';
import { STORE_FILE } from './store/schema.ts';
import { testServer, type TestServer } from './start.testing.ts';

let server: TestServer;
beforeEach(async () => void (server = await testServer()));
afterEach(() => server.stop());

/** Every row of every table, as text. */
function everything(): string {
  const db = new Database(join(server.data, STORE_FILE));
  const tables = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  const rows = (tables as { name: string }[]).map(({ name }) =>
    db.prepare(`SELECT * FROM ${name}`).all(),
  );
  db.close();
  return JSON.stringify(rows);
}

describe('who deletes themselves', () => {
  const NAME = 'Zebulina';
  const sits = async (zebulina: Guest, seats: number): Promise<Sitter> => {
    const sitter = new Sitter(zebulina, await zebulina.makeTable('mow', seats, { listed: true }));
    await sitter.command({ type: 'sit', seat: 0, name: NAME });
    return sitter;
  };

  it('leaves every chair, and the name is nowhere in the store, now or when the games end', async () => {
    const zebulina = await Guest.at(server.url, NAME);
    const open = await sits(zebulina, 3);
    const playing = await sits(zebulina, 2);
    const settings = { rounds: 1 };
    await playing.command({
      type: 'settings',
      settings: { options: settings, pace: 0, rated: true },
    });
    const beni = new Sitter(await Guest.at(server.url, 'Beni'), playing.table);
    const carla = new Sitter(await Guest.at(server.url, 'Carla'), open.table);
    await beni.command({ type: 'sit', seat: 1, name: 'Beni' });
    await playing.command({ type: 'start' });
    await beni.until('the start', ({ phase }) => phase === 'playing');
    expect(everything()).toContain(NAME);
    await playing.command({ type: 'chat', text: 'a word' });
    await carla.until('her to sit there', ({ chairs }) => chairs[0]!.type === 'person');

    expect((await zebulina.request('DELETE', '/api/me')).status).toBe(200);
    expect(everything()).not.toContain(NAME);
    await carla.until('the chair to be free', ({ chairs }) => chairs[0]!.type === 'empty');
    await beni.until(
      'a bot to keep the chair',
      ({ chairs: [first] }) =>
        first?.type === 'person' && first.away === 'left' && first.who.name === '–',
    );
    await beni.playOn('beni');
    const results = async () =>
      (await (await beni.guest.request('GET', `/api/people/${beni.guest.id}`)).json()) as object;
    await expect
      .poll(results)
      .toMatchObject({ outcomes: [{ names: ['–', 'Beni'] }], ratings: [{ games: 1 }] });
    expect(everything()).not.toContain(NAME);
    const late = new Sitter(carla.guest, playing.table);
    await late.until('the end', ({ phase }) => phase === 'over');
    await late.command({ type: 'chat', text: 'what did I miss?' });
    expect(JSON.stringify(late.heard)).not.toContain(NAME);
    for (const sitter of [open, playing, beni, carla, late]) sitter.close();
  });

  it('takes the games along that nobody else has played, for good', async () => {
    const settings = { options: { rounds: 1 } };
    const { table, sitters } = await tableOf(server.url, 'mow', ['Anna', 'Beni'], settings);
    await Promise.all(sitters.map((sitter, i) => sitter.playOn(`alone ${i}`)));
    await expect.poll(() => server.store.record(table, 0)).not.toBeNull();
    for (const { guest } of sitters)
      expect((await guest.request('DELETE', '/api/me')).status).toBe(200);
    // Who looks at the table finds it over, as the server does when it lays it.
    const late = new Sitter(await Guest.at(server.url, 'Late'), table);
    await late.until('the end', ({ phase }) => phase === 'over');
    expect(await server.store.record(table, 0)).toBeNull();
    for (const sitter of [...sitters, late]) sitter.close();
  });

  it('is heard no more: every line is closed, and the cookie opens none', async () => {
    const zebulina = await Guest.at(server.url, NAME);
    const line = (): WebSocket =>
      new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
        headers: { cookie: zebulina.cookie },
      });
    const open = line();
    await once(open, 'open');
    const closed = once(open, 'close');
    await zebulina.request('DELETE', '/api/me');
    expect((await closed)[0]).toBe(4003);
    const [error] = (await once(line(), 'error')) as [Error];
    expect(error.message).toContain('401');
  });
});

describe('a table under rules that nobody here knows', () => {
  it('is a clear sentence, over the line and over HTTP', async () => {
    const anna = await Guest.at(server.url, 'Anna');
    const table = 'of-another-time';
    const made = {
      type: 'made' as const,
      seq: 1,
      at: 1,
      table,
      game: 'mow',
      rules: 999,
      settings: {} as never,
      host: anna.id,
      secret: 's',
      dealtBy: 'server' as const,
    };
    const row = { table, game: 'mow', phase: 'playing', host: anna.id, people: 0 };
    const shown = { listed: false, changedAt: 1, names: [], dueAt: 1, about: {} };
    await server.store.append({ table, entries: [made], row: { ...row, ...shown } });
    const sentence = SERVER_SENTENCES.otherRules;
    const sitter = new Sitter(anna, table);
    await expect.poll(() => JSON.stringify(sitter.heard)).toContain(sentence);
    expect(await sitter.command({ type: 'start' })).toMatchObject({ code: 'otherRules' });
    const answer = await anna.request('GET', `/api/tables/${table}`);
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining(sentence)]);
    sitter.close();
  });
});
