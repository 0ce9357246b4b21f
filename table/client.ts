import * as v from 'valibot';
import {
  FromTableSchema,
  PROTOCOL,
  withNews,
  type Answer,
  type FromTable,
  type News,
  type Told,
  type ToTable,
  type Wish,
} from './wire.ts';

/** An open line, as a WebSocket is one. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** What a client needs from where it runs. */
export interface ClientHome {
  /** Opens a line; calls back with all that happens on it. */
  open(on: { opened(): void; heard(text: string): void; closed(): void }): Line;
  later(ms: number, run: () => void): () => void;
  /** New for each wish, at most 40 letters and digits. */
  newId(): string;
}

/** What a table says, with its `news` already put together with what was told before. */
export type Hearing = (message: Exclude<FromTable, News>) => void;

interface Followed {
  readonly hear: Hearing;
  told: Told | null;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type WishFor = Without<Wish, 'table' | 'id'>;

const FIRST_RETRY = 100;
const LAST_RETRY = 1000;

/**
 * The client's half of the protocol: it comes back by itself when the line breaks, says hello with the last number it
 * was told, sends unanswered wishes again under their old id, drops what is old and asks again where it missed some.
 */
export class Client {
  readonly #home: ClientHome;
  readonly #following = new Map<string, Followed>();
  readonly #unanswered = new Map<
    string,
    { wish: Wish; answer: Promise<Answer>; resolve: (answer: Answer) => void }
  >();
  #line: Line | null = null;
  #isOpen = false;
  #retry = FIRST_RETRY;
  #closed = false;
  #callOff = (): void => {};

  constructor(home: ClientHome) {
    this.#home = home;
    this.#open();
  }

  /** Follows a table from now on. */
  follow(table: string, hear: Hearing): void {
    this.#following.set(table, { hear, told: null });
    this.#hello(table);
  }

  /** Asks for a sign of life, and for what was missed. */
  here(table: string): void {
    this.#send({ t: 'here', table });
  }

  leave(table: string): void {
    this.#following.delete(table);
    this.#send({ t: 'bye', table });
  }

  /** Answers when the table has; through as many broken lines as it takes. */
  wish(table: string, wish: WishFor): Promise<Answer> {
    const whole = { ...wish, table, id: this.#home.newId() } as Wish;
    let resolve!: (answer: Answer) => void;
    const answer = new Promise<Answer>((done) => (resolve = done));
    this.#unanswered.set(whole.id, { wish: whole, answer, resolve });
    this.#send(whole);
    return answer;
  }

  /** When every wish so far has its answer. */
  async answered(): Promise<void> {
    await Promise.all([...this.#unanswered.values()].map(({ answer }) => answer));
  }

  close(): void {
    this.#closed = true;
    this.#callOff();
    this.#line?.close();
  }

  #open(): void {
    this.#line = this.#home.open({
      opened: () => {
        this.#isOpen = true;
        this.#retry = FIRST_RETRY;
        for (const table of this.#following.keys()) this.#hello(table);
        for (const { wish } of this.#unanswered.values()) this.#send(wish);
      },
      heard: (text) => this.#heard(text),
      closed: () => {
        this.#isOpen = false;
        if (this.#closed) return;
        this.#callOff = this.#home.later(this.#retry, () => this.#open());
        this.#retry = Math.min(LAST_RETRY, this.#retry * 2);
      },
    });
  }

  #hello(table: string): void {
    const seq = this.#following.get(table)?.told?.seq ?? 0;
    this.#send({ t: 'hello', table, protocol: PROTOCOL, seq });
  }

  #send(message: ToTable): void {
    if (this.#isOpen) this.#line?.send(JSON.stringify(message));
  }

  #heard(text: string): void {
    const parsed = v.safeParse(FromTableSchema, JSON.parse(text));
    if (!parsed.success) return;
    const message = parsed.output;
    if (message.t === 'answer') {
      this.#unanswered.get(message.id)?.resolve(message);
      this.#unanswered.delete(message.id);
    }
    const followed = message.table === undefined ? undefined : this.#following.get(message.table);
    if (followed === undefined) return;
    if (message.t === 'told' || message.t === 'news') this.#learn(message, followed);
    else if (message.t !== 'here') followed.hear(message);
    else if (message.seq > (followed.told?.seq ?? 0)) this.#hello(message.table);
  }

  #learn(message: Told | News, followed: Followed): void {
    const { told: known, hear } = followed;
    const seq = known?.seq ?? 0;
    const isWhole = message.t === 'told' && message.whole;
    if (message.seq < seq || (message.seq === seq && !isWhole)) return;
    if (message.since > seq || (message.t === 'news' && known === null))
      return this.#hello(message.table);
    followed.told = message.t === 'told' ? message : withNews(known!, message);
    hear(followed.told);
  }
}
