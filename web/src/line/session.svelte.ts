import {
  PROTOCOL,
  type Answer,
  type FromTable,
  type Told,
  type ToldMove,
  type Wish,
} from '@tischlein/table';
import { newId } from './id.ts';
import type { Hear, Line } from './line.ts';

/** A refusal as the table cites it; the page says it in words. */
export interface CitedRefusal {
  readonly move: string;
  readonly cited: { readonly clause: string; readonly facts: { readonly [key: string]: unknown } };
}

type Unsent = Wish extends infer W ? (W extends Wish ? Omit<W, 'table' | 'id'> : never) : never;

/** What one reader knows of a table, kept up to date: the last `told`, the log, what is on its way. */
export class Session {
  told: Told | null = $state.raw(null);
  /** Every move told so far in this game. */
  log: readonly ToldMove[] = $state.raw([]);
  /** What the last move did; empty after coming to the table. */
  latest: readonly ToldMove[] = $state.raw([]);
  refused: CitedRefusal | null = $state.raw(null);
  /** A move is on its way. */
  busy = $state(false);
  /** A sentence of the table that is no refusal: a full chair, a broken wish. */
  fault: string | null = $state(null);

  readonly #table: string;
  #line: Line;
  #waiting = new Map<string, { move: string | null; done: (answer: Answer) => void }>();

  constructor(table: string, connect: (hear: Hear) => Line) {
    this.#table = table;
    this.#line = connect((message) => this.#hear(message));
    this.hello();
  }

  hello(): void {
    this.#line.say({
      t: 'hello',
      table: this.#table,
      protocol: PROTOCOL,
      seq: this.told?.seq ?? 0,
    });
  }

  /** A wish, with its answer. */
  wish(unsent: Unsent, move: string | null = null): Promise<Answer> {
    const id = newId();
    return new Promise((done) => {
      this.#waiting.set(id, { move, done });
      this.#line.say({ ...unsent, table: this.#table, id } as Wish);
    });
  }

  move(move: string): void {
    if (this.busy || this.told === null) return;
    this.busy = true;
    this.refused = null;
    void this.wish({ t: 'move', ply: this.told.ply, move }, move).then(() => (this.busy = false));
  }

  close(): void {
    this.#line.say({ t: 'bye', table: this.#table });
    this.#line.close();
  }

  #hear(message: FromTable): void {
    switch (message.t) {
      case 'told':
        return this.#learn(message);
      case 'answer': {
        const { move, done } = this.#waiting.get(message.id) ?? { move: null, done: () => {} };
        this.#waiting.delete(message.id);
        if (message.outcome === 'refused' && move !== null)
          this.refused = { move, cited: message.refused };
        if (message.outcome === 'error') this.fault = message.error;
        done(message);
        return;
      }
      case 'error':
        this.fault = message.error;
    }
  }

  #learn(told: Told): void {
    if (this.told !== null && told.seq <= this.told.seq && !told.whole) return;
    // A gap: something was missed, so everything is asked for again.
    const gap = this.told !== null && !told.whole && told.seq > this.told.seq + 1;
    const fresh = this.told === null || told.round !== this.told.round;
    if (told.ply !== this.told?.ply) this.refused = null;
    this.log = told.whole || fresh ? told.facts : [...this.log, ...told.facts];
    this.latest = told.whole ? [] : told.facts;
    this.told = told;
    if (gap) this.hello();
  }
}
