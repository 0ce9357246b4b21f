import { FastRandom, keepVariants, mustParse, type Bot, type Options } from '@tischlein/kit';
import { think } from './bots.ts';
import type { Entry } from './entries.ts';
import { commitmentTo } from './fair.ts';
import { foldAll } from './fold.ts';
import { TableHost } from './host.ts';
import { firstEntry, type Opening } from './opening.ts';
import type { Outgoing } from './outgoing.ts';
import type { HostPorts, Journal, TablePage } from './ports.ts';
import { whoFrom } from './who.ts';
import { toy } from './toy.testing.ts';
import { PROTOCOL, withDelta } from './protocol.ts';
import type { Answer, FromTable, Snapshot, ToTable } from './wire.ts';

/** A bot for tests: any legal move, and now and then it lets a chance pass. */
const randomBot: Bot = ({ legal, mayWait }, random) =>
  mayWait && random.below(2) === 0 ? null : legal[random.below(legal.length)]!;

/** The same for two, with a house rule that changes nothing. */
const DUEL = {
  ...toy,
  name: 'duel',
  seats: { min: 2, max: 2 },
  variant: keepVariants((options: Options, seats) => ({ ...toy.variant({}, seats), options })),
  options: [{ key: 'open', kind: 'flag', default: false, clause: 'TOY-1' }] as const,
};

/** A place for a table to run in, with time that passes only when told to. */
export class FakePorts implements HostPorts {
  time = 1_000_000;
  readonly saved: Entry[] = [];
  readonly #waiting = new Set<{ readonly at: number; readonly run: () => void }>();
  #secrets = 0;
  /** Below 1 what is due runs sooner than it says, as on a device whose player likes fast bots. */
  factor = 1;

  readonly journal: Journal = {
    alone: true,
    append: async (entries) => {
      this.saved.push(...entries);
      return 'stored';
    },
    read: async () => [],
  };
  readonly findGame = (name: string) => [toy, DUEL].find((game) => game.name === name);
  readonly hasBot = (_: string, level: string) => level !== 'none';
  readonly roomForBots = () => true;
  /** How often a bot was asked on its turn. */
  asked = 0;
  readonly think: HostPorts['think'] = async (question) => {
    if (!question.ask.mayWait) this.asked += 1;
    return think(() => randomBot, question);
  };
  readonly budget = 200;
  limits = { moves: Infinity, changes: Infinity };
  readonly now = () => this.time;
  readonly random = new FastRandom('host');
  readonly secret = () => (this.#secrets++).toString(16).padStart(64, '5');

  readonly later = (ms: number, run: () => void) => {
    const job = { at: this.time + ms * this.factor, run };
    this.#waiting.add(job);
    return () => void this.#waiting.delete(job);
  };

  /** Lets so much time pass, doing what falls due on the way. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await settled();
      const next = [...this.#waiting].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.#waiting.delete(next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
  }

  /** A new table here. */
  open(opening: Partial<Opening> = {}, dealtBy: 'server' | 'device' = 'device'): TableHost {
    const wanted = { table: 't', seats: 2, host: 'anna', ...opening };
    const by = { at: this.time, secret: this.secret(), dealtBy };
    this.saved.push(mustParse(firstEntry(toy, wanted, by)));
    return this.again();
  }

  /** The table as its saved entries left it. */
  again(): TableHost {
    return new TableHost(foldAll(this.saved, this.findGame), this, this.journal);
  }
}

/** When everything that can go on without time passing has. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const readerWith = (person: string, hear: (message: FromTable) => void): TablePage => ({
  who: whoFrom(person, { name: person }),
  hear: (said: Outgoing) => hear(JSON.parse(said.text) as FromTable),
});

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A person with a page open. */
export class Page {
  readonly heard: FromTable[] = [];
  readonly #host: TableHost;
  readonly #reader: TablePage;
  #told: Snapshot | null = null;
  #count = 0;

  constructor(
    host: TableHost,
    readonly person: string,
  ) {
    this.#host = host;
    this.#reader = readerWith(person, (message) => this.#hear(message));
    void host.take({ type: 'hello', table: 't', protocol: PROTOCOL, seq: 0 }, this.#reader);
  }

  /** Says it and answers what became of it. */
  async command(
    command: Without<Extract<ToTable, { id: string }>, 'table' | 'id'>,
    id = `${this.person}${this.#count++}`,
  ): Promise<Answer> {
    const from = this.heard.length;
    await this.#host.take({ table: 't', id, ...command } as ToTable, this.#reader);
    const answer = this.heard.slice(from).find((message) => message.type === 'answer');
    if (answer === undefined) throw new Error(`no answer to ${JSON.stringify(command)}`);
    return answer;
  }

  move(move: string, ply = this.told.ply): Promise<Answer> {
    return this.command({ type: 'move', ply, move });
  }

  get told(): Snapshot {
    if (this.#told === null) throw new Error(`${this.person} was told nothing`);
    return this.#told;
  }

  #hear(message: FromTable): void {
    this.heard.push(message);
    if (message.type === 'snapshot') this.#told = message;
    if (message.type === 'delta') this.#told = withDelta(this.#told!, message);
  }
}

/** Anna and Beni at a toy table, the game begun. Anna is host. */
export async function begun(opening: Partial<Opening> = {}): Promise<{
  ports: FakePorts;
  host: TableHost;
  anna: Page;
  beni: Page;
}> {
  const ports = new FakePorts();
  const host = ports.open(opening);
  const anna = new Page(host, 'anna');
  const beni = new Page(host, 'beni');
  await anna.command({ type: 'sit', seat: 0, name: 'Anna', hash: commitmentTo('annas-part') });
  await beni.command({ type: 'sit', seat: 1, name: 'Beni', hash: commitmentTo('benis-part') });
  await anna.command({ type: 'start' });
  await anna.command({ type: 'contribute', contribution: 'annas-part' });
  await beni.command({ type: 'contribute', contribution: 'benis-part' });
  return { ports, host, anna, beni };
}

/** A new table, with the pages of two people. */
export const opened = (seats = 2) => {
  const ports = new FakePorts();
  const host = ports.open({ seats });
  return { ports, host, anna: new Page(host, 'anna'), beni: new Page(host, 'beni') };
};
