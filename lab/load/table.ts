import { FastRandom } from '@tischlein/kit';
import type { Client, Snapshot } from '@tischlein/table';
import { Guest } from '../../server/play.testing.ts';
import { clientOf } from './client.ts';

export interface TablePlan {
  /** Nodes; the connections of a table are spread over them. */
  readonly urls: readonly string[];
  readonly game: string;
  readonly seats: number;
  /** At each table, beside those who play. */
  readonly watchers: number;
  readonly settings: object;
  /** Milliseconds between two moves of a table; 0: as fast as it goes. */
  readonly every: number;
}

/** What is counted while tables play. */
export class Tally {
  moves = 0;
  /** That all connections heard. */
  bytes = 0;
  refused = 0;
  broken = 0;
  /** Milliseconds from sending each move to the last connection told. */
  times: number[] = [];
}

/** A table under load: whoever may move does; the clock runs from the move to the last connection told. */
export class LoadTable {
  readonly #random: FastRandom;
  /** Those of the seats, then those of the watchers. */
  readonly #clients: Client[] = [];
  /** The ply each was told last. */
  readonly #plies: number[] = [];
  #table = '';
  /** Who may move, and what they were told. */
  #latest: { readonly seat: number; readonly told: Snapshot } | null = null;
  #sentAt = 0;
  /** The last ply that everybody was told. */
  #known = 0;
  #playing = false;
  #beat = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly plan: TablePlan,
    private readonly tally: Tally,
    seed: string,
  ) {
    this.#random = new FastRandom(seed);
  }

  /** Everybody seated, the game begun, the first move not yet made. */
  async set(): Promise<void> {
    const { urls, game, seats, watchers, settings } = this.plan;
    const guests = await Promise.all(
      Array.from({ length: seats + watchers }, (_, i) => Guest.at(urls[i % urls.length]!, `L${i}`)),
    );
    this.#table = await guests[0]!.makeTable(game, seats, settings);
    for (const [seat, guest] of guests.entries()) {
      const client = clientOf(guest, {
        heard: (bytes) => (this.tally.bytes += bytes),
        lost: () => (this.tally.broken += 1),
      });
      this.#clients.push(client);
      this.#plies.push(0);
      client.follow(this.#table, (message) => {
        if (message.type === 'snapshot') this.#told(seat, message);
      });
      if (seat < seats) await client.command(this.#table, { type: 'sit', seat, name: `L${seat}` });
    }
    await this.#start();
  }

  go(): void {
    this.#playing = true;
    this.#beat = performance.now();
    // Where nobody was asked yet, the first who is begins.
    if (this.#latest !== null) this.#move();
  }

  /** No more moves; answers under way are still heard. */
  rest(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  /** Answers whether a move is still under way. */
  stop(): boolean {
    for (const client of this.#clients) client.close();
    return this.#sentAt > 0;
  }

  async #start(): Promise<void> {
    const { outcome } = await this.#clients[0]!.command(this.#table, { type: 'start' });
    if (outcome !== 'ok') this.tally.refused += 1;
  }

  #told(seat: number, told: Snapshot): void {
    this.#plies[seat] = told.ply;
    if (told.legal.length > 0) this.#latest = { seat, told };
    if (!this.#plies.every((ply) => ply > this.#known)) return;
    this.#known = told.ply;
    if (this.#sentAt > 0) {
      this.tally.times.push(performance.now() - this.#sentAt);
      this.tally.moves += 1;
      this.#sentAt = 0;
    }
    if (!this.#playing) return;
    if (told.phase === 'over') void this.#start();
    else if (this.plan.every === 0) this.#move();
    else this.#timer = setTimeout(() => this.#move(), this.#nextBeat());
  }

  #move(): void {
    const { seat, told } = this.#latest!;
    this.#sentAt = performance.now();
    this.#known = told.ply;
    const move = told.legal[this.#random.below(told.legal.length)]!;
    const command = { type: 'move', ply: told.ply, move } as const;
    void this.#clients[seat]!.command(this.#table, command).then(({ outcome }) => {
      if (outcome !== 'ok') this.tally.refused += 1;
    });
  }

  /** Each table keeps its own beat: tables held up together do not move together ever after. */
  #nextBeat(): number {
    const now = performance.now();
    do this.#beat += this.plan.every;
    while (this.#beat <= now);
    return this.#beat - now;
  }
}
