import {
  botMoved,
  byBot,
  copyTable,
  due,
  entriesOf,
  fold,
  handle,
  happeningOf,
  letterOf,
  lettersOf,
  mayRead,
  presentSeats,
  questionFor,
  SENTENCES,
  tellAll,
  wholeLettersOf,
  type Answer,
  type Due,
  type Entry,
  type Happening,
  type Letter,
  type Played,
  type Table,
  type TableWish,
} from '@tischlein/table';
import type { Count } from '../metrics.ts';
import type { TableRow } from '../store/store.ts';
import type { House } from './house.ts';
import { isDueAlone, rowOf, sameRow } from './row.ts';
import { Talk } from './talk.ts';

/** A page that follows the table. */
export interface Reader {
  readonly person: string;
  readonly name: string;
  hear(letter: Letter): void;
}

/** Races are rare; who loses this many in a row is told to try again. */
const MOST_TRIES = 20;

/**
 * A table on this node: its fold, who follows it here, and one thing at a time: judge, store, fold, tell. Nobody is
 * told of an entry before the store has it. Another node may do the same; the store decides who was first.
 */
export class LiveTable {
  readonly readers = new Set<Reader>();
  readonly talk: Talk;
  usedAt: number;
  #busy = false;
  readonly #waiting: (() => Promise<void>)[] = [];
  #asked = 0;
  #askedPly = -1;
  #thinking = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** As it stands in the store, as far as is known. */
  #row: TableRow | null;
  /** An append went wrong: whether it was stored is not known until the journal is read again. */
  #doubtful = false;

  constructor(
    public table: Table,
    readonly house: House,
  ) {
    this.usedAt = house.now();
    this.#row = rowOf(table);
    this.talk = new Talk(this);
    this.#schedule();
  }

  /** In turn, so that what is under way but not yet stored is told to nobody. */
  hello(reader: Reader): Promise<void> {
    return this.#inTurn(async () => this.#hello(reader));
  }

  #hello(reader: Reader): void {
    this.usedAt = this.house.now();
    if (!mayRead(this.table, reader.person)) return reader.hear(this.#closed());
    const known = this.readers.has(reader);
    this.readers.add(reader);
    reader.hear(letterOf(tellAll(this.table, reader.person, this.house.now())));
    if (!known) this.talk.came(reader);
    this.#schedule();
  }

  bye(reader: Reader): void {
    if (this.readers.delete(reader)) this.talk.went();
    this.usedAt = this.house.now();
  }

  /** A wish, after all that came before it. */
  wish(wish: TableWish, reader: Reader): Promise<void> {
    return this.#inTurn(async () => {
      const answer = await this.#answer(wish, reader.person);
      this.house.metrics.count(COUNTED[answer.outcome](wish));
      reader.hear(letterOf(answer));
    });
  }

  /** Reads what other nodes have written, and tells it. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp()).catch((error: Error) =>
      this.house.log('catching up failed', { table: this.table.id, error: error.message }),
    );
  }

  /** Something is due: also called for tables whose timer was lost with a node. */
  doDue(): void {
    const [first] = due(this.table, this.#askedNow());
    if (first?.what === 'bot') return void this.#askBot(first);
    if (first === undefined || first.at > this.house.now()) return this.#schedule();
    void this.happen(() => {
      const again = due(this.table).find(({ what }) => what === first.what);
      if (again === undefined || again.what === 'bot' || again.at > this.house.now()) return [];
      return [happeningOf(again)];
    });
  }

  /** Something that nobody wished for. `judge` looks at the table when its turn has come. */
  happen(judge: () => Happening[]): Promise<void> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (this.#doubtful) await this.#catchUp();
        const entries = entriesOf(this.table, judge(), this.house.now());
        if (entries.length === 0) return this.#schedule();
        if (await this.#append(entries)) return;
      }
    }).catch((error: Error) => {
      this.#doubtful = true;
      this.house.log('store failed', { table: this.table.id, error: error.message });
      this.#schedule(1000);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.talk.close();
  }

  async #answer(wish: TableWish, person: string): Promise<Answer> {
    try {
      return await this.#grant(wish, person);
    } catch (error) {
      this.#doubtful = true;
      this.house.metrics.count('failures');
      this.house.log('store failed', { table: this.table.id, error: (error as Error).message });
      return this.#error(wish.id, 'store');
    }
  }

  async #grant(wish: TableWish, person: string): Promise<Answer> {
    const { now, secret, random, hasBot, roomForBots } = this.house;
    const ahead = wish.t === 'move' && wish.ply > this.table.ply;
    if (this.#doubtful || ahead) await this.#catchUp();
    // Another node may have forgotten them since their line was opened: no name comes back into a journal.
    if (wish.t === 'sit' && !(await this.house.store.isHere(person)))
      return this.#error(wish.id, 'nobody');
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const outside = {
        now: now(),
        secret,
        random,
        hasBot: (level: string) => hasBot(this.table.game.name, level),
        roomForBots: () => roomForBots(person),
      };
      const { entries, answer } = handle(this.table, wish, person, outside);
      if (entries.length > 0) {
        if (await this.#append(entries)) return answer;
      } else if (answer.outcome === 'ok' || !(await this.#wasBehind())) return answer;
    }
    return this.#error(wish.id, 'busy');
  }

  /** A no may come from not knowing yet what another node has written: then the wish is judged again. */
  async #wasBehind(): Promise<boolean> {
    if (this.house.bus.alone) return false;
    const { seq } = this.table;
    await this.#catchUp();
    return this.table.seq > seq;
  }

  /** True when they are stored, folded and told; false when another node was faster, and its entries are. */
  async #append(entries: readonly Entry[]): Promise<boolean> {
    const { store, bus, metrics, now } = this.house;
    const draft = copyTable(this.table);
    const played = entries.map((entry) => fold(draft, entry)).find((move) => move !== null) ?? null;
    const row = rowOf(draft);
    const from = now();
    const outcome = await store.append({
      table: draft.id,
      entries,
      row: sameRow(this.#row, row) ? null : row,
    });
    metrics.stored(now() - from);
    if (outcome === 'taken') {
      metrics.count('conflicts');
      await this.#catchUp();
      return false;
    }
    this.#row = row;
    const before = this.table;
    this.table = draft;
    const whole = entries.some((entry) => entry.e === 'takenBack');
    this.#told(whole, before, played);
    bus.publish({ table: draft.id, seq: draft.seq });
    return true;
  }

  async #catchUp(): Promise<void> {
    const entries = await this.house.store.read(this.table.id, this.table.seq);
    this.#doubtful = false;
    this.#row = null;
    for (const entry of entries) {
      const before = { ...this.table };
      this.#told(entry.e === 'takenBack', before, fold(this.table, entry));
    }
  }

  #told(whole: boolean, before: Table, played: Played | null): void {
    const { table, house } = this;
    const now = house.now();
    const letterTo = whole ? wholeLettersOf(table, now) : lettersOf(before, table, now, played);
    for (const reader of this.readers) {
      if (mayRead(table, reader.person)) reader.hear(letterTo(reader.person));
      else {
        this.readers.delete(reader);
        reader.hear(this.#closed());
      }
    }
    if (played && byBot(table, played.seat)) house.metrics.count('bots');
    if (table.phase === 'over') void house.finished(table);
    this.usedAt = now;
    this.#schedule();
  }

  /** A bot thinks while it seems to wait, and answers when it is due: how long it thought tells nothing. */
  async #askBot({ seat, mayWait, at }: Extract<Due, { what: 'bot' }>): Promise<void> {
    const { ply } = this.table;
    const key = `${ply} ${seat}`;
    if (this.#thinking.has(key)) return;
    this.#thinking.add(key);
    const awaited = presentSeats(this.table).length > 0;
    const question = questionFor(this.table, seat, mayWait, this.house.budget);
    const move = await this.house.think(question, awaited).catch(() => question.ask.legal[0]!);
    const early = at - this.house.now();
    if (move !== null && early > 0)
      await new Promise<void>((resolve) => setTimeout(resolve, early).unref());
    this.#thinking.delete(key);
    if (this.table.ply !== ply) return this.#schedule();
    if (move === null) {
      this.#asked = this.#askedNow() | (1 << seat);
      this.#askedPly = ply;
      return this.#schedule();
    }
    await this.happen(() =>
      this.table.ply === ply && this.table.phase === 'playing' && byBot(this.table, seat)
        ? [botMoved(this.table, seat, move)]
        : [],
    );
  }

  /** The bots that were asked at this ply and wait. */
  #askedNow(): number {
    return this.#askedPly === this.table.ply ? this.#asked : 0;
  }

  #schedule(least = 0): void {
    clearTimeout(this.#timer);
    const [first] = due(this.table, this.#askedNow());
    // Bots among themselves wait until somebody looks on.
    if (first === undefined || (this.readers.size === 0 && !isDueAlone(this.table))) return;
    const wait = Math.max(least, first.what === 'bot' ? 0 : first.at - this.house.now());
    this.#timer = setTimeout(() => this.doDue(), Math.min(wait, 2 ** 31 - 1)).unref();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    if (!this.#busy) return this.#run(work);
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => work().then(resolve, reject));
    });
  }

  async #run(work: () => Promise<void>): Promise<void> {
    this.#busy = true;
    try {
      await work();
    } finally {
      this.#busy = false;
      const next = this.#waiting.shift();
      if (next) void this.#run(next);
    }
  }

  #closed(): Letter {
    return letterOf({ t: 'error', table: this.table.id, code: 'closed', error: SENTENCES.closed });
  }

  #error(id: string, code: 'store' | 'busy' | 'nobody'): Answer {
    const error = SENTENCES[code];
    return { t: 'answer', table: this.table.id, id, outcome: 'error', code, error };
  }
}

const COUNTED: Record<Answer['outcome'], (wish: TableWish) => Count> = {
  ok: (wish) => (wish.t === 'move' ? 'moves' : 'granted'),
  refused: () => 'refused',
  overtaken: () => 'overtaken',
  error: () => 'errors',
};
