import { FastRandom, type Bot } from '@tischlein/kit';
import type { Entry } from './entries.ts';
import { LocalTable, type Home, type Opening } from './local.ts';
import { toy } from './toy.testing.ts';
import { PROTOCOL, type Answer, type FromTable, type Told, type ToTable } from './wire.ts';

/** A bot for tests: any legal move, and now and then it lets a chance pass. */
const randomBot: Bot = ({ legal, mayWait }, random) =>
  mayWait && random.below(2) === 0 ? null : legal[random.below(legal.length)]!;

/** A place to stand for a table, with time that passes only when told to. */
export class FakeHome implements Home {
  time = 1_000_000;
  readonly saved: Entry[] = [];
  readonly #waiting = new Set<{ readonly at: number; readonly run: () => void }>();
  #secrets = 0;

  readonly findGame = (name: string) => (name === 'toy' ? toy : undefined);
  readonly findBot = (_: string, level: string) => (level === 'none' ? undefined : randomBot);
  readonly now = () => this.time;
  readonly random = new FastRandom('home');
  readonly secret = () => (this.#secrets++).toString(16).padStart(64, '5');
  readonly save = (entries: readonly Entry[]) => void this.saved.push(...entries);

  readonly later = (ms: number, run: () => void) => {
    const job = { at: this.time + ms, run };
    this.#waiting.add(job);
    return () => void this.#waiting.delete(job);
  };

  /** Lets so much time pass, doing what falls due on the way. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = [...this.#waiting].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      this.#waiting.delete(next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
  }
}

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A person with a page open. */
export class Page {
  readonly heard: FromTable[] = [];
  readonly #send: (message: ToTable) => void;
  #count = 0;

  constructor(
    local: LocalTable,
    readonly person: string,
  ) {
    this.#send = local.connect(person, (message) => this.heard.push(message));
    this.#send({ t: 'hello', table: 't', protocol: PROTOCOL, seq: 0 });
  }

  /** Says it and answers what became of it. */
  wish(
    wish: Without<Extract<ToTable, { id: string }>, 'table' | 'id'>,
    id = `${this.person}${this.#count++}`,
  ): Answer {
    const from = this.heard.length;
    this.#send({ table: 't', id, ...wish } as ToTable);
    const answer = this.heard.slice(from).find((message) => message.t === 'answer');
    if (answer === undefined) throw new Error(`no answer to ${JSON.stringify(wish)}`);
    return answer;
  }

  move(move: string, ply = this.told.ply): Answer {
    return this.wish({ t: 'move', ply, move });
  }

  get told(): Told {
    const told = this.heard.filter((message) => message.t === 'told').at(-1);
    if (told === undefined) throw new Error(`${this.person} was told nothing`);
    return told;
  }
}

/** Anna and Beni at a toy table, the game begun. Anna is host. */
export function begun(opening: Partial<Opening> = {}): {
  home: FakeHome;
  local: LocalTable;
  anna: Page;
  beni: Page;
} {
  const home = new FakeHome();
  const local = LocalTable.open(home, {
    table: 't',
    game: 'toy',
    seats: 2,
    host: 'anna',
    ...opening,
  });
  const anna = new Page(local, 'anna');
  const beni = new Page(local, 'beni');
  anna.wish({ t: 'sit', seat: 0, name: 'Anna', contribution: 'annas-part' });
  beni.wish({ t: 'sit', seat: 1, name: 'Beni', contribution: 'benis-part' });
  anna.wish({ t: 'start' });
  return { home, local, anna, beni };
}
