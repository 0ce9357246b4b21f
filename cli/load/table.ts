import { FastRandom } from '@tischlein/kit';
import type { Watched } from './metrics.ts';
import { LoadSeat, newGuest, type Glance, type SeatEvents } from './seat.ts';

export interface LoadPlan extends Watched {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  /** At each table, beside those who play. */
  readonly watchers: number;
  readonly settings: object;
  readonly seconds: number;
  /** Seconds of play before the clock starts: a program that just began is still being compiled. */
  readonly warm: number;
  /** Milliseconds between two moves of a table; 0: as fast as it goes. */
  readonly every: number;
  /** How many badly behaved connections join, after an equally long time without them. */
  readonly fuzz: number;
  /** How many pages only look on. */
  readonly company: number;
  /** Count what a table takes between a fifth of them and all: what the program itself takes, and room for what is short-lived, fall out. */
  readonly memory: boolean;
}

/** What is counted while the load runs. */
export interface LoadTally {
  moves: number;
  /** That all lines heard. */
  bytes: number;
  refused: number;
  broken: number;
  readonly times: number[];
}

export const newTally = (): LoadTally => ({
  moves: 0,
  bytes: 0,
  refused: 0,
  broken: 0,
  times: [],
});

/** A table under load: whoever may move does; the clock runs from the move to the last line told. */
export class LoadTable implements SeatEvents {
  readonly #plan: LoadPlan;
  readonly #tally: LoadTally;
  readonly #random: FastRandom;
  /** The lines: those of the seats, then those of the watchers. */
  readonly #seats: LoadSeat[] = [];
  /** The ply each line was told last. */
  readonly #plies: number[] = [];
  /** Who may move, and what they were told. */
  #latest: { readonly seat: number; readonly told: Glance } | null = null;
  #sentAt = 0;
  /** The last ply that every line was told. */
  #known = 0;
  #playing = false;
  #beat = 0;
  #granted: () => void = () => {};
  #timer: NodeJS.Timeout | undefined;

  constructor(plan: LoadPlan, tally: LoadTally, seed: string) {
    this.#plan = plan;
    this.#tally = tally;
    this.#random = new FastRandom(seed);
  }

  /** Everybody seated, the game begun, the first move not yet made. */
  async set(): Promise<void> {
    const { urls, game, seats, watchers, settings } = this.#plan;
    /** The lines of a table are spread over the nodes. */
    const nodeOf = (seat: number): string => urls[seat % urls.length]!;
    const guests = await Promise.all(
      Array.from({ length: seats + watchers }, (_, i) => newGuest(nodeOf(i), `L${i}`)),
    );
    const answer = await fetch(`${nodeOf(0)}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: guests[0]!.cookie },
      body: JSON.stringify({ game, seats, settings }),
    });
    const made = (await answer.json()) as { table?: string; error?: string };
    if (made.table === undefined) throw new Error(made.error);
    for (const [seat, guest] of guests.entries()) {
      const each = new LoadSeat(nodeOf(seat), guest, made.table, seat, this);
      this.#seats.push(each);
      this.#plies.push(0);
      await each.hello();
      if (seat >= seats) continue;
      const wish = { t: 'sit', seat, name: `L${seat}` };
      await this.#whenGranted(() => each.wish(wish));
    }
    await this.#whenGranted(() => this.#seats[0]!.wish({ t: 'start' }));
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
    for (const seat of this.#seats) seat.close();
    return this.#sentAt > 0;
  }

  told(seat: number, told: Glance): void {
    this.#plies[seat] = told.ply;
    if (told.legal.length > 0) this.#latest = { seat, told };
    if (!this.#plies.every((ply) => ply > this.#known)) return;
    this.#known = told.ply;
    if (this.#sentAt > 0) {
      this.#tally.times.push(performance.now() - this.#sentAt);
      this.#tally.moves += 1;
      this.#sentAt = 0;
    }
    if (!this.#playing) return;
    if (told.phase === 'over') this.#seats[0]!.wish({ t: 'start' });
    else if (this.#plan.every === 0) this.#move();
    else this.#timer = setTimeout(() => this.#move(), this.#nextBeat());
  }

  heard(bytes: number): void {
    this.#tally.bytes += bytes;
  }

  answered(outcome: string): void {
    if (outcome === 'ok') this.#granted();
    else this.#tally.refused += 1;
  }

  lost(): void {
    this.#tally.broken += 1;
  }

  #move(): void {
    const { seat, told } = this.#latest!;
    this.#sentAt = performance.now();
    this.#known = told.ply;
    const move = told.legal[this.#random.below(told.legal.length)]!;
    this.#seats[seat]!.wish({ t: 'move', ply: told.ply, move });
  }

  /** Each table keeps its own beat: tables held up together do not move together ever after. */
  #nextBeat(): number {
    const now = performance.now();
    do this.#beat += this.#plan.every;
    while (this.#beat <= now);
    return this.#beat - now;
  }

  #whenGranted(send: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#granted = resolve;
      send();
    });
  }
}
