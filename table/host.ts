import { hereFor, notFor, refusal, mayRead, priceOf, type Known, Audience } from './telling.ts';
import { AskedBots, type BotDue, botMoved } from './bots.ts';
import { Changes } from './changes.ts';
import { Chat } from './chat.ts';
import { due, endOfLength, happeningsOf, isDueAlone, isStillDue } from './due.ts';
import type { Entry, Happening } from './entries.ts';
import type { PersonId } from './who.ts';
import { fold } from './fold.ts';
import { entriesOf, handle, type TableCommand } from './handle.ts';
import type { Played } from './history.ts';
import { outgoing } from './outgoing.ts';
import { OverQuota } from './ports.ts';
import type { HostEvents, HostPorts, Journal, TablePage } from './ports.ts';
import { comingBack } from './room.ts';
import { copyTable, seatedWho, type Table } from './table.ts';
import { Queue } from './queue.ts';
import type { Answer, Said, ToTable } from './wire.ts';

/** What another host has stored: the number of its last entry, and perhaps that entry. */
export interface Heard {
  readonly seq: number;
  readonly entry?: Entry;
}

/** Races are rare; somebody who loses this many in a row is told to try again. */
const MAX_TRIES = 20;
const TRY_AGAIN = 1000;
const QUOTA_AGAIN = 60_000;
const DONE = Promise.resolve();

/**
 * One table with those who follow it, and one thing at a time: judge, store, fold, tell. Nobody is told of an entry
 * before the journal has it. Another host may run the same table; the journal decides who was first.
 */
export class TableHost {
  readonly audience = new Audience();
  readonly chat = new Chat();
  readonly #changes = new Changes();
  readonly #ports: HostPorts;
  readonly #journal: Journal;
  readonly #on: HostEvents;
  readonly #queue = new Queue();
  readonly #bots: AskedBots;
  #callOff = (): void => {};
  #closed = false;
  /** An append went wrong: whether it was stored is not known until the journal is read again. */
  #doubtful = false;
  /** How far the table is ahead of the clock. */
  #ahead = 0;

  constructor(
    public table: Table,
    ports: HostPorts,
    journal: Journal,
    on: HostEvents = {},
  ) {
    this.#ports = ports;
    this.#journal = journal;
    this.#on = on;
    this.#bots = new AskedBots(ports);
    this.#schedule();
  }

  get readers(): Set<TablePage> {
    return this.audience.readers;
  }

  /** A message from a page of this reader, after all that came before it. */
  take(message: ToTable, reader: TablePage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.#queue.take(() => this.#hello(message, reader));
      case 'bye':
        return this.#queue.take(async () => {
          if (this.readers.delete(reader)) this.#on.went?.(reader);
        });
      case 'here':
        reader.hear(hereFor(this.table, reader.who.id));
        return DONE;
      case 'chat':
        this.#say(message, { text: message.text }, reader);
        return DONE;
      case 'react':
        this.#say(
          message,
          {
            text: message.sign,
            sign: message.sign,
            ...(message.to !== undefined && { to: message.to }),
          },
          reader,
        );
        return DONE;
      default:
        return this.command(message, reader);
    }
  }

  command(command: TableCommand, reader: TablePage): Promise<void> {
    const hears = (answer: Answer): void => {
      this.#on.answered?.(command, answer);
      reader.hear(outgoing(answer));
    };
    return this.#queue.take(() =>
      this.#grant(command, reader.who.id).then(hears, (error: Error) =>
        hears(this.#notStored(command, error)),
      ),
    );
  }

  /** Reads what other hosts have written, and tells it. Of what was heard of them only the next entry is taken as it is. */
  catchUp(heard?: Heard): Promise<void> {
    return this.#queue
      .take(() => this.#catchUp(heard))
      .catch((error: Error) => this.#on.failed?.('catching up failed', error));
  }

  /** Something that nobody wished for. `judge` looks at the table when its turn has come. */
  happen(judge: () => readonly Happening[]): Promise<void> {
    return this.#queue
      .take(async () => {
        for (let tries = 0; tries < MAX_TRIES; tries++) {
          if (this.#doubtful) await this.#catchUp();
          const entries = entriesOf(this.table, judge(), this.#now());
          if (entries.length === 0) return this.#schedule();
          if (await this.#append(entries)) return;
        }
      })
      .catch((error: Error) => {
        if (error instanceof OverQuota) return this.#schedule(QUOTA_AGAIN);
        this.#doubtful = true;
        this.#on.failed?.('store failed', error);
        this.#schedule(TRY_AGAIN);
      });
  }

  /** Does what is due, or waits for it: also called for tables whose timer was lost with another host. */
  doDue(): void {
    const [first] = due(this.table, this.#bots.waiting(this.table));
    if (first?.type === 'bot') return void this.#askBot(first);
    if (first === undefined || first.at > this.#now()) return this.#schedule();
    void this.happen(() => {
      const again = due(this.table).find(({ type }) => type === first.type);
      if (again === undefined || again.type === 'bot' || again.at > this.#now()) return [];
      return happeningsOf(this.table, again, this.#ports);
    });
  }

  /** Somebody spoke, here or at another host of this table. */
  hearSaid(said: Said): void {
    this.chat.add(this.table, said);
    this.audience.broadcast(said);
  }

  /** Nothing runs any more. */
  close(): void {
    this.#closed = true;
    this.#callOff();
    this.readers.clear();
  }

  /** In turn, so that what is under way but not yet stored is told to nobody. */
  async #hello(known: Known, reader: TablePage): Promise<void> {
    // Whom nobody looks at, other hosts do not tell.
    const mayBeBehind = this.readers.size === 0 && !this.#journal.alone;
    if (mayBeBehind || known.seq > this.table.seq)
      await this.#catchUp().catch((error: Error) => this.#on.failed?.('catching up failed', error));
    const { table } = this;
    const person = reader.who.id;
    if (!mayRead(table, person)) return reader.hear(notFor(table, person));
    const price = priceOf(table, person, known);
    if (price !== null && reader.affords?.(price) === false) return;
    const isNew = !this.readers.has(reader);
    this.readers.add(reader);
    reader.hear(this.audience.missing(table, this.#now(), known, person));
    if (isNew) {
      for (const said of this.chat.said) reader.hear(outgoing(said));
      this.#on.came?.(reader);
      const returns = (): Happening[] => comingBack(this.table, person, this.#now());
      if (returns().length > 0) void this.happen(returns);
    }
    this.#schedule();
  }

  #say({ id }: { id: string }, what: Pick<Said, 'text' | 'sign' | 'to'>, reader: TablePage): void {
    const { table } = this;
    // Somebody who came by a link may have a name only since they sat down.
    const who = seatedWho(table, reader.who.id) ?? reader.who;
    const said: Said = { type: 'said', table: table.id, who, ...what, at: this.#now() };
    const code = this.readers.has(reader) ? this.chat.refuse(table, said) : 'noHello';
    if (code) return reader.hear(outgoing(refusal(table, id, code)));
    this.hearSaid(said);
    this.#on.said?.(said);
    reader.hear(outgoing({ type: 'answer', table: table.id, id, outcome: 'ok' }));
  }

  #notStored(command: TableCommand, error: Error): Answer {
    if (error instanceof OverQuota) return refusal(this.table, command.id, 'quota');
    this.#doubtful = true;
    this.#on.failed?.('store failed', error);
    return refusal(this.table, command.id, 'store');
  }

  async #grant(command: TableCommand, person: PersonId): Promise<Answer> {
    const { isKnown } = this.#ports;
    const isAhead = command.type === 'move' && command.ply > this.table.play.ply;
    if (this.#doubtful || isAhead) await this.#catchUp();
    // Another host may have forgotten them since their line was opened: no name comes back into a journal.
    const isNamed = command.type === 'sit' || command.type === 'ask';
    if (isNamed && isKnown && !(await isKnown(person)))
      return refusal(this.table, command.id, 'nobody');
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const { entries, answer } = this.#judge(command, person);
      if (entries.length > 0) {
        if (!(await this.#append(entries))) continue;
        this.#changes.count(person, command);
        return answer;
      } else if (answer.outcome === 'ok' || !(await this.#wasBehind())) return answer;
    }
    return refusal(this.table, command.id, 'busy');
  }

  #judge(command: TableCommand, person: PersonId): ReturnType<typeof handle> {
    const { secret, random, hasBot, roomForBots } = this.#ports;
    const outside = {
      now: this.#now(),
      secret,
      random,
      hasBot: (level: string) => hasBot(this.table.game.name, level),
      roomForBots: () => roomForBots(person),
      absentFor: (other: PersonId) => this.#on.absentFor?.(other) ?? 0,
    };
    const most = this.#ports.limits.changes;
    if (!this.#changes.allow(person, command, most, outside.now))
      return { entries: [], answer: refusal(this.table, command.id, 'tooMuch') };
    try {
      return handle(this.table, command, person, outside);
    } catch (error) {
      this.#on.failed?.('judging a command failed', error as Error);
      return { entries: [], answer: refusal(this.table, command.id, 'broken') };
    }
  }

  /** A no may come from not knowing yet what another host has written: then the command is judged again. */
  async #wasBehind(): Promise<boolean> {
    if (this.#journal.alone) return false;
    const { seq } = this.table;
    await this.#catchUp();
    return this.table.seq > seq;
  }

  /** True when they are stored, folded and told; false when another host was faster, and its entries are. */
  #append(entries: readonly Entry[]): Promise<boolean> {
    const before = this.table;
    const after = copyTable(before);
    let played: Played | null = null;
    for (const entry of entries) played = fold(after, entry) ?? played;
    const last = entriesOf(after, endOfLength(after, this.#ports.limits.moves), after.at);
    for (const entry of last) fold(after, entry);
    const all = last.length === 0 ? entries : [...entries, ...last];
    return this.#journal.append(all, after).then((outcome) => {
      if (outcome === 'taken') return this.#catchUp().then(() => false);
      this.table = after;
      this.#tell(before, played);
      return true;
    });
  }

  async #catchUp(heard?: Heard): Promise<void> {
    const { seq } = this.table;
    if (heard && heard.seq <= seq) return;
    const next = heard?.entry?.seq === seq + 1 ? heard.entry : null;
    const entries = next ? [next] : await this.#journal.read(seq);
    if (next === null) this.#doubtful = false;
    for (const entry of entries) {
      const before = this.table;
      const after = copyTable(before);
      const played = fold(after, entry);
      this.table = after;
      this.#tell(before, played);
    }
  }

  #tell(before: Table, played: Played | null): void {
    const went = this.audience.tell(before, this.table, this.#now(), played);
    for (const reader of went) this.#on.went?.(reader);
    this.#on.changed?.(this.table, played);
    this.#schedule();
  }

  /** Asks a bot, and makes its move when it is due. */
  async #askBot(bot: BotDue): Promise<void> {
    const { ply } = this.table.play;
    const move = await this.#bots.ask(this.table, bot, () => this.#now());
    if (move === undefined || this.#closed) return;
    if (move === null && this.table.play.ply === ply) this.#bots.letWait(this.table, bot.seat);
    if (move === null || this.table.play.ply !== ply || !isStillDue(this.table, bot))
      return this.#schedule();
    // Looked at again once its turn has come: what was stored in doubt may have begun its time anew.
    await this.happen(() =>
      this.table.play.ply === ply && isStillDue(this.table, bot)
        ? [botMoved(this.table, bot.seat, move)]
        : [],
    );
  }

  /** The table's time never falls behind its last entry, whatever was done to the clock while nobody served it. */
  #now(): number {
    const now = this.#ports.now();
    this.#ahead = Math.max(this.#ahead, this.table.at - now);
    return now + this.#ahead;
  }

  #schedule(least = 0): void {
    this.#callOff();
    if (this.#closed) return;
    const [first] = due(this.table, this.#bots.waiting(this.table));
    // Bots among themselves wait until somebody looks on.
    if (first === undefined || (this.readers.size === 0 && !isDueAlone(this.table))) return;
    const wait = Math.max(least, first.type === 'bot' ? 0 : first.at - this.#now());
    this.#callOff = this.#ports.later(wait, () => this.doDue());
  }
}
