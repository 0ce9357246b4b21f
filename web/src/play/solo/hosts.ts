import {
  Client,
  type Beginning,
  type Entry,
  type FromTable,
  type ShownChair,
  type Snapshot,
  type SomeSettings,
} from '@tischlein/table';
import { later } from '../../ui/drawn.ts';
import { newId, newSecret } from '../../table/session/id.ts';
import { Session } from '../../table/session/session.svelte.ts';
import { settings } from '../../base/settings.svelte.ts';
import { FACTOR } from './pace.ts';
import { keepTable, keptTable, notePlayed, SavedJournal, type KeptTable } from './shelf.ts';
import type { FromWorker, ToWorker } from './worker.ts';

export interface SoloOpening {
  readonly game: string;
  /** Names of the people on this device, in the order of their seats. */
  readonly people: readonly string[];
  /** A level for each bot; they sit after the people. */
  readonly bots: readonly string[];
  readonly options: NonNullable<SomeSettings['options']>;
  /** Plays on from a moment of another game: one person, on that moment's seat. */
  readonly from?: Beginning;
  /** The deal of this day, made from this secret; bots look at `budget` worlds for a move, however long it takes. */
  readonly day?: { readonly date: string; readonly secret: string; readonly budget: number };
}

/** A table in this tab. Each person on the device has a session; the page shows one of them. */
export class SoloHost {
  readonly id: string;
  readonly game: string;
  readonly people: readonly string[];
  /** It is the deal of this day: no help, and no way back. */
  readonly day: string | null;

  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #hearers = new Map<string, (message: FromTable) => void>();
  readonly #journal: SavedJournal;
  #session: Session | null = null;
  #kept: KeptTable;
  #held = false;
  #closed = false;
  /** Callers that wait for the record. */
  #recorded: ((found: Recorded) => void)[] = [];

  static open(opening: SoloOpening): SoloHost {
    const id = newId();
    const seats = opening.people.length + opening.bots.length;
    const kept: KeptTable = {
      id,
      game: opening.game,
      people: opening.people,
      seats,
      changed: Date.now(),
      moves: 0,
      over: false,
      ...(opening.day && { day: opening.day.date, budget: opening.day.budget }),
    };
    const { game, options, day } = opening;
    // Only this page can watch: the curtain tells what everybody may know.
    const settings = { options, watchers: opening.people.length > 1 };
    const host = new SoloHost(kept, new SavedJournal(id), {
      w: 'open',
      game,
      opening: {
        table: id,
        seats,
        settings,
        host: personAt(0),
        ...(opening.from && { from: opening.from }),
      },
      secret: day?.secret ?? newSecret(),
      ...(day && { budget: day.budget }),
    });
    host.#sit(opening);
    return host;
  }

  static again(kept: KeptTable): SoloHost {
    const journal = new SavedJournal(kept.id);
    return new SoloHost(kept, journal, {
      w: 'load',
      game: kept.game,
      entries: journal.read(),
      ...(kept.budget !== undefined && { budget: kept.budget }),
    });
  }

  private constructor(kept: KeptTable, journal: SavedJournal, first: ToWorker) {
    this.id = kept.id;
    this.game = kept.game;
    this.people = kept.people;
    this.day = kept.day ?? null;
    this.#kept = kept;
    this.#journal = journal;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      // Another tab may play on: what is still under way must not overwrite it.
      if (!this.#closed) this.#hear(data);
    });
    this.#say(first);
    this.hold(false);
  }

  /** The session of a person; the former one is closed, so that the page knows one hand at a time. */
  sessionOf(person: number): Session {
    this.#session?.close();
    this.#session = new Session(this.#clientOf(personAt(person)), this.id);
    return this.#session;
  }

  /**
   * What everybody may know of the table, for between two turns; and the person whose turn it is when it is opened, the
   * first one while a bot moves or when the game is over.
   */
  watch(up: (person: number) => void): Session {
    let isKnown = false;
    const told = ({ waitingFor, phase }: Snapshot): void => {
      if (isKnown || (waitingFor === null && phase !== 'over')) return;
      isKnown = true;
      up(waitingFor !== null && waitingFor < this.people.length ? waitingFor : 0);
    };
    return new Session(this.#clientOf('watcher'), this.id, { told });
  }

  hold(held: boolean): void {
    this.#held = held;
    this.#say({ w: 'pace', factor: FACTOR[settings.speed], held });
  }

  /** After the speed was changed. */
  repace(): void {
    this.hold(this.#held);
  }

  takeBack(person: number): void {
    this.#say({ w: 'takeBack', person: personAt(person) });
  }

  /** The finished game as a text anyone can read. */
  readonly record = async (): Promise<string | null> => (await this.#askRecord()).text;

  #askRecord(): Promise<Recorded> {
    return new Promise((done) => {
      this.#recorded.push(done);
      this.#say({ w: 'record' });
    });
  }

  /** The same people and bots once more. */
  again(chairs: readonly ShownChair[], options: SoloOpening['options']): SoloOpening {
    const bots = chairs.flatMap((chair) => (chair.type === 'bot' ? [chair.level] : []));
    return { game: this.game, people: this.people, bots, options };
  }

  close(): void {
    this.#closed = true;
    this.#worker.terminate();
  }

  #sit({ people, bots, from }: SoloOpening): void {
    const as = (person: number, message: object): void =>
      this.#say({
        w: 'say',
        person: personAt(person),
        message: { ...message, table: this.id, id: newId() } as never,
      });
    const first = from?.seat ?? 0;
    // Around one device nobody is the reader; alone, the record keeps who it was.
    const face = people.length === 1 && { avatar: settings.avatar };
    people.forEach((name, i) => as(i, { type: 'sit', seat: first + i, name, ...face }));
    // Bots take the other seats, in their order.
    const free = [...Array(people.length + bots.length).keys()].filter(
      (seat) => seat < first || seat >= first + people.length,
    );
    bots.forEach((level, i) => as(0, { type: 'addBot', seat: free[i]!, level }));
    as(0, { type: 'start' });
  }

  /** A line into the other thread, which never breaks. */
  #clientOf(person: string): Client {
    return new Client({
      open: ({ opened, heard }) => {
        this.#hearers.set(person, heard);
        queueMicrotask(opened);
        return {
          send: (message) => this.#say({ w: 'say', person, message }),
          close: () => {},
        };
      },
      later,
      newId,
    });
  }

  #hear(data: FromWorker): void {
    switch (data.w) {
      case 'heard':
        if (data.message.type === 'snapshot' && data.message.phase === 'over') this.#end();
        return this.#hearers.get(data.person)?.(data.message);
      case 'saved':
        return this.#keep(data.entries);
      case 'record':
        return this.#recorded.splice(0).forEach((done) => done(data));
    }
  }

  #keep(entries: readonly Entry[]): void {
    this.#journal.add(entries);
    const moves = this.#kept.moves + entries.reduce((sum, entry) => sum + movesIn(entry), 0);
    this.#kept = { ...this.#kept, changed: Date.now(), moves, over: false };
    keepTable(this.#kept);
  }

  #end(): void {
    if (this.#kept.over) return;
    this.#kept = { ...this.#kept, over: true };
    keepTable(this.#kept);
    notePlayed(this.game);
    void this.#keepFinished();
  }

  /** Every game played to its end stays on this device; what refuses to keep it must not disturb the table. */
  async #keepFinished(): Promise<void> {
    const { text, result } = await this.#askRecord();
    if (text === null || result === null) return;
    const [{ finishedOf }, { keepFinished }] = await Promise.all([
      import('../../table/finished/keep.ts'),
      import('../../table/finished/store.ts'),
    ]);
    const game = finishedOf(this.#kept, text, result);
    if (game) await keepFinished(game, text).catch(() => {});
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}

type Recorded = Extract<FromWorker, { w: 'record' }>;

const personAt = (seat: number): string => `p${seat}`;

const movesIn = (entry: Entry): number =>
  entry.type === 'moved' ? 1 : entry.type === 'takenBack' ? -(entry.moves ?? 1) : 0;

/** The table that was just set, until its page takes it over. */
let fresh: SoloHost | null = null;

/** Sets a table and answers its id. */
export function openSolo(opening: SoloOpening): string {
  fresh = SoloHost.open(opening);
  return fresh.id;
}

export function hostOf(id: string): SoloHost | null {
  if (fresh?.id === id) {
    const host = fresh;
    fresh = null;
    return host;
  }
  const kept = keptTable(id);
  return kept && SoloHost.again(kept);
}
