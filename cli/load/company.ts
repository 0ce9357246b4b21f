import { WebSocket } from 'ws';
import { lineOf, newGuest } from './seat.ts';

/** How often a page of a group asks for it, as pages do. */
const BEAT = 8000;
/** How often a new open table changes the list that all readers are told. */
const TABLE_EVERY = 5000;
const AT_ONCE = 20;
const GROUP = {
  name: 'Load',
  crest: { paper: 'leaf', cut: 'plain', motif: 'bear' },
  as: 'Load',
} as const;

/** People who do not play: pages that show the open tables, and as many at the page of a group of their own. */
export class Company {
  readonly #url: string;
  readonly #game: string;
  readonly #stop = new AbortController();
  readonly #lines: WebSocket[] = [];
  readonly #timers: NodeJS.Timeout[] = [];
  /** Lists that readers were told. */
  told = 0;

  constructor(url: string, game: string) {
    this.#url = url;
    this.#game = game;
  }

  async come(count: number): Promise<void> {
    for (let from = 0; from < count; from += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - from) });
      await Promise.all(some.flatMap(() => [this.#look(), this.#attend()]));
    }
    this.#timers.push(setInterval(() => void this.#open().catch(() => {}), TABLE_EVERY));
  }

  go(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const line of this.#lines) line.terminate();
    this.#stop.abort();
  }

  async #look(): Promise<void> {
    const { signal } = this.#stop;
    const answer = await fetch(`${this.#url}/api/tables/live`, { signal });
    if (!answer.ok) throw new Error(`the open tables are not told: ${answer.status}`);
    const read = async (): Promise<void> => {
      for await (const part of answer.body!) if (part.length > 20) this.told += 1;
    };
    void read().catch(() => {});
  }

  async #attend(): Promise<void> {
    const guest = await newGuest(this.#url, 'Load');
    const post = async (path: string, body: object): Promise<{ key: string; group: string }> => {
      const headers = { 'content-type': 'application/json', cookie: guest.cookie };
      const wanted = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(`${this.#url}/api/${path}`, wanted);
      if (!answer.ok) throw new Error(`no group is founded: ${await answer.text()}`);
      return (await answer.json()) as { key: string; group: string };
    };
    const { key } = await post('groups', { ...GROUP, game: this.#game });
    const { group } = await post('groups/open', { key });
    const line = lineOf(this.#url, guest);
    this.#lines.push(line);
    await new Promise((resolve, reject) => line.once('open', resolve).once('error', reject));
    line.on('error', () => {});
    const ask = (): void => line.send(JSON.stringify({ t: 'attend', group }), () => {});
    ask();
    this.#timers.push(setInterval(ask, BEAT));
  }

  /** Somebody opens a table for whoever is there. */
  async #open(): Promise<void> {
    const { cookie } = await newGuest(this.#url, 'Load');
    await fetch(`${this.#url}/api/play`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ game: this.#game, others: false, name: 'Load' }),
    });
  }
}
