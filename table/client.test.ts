import { FastRandom } from '@tischlein/kit';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Client, type ClientHome } from './client.ts';
import { LocalTable } from './local.ts';
import { begun, FakeHome } from './table.testing.ts';
import { tellAll } from './tell.ts';
import { ToTableSchema, type Told } from './wire.ts';

/** A network that loses messages both ways and breaks lines, by a seed. */
class BadNetwork {
  readonly #random: FastRandom;
  readonly #local: LocalTable;
  readonly #home: FakeHome;
  broken = 0;

  constructor(local: LocalTable, home: FakeHome, seed: string) {
    this.#local = local;
    this.#home = home;
    this.#random = new FastRandom(seed);
  }

  homeOf(person: string): ClientHome {
    let ids = 0;
    return {
      open: (on) => {
        let open = true;
        const hear = (text: string): void =>
          void this.#home.later(this.#random.below(20), () => open && on.heard(text));
        const send = this.#local.connect(person, (message) => {
          if (open && !this.#breaks()) hear(JSON.stringify(message));
          else close();
        });
        const close = (): void => {
          if (!open) return;
          open = false;
          this.broken += 1;
          send({ t: 'bye', table: 't' });
          this.#home.later(1, on.closed);
        };
        this.#home.later(5, on.opened);
        return {
          close,
          send: (text) => {
            if (this.#breaks()) return close();
            this.#home.later(
              this.#random.below(20),
              () => open && send(v.parse(ToTableSchema, JSON.parse(text))),
            );
          },
        };
      },
      later: this.#home.later,
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
  told: Told | null = null;
  readonly #random: FastRandom;
  #busy = false;

  constructor(home: ClientHome, seed: string) {
    this.#random = new FastRandom(seed);
    this.client = new Client(home);
    this.client.follow('t', (message) => {
      if (message.t !== 'told') return;
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
    const { outcome } = await this.client.wish('t', { t: 'move', ply, move });
    if (outcome === 'ok') this.acknowledged += 1;
    this.#busy = false;
    await this.#act();
  }
}

it('the client plays whole games on a bad network: every move counts once', async () => {
  let broken = 0;
  for (let i = 0; i < 10 * Number(process.env['EFFORT']); i++) {
    const home = new FakeHome();
    const local = LocalTable.open(home, { table: 't', game: 'toy', seats: 2, host: 'p0' });
    const network = new BadNetwork(local, home, `network ${i}`);
    const players = [0, 1].map(
      (seat) => new Player(network.homeOf(`p${seat}`), `play ${i} ${seat}`),
    );
    const contribution = 'part-of-all';
    const seated = players.map(({ client }, seat) =>
      client.wish('t', { t: 'sit', seat, name: `P${seat}`, contribution }),
    );
    void Promise.all(seated).then(() => players[0]!.client.wish('t', { t: 'start' }));
    const over = () => players.every(({ told }) => told?.phase === 'over');
    for (let step = 0; step < 5000 && !over(); step++) {
      home.pass(10);
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    }
    for (let step = 0; step < 500; step++) {
      home.pass(10);
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    }
    expect(over()).toBe(true);
    expect(players[0]!.acknowledged + players[1]!.acknowledged).toBe(local.table.moves.length);
    broken += network.broken;
    for (const { client } of players) client.close();
    local.close();
  }
  expect(broken).toBeGreaterThan(10);
});

it('a beat tells the client of what it missed, and is no news of its own', () => {
  const home = new FakeHome();
  const local = LocalTable.open(home, { table: 't', game: 'toy', seats: 2, host: 'p0' });
  let deaf = false;
  const heard: string[] = [];
  let seq = 0;
  const client = new Client({
    open: (on) => {
      const send = local.connect('p0', (message) => deaf || on.heard(JSON.stringify(message)));
      home.later(1, on.opened);
      return { send: (text) => send(v.parse(ToTableSchema, JSON.parse(text))), close: () => {} };
    },
    later: home.later,
    newId: () => 'a',
  });
  client.follow('t', (message) => {
    heard.push(message.t);
    if (message.t === 'told') seq = message.seq;
  });
  home.pass(1);
  client.here('t');
  expect(heard).toEqual(['told']);
  deaf = true;
  local.connect('p1', () => {})({ t: 'sit', table: 't', id: 'b', seat: 1, name: 'Beni' });
  deaf = false;
  expect(seq).toBe(local.table.seq - 1);
  client.here('t');
  expect(seq).toBe(local.table.seq);
  client.close();
  local.close();
});

it('news are laid over what was told; where some is missing, the client asks again', () => {
  const { local, home } = begun();
  const { table } = local;
  const told = tellAll(table, 'anna', home.time);
  const sent: string[] = [];
  const heard: Told[] = [];
  let say: (message: object) => void = () => {};
  const client = new Client({
    open(on) {
      say = (message) => on.heard(JSON.stringify(message));
      home.later(1, on.opened);
      return { send: (text) => void sent.push(text), close: () => {} };
    },
    later: home.later,
    newId: () => 'a',
  });
  client.follow('t', (message) => void (message.t === 'told' && heard.push(message)));
  home.pass(1);
  const { seq, view } = told;
  const news = { t: 'news', table: 't', ply: 9, now: 1, legal: [], waitingFor: 1, clocks: null };
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
  expect(JSON.parse(sent.at(-1)!)).toMatchObject({ t: 'hello', seq: seq + 1 });
  client.close();
});
