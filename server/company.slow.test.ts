import { Client, type Snapshot } from '@tischlein/table';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Guest, Sitter } from './play.testing.ts';
import { POSTGRES, ThrowawayPostgres } from './postgres.testing.ts';
import { freePort, ServerProcess } from './process.testing.ts';
import { isSigned, PushBrowser, PushService } from './push/service.testing.ts';
import { ScreenGuest } from './screens.testing.ts';
import { testServer } from './start.testing.ts';

const PATIENT = { timeout: 20_000 };
const NAMES = ['Anna', 'Beni', 'Carla', 'Dora', 'Emil', 'Fritz'];

/** Two nodes on one Postgres; the pages of every second person are at the other one until the first is killed. */
class Nodes {
  readonly #nodes: readonly ServerProcess[];
  #isKilled = false;

  private constructor(nodes: readonly ServerProcess[]) {
    this.#nodes = nodes;
  }

  static async start(env: { readonly [name: string]: string }): Promise<Nodes> {
    const nodes = await Promise.all(
      [0, 1].map(async () => new ServerProcess(await freePort(), env)),
    );
    for (const node of nodes) await node.start();
    return new Nodes(nodes);
  }

  of(i: number): string {
    return this.#nodes[this.#isKilled ? 1 : i % 2]!.url;
  }

  async killFirst(): Promise<void> {
    this.#isKilled = true;
    await this.#nodes[0]!.kill();
  }

  /** People with a chair each at a new table. */
  async tableOf(game: string, names: readonly string[], settings = {}) {
    const guests = await Promise.all(names.map((name) => Guest.at(this.of(0), name)));
    const table = await guests[0]!.makeTable(game, names.length, settings);
    const sitters = guests.map((guest, i) => this.sitter(guest, table, i));
    for (const [seat, sitter] of sitters.entries()) await sitter.sit(seat, names[seat]!);
    return { table, sitters };
  }

  async newcomer(name: string, table: string, seat: number): Promise<Sitter> {
    const sitter = this.sitter(await Guest.at(this.of(1), name), table, 1);
    await sitter.until('the table', () => true);
    await sitter.sit(seat, name);
    return sitter;
  }

  sitter(guest: Guest, table: string, i: number): Sitter {
    const sitter = new Sitter(guest, table, () => this.of(i));
    onTestFinished(() => sitter.close());
    return sitter;
  }
}

/** How many people's pages show the table, as this one was told. */
const pagesAt = ({ heard }: Sitter): number =>
  heard.filter((message) => message.type === 'presence').at(-1)?.people.length ?? 0;

async function begin(sitters: readonly Sitter[]): Promise<void> {
  expect(await sitters[0]!.command({ type: 'start' })).toMatchObject({ outcome: 'ok' });
  for (const sitter of sitters) await sitter.until('the start', ({ phase }) => phase === 'playing');
}

const playOut = (sitters: readonly Sitter[], seed: string): Promise<number[]> =>
  Promise.all(sitters.map((sitter, i) => sitter.playOn(`${seed} ${i}`)));

const TEN = [...NAMES, 'Gina', 'Hans', 'Ida', 'Jo'];

/** One game, the change to another for two, and its end: chairs, tally and screen stay, and all are told the same. */
async function throughTheChange(
  nodes: Pick<Nodes, 'of' | 'sitter'>,
  table: string,
  sitters: readonly Sitter[],
  between: () => Promise<void> = async () => {},
): Promise<void> {
  const anna = sitters[0]!;
  const watching = await Promise.all(
    [0, 1].map(async (i) => nodes.sitter(await Guest.at(nodes.of(i), `Watcher ${i}`), table, i)),
  );
  const screen = await ScreenGuest.at(nodes.of(0));
  const { code } = screen;
  await anna.guest.request('POST', `/api/tables/${table}/screens`, { code });
  const shown: Snapshot[] = [];
  const client = new Client(screen.ports());
  onTestFinished(() => client.close());
  client.follow(table, (message) => void (message.type === 'snapshot' && shown.push(message)));
  await begin(sitters);
  const playing = playOut(sitters, 'before the change');
  await anna.until('some moves', ({ ply, phase }) => ply > 6 || phase === 'over');
  screen.url = nodes.of(1);
  await between();
  await playing;

  expect(await anna.command({ type: 'change', game: 'uwo' })).toMatchObject({ outcome: 'ok' });
  const all = [...sitters, ...watching];
  for (const page of all) await page.until('the other game', ({ game }) => game === 'uwo');
  expect(anna.told).toMatchObject({ phase: 'over', view: null, next: [0, 1] });
  expect(anna.told!.chairs).toHaveLength(sitters.length);
  expect(await anna.command({ type: 'start' })).toMatchObject({ outcome: 'ok' });
  for (const page of all) await page.until('the start', ({ phase }) => phase === 'playing');
  expect(all.map(({ told }) => told!.view!.seat)).toEqual([0, 1, ...all.slice(2).map(() => null)]);
  await playOut(sitters.slice(0, 2), 'after it');
  for (const page of all) {
    const told = await page.until('the end', ({ phase }) => phase === 'over');
    expect(told.tally.games.map(({ game }) => game)).toEqual(['mow', 'uwo']);
    expect(told.tally).toEqual(anna.told!.tally);
  }
  await expect.poll(() => shown.at(-1)?.tally, PATIENT).toEqual(anna.told!.tally);
  expect(shown.filter(({ view, legal }) => view?.seat != null || legal.length > 0)).toEqual([]);
}

it('four people, two watching and a television through a change of game, on one node', async () => {
  const server = await testServer();
  onTestFinished(() => server.stop());
  const of = (): string => server.url;
  const guests = await Promise.all(NAMES.slice(0, 4).map((name) => Guest.at(of(), name)));
  const table = await guests[0]!.makeTable('mow', 4, { options: { rounds: 1 } });
  const sitter = (guest: Guest): Sitter => {
    const made = new Sitter(guest, table, of);
    onTestFinished(() => made.close());
    return made;
  };
  const sitters = guests.map(sitter);
  for (const [seat, one] of sitters.entries()) await one.sit(seat, NAMES[seat]!);
  await throughTheChange({ of, sitter }, table, sitters);
});

describe.runIf(POSTGRES)('two nodes on one Postgres, one of them killed in the middle', () => {
  const postgres = new ThrowawayPostgres();
  const service = new PushService();
  const env = () => ({ DATABASE_URL: postgres.url, BOT_TIME: '5' });
  beforeAll(async () => {
    await postgres.make();
    await service.start();
  });
  afterAll(async () => {
    service.stop();
    await postgres.remove();
  });

  it.each(['uno', 'mow'])('a television and six phones play %s to the end', async (game) => {
    const nodes = await Nodes.start(env());
    const settings = { watchers: false, ...(game === 'mow' && { options: { rounds: 1 } }) };
    const { table, sitters } = await nodes.tableOf(game, NAMES, settings);
    const [anna] = sitters as [Sitter];
    const screen = await ScreenGuest.at(nodes.of(0));
    const brought = await anna.guest.request('POST', `/api/tables/${table}/screens`, {
      code: screen.code,
    });
    expect(brought.status).toBe(201);
    const shown: Snapshot[] = [];
    const client = new Client(screen.ports());
    onTestFinished(() => client.close());
    client.follow(table, (message) => void (message.type === 'snapshot' && shown.push(message)));
    await begin(sitters);
    const playing = playOut(sitters, game);
    await expect.poll(() => shown.at(-1)?.ply, PATIENT).toBeGreaterThan(8);
    screen.url = nodes.of(1);
    await nodes.killFirst();
    await playing;
    await expect.poll(() => shown.at(-1)?.phase, PATIENT).toBe('over');
    expect(shown.at(-1)!.tally).toEqual(anna.told!.tally);
    expect(
      shown
        .at(-1)!
        .tally.games.at(-1)!
        .players.map(({ name }) => name),
    ).toEqual(NAMES);
    // It saw what a watcher sees, and no gap: every move was told, also those of the time without a line.
    expect(shown.filter(({ view, legal }) => view?.seat != null || legal.length > 0)).toEqual([]);
    const plies = shown.flatMap(({ facts }) => facts.map(({ ply }) => ply));
    expect(plies).toEqual(Array.from({ length: anna.told!.ply - 1 }, (_, i) => i + 2));
  });

  it('an evening of three games: somebody leaves, somebody comes, and the rules change', async () => {
    const nodes = await Nodes.start(env());
    const rounds = { options: { rounds: 1 } };
    const { table, sitters } = await nodes.tableOf('mow', ['Anna', 'Beni', 'Carla'], rounds);
    const [anna, beni, carla] = sitters as [Sitter, Sitter, Sitter];
    await begin(sitters);
    await playOut(sitters, 'first');

    await begin(sitters);
    const second = playOut(sitters, 'second');
    await anna.until('some moves', ({ ply, phase }) => ply > 6 || phase === 'over');
    await nodes.killFirst();
    await second;

    expect(await beni.command({ type: 'stand' })).toMatchObject({ outcome: 'ok' });
    await anna.until('the free chair', ({ chairs }) => chairs[1]!.type === 'empty');
    const dora = await nodes.newcomer('Dora', table, 1);
    const options = { rounds: 1, limit: 80 };
    expect(await anna.command({ type: 'settings', settings: { options } })).toMatchObject({
      outcome: 'ok',
    });
    // Changed rules are looked at for five seconds.
    await expect
      .poll(async () => (await anna.command({ type: 'start' })).outcome, PATIENT)
      .toBe('ok');
    for (const sitter of [anna, dora, carla])
      await sitter.until('the start', ({ phase }) => phase === 'playing');
    await playOut([anna, dora, carla], 'third');
    const { tally } = await dora.until('the third result', (told) => told.tally.games.length === 3);
    expect(tally.games.map(({ players }) => players.map(({ name }) => name))).toEqual([
      ['Anna', 'Beni', 'Carla'],
      ['Anna', 'Beni', 'Carla'],
      ['Anna', 'Dora', 'Carla'],
    ]);
  });

  it('ten seated, two watching and a television through a change of game', async () => {
    const nodes = await Nodes.start(env());
    const { table, sitters } = await nodes.tableOf('mow', TEN, { options: { rounds: 1 } });
    await throughTheChange(nodes, table, sitters, () => nodes.killFirst());
  });

  it('a game over days: one key for both, each turn is told once by whichever node lives', async () => {
    const nodes = await Nodes.start(env());
    const clock = { type: 'move', seconds: 3 * 86_400 };
    const { table, sitters } = await nodes.tableOf('mow', ['Anna', 'Beni'], { clock });
    const phones = sitters.map((_, i) => new PushBrowser(service, `phone-${i}`));
    for (const [i, { guest }] of sitters.entries())
      await guest.request('POST', '/api/me/push', phones[i]!.subscription);
    for (const sitter of sitters) await sitter.until('both', () => pagesAt(sitter) === 2);
    await begin(sitters);
    const { key } = (await (await fetch(`${nodes.of(1)}/api/push`)).json()) as { key: string };

    for (const turn of [1, 2, 3]) {
      if (turn === 2) {
        await nodes.killFirst();
        for (const sitter of sitters) await sitter.command({ type: 'chat', text: 'I am here' });
      }
      const seat = sitters[0]!.told!.waitingFor!;
      const [mover, waiter] = [sitters[seat]!, sitters[1 - seat]!];
      waiter.close();
      await mover.until('that the other page is closed', () => pagesAt(mover) === 1);
      await mover.playOn(`turn ${turn}`, () => mover.told!.waitingFor !== seat);
      await expect.poll(() => service.arrived, PATIENT).toHaveLength(turn);
      expect(phones[1 - seat]!.notices.at(-1)).toMatchObject({
        tag: table,
        title: 'MOW: your turn',
      });
      expect(isSigned(service.arrived.at(-1)!, key)).toBe(true);
      sitters[1 - seat] = nodes.sitter(waiter.guest, table, 1);
      for (const sitter of sitters)
        await sitter.until('the turn', ({ waitingFor }) => waitingFor === 1 - seat);
    }
    expect(service.arrived).toHaveLength(3);
  });
});
