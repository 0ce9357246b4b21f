import { PROTOCOL } from '@tischlein/table';
import type { WebSocket } from 'ws';
import { lineOf, newGuest, type LoadGuest } from '../load/seat.ts';

const TABLES = 3;
const WATCHERS = 6;
const STAY = 4000;
const SEQ = /"seq":(\d+)/;

interface Watcher {
  readonly guest: LoadGuest;
  readonly table: string;
  /** What they know of the table. */
  seq: number;
}

/** People who only look on: tables of bots that play because somebody watches, and watchers who come and go. */
export class Visitors {
  readonly #url: string;
  readonly #game: string;
  #lines: WebSocket[] = [];
  #timers: NodeJS.Timeout[] = [];
  #wishes = 0;
  visits = 0;

  constructor(url: string, game: string) {
    this.#url = url;
    this.#game = game;
  }

  async come(): Promise<void> {
    this.leave();
    const host = await newGuest(this.#url, 'Host');
    const tables: string[] = [];
    for (let i = 0; i < TABLES; i++) tables.push(await this.#tableOfBots(host));
    for (let i = 0; i < WATCHERS; i++) {
      const guest = await newGuest(this.#url, `W${i}`);
      const table = tables[i % TABLES]!;
      const watcher = { guest, table, seq: 0 };
      this.#watch(watcher);
      this.#timers.push(setInterval(() => this.#watch(watcher), STAY + 500 * i));
    }
  }

  leave(): void {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    for (const line of this.#lines.splice(0)) line.terminate();
  }

  /** Looks on for a while and goes without a word; next time it asks only for what it missed. */
  #watch(watcher: Watcher): void {
    const line = this.#line(watcher.guest);
    this.visits += 1;
    line.on('open', () => line.send(hello(watcher.table, watcher.seq)));
    line.on('message', (data) => {
      watcher.seq = Number(SEQ.exec((data as Buffer).toString())?.[1] ?? watcher.seq);
    });
    setTimeout(() => {
      line.terminate();
      this.#lines = this.#lines.filter((other) => other !== line);
    }, STAY).unref();
  }

  async #tableOfBots(host: LoadGuest): Promise<string> {
    const answer = await fetch(`${this.#url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: host.cookie },
      body: JSON.stringify({ game: this.#game, seats: 2, settings: { pace: 300 } }),
    });
    const { table } = (await answer.json()) as { table: string };
    const line = this.#line(host);
    const wish = (t: string, more: object = {}): void =>
      line.send(JSON.stringify({ t, table, id: `v${this.#wishes++}`, ...more }));
    line.on('open', () => {
      line.send(hello(table, 0));
      for (let seat = 0; seat < 2; seat++) wish('addBot', { seat, level: 'medium' });
      wish('start');
    });
    line.on('message', (data) => {
      if ((data as Buffer).toString().includes('"phase":"over"'))
        setTimeout(() => wish('start'), 500);
    });
    return table;
  }

  #line(guest: LoadGuest): WebSocket {
    const line = lineOf(this.#url, guest);
    line.on('error', () => {});
    this.#lines.push(line);
    return line;
  }
}

const hello = (table: string, seq: number): string =>
  JSON.stringify({ t: 'hello', table, protocol: PROTOCOL, seq });
