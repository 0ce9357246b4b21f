import type { WebSocket } from 'ws';
import { lineOf, newGuest, type LoadGuest } from './seat.ts';

const EVERY = 20;
const AT_ONCE = 5;
const BACK_AFTER = 100;
const WRONG: readonly string[] = [
  'not JSON',
  '[]',
  '{"t":"nothing"}',
  '{"t":"move","table":7}',
  '{"t":"hello","table":"no-such-table","protocol":2,"seq":0}',
  '{"t":"move","table":"no-such-table","id":"a","ply":0,"move":"draw"}',
  `{"t":"chat","table":"x","id":"a","text":"${'x'.repeat(4000)}"}`,
  'x'.repeat(40_000),
];

/** Bad neighbours: lines that send nonsense faster than is allowed and come back whenever they are cut off. */
export class Fuzz {
  readonly #url: string;
  readonly #guests: readonly LoadGuest[];
  readonly #lines = new Map<LoadGuest, WebSocket>();
  #timer: NodeJS.Timeout | undefined;
  sent = 0;

  static async from(url: string, lines: number): Promise<Fuzz> {
    const guests: LoadGuest[] = [];
    while (guests.length < lines) guests.push(await newGuest(url, 'Fuzz'));
    return new Fuzz(url, guests);
  }

  private constructor(url: string, guests: readonly LoadGuest[]) {
    this.#url = url;
    this.#guests = guests;
  }

  start(): void {
    for (const guest of this.#guests) this.#open(guest);
    this.#timer = setInterval(() => this.#send(), EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const line of this.#lines.values()) line.terminate();
  }

  #open(guest: LoadGuest): void {
    const line = lineOf(this.#url, guest);
    this.#lines.set(guest, line);
    line.on('error', () => {});
    line.on('close', () =>
      setTimeout(() => {
        if (this.#timer) this.#open(guest);
      }, BACK_AFTER),
    );
  }

  #send(): void {
    for (const line of this.#lines.values())
      for (let i = 0; i < AT_ONCE && line.readyState === line.OPEN; i++)
        line.send(WRONG[this.sent++ % WRONG.length]!);
  }
}
