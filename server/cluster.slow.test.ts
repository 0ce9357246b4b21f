import { once } from 'node:events';
import { games } from '@tischlein/manifests/all';
import { FastRandom } from '@tischlein/kit';
import { type Entry, foldAll, type Sign } from '@tischlein/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { checkTold, Witness } from './crash.testing.ts';
import { NATS, ThrowawayNats } from './nats.testing.ts';
import { Guest, Sitter, tableOf } from './play.testing.ts';
import { POSTGRES, ThrowawayPostgres } from './postgres.testing.ts';
import { freePort, ServerProcess } from './process.testing.ts';
import { RACES, Racers } from './staged.testing.ts';
import { DEAF, testServer, type TestServer } from './start.testing.ts';
import { PostgresStore } from './store/postgres.ts';

const EFFORT = Number(process.env['EFFORT']);
const settings = { options: { limit: 1000 } };

describe.runIf(POSTGRES)('several nodes on one Postgres', () => {
  const postgres = new ThrowawayPostgres();
  beforeAll(() => postgres.make());
  afterAll(() => postgres.remove());

  const journalsOf = async (tables: readonly string[]): Promise<Map<string, Entry[]>> => {
    const store = await PostgresStore.open(postgres.url);
    const journals = new Map<string, Entry[]>();
    for (const table of tables) journals.set(table, await store.read(table, 0));
    await store.close();
    for (const entries of journals.values()) foldAll(entries, (name) => games[name]);
    return journals;
  };

  /** Each person's page sits at another node. */
  async function spread(
    nodes: readonly TestServer[],
    names: readonly string[],
    game: string,
    chosen: object,
  ) {
    const { table, sitters } = await tableOf(nodes[0]!.url, game, names, chosen);
    const moved = sitters.map(
      (sitter, i) => new Sitter(sitter.guest, table, () => nodes[i % nodes.length]!.url),
    );
    for (const sitter of sitters) sitter.close();
    await Promise.all(
      moved.map((sitter) => sitter.until('the start', ({ phase }) => phase === 'playing')),
    );
    return { table, sitters: moved };
  }

  const nats = new ThrowawayNats();
  beforeAll(() => (NATS ? nats.start() : undefined));
  afterAll(() => nats.stop());

  it.each(['on', 'off', ...(NATS ? ['nats'] : [])])(
    'one table through two nodes, notices %s',
    async (notices) => {
      const shared = { databaseUrl: postgres.url, busUrl: notices === 'nats' ? nats.url : null };
      const start = () => testServer(shared, undefined, notices === 'off' ? DEAF : undefined);
      const nodes = await Promise.all([start(), start()]);
      const { table, sitters } = await spread(nodes, ['Anna', 'Beni'], 'mow', settings);
      const witness = new Witness();
      const enough = notices === 'off' ? 4 : 60;
      const from = Date.now();
      await Promise.all(
        sitters.map((sitter) => witness.plays(sitter, () => witness.moves >= enough)),
      );
      console.log(`notices ${notices}: ${witness.moves} moves in ${Date.now() - from} ms`);
      witness.check(await journalsOf([table]));
      for (const sitter of sitters) {
        checkTold(sitter);
        sitter.close();
      }
      await Promise.all(nodes.map((node) => node.stop()));
    },
  );

  describe.each(Object.entries(RACES))('%s', (_, momentsOf) => {
    const moments = momentsOf();
    const nodes: TestServer[] = [];
    beforeAll(async () => {
      const env = { databaseUrl: postgres.url };
      nodes.push(...(await Promise.all([testServer(env), testServer(env), testServer(env)])));
    });
    afterAll(() => Promise.all(nodes.map((node) => node.stop())));

    it('race from different nodes: one wins, the others are overtaken, all agree', async () => {
      const racers = await Racers.at(nodes);
      const wanted = EFFORT > 1 ? 1000 : 30;
      for (let i = 0; i < wanted; i++) await racers.race(moments[i % moments.length]!);
      console.log(`${wanted} races, won by each ${racers.won.join(', ')}`);
    });

    it('eight sends of one move through different nodes count once', async () => {
      const racers = await Racers.at(nodes);
      for (let i = 0; i < (EFFORT > 1 ? 100 : 8); i++)
        await racers.sendEight(moments[i % moments.length]!);
    });
  });

  it('one node killed again and again: nothing acknowledged is lost, nothing counts twice, tables go on', async () => {
    const random = new FastRandom('cluster');
    const nodes = await Promise.all(
      [1, 2, 3].map(
        async () => new ServerProcess(await freePort(), { DATABASE_URL: postgres.url }),
      ),
    );
    await Promise.all(nodes.map((node) => node.start()));
    const tables = await Promise.all(
      [0, 1, 2, 3].map((i) => {
        // Who loses the line tries the next node.
        let turn = i;
        return tableOf(
          nodes[0]!.url,
          'mow',
          [`A${i}`, `B${i}`],
          settings,
          () => nodes[turn++ % 3]!.url,
        );
      }),
    );
    const sitters = tables.flatMap((table) => table.sitters);
    const witness = new Witness();
    let stopped = false;
    const playing = sitters.map((sitter) => witness.plays(sitter, () => stopped, 30));
    for (let round = 0; round < (EFFORT > 1 ? 20 : 3); round++) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      const victim = nodes[random.below(3)]!;
      await victim.kill();
      const seqs = sitters.map(({ told }) => told!.seq);
      await Promise.all(
        sitters.map((sitter, i) => sitter.until('play to go on', ({ seq }) => seq > seqs[i]!)),
      );
      await victim.start();
    }
    stopped = true;
    await Promise.all(playing);
    witness.check(await journalsOf(tables.map(({ table }) => table)));
    for (const sitter of sitters) {
      checkTold(sitter);
      sitter.close();
    }
    console.log(`${witness.moves} acknowledged moves through the kills`);
    await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
  });

  it('people at different nodes see and hear each other', async () => {
    const env = { databaseUrl: postgres.url };
    const nodes = await Promise.all([testServer(env), testServer(env)]);
    const { sitters } = await spread(nodes, ['Anna', 'Beni'], 'mow', settings);
    const [anna, beni] = sitters as [Sitter, Sitter];
    const present = () =>
      beni.heard.filter((message) => message.type === 'presence').at(-1)?.people.length;
    await expect.poll(present).toBe(2);
    await anna.command({ type: 'chat', text: 'hello over there' });
    await expect.poll(() => beni.heard.some((message) => message.type === 'said')).toBe(true);
    for (const sitter of sitters) sitter.close();
    await Promise.all(nodes.map((node) => node.stop()));
  });

  it('reactions reach every node, watchers share one in three seconds, and a killed node silences nobody', async () => {
    const nodes = await Promise.all(
      [1, 2].map(async () => new ServerProcess(await freePort(), { DATABASE_URL: postgres.url })),
    );
    await Promise.all(nodes.map((node) => node.start()));
    const [here, there] = nodes as [ServerProcess, ServerProcess];
    let dead = false;
    const { table, sitters } = await tableOf(here.url, 'mow', ['Anna', 'Beni'], settings, () =>
      dead ? there.url : here.url,
    );
    const [anna, beni] = sitters as [Sitter, Sitter];
    const watchers = await Promise.all(
      [here, there].map(async ({ url }) => new Sitter(await Guest.at(url, 'Fritz'), table)),
    );
    const [near, far] = watchers as [Sitter, Sitter];
    for (const watcher of watchers) await watcher.until('the table', () => true);
    const signs = (sitter: Sitter): (string | undefined)[] =>
      sitter.heard.flatMap((message) => (message.type === 'said' ? [message.sign] : []));
    const react = (sitter: Sitter, sign: Sign, to?: string) =>
      sitter.command({ type: 'react', sign, ...(to !== undefined && { to }) });
    expect(await react(far, 'bravo')).toMatchObject({ outcome: 'ok' });
    await expect.poll(() => signs(anna)).toEqual(['bravo']);
    expect(await react(near, 'ouch')).toMatchObject({ code: 'chatOften' });
    expect(await react(anna, 'luck', beni.told!.person)).toMatchObject({ outcome: 'ok' });
    await expect.poll(() => signs(far)).toEqual(['bravo', 'luck']);
    dead = true;
    await here.kill();
    expect(await react(beni, 'haha', anna.told!.person)).toMatchObject({ outcome: 'ok' });
    await expect.poll(() => signs(far)).toEqual(['bravo', 'luck', 'haha']);
    // Nothing of it is kept: neither what was shown nor who looked on.
    const stored = JSON.stringify([...(await journalsOf([table])).values()]);
    expect(stored).not.toMatch(/bravo|luck|haha|Fritz/);
    for (const sitter of [...sitters, ...watchers]) sitter.close();
    await there.kill('SIGTERM');
  });

  it('who is renamed or deletes themselves at one node is known so at the other', async () => {
    const env = { databaseUrl: postgres.url };
    const nodes = await Promise.all([testServer(env), testServer(env)]);
    const [here, there] = nodes.map(({ url }) => url) as [string, string];
    const anna = await Guest.at(here, 'Anna');
    const ask = (url: string) => fetch(`${url}/api/me`, { headers: { cookie: anna.cookie } });
    expect(await (await ask(there)).json()).toMatchObject({ name: 'Anna' });
    await anna.request('POST', '/api/me', { name: 'Annamaria' });
    expect(await (await ask(there)).json()).toMatchObject({ name: 'Annamaria' });

    const line = new WebSocket(`${there.replace('http', 'ws')}/ws`, {
      headers: { cookie: anna.cookie },
    });
    await once(line, 'open');
    const closed = once(line, 'close');
    await anna.request('DELETE', '/api/me');
    expect((await closed)[0]).toBe(4003);
    expect((await ask(there)).status).toBe(401);
    await Promise.all(nodes.map((node) => node.stop()));
  });

  it('what one person may make and store holds over all nodes together', async () => {
    const env = { databaseUrl: postgres.url, maxTables: 4, maxEntries: 20 };
    const nodes = await Promise.all([testServer(env), testServer(env), testServer(env)]);
    const anna = await Guest.at(nodes[0]!.url, 'Anna');
    const make = async (i: number): Promise<number> => {
      const headers = { 'content-type': 'application/json', cookie: anna.cookie };
      const body = JSON.stringify({ game: 'mow', seats: 2 });
      return (await fetch(`${nodes[i % 3]!.url}/api/tables`, { method: 'POST', headers, body }))
        .status;
    };
    const table = await anna.makeTable('mow', 2);
    const made = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8].map(make));
    expect(made.filter((status) => status === 201).length).toBe(3);
    expect(made.filter((status) => status === 429).length).toBe(6);
    const pages = nodes.map(({ url }) => new Sitter(anna, table, () => url));
    const said: string[] = [];
    for (let i = 0; i < 24; i++) {
      const answer = await pages[i % 3]!.command({
        type: 'settings',
        settings: { pace: 1000 + i },
      });
      said.push(answer.outcome === 'error' ? answer.code : answer.outcome);
    }
    expect(said).toContain('quota');
    // Twenty, and the one that lays the table; a node that has heard late of another's entry tries again, which counts.
    const { length } = (await journalsOf([table])).get(table)!;
    expect(length).toBeLessThanOrEqual(21);
    for (const page of pages) page.close();
    await Promise.all(nodes.map((node) => node.stop()));
  });

  it('what a dead node left undone is done by another', async () => {
    const dying = new ServerProcess(await freePort(), { DATABASE_URL: postgres.url });
    await dying.start();
    const anna = await Guest.at(dying.url, 'Anna');
    const table = await anna.makeTable('mow', 2, { pace: 1500 });
    const sitter = new Sitter(anna, table);
    await sitter.command({ type: 'addBot', seat: 0, level: 'medium' });
    await sitter.command({ type: 'sit', seat: 1, name: 'Anna' });
    await sitter.command({ type: 'start' });
    sitter.close();
    await dying.kill();
    const other = await testServer({ databaseUrl: postgres.url });
    const moves = async () =>
      (await other.store.read(table, 0)).filter(({ type }) => type === 'moved').length;
    await expect.poll(moves, { timeout: 15_000 }).toBeGreaterThan(0);
    await other.stop();
  });

  it('Postgres restarted: moves are refused clearly or wait, then go on', async () => {
    const node = await testServer({ databaseUrl: postgres.url });
    const { table, sitters } = await tableOf(node.url, 'mow', ['Anna', 'Beni'], settings);
    const witness = new Witness();
    let stopped = false;
    const playing = sitters.map((sitter) => witness.plays(sitter, () => stopped));
    await expect.poll(() => witness.moves, { timeout: 60_000 }).toBeGreaterThan(5);
    await postgres.stop();
    const health = async (): Promise<number> => (await fetch(`${node.url}/health`)).status;
    await expect.poll(health, { timeout: 15_000 }).toBe(503);
    await postgres.start();
    await expect.poll(health, { timeout: 15_000 }).toBe(200);
    const seen = witness.moves;
    await expect.poll(() => witness.moves, { timeout: 15_000 }).toBeGreaterThan(seen + 5);
    stopped = true;
    await Promise.all(playing);
    witness.check(await journalsOf([table]));
    for (const sitter of sitters) sitter.close();
    await node.stop();
  });
});
