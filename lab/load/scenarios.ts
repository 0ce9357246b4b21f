/** What goes on beside the tables that are measured: attacks, bad and idle neighbours, groups and watchers. */
import { connect, type Socket } from 'node:net';
import type { GroupCommand, NewGroup, GroupSnapshot } from '@tischlein/api/group';
import { PROTOCOL } from '@tischlein/table';
import type { WebSocket } from 'ws';
import { USUAL_GAME } from '../../cli/command.ts';
import { Guest } from '../../server/play.testing.ts';
import { clientOf, connectionOf, opened, pause } from './client.ts';

/** Numbers about what a scenario did and what was done to it. */
export type Figures = { readonly [what: string]: number };

export interface Stage {
  readonly url: string;
  /** Connections of those that have many. */
  readonly connections: number;
  /** The table of a very long game. */
  readonly longGame: string | null;
  over(): boolean;
}

/** Goes on until it is over; it comes back when it is cut off, as a real attacker would. */
interface Scenario {
  readonly what: string;
  run(stage: Stage): Promise<Figures>;
}

const SLOWEST_MS = 60_000;
const MAX_TRIES = 40;
const GROUP: NewGroup = {
  name: 'Load',
  crest: { paper: 'leaf', cut: 'plain', motif: 'bear' },
  game: USUAL_GAME,
  as: 'R0',
};

const secondsSince = (from: number): number => Math.ceil((performance.now() - from) / 1000);
const lastSeq = (data: Buffer): number => Number(/"seq":(\d+)/.exec(data.toString())?.[1] ?? 0);
const helloTo = (table: string, seq = 0): string =>
  JSON.stringify({ type: 'hello', table, protocol: PROTOCOL, seq });
let count = 0;
const commandOf = (table: string, type: string, more: object = {}): string =>
  JSON.stringify({ type, table, id: `x${count++}`, ...more });
const times = <T>(n: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

const toGroups = async <T>(guest: Guest, path: string, body: object): Promise<T> =>
  (await guest.request('POST', `/api/groups${path}`, body)).json() as T;

/** Until it is over, and on a crowded machine until there was a first answer, or a first cut. */
const goesOn = ({ over }: Stage, from: number, answers: () => number): boolean =>
  !over() || (answers() === 0 && performance.now() - from < SLOWEST_MS);

/** Tried again where the server is just down. */
async function insist<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await attempt();
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
      await pause(250);
    }
}

/** On one connection, and on a new one whenever the last was cut: what is sent at each turn, as long as it is open. */
async function again(
  stage: Stage,
  greet: (connection: WebSocket) => void,
  send: (connection: WebSocket) => void,
): Promise<void> {
  const from = performance.now();
  const guest = await Guest.at(stage.url, 'Eva');
  let cuts = 0;
  const isOn = (): boolean => goesOn(stage, from, () => cuts);
  while (isOn()) {
    const connection = await opened(guest);
    if (connection === null) {
      await pause(50);
      continue;
    }
    greet(connection);
    while (isOn() && connection.readyState === connection.OPEN) {
      send(connection);
      await pause(1);
    }
    if (connection.readyState !== connection.OPEN) cuts += 1;
    connection.terminate();
  }
}

/** Sends as fast as the connection takes it and reads nothing. */
async function flood(stage: Stage, send: (to: WebSocket) => void): Promise<Figures> {
  const figures = { sent: 0 };
  const fill = (to: WebSocket): void => {
    for (let i = 0; i < 500 && to.bufferedAmount < 1 << 20; i++, figures.sent++) send(to);
  };
  await again(stage, (connection) => connection.pause(), fill);
  return figures;
}

/** Bots alone at a table, begun and watched; when a game is over the next begins. */
async function tableOfBots(guest: Guest, watcher: WebSocket, pace: number): Promise<string> {
  const table = await guest.makeTable(USUAL_GAME, 2, { pace });
  watcher.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text.includes(table) && text.includes('"phase":"over"'))
      watcher.send(commandOf(table, 'start'), () => {});
  });
  watcher.send(helloTo(table));
  for (const seat of [0, 1]) watcher.send(commandOf(table, 'addBot', { seat, level: 'easy' }));
  watcher.send(commandOf(table, 'start'));
  return table;
}

const BAD_FRAMES: readonly string[] = [
  'not JSON',
  '[]',
  '{"type":"nothing"}',
  '{"type":"move","table":7}',
  '{"type":"hello","table":"no-such-table","protocol":2,"seq":0}',
  '{"type":"move","table":"no-such-table","id":"a","ply":0,"move":"draw"}',
  `{"type":"chat","table":"x","id":"a","text":"${'x'.repeat(4000)}"}`,
  'x'.repeat(40_000),
];

async function halfOpen({ url, over }: Stage): Promise<Figures> {
  const { port } = new URL(url);
  const sockets: Socket[] = [];
  while (!over() && sockets.length < 2000) {
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {}).resume();
    socket.write(
      'GET /nope HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    sockets.push(socket);
    await pause(2);
  }
  // Long enough for the server to let go of them.
  await pause(2500);
  const closed = sockets.filter((socket) => socket.readableEnded || socket.destroyed).length;
  for (const socket of sockets) socket.destroy();
  return { opened: sockets.length, stillOpen: sockets.length - closed };
}

async function renames(stage: Stage): Promise<Figures> {
  const from = performance.now();
  const guest = await Guest.at(stage.url, 'Eva');
  const figures = { granted: 0, refused: 0 };
  await times(64, async () => {
    while (goesOn(stage, from, () => figures.refused)) {
      const answer = await guest.request('POST', '/api/me', { name: 'Eva' }).catch(() => null);
      await answer?.arrayBuffer();
      figures[answer?.ok ? 'granted' : 'refused'] += 1;
    }
  });
  return { ...figures, seconds: secondsSince(from) };
}

async function hellos(stage: Stage): Promise<Figures> {
  const { url, connections, longGame } = stage;
  const from = performance.now();
  const guest = await Guest.at(url, 'Eva');
  const figures = { lines: 0, hellos: 0, bytes: 0, seq: 0 };
  const isOn = (): boolean =>
    goesOn(stage, from, () => Math.min(figures.hellos, figures.lines - connections));
  const open = new Set<WebSocket>();
  const come = async (): Promise<void> => {
    const connection = await opened(guest);
    if (connection === null || !isOn()) return void connection?.terminate();
    open.add(connection);
    figures.lines += 1;
    connection.on('message', (data: Buffer) => {
      figures.bytes += data.length;
      figures.seq = Math.max(figures.seq, lastSeq(data));
      if (!data.toString().startsWith('{"type":"snapshot"')) return;
      figures.hellos += 1;
      if (isOn()) connection.send(helloTo(longGame!));
    });
    connection.on('close', () => {
      open.delete(connection);
      if (isOn()) void come();
    });
    connection.send(helloTo(longGame!));
  };
  await times(connections, come);
  while (isOn()) await pause(20);
  for (const connection of open) connection.terminate();
  return { ...figures, seconds: secondsSince(from) };
}

/** The head of a frame of 16,000 bytes that never becomes whole. */
const BEGUN = Buffer.concat([
  Buffer.from([0x81, 0xfe, 0x3e, 0x80, 1, 2, 3, 4]),
  Buffer.alloc(15_000),
]);

async function drips(stage: Stage): Promise<Figures> {
  const figures = { lines: 0, pieces: 0 };
  const socketOf = (connection: WebSocket): Socket => {
    const { _socket: socket } = connection as unknown as { readonly _socket: Socket };
    return socket;
  };
  const begin = (connection: WebSocket): void => {
    figures.lines += 1;
    socketOf(connection).setNoDelay().write(BEGUN);
  };
  await again(stage, begin, (connection) => {
    for (let i = 0; i < 200; i++, figures.pieces++) socketOf(connection).write('x');
  });
  return figures;
}

const HOSTS = 10;
const LISTS = 300;

/** Nobody of them needs a cookie to read the list; what changes it costs a table each time. */
async function lists({ url, over }: Stage): Promise<Figures> {
  const stop = new AbortController();
  const figures = { readers: 0, refused: 0, bytes: 0, tables: 0 };
  const read = async (): Promise<void> => {
    const answer = await fetch(`${url}/api/tables/live`, stop).catch(() => null);
    if (!answer?.ok) return void (figures.refused += 1);
    figures.readers += 1;
    for await (const part of answer.body!) figures.bytes += part.length;
  };
  const reading = times(LISTS, () => read().catch(() => {}));
  await times(HOSTS, async (i) => {
    const host = await Guest.at(url, `H${i}`);
    do {
      const wanted = { game: USUAL_GAME, others: false, name: `H${i}` };
      const answer = await host.request('POST', '/api/play', wanted);
      if (answer.ok) figures.tables += 1;
      await pause(200);
    } while (!over());
  });
  stop.abort();
  await reading;
  return figures;
}

async function stands({ url, over, connections }: Stage): Promise<Figures> {
  const guest = await Guest.at(url, 'Eva');
  const table = await guest.makeTable(USUAL_GAME, 2);
  const all = await times(connections, () => opened(guest));
  let entries = 0;
  for (const connection of all)
    connection?.on('message', (data: Buffer) => (entries = Math.max(entries, lastSeq(data))));
  all[0]?.send(helloTo(table));
  while (!over()) {
    for (const connection of all) {
      if (connection?.readyState !== connection?.OPEN) continue;
      connection?.send(commandOf(table, 'sit', { seat: 0, name: 'Eva' }));
      connection?.send(commandOf(table, 'stand'));
    }
    await pause(60);
  }
  for (const connection of all) connection?.terminate();
  return { entries };
}

async function bots({ url, over }: Stage): Promise<Figures> {
  const from = performance.now();
  const guest = await Guest.at(url, 'Eva');
  const watcher = (await opened(guest))!;
  const seqs = new Map<string, number>();
  watcher.on('message', (data: Buffer) => {
    const table = /"table":"([^"]+)"/.exec(data.toString())?.[1];
    if (table) seqs.set(table, Math.max(seqs.get(table) ?? 0, lastSeq(data)));
  });
  for (let i = 0; i < 15 && !over(); i++) {
    await tableOfBots(guest, watcher, 0);
    await pause(250);
  }
  while (!over()) await pause(20);
  watcher.terminate();
  const entries = [...seqs.values()].reduce((sum, seq) => sum + seq, 0);
  return { tables: seqs.size, entries, seconds: secondsSince(from) };
}

async function badFrames({ url, over, connections }: Stage): Promise<Figures> {
  const guests = await times(connections, () => Guest.at(url, 'Fuzz'));
  const open = new Map<Guest, WebSocket>();
  const come = (guest: Guest): void => {
    const connection = connectionOf(guest);
    open.set(guest, connection);
    connection.on('close', () => setTimeout(() => over() || come(guest), 100));
  };
  guests.forEach(come);
  let messages = 0;
  while (!over()) {
    for (const connection of open.values())
      for (let i = 0; i < 5 && connection.readyState === connection.OPEN; i++)
        connection.send(BAD_FRAMES[messages++ % BAD_FRAMES.length]!);
    await pause(20);
  }
  for (const connection of open.values()) connection.terminate();
  return { messages };
}

/** Tables of bots that play because somebody watches, and watchers who come and go, also through kills of the server. */
async function watchers({ url, over, connections }: Stage): Promise<Figures> {
  const host = await insist(() => Guest.at(url, 'Host'));
  const tables: string[] = [];
  while (tables.length < 3)
    tables.push(await insist(async () => tableOfBots(host, (await opened(host))!, 300)));
  let visits = 0;
  await times(connections, async (i) => {
    const guest = await insist(() => Guest.at(url, `W${i}`));
    while (!over()) {
      const client = clientOf(guest, { heard: () => {}, lost: () => {} });
      client.follow(tables[i % tables.length]!, () => {});
      visits += 1;
      for (const end = performance.now() + 4000; performance.now() < end && !over();)
        await pause(100);
      client.close();
    }
  });
  return { visits };
}

/** A group of regulars: they say they are in, talk, deal, and lose their connection. */
async function groups({ url, over, connections }: Stage): Promise<Figures> {
  const founder = await insist(() => Guest.at(url, 'R0'));
  const post = <T>(guest: Guest, path: string, body: object): Promise<T> =>
    insist(() => toGroups<T>(guest, path, body));
  const { key } = await post<{ key: string }>(founder, '', GROUP);
  const { group } = await post<{ group: string }>(founder, '/open', { key });
  const members = [founder];
  while (members.length < connections) {
    const guest = await insist(() => Guest.at(url, `R${members.length}`));
    await post(guest, '/join', { key, name: `R${members.length}` });
    members.push(guest);
  }
  let number = 0;
  let deals = 0;
  const attend = (guest: Guest): WebSocket =>
    connectionOf(guest)
      .on('open', function (this: WebSocket) {
        this.send(JSON.stringify({ type: 'attend', group }));
      })
      .on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as Partial<GroupSnapshot>;
        if (message.type === 'group') number = message.deal?.number ?? 0;
      });
  const attending = members.map(attend);
  for (let turn = 0; !over(); turn++) {
    const who = turn % members.length;
    const command = (wanted: GroupCommand): Promise<unknown> =>
      post(members[who]!, `/${group}`, wanted);
    if (turn % 100 === 99) {
      deals += 1;
      await command({ type: 'deal', number });
    } else if (turn % 7 === 0) {
      attending[who]!.terminate();
      attending[who] = attend(members[who]!);
    } else if (turn % 5 === 0) await command({ type: 'say', text: `turn ${turn}` });
    else await command({ type: 'in', in: turn % 3 !== 0 });
    await pause(500);
  }
  for (const connection of attending) connection.terminate();
  return { deals };
}

const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`;
const NONSENSE = `{"type":"settings","table":"x","id":"a","settings":{"options":{"limit":${deep}}}}`;

export const SCENARIOS = {
  busy: {
    what: 'nobody is attacked: as much processor time is used beside the server',
    async run({ over }) {
      let turns = 0;
      while (!over()) {
        for (const end = performance.now() + 20; performance.now() < end; turns++) Math.sqrt(turns);
        await pause(0);
      }
      return { turns };
    },
  },
  pings: {
    what: 'a flood of pings, and a reader who reads nothing back',
    run: (stage) => flood(stage, (to) => to.ping(Buffer.alloc(125))),
  },
  pongs: {
    what: 'a flood of pongs nobody asked for',
    run: (stage) => flood(stage, (to) => to.pong()),
  },
  nonsense: {
    what: 'a flood of messages that are very deep',
    run: (stage) => flood(stage, (to) => to.send(NONSENSE)),
  },
  halfOpen: { what: 'refused upgrades that keep their half open', run: halfOpen },
  renames: { what: 'one guest renames themselves without end', run: renames },
  hellos: { what: 'a very long game is asked for again and again', run: hellos },
  drips: { what: 'frames that never become whole, byte by byte', run: drips },
  lists: { what: 'hundreds read the open tables while tables come and go', run: lists },
  stands: { what: 'somebody sits down and stands up on many connections', run: stands },
  bots: { what: 'one guest lets many tables of bots play as fast as they can', run: bots },
  badFrames: { what: 'connections that send nonsense and come back when cut off', run: badFrames },
  watchers: { what: 'tables of bots, and watchers who come and go', run: watchers },
  groups: { what: 'regulars of a group who talk, deal and lose their connection', run: groups },
} as const satisfies { readonly [name: string]: Scenario };

export type ScenarioName = keyof typeof SCENARIOS;

/** How often a page of a group asks for it, as pages do, and how often a new open table changes the list of all. */
const BEAT_MS = 8000;
const TABLE_EVERY_MS = 5000;
const AT_ONCE = 20;

/** People who do not play: pages that show the open tables, and as many at the page of a group of their own. */
export class IdleClients {
  readonly #stop = new AbortController();
  readonly #connections: WebSocket[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  /** Lists of open tables that they were told. */
  told = 0;

  private constructor(readonly url: string) {}

  static async come(url: string, wanted: number): Promise<IdleClients> {
    const clients = new IdleClients(url);
    for (let from = 0; from < wanted; from += AT_ONCE)
      await times(Math.min(AT_ONCE, wanted - from), () =>
        Promise.all([clients.#look(), clients.#attend()]),
      );
    const open = async (): Promise<void> => {
      const guest = await Guest.at(url, 'Load');
      await guest.request('POST', '/api/play', { game: USUAL_GAME, others: false, name: 'Load' });
    };
    clients.#timers.push(setInterval(() => void open().catch(() => {}), TABLE_EVERY_MS));
    return clients;
  }

  go(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#connections) connection.terminate();
    this.#stop.abort();
  }

  async #look(): Promise<void> {
    const { signal } = this.#stop;
    const answer = await fetch(`${this.url}/api/tables/live`, { signal });
    if (!answer.ok) throw new Error(`the open tables are not told: ${answer.status}`);
    const read = async (): Promise<void> => {
      for await (const part of answer.body!) if (part.length > 20) this.told += 1;
    };
    void read().catch(() => {});
  }

  async #attend(): Promise<void> {
    const guest = await Guest.at(this.url, 'Load');
    const { key } = await toGroups<{ key: string }>(guest, '', GROUP);
    const { group } = await toGroups<{ group: string }>(guest, '/open', { key });
    const connection = await opened(guest);
    if (connection === null) throw new Error('a page of a group is not let in');
    this.#connections.push(connection);
    const ask = (): void => connection.send(JSON.stringify({ type: 'attend', group }), () => {});
    ask();
    this.#timers.push(setInterval(ask, BEAT_MS));
  }
}
