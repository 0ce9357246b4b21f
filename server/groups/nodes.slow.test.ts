import { standings } from '@tischlein/api/group';
import { pointsOf } from '@tischlein/table';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LobbyWatch } from '../lobby.testing.ts';
import { Guest, Sitter } from '../play.testing.ts';
import { POSTGRES, ThrowawayPostgres } from '../postgres.testing.ts';
import { freePort, ServerProcess } from '../process.testing.ts';
import { DEAF, testServer } from '../start.testing.ts';
import { found, playShort, Regular } from './regular.testing.ts';

const NAMES = 'Anna Beni Carla Dora Emil Fritz Gabi Hugo Ida Jonas Kati Lio'.split(' ');

describe.runIf(POSTGRES)('two nodes on one Postgres', () => {
  const postgres = new ThrowawayPostgres();
  beforeAll(() => postgres.make());
  afterAll(() => postgres.remove());

  async function twoNodes(): Promise<[ServerProcess, ServerProcess]> {
    const env = { DATABASE_URL: postgres.url, BOT_TIME: '5' };
    const nodes = [
      new ServerProcess(await freePort(), env),
      new ServerProcess(await freePort(), env),
    ] as const;
    for (const node of nodes) await node.start();
    return [...nodes];
  }

  it('twelve regulars play two rounds over three tables; in the second one node is killed', async () => {
    const [first, second] = await twoNodes();
    const guests = await Promise.all(NAMES.map((name) => Guest.at(first.url, name)));
    const key = await found(guests[0]!, NAMES[0]!);
    const all: Regular[] = [];
    for (const [i, guest] of guests.entries()) all.push(await Regular.at(guest, key, NAMES[i]!));
    // Every second person's page is at the other node.
    const urls = NAMES.map((_, i) => (i % 2 === 0 ? first.url : second.url));
    for (const [i, regular] of all.entries()) {
      regular.close();
      await regular.come(urls[i]!);
    }
    onTestFinished(() => all.forEach((regular) => regular.close()));
    const expected = new Map<string, number>();
    await playShort(all[0]!);

    for (const round of [1, 2]) {
      for (const regular of all) expect(await regular.command({ type: 'in', in: true })).toBeNull();
      await all[1]!.until('all to be in', ({ members }) =>
        members.every((one) => one.in && one.here),
      );
      expect(await all[1]!.command({ type: 'deal', number: round - 1 })).toBeNull();
      const sitters = await Promise.all(
        all.map(async (regular, i) => {
          const { deal, you } = await regular.until(
            'the deal',
            (told) => told.deal?.number === round,
          );
          const { table } = deal!.tables.find(({ members }) => members.includes(you))!;
          return new Sitter(regular.guest, table, () => urls[i]!);
        }),
      );
      const { deal } = all[0]!.told!;
      expect(deal!.tables.map(({ members }) => members.length)).toEqual([4, 4, 4]);
      for (const sitter of sitters)
        await sitter.until('the start', ({ phase }) => phase === 'playing');
      const playing = sitters.map((sitter, i) => sitter.playOn(`${round} ${i}`));
      if (round === 2) {
        await sitters[0]!.until('some moves', ({ ply }) => ply > 8);
        await first.kill();
        urls.fill(second.url);
        for (const [i, regular] of all.entries()) if (i % 2 === 0) await regular.come(second.url);
      }
      await Promise.all(playing);
      for (const table of deal!.tables) {
        const { told } = sitters.find((sitter) => sitter.table === table.table)!;
        const game = told!.tally.games.at(-1)!;
        const points = pointsOf(game);
        game.players.forEach(({ name }, seat) =>
          expected.set(name, (expected.get(name) ?? 0) + points[seat]!),
        );
      }
      await all[1]!.until('the results', ({ games }) => games === 3 * round);
      const { evening } = await all[1]!.results();
      const nameOf = (id: string) => all[1]!.told!.members.find((one) => one.id === id)!.name;
      const shown = standings(evening, null).map((row) => [nameOf(row.member), row.points]);
      expect(new Map(shown as [string, number][])).toEqual(expected);
      for (const sitter of sitters) sitter.close();
    }
    await second.kill();
  }, 240_000);

  it('strangers meet across nodes, and the game begins though the node is gone where it was opened', async () => {
    const settings = { databaseUrl: postgres.url, botTime: 5, fillAfterSeconds: 12 };
    const [first, second] = [await testServer(settings), await testServer(settings)];
    const [zoe, max] = [await Guest.at(first.url, 'Zoe'), await Guest.at(second.url, 'Max')];
    const play = async (guest: Guest) =>
      (await (
        await guest.request('POST', '/api/play', { game: 'mow', others: true, name: 'X' })
      ).json()) as {
        table: string;
      };
    // Who looks at the home page of the other node hears of changes every three seconds, long before
    // bots fill the chairs.
    const watch = await LobbyWatch.at(second.url);
    const { table } = await play(zoe);
    await watch.until('the table', (tables) => tables.some((one) => one.table === table));
    expect(await play(max)).toEqual({ table });
    await watch.until('both', (tables) => tables[0]!.names.filter(Boolean).length === 2);
    watch.close();
    await first.stop();
    const sitter = new Sitter(max, table);
    const told = await sitter.until('the start', ({ phase }) => phase === 'playing');
    expect(told.chairs.map(({ type }) => type)).toEqual(['person', 'person', 'bot', 'bot']);
    sitter.close();
    await second.stop();
  }, 60_000);

  it('without notices pages still learn of changes', async () => {
    const start = () => testServer({ databaseUrl: postgres.url }, undefined, DEAF);
    const [first, second] = [await start(), await start()];
    const anna = await Guest.at(first.url, 'Anna');
    const key = await found(anna, 'Anna');
    const here = await Regular.at(anna, key, 'Anna');
    const there = await Regular.at(await Guest.at(second.url, 'Beni'), key, 'Beni');
    onTestFinished(() => [here, there].forEach((regular) => regular.close()));
    await here.until('him', ({ members }) => members.length === 2);
    expect(await there.command({ type: 'in', in: true })).toBeNull();
    await here.until('him to be in', ({ members }) => members[1]!.in);
    await first.stop();
    await second.stop();
  }, 60_000);
});
