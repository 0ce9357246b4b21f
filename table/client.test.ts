import { FastRandom } from '@tischlein/kit';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Client, type ClientPorts } from './client.ts';
import type { TableHost } from './host.ts';
import { begun, FakePorts, Page, readerWith } from './table.testing.ts';
import { tellWhole } from './telling.ts';
import {
  readFromTable,
  ToTableSchema,
  type FromTable,
  type Snapshot,
  type ToTable,
} from './wire.ts';

/** A network that loses messages both ways and breaks lines, by a seed. */
class BadNetwork {
  readonly #random: FastRandom;
  readonly #host: TableHost;
  readonly #ports: FakePorts;
  broken = 0;
  /** How often each kind of message came through. */
  readonly heard: Record<string, number> = {};

  constructor(host: TableHost, ports: FakePorts, seed: string) {
    this.#host = host;
    this.#ports = ports;
    this.#random = new FastRandom(seed);
  }

  portsOf(person: string): ClientPorts {
    let ids = 0;
    return {
      open: (on) => {
        let open = true;
        const hear = (message: FromTable): void =>
          void this.#ports.later(this.#random.below(20), () => {
            if (!open) return;
            this.heard[message.type] = (this.heard[message.type] ?? 0) + 1;
            on.heard(readFromTable(JSON.parse(JSON.stringify(message)))!);
          });
        const reader = readerWith(person, (message) => {
          if (open && !this.#breaks()) hear(message);
          else close();
        });
        const close = (): void => {
          if (!open) return;
          open = false;
          this.broken += 1;
          void this.#host.take({ type: 'bye', table: 't' }, reader);
          this.#ports.later(1, on.closed);
        };
        this.#ports.later(5, on.opened);
        return {
          close,
          send: (message) => {
            if (this.#breaks()) return close();
            const text = JSON.stringify(message);
            this.#ports.later(this.#random.below(20), () => {
              if (open) void this.#host.take(v.parse(ToTableSchema, JSON.parse(text)), reader);
            });
          },
        };
      },
      later: this.#ports.later,
      newId: () => `${person}${ids++}`,
    };
  }

  #breaks(): boolean {
    return this.#random.below(25) === 0;
  }
}

/** Plays by chance until the game is over, and counts what was acknowledged. */
class Player {
  readonly client: Client;
  acknowledged = 0;
  told: Snapshot | null = null;
  readonly #random: FastRandom;
  #busy = false;

  constructor(ports: ClientPorts, seed: string) {
    this.#random = new FastRandom(seed);
    this.client = new Client(ports);
    this.client.follow('t', (message) => {
      if (message.type !== 'snapshot') return;
      expect(message.seq).toBeGreaterThanOrEqual(this.told?.seq ?? 0);
      this.told = message;
      void this.#act();
    });
  }

  async #act(): Promise<void> {
    const { legal, ply } = this.told!;
    if (this.#busy || legal.length === 0) return;
    this.#busy = true;
    const move = legal[this.#random.below(legal.length)]!;
    const { outcome } = await this.client.command('t', { type: 'move', ply, move });
    if (outcome === 'ok') this.acknowledged += 1;
    this.#busy = false;
    await this.#act();
  }
}

it('the client plays whole games on a bad network: every move counts once', async () => {
  let broken = 0;
  let news = 0;
  for (let i = 0; i < 10 * Number(process.env['EFFORT']); i++) {
    const ports = new FakePorts();
    const host = ports.open({ host: 'p0' });
    const network = new BadNetwork(host, ports, `network ${i}`);
    const players = [0, 1].map(
      (seat) => new Player(network.portsOf(`p${seat}`), `play ${i} ${seat}`),
    );
    const seated = players.map(({ client }, seat) =>
      client.command('t', { type: 'sit', seat, name: `P${seat}` }),
    );
    void Promise.all(seated).then(() => players[0]!.client.command('t', { type: 'start' }));
    const over = () => players.every(({ told }) => told?.phase === 'over');
    for (let step = 0; step < 500 && !over(); step++) await ports.pass(100);
    await ports.pass(5000);
    expect(over()).toBe(true);
    expect(players[0]!.acknowledged + players[1]!.acknowledged).toBe(host.table.play.made);
    broken += network.broken;
    news += network.heard['delta'] ?? 0;
    for (const { client } of players) client.close();
    host.close();
  }
  expect(broken).toBeGreaterThan(10);
  expect(news).toBeGreaterThan(100);
});

it('a beat tells the client of what it missed, and is no news of its own', async () => {
  const ports = new FakePorts();
  const host = ports.open({ host: 'p0' });
  let deaf = false;
  const heard: string[] = [];
  let seq = 0;
  const client = new Client({
    open: (on) => {
      const reader = readerWith('p0', (message) => deaf || on.heard(message));
      ports.later(1, on.opened);
      return { send: (message) => void host.take(message, reader), close: () => {} };
    },
    later: ports.later,
    newId: () => 'a',
  });
  client.follow('t', (message) => {
    heard.push(message.type);
    if (message.type === 'snapshot') seq = message.seq;
  });
  await ports.pass(1);
  client.here('t');
  expect(heard).toEqual(['snapshot']);
  deaf = true;
  await new Page(host, 'p1').command({ type: 'sit', seat: 1, name: 'Beni' });
  deaf = false;
  expect(seq).toBe(host.table.seq - 1);
  client.here('t');
  await ports.pass(1);
  expect(seq).toBe(host.table.seq);
  client.close();
  host.close();
});

it('news are laid over what was told; where some is missing, the client asks again', async () => {
  const { host, ports } = await begun();
  const { table } = host;
  const told = tellWhole(table, ports.time)('anna').message as Snapshot;
  const sent: ToTable[] = [];
  const heard: Snapshot[] = [];
  let say: (message: FromTable) => void = () => {};
  const client = new Client({
    open(on) {
      say = on.heard;
      ports.later(1, on.opened);
      return { send: (message) => void sent.push(message), close: () => {} };
    },
    later: ports.later,
    newId: () => 'a',
  });
  client.follow('t', (message) => void (message.type === 'snapshot' && heard.push(message)));
  await ports.pass(1);
  const { seq, view } = told;
  const begins = { type: 'delta', table: 't', ply: 9, now: 1 } as const;
  const news = { ...begins, legal: [], waitingFor: 1, clocks: null };
  const after = (since: number, hidden: number) =>
    say({ ...news, seq: since + 1, since, view: { hidden }, facts: [] });

  after(seq, 7);
  expect(sent).toHaveLength(2);
  expect(heard).toEqual([]);

  say(told);
  after(seq, 8);
  expect(heard.at(-1)).toMatchObject({ seq: seq + 1, ply: 9, whole: false, chairs: told.chairs });
  expect(heard.at(-1)!.view).toEqual({ ...view, hidden: 8 });
  after(seq, 9);
  expect(heard).toHaveLength(2);

  after(seq + 2, 10);
  expect(heard).toHaveLength(2);
  expect(sent.at(-1)).toMatchObject({ type: 'hello', seq: seq + 1 });
  client.close();
});

it('what is no message of a table is not heard', () => {
  expect(readFromTable({ type: 'here', table: 't', seq: 3 })).toEqual({
    type: 'here',
    table: 't',
    seq: 3,
  });
  for (const heard of [
    null,
    'told',
    [],
    { type: 'here', table: 't' },
    { type: 'gossip', table: 't' },
  ])
    expect(readFromTable(heard)).toBeNull();
});

it('says hello again where the table could not be loaded', async () => {
  const { ports, host } = await begun();
  let isAway = true;
  const told: number[] = [];
  const client = new Client({
    open: (on) => {
      const reader = readerWith('anna', (message) => on.heard(message));
      ports.later(1, on.opened);
      return {
        close: () => {},
        send: (message) => {
          if (!isAway) return void host.take(message, reader);
          on.heard({ type: 'error', table: 't', code: 'store', error: 'away' });
        },
      };
    },
    later: ports.later,
    newId: () => 'id',
  });
  client.follow('t', (message) => void (message.type === 'snapshot' && told.push(message.seq)));
  await ports.pass(10_000);
  expect(told).toEqual([]);
  isAway = false;
  await ports.pass(2000);
  expect(told).toEqual([host.table.seq]);
  client.close();
});
