import { PROTOCOL, withDelta } from './protocol.ts';
import type { Answer, FromTable, Delta, Snapshot, ToTable, Command } from './wire.ts';

/** An open line. Where it carries text, whoever opens it turns messages into JSON and reads them (`readFromTable`). */
export interface Line {
  send(message: ToTable): void;
  close(): void;
}

/** What a client needs from where it runs. */
export interface ClientPorts {
  /** Opens a line; calls back with all that happens on it. */
  open(on: { opened(): void; heard(message: FromTable): void; closed(): void }): Line;
  later(ms: number, run: () => void): () => void;
  /** New for each command, at most 40 letters and digits. */
  newId(): string;
}

/** What a table says, with its `news` already put together with what was told before. */
export type Hearing = (message: Exclude<FromTable, Delta>) => void;

interface Followed {
  readonly hear: Hearing;
  told: Snapshot | null;
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type CommandFor = Without<Command, 'table' | 'id'>;

const FIRST_RETRY = 100;
const LAST_RETRY = 1000;

/**
 * The client's half of the protocol: it comes back by itself when the line breaks, says hello with the last number it
 * was told, sends unanswered commands again under their old id, drops what is old and asks again where it missed some.
 */
export class Client {
  readonly #ports: ClientPorts;
  readonly #following = new Map<string, Followed>();
  readonly #unanswered = new Map<
    string,
    { command: Command; answer: Promise<Answer>; resolve: (answer: Answer) => void }
  >();
  #line: Line | null = null;
  #isOpen = false;
  #retry = FIRST_RETRY;
  #closed = false;
  #callOff = (): void => {};

  constructor(ports: ClientPorts) {
    this.#ports = ports;
    this.#open();
  }

  /** Follows a table from now on. */
  follow(table: string, hear: Hearing): void {
    this.#following.set(table, { hear, told: null });
    this.#hello(table);
  }

  /** Asks for a sign of life, and for what was missed. */
  here(table: string): void {
    this.#send({ type: 'here', table });
  }

  leave(table: string): void {
    this.#following.delete(table);
    this.#send({ type: 'bye', table });
  }

  /** Answers when the table has; through as many broken lines as it takes. */
  command(table: string, command: CommandFor): Promise<Answer> {
    const whole = { ...command, table, id: this.#ports.newId() } as Command;
    let resolve!: (answer: Answer) => void;
    const answer = new Promise<Answer>((done) => (resolve = done));
    this.#unanswered.set(whole.id, { command: whole, answer, resolve });
    this.#send(whole);
    return answer;
  }

  /** When every command so far has its answer. */
  async answered(): Promise<void> {
    await Promise.all([...this.#unanswered.values()].map(({ answer }) => answer));
  }

  close(): void {
    this.#closed = true;
    this.#callOff();
    this.#line?.close();
  }

  #open(): void {
    this.#line = this.#ports.open({
      opened: () => {
        this.#isOpen = true;
        this.#retry = FIRST_RETRY;
        for (const table of this.#following.keys()) this.#hello(table);
        for (const { command } of this.#unanswered.values()) this.#send(command);
      },
      heard: (message) => this.#heard(message),
      closed: () => {
        this.#isOpen = false;
        if (this.#closed) return;
        this.#callOff = this.#ports.later(this.#retry, () => this.#open());
        this.#retry = Math.min(LAST_RETRY, this.#retry * 2);
      },
    });
  }

  #hello(table: string): void {
    const hello = { type: 'hello', table, protocol: PROTOCOL } as const;
    const told = this.#following.get(table)?.told ?? null;
    if (told === null) return this.#send({ ...hello, seq: 0 });
    const { seq, ply, view } = told;
    this.#send({ ...hello, seq, ply, ...(view && { seat: view.seat }) });
  }

  #helloLater(table: string): void {
    this.#ports.later(LAST_RETRY, () => {
      if (this.#following.has(table)) this.#hello(table);
    });
  }

  #send(message: ToTable): void {
    if (this.#isOpen) this.#line?.send(message);
  }

  #heard(message: FromTable): void {
    if (message.type === 'answer') {
      this.#unanswered.get(message.id)?.resolve(message);
      this.#unanswered.delete(message.id);
    }
    const followed = message.table === undefined ? undefined : this.#following.get(message.table);
    if (followed === undefined) return;
    if (message.type === 'snapshot' || message.type === 'delta') this.#learn(message, followed);
    else if (message.type !== 'here') followed.hear(message);
    else if (message.seq > (followed.told?.seq ?? 0)) this.#hello(message.table);
    // The table could not be loaded just now: nothing more is told of it until there was another hello.
    if (message.type === 'error' && message.code === 'store' && message.table !== undefined)
      this.#helloLater(message.table);
  }

  #learn(message: Snapshot | Delta, followed: Followed): void {
    const { told: known, hear } = followed;
    const seq = known?.seq ?? 0;
    const isWhole = message.type === 'snapshot' && message.whole;
    if (message.seq < seq || (message.seq === seq && !isWhole)) return;
    // Delta say what changed since one `told`, and make sense only to a page that has exactly that one.
    if (message.since > seq || (message.type === 'delta' && message.since !== seq))
      return this.#hello(message.table);
    followed.told =
      message.type === 'snapshot' ? withoutKnown(message, known) : withDelta(known!, message);
    hear(followed.told);
  }
}

/** The answer to a hello may say again what was heard since it was said. */
function withoutKnown(told: Snapshot, known: Snapshot | null): Snapshot {
  if (told.whole || known === null || told.since === known.seq) return told;
  return { ...told, facts: told.facts.filter(({ ply }) => ply > known.ply) };
}
