import type { Animal } from '@tischlein/kit';
import type { Answer, Contributions, Snapshot, CommandFor } from '@tischlein/table';
import type { Fault } from '../../table/session/session.svelte.ts';
import type { VisitedTable } from './visited.ts';

/** What a page at a far table can do, and what it asks. */
export interface FarPorts {
  command(command: CommandFor): Promise<Answer>;
  /** All commands have their answers. */
  answered(): Promise<void>;
  /** Who this person is; no name where they have not been asked yet. */
  who(): { readonly name: string | null; readonly avatar: Animal };
  /** The page's part in the deals of this table. */
  readonly contributions: Contributions;
  keepVisited(table: VisitedTable): void;
  dropVisited(id: string): void;
  now(): number;
  /** Loads the page that speaks this protocol; false where that was tried and did not help. */
  loadVersion(protocol: number): Promise<boolean>;
  wrongVersion(): void;
}

/** The first chair somebody new may take now; -1 where there is none. After a game bots give theirs up. */
export const freeSeat = ({ phase, chairs }: Pick<Snapshot, 'phase' | 'chairs'>): number =>
  chairs.findIndex(
    (chair) =>
      chair.type === 'empty' || (phase === 'over' && (chair.type === 'bot' || chair.away !== null)),
  );

/** Where somebody sits; -1 where they do not. */
export const seatOf = (chairs: Snapshot['chairs'], person: string | null | undefined): number =>
  chairs.findIndex((chair) => chair.type === 'person' && chair.who.id === person);

/** What a page does at a far table without being asked: it plays no part in how the table looks. */
export class FarSeat {
  readonly #id: string;
  readonly #ports: FarPorts;
  /** Somebody looks on until there is a seat for them. */
  wantsSeat = false;
  #comingBack = false;
  #standing = false;
  #typing = false;
  /** The page has seen its person seated: if they stand up after that, they meant to, in whichever tab. */
  #wasSeated = false;
  #otherProtocol: number | null = null;

  constructor(id: string, ports: FarPorts) {
    this.#id = id;
    this.#ports = ports;
  }

  hear(told: Snapshot): void {
    this.#contribute(told);
    this.#sitDown(told);
    this.#keepForHome(told);
    this.#comeBack(told);
  }

  hearFault(fault: Fault): void {
    if (fault.code === 'noTable') this.#ports.dropVisited(this.#id);
    this.#otherProtocol = fault.protocol ?? this.#otherProtocol;
    this.#changeVersion();
  }

  /** While somebody types, the page must not be reloaded. */
  types(typing: boolean): void {
    this.#typing = typing;
    this.#changeVersion();
  }

  /** A bot takes over at once; the table waits only for players who just went away. True if the chair was left. */
  async standUp(): Promise<boolean> {
    this.#standing = true;
    const { outcome } = await this.#ports.command({ type: 'stand' });
    this.#standing = outcome === 'ok';
    return this.#standing;
  }

  /** The page's part of a deal, also of a rematch, is given without a click. */
  #contribute(told: Snapshot): void {
    const owed = this.#ports.contributions.owed(told);
    if (owed) void this.#ports.command(owed);
  }

  /** Whoever opens a table sits down at it, if they have said who they are; and whoever waits for a seat, once one is free. */
  #sitDown(told: Snapshot): void {
    const { seq, host, person, screens, you, phase } = told;
    if (you !== null) this.wantsSeat = false;
    const { name, avatar } = this.#ports.who();
    const isNew = seq === 1 + screens.length && host === person;
    const seat = isNew ? 0 : freeSeat(told);
    const isBetween = phase === 'open' || phase === 'over';
    if (name === null || seat < 0 || !(isNew || (this.wantsSeat && isBetween))) return;
    this.wantsSeat = false;
    const hash = this.#ports.contributions.newHash();
    void this.#ports.command({ type: 'sit', seat, name, avatar, hash });
  }

  /** The home page lists the games in which this person has a seat, until they are over. */
  #keepForHome({ game, you, phase, chairs }: Snapshot): void {
    if (you === null || phase === 'over') return this.#ports.dropVisited(this.#id);
    const others = chairs.flatMap((chair, seat) =>
      chair.type === 'person' && seat !== you ? [chair.who.name] : [],
    );
    const mine = chairs[you]!;
    const left = mine.type === 'person' && mine.away === 'left' && { left: true as const };
    this.#ports.keepVisited({ id: this.#id, game, others, changed: this.#ports.now(), ...left });
  }

  /** A player who comes back takes over from the bot; if their clock is empty the bot moves first. */
  #comeBack({ you, chairs, waitingFor, clocks }: Snapshot): void {
    if (you === null || this.#comingBack || this.#standing) return;
    const mine = chairs[you]!;
    const away = mine.type === 'person' ? mine.away : null;
    this.#wasSeated ||= away === null;
    const isKept = away !== null && away !== 'removed' && (away !== 'left' || !this.#wasSeated);
    const isSpent = waitingFor === you && clocks?.left[you] === 0;
    if (!isKept || isSpent) return;
    this.#comingBack = true;
    void this.#ports.command({ type: 'back' }).finally(() => (this.#comingBack = false));
  }

  /** The server speaks another protocol: loads the page for it as soon as nothing typed or sent can be lost. */
  #changeVersion(): void {
    const protocol = this.#otherProtocol;
    if (protocol === null || this.#typing) return;
    this.#otherProtocol = null;
    void this.#ports
      .answered()
      .then(() => this.#ports.loadVersion(protocol))
      .then((loading) => {
        if (!loading) this.#ports.wrongVersion();
      });
  }
}

/**
 * What may be called out at a far table, the most pressing first: a fault, the own time ran out, an offer was not accepted,
 * somebody said something, the reader is a watcher and does not know it yet.
 */
const NOTES = ['fault', 'late', 'lapsed', 'said', 'watching'] as const;
export type Note = (typeof NOTES)[number];

export const noteOf = (callable: Readonly<Record<Note, boolean>>): Note | null =>
  NOTES.find((note) => callable[note]) ?? null;
