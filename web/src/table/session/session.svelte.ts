import type {
  Answer,
  Client,
  FromTable,
  Presence,
  Preview,
  Said,
  Sign,
  Snapshot,
  MoveFacts,
  CommandFor,
} from '@tischlein/table';
import { factsIn } from '../lines.ts';
import type { CitedRefusal, TableSource } from '../source.ts';

/** Why something can not be, as the table names it and in English. */
export interface Fault {
  readonly code: string;
  readonly error: string;
  /** What the server speaks, where that is the fault. */
  readonly protocol?: number;
}

/** A thumb that was quicker than the table: what it taps so soon after an own move was meant for that. */
const QUICK_MS = 700;
type Shut = Preview & { readonly code: string };

/** As long as a phone hums under a finger that has made a move. */
export const TOUCH_MS = 12;
/** As the table enforces it. */
const BETWEEN_REACTIONS_MS = 3000;

/** Hears what the table says, in the order it says it, once the session knows it. */
export interface SessionListener {
  told?(told: Snapshot): void;
  /** `back`: who was missed before. */
  presence?(back: readonly string[]): void;
  fault?(fault: Fault): void;
}

/** What one reader knows of a table, kept up to date: the last `told`, the log, what is on its way. */
export class Session implements TableSource {
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
  /** The table lets this reader not in, and says what it is. */
  shut = $state.raw<Shut | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  /** When the table was last heard of, by `performance.now()`. */
  toldAt = $state(0);
  /** The same, of the last move. */
  movedAt = $state(0);
  /** The table's time when this reader came to it: what was said before is not new. */
  cameAt = $state(Infinity);
  /** What this reader has just shown: until it is gone, nothing more is sent. */
  resting = $state<Sign | null>(null);
  /** The last reaction or phrase that was shown. */
  reacted = $state.raw<Said | null>(null);
  /** Who looks at the table now, seated or not. */
  people = $state.raw<Presence['people']>([]);
  /** Their public ids. */
  readonly present = $derived(this.people.map(({ id }) => id));
  /** Who has a chair and is not here, by public id, with the time by `performance.now()` since when. */
  absent = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Whose move came before one of this reader's, until it was said. */
  quicker = $state<number | null>(null);

  /** What the last move did, fact by fact. */
  readonly facts = $derived(this.latest.flatMap(({ facts }) => facts));

  /** Asked before a move goes: the coach may keep it back once. */
  keepsBack: ((move: string) => boolean) | null = null;

  #movedAt = -Infinity;
  readonly #client: Client;
  readonly #table: string;

  readonly #listener: SessionListener;

  constructor(client: Client, table: string, listener: SessionListener = {}) {
    this.#client = client;
    this.#listener = listener;
    this.#table = table;
    this.hello();
  }

  get view() {
    return this.told?.view ?? null;
  }
  get legal() {
    return this.told?.legal ?? [];
  }
  get waitingFor() {
    return this.told?.waitingFor ?? null;
  }
  get ply() {
    return this.told?.ply ?? 0;
  }

  past() {
    return factsIn(this.log);
  }

  dismiss(): void {
    this.refused = null;
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

  /** Shows a sign or a phrase to all, or to one person. */
  async react(sign: Sign, to: string | null): Promise<void> {
    if (this.resting !== null) return;
    this.resting = sign;
    setTimeout(() => (this.resting = null), BETWEEN_REACTIONS_MS);
    const answer = await this.command({ type: 'react', sign, ...(to !== null && { to }) });
    // The buttons are disabled meanwhile: no message is needed.
    if (answer.outcome === 'error' && answer.code === 'chatOften') this.fault = null;
  }

  /** Makes a move, or learns why it can not be made. */
  async move(move: string): Promise<void> {
    if (this.busy || this.told === null || this.#isEcho(move) || this.keepsBack?.(move)) return;
    this.busy = true;
    this.refused = null;
    // What cannot hum stays still: a computer, and a program without a page.
    globalThis.navigator?.vibrate?.(TOUCH_MS);
    const { ply } = this.told;
    const answer = await this.command({ type: 'move', ply, move });
    this.busy = false;
    // What came before was told before the answer. Nobody but this page learns that a move was tried.
    if (answer.outcome === 'overtaken') this.quicker = this.#moverAfter(ply);
    if (answer.outcome === 'ok') this.#movedAt = performance.now();
    if (answer.outcome === 'refused') this.refused = { move, cited: answer.refused };
  }

  /** A tap on the hand just after an own move, while others have theirs: not worth a refusal. */
  #isEcho(move: string): boolean {
    const { you, waitingFor, legal } = this.told!;
    const isSoon = performance.now() - this.#movedAt < QUICK_MS;
    return isSoon && waitingFor !== you && !legal.includes(move);
  }

  /** Who made the first move after a ply; null where it was the reader. */
  #moverAfter(ply: number): number | null {
    const first = this.log.find((move) => move.ply > ply);
    return first === undefined || first.seat === this.told?.view?.seat ? null : first.seat;
  }

  close(): void {
    this.#client.leave(this.#table);
  }

  #hear(message: FromTable): void {
    switch (message.type) {
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
        this.#missed(message);
        return;
      case 'error':
        if (message.preview) this.shut = { ...message.preview, code: message.code };
        this.#fail(message);
    }
  }

  #missed({ absent }: Presence): void {
    const missed = [...this.absent.keys()];
    this.absent = new Map(absent.map(({ person, ms }) => [person, performance.now() - ms]));
    this.#listener.presence?.(
      missed.filter((person) => !this.absent.has(person) && this.present.includes(person)),
    );
  }

  #fail(fault: Fault): void {
    this.fault = fault;
    this.#listener.fault?.(fault);
  }

  #learn(told: Snapshot): void {
    const isNewGame = told.round !== this.told?.round || this.told.phase === 'starting';
    if (this.told === null) this.cameAt = told.now;
    const fresh = told.whole || isNewGame;
    const moved = told.ply !== this.told?.ply;
    if (moved) {
      this.refused = null;
      this.movedAt = performance.now();
    }
    this.log = fresh ? told.facts : [...markedBack(this.log, told.back ?? 0), ...told.facts];
    // An offer between two moves must not remove what is being read out.
    if (fresh || moved) this.latest = told.whole ? [] : told.facts;
    this.told = told;
    this.toldAt = performance.now();
    if (this.shut) this.shut = this.fault = null;
    this.#listener.told?.(told);
  }
}

/** The log with its last `back` standing moves marked as taken back. */
function markedBack(log: readonly MoveFacts[], back: number): readonly MoveFacts[] {
  if (back === 0) return log;
  const standing = log.filter(({ takenBack }) => !takenBack).slice(-back);
  return log.map((move) => (standing.includes(move) ? { ...move, takenBack: true } : move));
}
