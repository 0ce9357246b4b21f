import type {
  Answer,
  Client,
  FromTable,
  Presence,
  Said,
  Snapshot,
  MoveFacts,
  CommandFor,
} from '@tischlein/table';

/** A refusal as the table cites it; the page says it in words. */
export interface CitedRefusal {
  readonly move: string;
  readonly cited: { readonly clause: string; readonly facts: { readonly [key: string]: unknown } };
}

/** Why something can not be, as the table names it and in English. */
export interface Fault {
  readonly code: string;
  readonly error: string;
  /** What the server speaks, where that is the fault. */
  readonly protocol?: number;
}

/** Hears what the table says, in the order it says it, once the session knows it. */
export interface SessionListener {
  told?(told: Snapshot): void;
  presence?(): void;
  fault?(fault: Fault): void;
}

/** What one reader knows of a table, kept up to date: the last `told`, the log, what is on its way. */
export class Session {
  told = $state.raw<Snapshot | null>(null);
  /** Every move told so far in this game. */
  log = $state.raw<readonly MoveFacts[]>([]);
  /** What the last move did; empty after coming to the table. */
  latest = $state.raw<readonly MoveFacts[]>([]);
  refused = $state.raw<CitedRefusal | null>(null);
  /** A move is on its way. */
  busy = $state(false);
  /** What the table says where it can not do what was wished. */
  fault = $state.raw<Fault | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  /** The last reaction or phrase that was shown. */
  reacted = $state.raw<Said | null>(null);
  /** Who looks at the table now, seated or not. */
  people = $state.raw<Presence['people']>([]);
  /** Their public ids. */
  readonly present = $derived(this.people.map(({ id }) => id));

  /** Asked before a move goes: the coach may keep it back once. */
  keepsBack: ((move: string) => boolean) | null = null;

  readonly #client: Client;
  readonly #table: string;

  readonly #listener: SessionListener;

  constructor(client: Client, table: string, listener: SessionListener = {}) {
    this.#client = client;
    this.#listener = listener;
    this.#table = table;
    this.hello();
  }

  /** Asks for everything again. */
  hello(): void {
    this.#client.follow(this.#table, (message) => this.#hear(message));
  }

  async command(command: CommandFor): Promise<Answer> {
    const answer = await this.#client.command(this.#table, command);
    if (answer.outcome === 'error') this.#fail(answer);
    if (answer.outcome === 'ok') this.fault = null;
    return answer;
  }

  /** Makes a move, or learns why it can not be made. */
  async move(move: string): Promise<void> {
    if (this.busy || this.told === null || this.keepsBack?.(move)) return;
    this.busy = true;
    this.refused = null;
    const answer = await this.command({ t: 'move', ply: this.told.ply, move });
    this.busy = false;
    if (answer.outcome === 'refused') this.refused = { move, cited: answer.refused };
  }

  close(): void {
    this.#client.leave(this.#table);
  }

  #hear(message: FromTable): void {
    switch (message.t) {
      case 'snapshot':
        return this.#learn(message);
      case 'said':
        if (message.sign !== undefined) return void (this.reacted = message);
        // Those who come back are sent all messages again.
        this.chat = [
          ...this.chat.filter(({ at, who }) => at !== message.at || who.id !== message.who.id),
          message,
        ];
        return;
      case 'presence':
        this.people = message.people;
        this.#listener.presence?.();
        return;
      case 'error':
        this.#fail(message);
    }
  }

  #fail(fault: Fault): void {
    this.fault = fault;
    this.#listener.fault?.(fault);
  }

  #learn(told: Snapshot): void {
    const isNewGame = told.round !== this.told?.round || this.told.phase === 'starting';
    const fresh = told.whole || isNewGame;
    const moved = told.ply !== this.told?.ply;
    if (moved) this.refused = null;
    this.log = fresh ? told.facts : [...markedBack(this.log, told.back ?? 0), ...told.facts];
    // An offer between two moves must not remove what is being read out.
    if (fresh || moved) this.latest = told.whole ? [] : told.facts;
    this.told = told;
    this.#listener.told?.(told);
  }
}

/** The log with its last `back` standing moves marked as taken back. */
function markedBack(log: readonly MoveFacts[], back: number): readonly MoveFacts[] {
  if (back === 0) return log;
  const standing = log.filter(({ takenBack }) => !takenBack).slice(-back);
  return log.map((move) => (standing.includes(move) ? { ...move, takenBack: true } : move));
}
