import {
  fitName,
  type Answer,
  type Contributions,
  type Told,
  type WishFor,
} from '@tischlein/table';
import type { Fault } from '../session/session.svelte.ts';
import type { VisitedTable } from './visited.ts';

/** What a page at a far table can do, and what it asks. */
export interface FarPorts {
  wish(wish: WishFor): Promise<Answer>;
  /** All wishes have their answers. */
  answered(): Promise<void>;
  /** What this person is called here; empty for a guest. */
  /** The name, and the animal where one was chosen. */
  who(): { readonly name: string; readonly figure?: number };
  /** The page's part in the deals of this table. */
  readonly contributions: Contributions;
  keepVisited(table: VisitedTable): void;
  dropVisited(id: string): void;
  now(): number;
  /** Loads the page that speaks this protocol; false where that was tried and did not help. */
  loadVersion(protocol: number): Promise<boolean>;
  wrongVersion(): void;
}

/** What a page does at a far table without being asked: it plays no part in how the table looks. */
export class FarSeat {
  readonly #id: string;
  readonly #ports: FarPorts;
  #comingBack = false;
  #standing = false;
  #typing = false;
  /** The page has seen its person seated: when they stand up after that, it is on purpose, on whichever tab. */
  #wasSeated = false;
  #otherProtocol: number | null = null;

  constructor(id: string, ports: FarPorts) {
    this.#id = id;
    this.#ports = ports;
  }

  hear(told: Told): void {
    this.#contribute(told);
    this.#sitDown(told);
    this.#keepForHome(told);
    this.#comeBack(told);
  }

  hearFault(fault: Fault | null): void {
    if (fault?.code === 'noTable') this.#ports.dropVisited(this.#id);
    this.#otherProtocol = fault?.protocol ?? this.#otherProtocol;
    this.#changeVersion();
  }

  /** While somebody types, nothing may take the page away. */
  types(typing: boolean): void {
    this.#typing = typing;
    this.#changeVersion();
  }

  /** A bot plays on at once; who only goes away is waited for. True where the chair was left. */
  async standUp(): Promise<boolean> {
    this.#standing = true;
    const { outcome } = await this.#ports.wish({ t: 'stand' });
    this.#standing = outcome === 'ok';
    return this.#standing;
  }

  /** The page's part of a deal, also of a rematch, is given without a click. */
  #contribute(told: Told): void {
    const owed = this.#ports.contributions.owed(told);
    if (owed) void this.#ports.wish(owed);
  }

  /** Who sets a table sits at it, under the name they are known by. */
  #sitDown({ seq, host, person, screens }: Told): void {
    const { name: typed, ...figure } = this.#ports.who();
    const name = fitName(typed);
    const isNew = seq === 1 + screens.length;
    if (!isNew || host !== person || name === '') return;
    const hash = this.#ports.contributions.newHash();
    void this.#ports.wish({ t: 'sit', seat: 0, name, ...figure, hash });
  }

  /** A game one sits at waits on the home page until it is over. */
  #keepForHome({ game, you, phase, chairs }: Told): void {
    if (you === null || phase === 'over') return this.#ports.dropVisited(this.#id);
    const others = chairs.flatMap((chair, seat) =>
      chair.kind === 'person' && seat !== you ? [chair.name] : [],
    );
    this.#ports.keepVisited({ id: this.#id, game, others, changed: this.#ports.now() });
  }

  /** Whoever comes back takes the chair from the bot that kept it; on an empty clock the bot moves first. */
  #comeBack({ you, chairs, waitingFor, clocks }: Told): void {
    if (you === null || this.#comingBack || this.#standing) return;
    const mine = chairs[you]!;
    const away = mine.kind === 'person' ? mine.away : null;
    this.#wasSeated ||= away === null;
    const isKept = away !== null && away !== 'removed' && (away !== 'left' || !this.#wasSeated);
    const isSpent = waitingFor === you && clocks?.left[you] === 0;
    if (!isKept || isSpent) return;
    this.#comingBack = true;
    void this.#ports.wish({ t: 'back' }).finally(() => (this.#comingBack = false));
  }

  /** The server speaks another version: the page of that one takes over, when nothing typed or wished is lost by it. */
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

/** What may be called out at a far table. */
export interface Callable {
  readonly fault: boolean;
  /** The own time ran out. */
  readonly late: boolean;
  /** An offer was not accepted. */
  readonly lapsed: boolean;
  /** Somebody said something that was not called out yet. */
  readonly said: boolean;
  /** Somebody looks on who has not been told that they do. */
  readonly watching: boolean;
}

/** The most pressing of them; null where there is none. */
export const noteOf = (callable: Callable): keyof Callable | null =>
  (['fault', 'late', 'lapsed', 'said', 'watching'] as const).find((what) => callable[what]) ?? null;
