import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@tischlein/table';
import type { WebSocket } from 'ws';
import { USUAL_GAME } from '../command.ts';
import { lineOf, newGuest, type LoadGuest } from '../load/seat.ts';

/** Numbers about what an attack did and what was done to it. */
export type Figures = { [what: string]: number };

/** Goes on until `over` says so; it comes back when it is cut off, as a real attacker would. */
type Program = (url: string, over: () => boolean, longGame: string | null) => Promise<Figures>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const LINES = 10;
const SLOWEST = 60_000;

async function opened(url: string, guest: LoadGuest): Promise<WebSocket | null> {
  const line = lineOf(url, guest);
  line.on('error', () => {});
  const open = await new Promise<boolean>((resolve) =>
    line.once('open', () => resolve(true)).once('close', () => resolve(false)),
  );
  return open ? line : null;
}

/** Sends as fast as the line takes it, over and over, on a new line whenever the last was cut. */
async function flood(
  url: string,
  over: () => boolean,
  send: (line: WebSocket) => void,
): Promise<Figures> {
  const guest = await newGuest(url, 'Eva');
  const figures = { sent: 0 };
  while (!over()) {
    const line = await opened(url, guest);
    if (line === null) {
      await pause(50);
      continue;
    }
    line.pause();
    while (!over() && line.readyState === line.OPEN) {
      for (let i = 0; i < 500 && line.bufferedAmount < 1 << 20; i++, figures.sent++) send(line);
      await pause(1);
    }
    line.terminate();
  }
  return figures;
}

async function madeTable(url: string, guest: LoadGuest, body: object): Promise<string> {
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: guest.cookie },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { table: string }).table;
}

const hello = (table: string): string =>
  JSON.stringify({ t: 'hello', table, protocol: PROTOCOL, seq: 0 });

let count = 0;
const wish = (table: string, t: string, more: object = {}): string =>
  JSON.stringify({ t, table, id: `x${count++}`, ...more });

/** A table where only bots sit, begun and watched over the line; when a game is over the next begins. */
async function tableOfBots(url: string, guest: LoadGuest, line: WebSocket): Promise<string> {
  const table = await madeTable(url, guest, { game: USUAL_GAME, seats: 2, settings: { pace: 0 } });
  line.on('message', (data) => {
    const text = (data as Buffer).toString();
    if (text.includes(table) && text.includes('"phase":"over"')) line.send(wish(table, 'start'));
  });
  line.send(hello(table));
  for (let seat = 0; seat < 2; seat++) line.send(wish(table, 'addBot', { seat, level: 'easy' }));
  line.send(wish(table, 'start'));
  return table;
}

const secondsSince = (from: number): number => Math.ceil((performance.now() - from) / 1000);
const lastSeq = (text: string): number => Number(/"seq":(\d+)/.exec(text)?.[1] ?? 0);

export const PROGRAMS = {
  /** Nobody is attacked: as much processor time is used beside the server. */
  async busy(_, over) {
    let turns = 0;
    while (!over()) {
      for (const end = performance.now() + 20; performance.now() < end; turns++) Math.sqrt(turns);
      await pause(0);
    }
    return { turns };
  },

  pings: (url, over) => flood(url, over, (line) => line.ping(Buffer.alloc(125))),

  pongs: (url, over) => flood(url, over, (line) => line.pong()),

  async halfOpen(url, over) {
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
  },

  async renames(url, over) {
    const from = performance.now();
    const guest = await newGuest(url, 'Eva');
    const figures: Figures = { granted: 0, refused: 0 };
    const rename = async (): Promise<void> => {
      while (!over()) {
        const answer = await fetch(`${url}/api/me`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: guest.cookie },
          body: '{"name":"Eva"}',
        }).catch(() => null);
        await answer?.arrayBuffer();
        figures[answer?.ok ? 'granted' : 'refused']! += 1;
      }
    };
    await Promise.all(Array.from({ length: 64 }, rename));
    return { ...figures, seconds: secondsSince(from) };
  },

  async hellos(url, over, table) {
    const from = performance.now();
    const guest = await newGuest(url, 'Eva');
    const lines = await Promise.all(Array.from({ length: LINES }, () => opened(url, guest)));
    const figures: Figures = { lines: LINES, hellos: 0, bytes: 0, seq: 0 };
    for (const line of lines) {
      line?.on('message', (data) => {
        const text = (data as Buffer).toString();
        figures['bytes']! += text.length;
        figures['seq'] = Math.max(figures['seq']!, lastSeq(text));
        if (!text.startsWith('{"t":"told"')) return;
        figures['hellos']! += 1;
        if (!over()) line.send(hello(table!));
      });
      line?.send(hello(table!));
    }
    // A crowded machine may need longer for the first answer.
    const isIdle = (): boolean => figures['hellos'] === 0 && performance.now() - from < SLOWEST;
    while (!over() || isIdle()) await pause(20);
    for (const line of lines) line?.terminate();
    return { ...figures, seconds: secondsSince(from) };
  },

  async stands(url, over) {
    const guest = await newGuest(url, 'Eva');
    const table = await madeTable(url, guest, { game: USUAL_GAME, seats: 2 });
    const lines = await Promise.all(Array.from({ length: LINES }, () => opened(url, guest)));
    let entries = 0;
    for (const line of lines)
      line?.on('message', (data) => {
        entries = Math.max(entries, lastSeq((data as Buffer).toString()));
      });
    lines[0]?.send(hello(table));
    while (!over()) {
      for (const line of lines) {
        if (line?.readyState !== line?.OPEN) continue;
        line?.send(wish(table, 'sit', { seat: 0, name: 'Eva' }));
        line?.send(wish(table, 'stand'));
      }
      await pause(60);
    }
    for (const line of lines) line?.terminate();
    return { entries };
  },

  async bots(url, over) {
    const from = performance.now();
    const guest = await newGuest(url, 'Eva');
    const line = await opened(url, guest);
    const seqs = new Map<string, number>();
    line?.on('message', (data) => {
      const text = (data as Buffer).toString();
      const table = /"table":"([^"]+)"/.exec(text)?.[1];
      if (table) seqs.set(table, Math.max(seqs.get(table) ?? 0, lastSeq(text)));
    });
    for (let i = 0; i < 15 && !over(); i++) {
      await tableOfBots(url, guest, line!);
      await pause(250);
    }
    while (!over()) await pause(20);
    line?.terminate();
    const entries = [...seqs.values()].reduce((sum, seq) => sum + seq, 0);
    return { tables: seqs.size, entries, seconds: secondsSince(from) };
  },

  nonsense: (url, over) => {
    const deep = `${'['.repeat(7000)}${']'.repeat(7000)}`;
    const text = `{"t":"settings","table":"x","id":"a","settings":{"options":{"limit":${deep}}}}`;
    return flood(url, over, (line) => line.send(text));
  },
} as const satisfies { readonly [name: string]: Program };

export type ProgramName = keyof typeof PROGRAMS;
export type AttackName = Exclude<ProgramName, 'busy'>;
