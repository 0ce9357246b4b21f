import { isDeepStrictEqual } from 'node:util';
import type { Group } from '@tischlein/api/group';
import { testings } from '../../games/all.testing.ts';
import { FastRandom, legalTexts, type Seat, type State } from '@tischlein/kit';
import * as tables from '@tischlein/table';
import { rowOf } from '../../server/tables/row.ts';
import type { Database } from './database.ts';
import type { World } from './world.ts';

/** A table as the database has it, at each of its numbers. */
class Journal {
  readonly entries: tables.Entry[] = [];
  readonly bodies: string[] = [];
  /** After each entry; the place is its number. */
  readonly at: tables.Table[] = [];
  /** Those of each command, as "by id". */
  readonly byCommand = new Map<string, tables.Entry[]>();

  get head(): tables.Table {
    return this.at[this.entries.length]!;
  }
}

/** These change the table each time they are granted. */
const ALWAYS_STORED: readonly string[] = ['move', 'sit', 'pledge', 'contribute', 'vote'];

/** Timers may be this much early: clocks count whole milliseconds. */
const TIMER_MS = 2;

/** What one page was told of one table so far. */
export interface Page {
  told: tables.Snapshot | null;
  facts: readonly tables.MoveFacts[];
  kept: tables.KeptGame | null;
}

/** Holds all that nodes store and say against the journals, entry for entry. */
export class Journals {
  readonly #journals = new Map<string, Journal>();
  readonly #random: FastRandom;
  readonly counts = { entries: 0, moves: 0, told: 0, pages: 0, swapped: 0, acknowledged: 0 };

  constructor(
    private readonly world: World,
    private readonly database: Database,
    seed: string,
    private readonly findGame: tables.FindGame,
  ) {
    this.#random = new FastRandom(`journals ${seed}`);
    database.written = (tables) => tables.forEach((table) => this.#read(table));
    database.grouped = (before, after) => this.#checkGroup(before, after);
  }

  get tables(): tables.Table[] {
    return [...this.#journals.values()].map(({ head }) => head);
  }

  head(table: string): tables.Table | undefined {
    return this.#journals.get(table)?.head;
  }

  /** A node says this to a page of this person, at this moment. */
  said(message: tables.FromTable, text: string, person: string): void {
    if (message.type === 'answer') return this.#answered(message, person);
    if (message.type !== 'snapshot' && message.type !== 'delta' && message.type !== 'here') return;
    this.counts.told += 1;
    const journal = this.#journals.get(message.table);
    if (journal === undefined || message.seq > journal.head.seq)
      return this.world.fail('nobody is told what is not stored', short(text));
    const table = journal.at[message.seq]!;
    if (message.type === 'here') return;
    if (!tables.mayRead(table, person))
      return this.world.fail('who may not look on is told nothing', `${person}: ${short(text)}`);
    if (this.#random.below(4) === 0) this.#checkHidden(journal, message, text, person);
  }

  /** A node says this to other nodes, over a server in the middle. */
  noticed(text: string): void {
    for (const { entries } of this.#journals.values())
      for (const entry of entries) {
        const part =
          entry.type === 'made' || entry.type === 'rematch'
            ? entry.secret
            : entry.type === 'contributed' && entry.contribution;
        if (part && text.includes(part))
          this.world.fail('no notice carries what a deal is made of', short(text));
      }
  }

  /** A page of this person has this now: it is what a fresh one would be told. */
  shows(page: Page, told: tables.Snapshot): void {
    this.counts.pages += 1;
    page.kept = tables.keepTold(page.kept, told);
    if (page.kept?.altered)
      this.world.fail('a game is told alike twice', short(JSON.stringify(told)));
    page.facts = factsAfter(page, told);
    page.told = told;
    // One that is wrong stays wrong until it is told the whole.
    if (this.#random.below(3) === 0) this.checkPage(page);
  }

  checkPage({ told, facts, kept }: Page): void {
    if (told === null) return;
    const table = this.#journals.get(told.table)!.at[told.seq];
    if (table === undefined)
      return this.world.fail('a page shows what is stored', `${told.table} ${told.seq}`);
    const fresh = tables.tellWhole(table, told.now)(told.person).message as tables.Snapshot;
    // The moves of the last game mean nothing any more once the next one is called; who has changed chairs was told
    // with other eyes.
    const areOld = told.phase === 'starting' || kept?.moved === true;
    const shown = { ...told, whole: true, since: 0, facts: areOld ? fresh.facts : [...facts] };
    const difference = differenceOf(shown, fresh);
    if (difference !== null)
      this.world.fail(
        'a live page equals a fresh one',
        `${told.person} at ${told.table}, number ${told.seq}: ${difference}`,
      );
    if (!isDeepStrictEqual(told.clocks, tables.clocksAt(table, told.now)))
      this.world.fail('clocks are told as they run', `${told.table} ${told.seq}`);
  }

  /** All that was stored stands there still, as it was. */
  checkStored(): void {
    for (const [id, { bodies, head }] of this.#journals) {
      if (!isDeepStrictEqual(this.database.bodies(id, 0), bodies))
        this.world.fail('the journal only grows', id);
      const { due_at } = this.database.row(id);
      if (rowOf(head).dueAt !== null && due_at === null)
        this.world.fail('what is due is not forgotten', `${id}: its row says that nothing is due`);
    }
  }

  #read(id: string): void {
    const journal = this.#journals.get(id) ?? new Journal();
    this.#journals.set(id, journal);
    const bodies = this.database.bodies(id, journal.bodies.length);
    const first = journal.entries.length;
    try {
      for (const body of bodies) this.#add(journal, body, first);
    } catch (error) {
      return this.world.fail('the journal can be folded', `${id}: ${(error as Error).message}`);
    }
    this.#checkRow(id, journal.head);
  }

  #add(journal: Journal, body: string, first: number): void {
    const entry = JSON.parse(body) as tables.Entry;
    const { seq } = entry;
    this.counts.entries += 1;
    if (seq !== journal.bodies.length + 1)
      return this.world.fail('the journal has no gap', `${seq} after ${journal.bodies.length}`);
    const before = journal.at[seq - 1];
    const after = before ? tables.copyTable(before) : tables.foldAll([entry], this.findGame);
    if (before) {
      this.#checkCause(before, entry);
      tables.fold(after, entry);
      this.#checkClocks(before, after, entry);
    }
    journal.entries.push(entry);
    journal.bodies.push(body);
    journal.at[seq] = after;
    if (entry.type === 'moved') this.counts.moves += 1;
    if (entry.by === undefined || entry.id === undefined) return;
    const key = `${entry.by} ${entry.id}`;
    const of = journal.byCommand.get(key) ?? [];
    journal.byCommand.set(key, of);
    of.push(entry);
    if (of[0]!.seq <= first)
      this.world.fail('a command is stored once', `${short(body)} after ${of[0]!.seq}`);
  }

  /** Nothing happens twice, too early or without a reason. */
  #checkCause(before: tables.Table, entry: tables.Entry): void {
    const all = tables.due(before);
    const fail = (why: string): void =>
      this.world.fail(
        'what happens is due, and happens once',
        `${why}: ${JSON.stringify(entry)}, due ${JSON.stringify(all)}`,
      );
    if (entry.at < before.at) fail('time runs back');
    const isDue = (type: tables.Due['type'], seat?: Seat): boolean =>
      all.some(
        (each) =>
          each.type === type &&
          (seat === undefined || ('seat' in each && each.seat === seat)) &&
          each.at <= entry.at + TIMER_MS,
      );
    if (entry.type === 'moved') {
      const legal =
        before.room.phase === 'playing'
          ? legalTexts(before.game, before.play.state!, entry.seat)
          : [];
      if (!legal.includes(entry.move)) fail('no legal move');
      if (entry.by === undefined && !isDue('bot', entry.seat)) fail('no bot was to move');
    }
    if (entry.by !== undefined) return;
    if (entry.type === 'lapsed' && !isDue('offer')) fail('no offer was over');
    if (entry.type === 'away' && entry.why === 'time' && !isDue('clock', entry.seat))
      fail('no clock had run out');
    if (entry.type === 'starting' && !(before.room.phase === 'open')) fail('nothing was to begin');
  }

  /** No turn costs anybody more than it took, however many nodes count. */
  #checkClocks(before: tables.Table, after: tables.Table, { type, at }: tables.Entry): void {
    if (before.room.phase !== 'playing' || after.room.phase !== 'playing' || type === 'settings')
      return;
    const seat = tables.waitingFor(before);
    for (const each of before.clock.left.keys()) {
      const used = tables.leftTo(before, each, before.at) - tables.leftTo(after, each, after.at);
      if (used > (each === seat ? Math.max(0, at - before.at) : 0))
        this.world.fail(
          'a clock runs once',
          `${after.id} at ${after.seq}: seat ${each} lost ${used} ms`,
        );
    }
  }

  /** Nobody here leaves a group, and nobody is put out. */
  #checkGroup(before: Group, after: Group): void {
    const isLost = before.members.some(
      ({ id }) => !after.members.some((member) => member.id === id),
    );
    const dealt = (after.deal?.number ?? 0) - (before.deal?.number ?? 0);
    const isOther = JSON.stringify(before.deal) !== JSON.stringify(after.deal);
    if (isLost || dealt !== (isOther ? 1 : 0))
      this.world.fail('a group loses nobody and is dealt once', JSON.stringify([before, after]));
  }

  #checkRow(id: string, head: tables.Table): void {
    const { phase, people, names, listed, due_at, host } = this.database.row(id);
    const stored = { phase, people, names, listed: listed === 1, dueAt: due_at, host };
    const row = rowOf(head);
    const wanted = { ...row, names: JSON.stringify(row.names) };
    // Another node's poll may have said meanwhile that something is due sooner: it finds nothing, and says so again.
    if (row.dueAt === null || (due_at != null && Number(due_at) < row.dueAt))
      stored.dueAt = row.dueAt;
    for (const [field, value] of Object.entries(stored))
      if (value !== wanted[field as keyof typeof stored])
        this.world.fail(
          'the row of a table says what its journal says',
          `${id} at ${head.seq}: ${field} is ${value}, not ${wanted[field as keyof typeof stored]}`,
        );
  }

  #answered(answer: tables.Answer, person: string): void {
    const { table, id, outcome } = answer;
    const type = this.wished.get(`${person} ${id}`);
    if (type === undefined) return;
    const isStored = this.#journals.get(table)?.byCommand.has(`${person} ${id}`) === true;
    const which = (): string => `${type} ${id} of ${person} at ${table}: ${JSON.stringify(answer)}`;
    if (outcome === 'ok') {
      this.counts.acknowledged += 1;
      if (ALWAYS_STORED.includes(type) && !isStored)
        this.world.fail('what is acknowledged is stored', which());
    } else if (isStored && (outcome !== 'error' || answer.code !== 'store'))
      // Only where the store gave no answer nobody knows.
      this.world.fail('what is refused is not stored', which());
  }

  /** What each command was, as "person id". */
  readonly wished = new Map<string, tables.CommandFor['type']>();

  /** What was said is the same where hidden cards lie elsewhere. */
  #checkHidden(
    journal: Journal,
    message: tables.Snapshot | tables.Delta,
    text: string,
    person: string,
  ): void {
    const table = journal.at[message.seq]!;
    const testing = testings[table.game.name]!;
    const random = this.#random;
    if (table.play.state === null || (message.type === 'snapshot' && message.view === null)) return;
    const fail = (): void =>
      this.world.fail('no reader is told a hidden card', `${person}: ${short(text)}`);
    if (message.type === 'snapshot') {
      const other = testing.permute(table.play.state, tables.readerOf(table, person), random);
      if (other === null) return;
      this.counts.swapped += 1;
      const seen = (from: tables.Table): unknown => {
        // As if nothing had happened: the moves so far need not be told for that.
        const told = tables.tellChange(from, from, message.now, null)(person)
          .message as tables.Snapshot;
        return [told.view, told.legal, told.waitingFor];
      };
      const told = [message.view, message.legal, message.waitingFor];
      if (isDeepStrictEqual(seen(withState(tables.copyTable(table), other)), told)) return;
      // What was told of entries that are not in the journal breaks another promise.
      if (isDeepStrictEqual(seen(tables.copyTable(table)), told)) fail();
      return;
    }
    const entry = journal.entries[message.seq - 1]!;
    const before = journal.at[message.since];
    if (entry.type !== 'moved' || message.since !== message.seq - 1 || !before?.play.state) return;
    const next = { seat: entry.seat, move: before.play.state.variant.moves.find(entry.move)! };
    const other = testing.permute(before.play.state, tables.readerOf(before, person), random, next);
    if (other === null) return;
    this.counts.swapped += 1;
    const told = (from: tables.Table): string => {
      const after = tables.copyTable(from);
      const played = tables.fold(after, entry);
      return tables.tellChange(from, after, message.now, played)(person).text;
    };
    if (told(withState(tables.copyTable(before), other)) === text) return;
    if (told(tables.copyTable(before)) === text) fail();
  }
}

/** The moves a page has been told, those taken back marked as a fresh one would be told them. */
function factsAfter(
  { told: known, facts: before }: Page,
  told: tables.Snapshot,
): readonly tables.MoveFacts[] {
  if (told.whole || known?.round !== told.round || known.phase === 'starting') return told.facts;
  let back = told.back ?? 0;
  const marked = [...before].reverse().map((fact): tables.MoveFacts => {
    if (back === 0 || fact.takenBack) return fact;
    back -= 1;
    return { ...fact, takenBack: true };
  });
  return [...marked.reverse(), ...told.facts];
}

const withState = (table: tables.Table, state: State): tables.Table => ({
  ...table,
  play: { ...table.play, state },
});

function differenceOf(told: tables.Snapshot, fresh: tables.Snapshot): string | null {
  const { back: _, ...shown } = told;
  for (const field of new Set([...Object.keys(shown), ...Object.keys(fresh)])) {
    const [is, was] = [shown, fresh].map((each) => (each as Record<string, unknown>)[field]);
    if (isSame(is, was)) continue;
    return `${field} is ${short(JSON.stringify(is) ?? 'missing')}, fresh ${short(JSON.stringify(was) ?? 'missing')}`;
  }
  return null;
}

/** Nearly always the texts are alike; where they are not, fields may only stand in another order. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || isDeepStrictEqual(one, other);

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
