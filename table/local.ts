import { mustParse, setUp, type Random } from '@tischlein/kit';
import { botMoved, questionFor, think, type FindBot } from './bots.ts';
import { Chat } from './chat.ts';
import { due, happeningOf, type Due } from './due.ts';
import type { Entry, Happening, PersonId } from './entries.ts';
import { fold, foldAll } from './fold.ts';
import { entriesOf, handle } from './handle.ts';
import { SENTENCES } from './sentences.ts';
import { DEFAULT_SETTINGS, type SomeSettings } from './settings.ts';
import type { FindGame, Table } from './table.ts';
import { mayRead, tellAll, tellTo } from './tell.ts';
import type { FromTable, ToTable, WishOf } from './wire.ts';

/** What a table needs from the place it stands in: here a browser tab, a test, a terminal. */
export interface Home {
  readonly findGame: FindGame;
  readonly findBot: FindBot;
  readonly now: () => number;
  /** Runs something later; answers how to call it off. */
  readonly later: (ms: number, run: () => void) => () => void;
  readonly secret: () => string;
  readonly random: Random;
  /** Keeps the entries, so that the table can be laid again with `LocalTable.again`. */
  readonly save?: (entries: readonly Entry[]) => void;
  /** How much bots may think. */
  readonly budget?: number;
}

export interface Opening {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly settings?: SomeSettings;
  readonly host: PersonId;
}

export type Hear = (message: FromTable) => void;

/** A whole table without a server: for solo play and for several people on one device. */
export class LocalTable {
  readonly table: Table;
  readonly #home: Home;
  readonly #chat = new Chat();
  /** Who follows the table, by page. */
  readonly #readers = new Map<Hear, PersonId>();
  /** Bots asked since the last move that chose to wait. */
  #asked = 0;
  #callOff = (): void => {};

  static open(home: Home, { table, game, seats, settings, host }: Opening): LocalTable {
    const found = home.findGame(game);
    if (found === undefined) throw new Error(`there is no game ${game}`);
    const { options } = mustParse(setUp(found, settings?.options ?? {}, seats));
    const made: Entry = {
      e: 'made',
      seq: 1,
      at: home.now(),
      table,
      game,
      rules: found.version,
      settings: { ...DEFAULT_SETTINGS, ...settings, options, seats },
      host,
      secret: home.secret(),
      dealtBy: 'device',
    };
    home.save?.([made]);
    return new LocalTable(home, [made]);
  }

  /** The table as its saved entries left it. */
  static again(home: Home, entries: readonly Entry[]): LocalTable {
    return new LocalTable(home, entries);
  }

  private constructor(home: Home, entries: readonly Entry[]) {
    this.#home = home;
    this.table = foldAll(entries, home.findGame);
    this.#schedule();
  }

  /** A page of this person: what it says goes into the answered function, what it is told comes to `hear`. */
  connect(person: PersonId, hear: Hear): (message: ToTable) => void {
    return (message) => this.#take(message, person, hear);
  }

  /** Nothing runs any more. */
  close(): void {
    this.#callOff();
    this.#readers.clear();
  }

  #take(message: ToTable, person: PersonId, hear: Hear): void {
    const { table } = this;
    const now = this.#home.now();
    switch (message.t) {
      case 'hello':
        if (!mayRead(table, person))
          return hear({ t: 'error', table: table.id, code: 'closed', error: SENTENCES.closed });
        this.#readers.set(hear, person);
        hear(tellAll(table, person, now));
        for (const said of this.#chat.said) hear(said);
        return;
      case 'bye':
        this.#readers.delete(hear);
        return;
      case 'here':
        return hear({ t: 'here', table: table.id, seq: table.seq });
      case 'chat':
        return this.#say(message, person, hear);
      default: {
        const { random, secret, findBot } = this.#home;
        const hasBot = (level: string) => findBot(table.game.name, level) !== undefined;
        const { entries, answer } = handle(table, message, person, {
          now,
          secret,
          random,
          hasBot,
          roomForBots: () => true,
        });
        this.#store(entries);
        hear(answer);
      }
    }
  }

  #say({ id, text }: WishOf<'chat'>, person: PersonId, hear: Hear): void {
    const { table } = this;
    const at = this.#home.now();
    const code = this.#chat.refuse(person, table.muted, at);
    const letter = { t: 'answer', table: table.id, id } as const;
    if (code) return hear({ ...letter, outcome: 'error', code, error: SENTENCES[code] });
    const chair = table.chairs.find((one) => one.kind === 'person' && one.person === person);
    const name = chair?.kind === 'person' ? chair.name : '';
    const said = { t: 'said' as const, table: table.id, person, name, text, at };
    this.#chat.add(said);
    hear({ ...letter, outcome: 'ok' });
    for (const other of this.#readers.keys()) other(said);
  }

  /** Stored, then folded, then told. */
  #store(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    this.#home.save?.(entries);
    for (const entry of entries) {
      const played = fold(this.table, entry);
      if (entry.e !== 'offered' && entry.e !== 'voted') this.#asked = 0;
      const now = this.#home.now();
      for (const [hear, person] of this.#readers)
        hear(
          entry.e === 'takenBack'
            ? tellAll(this.table, person, now)
            : tellTo(this.table, person, now, entry.seq - 1, played),
        );
    }
    this.#schedule();
  }

  #happen(...happenings: Happening[]): void {
    this.#store(entriesOf(this.table, happenings, this.#home.now()));
  }

  #schedule(): void {
    this.#callOff();
    const [first] = due(this.table, this.#asked);
    if (first === undefined) return;
    const wait = Math.max(0, first.at - this.#home.now());
    this.#callOff = this.#home.later(wait, () => this.#do(first));
  }

  #do(first: Due): void {
    if (first.what !== 'bot') return this.#happen(happeningOf(first));
    const { seat, mayWait } = first;
    const question = questionFor(this.table, seat, mayWait, this.#home.budget ?? 200);
    const move = think(this.#home.findBot, question);
    if (move !== null) return this.#happen(botMoved(this.table, seat, move));
    this.#asked |= 1 << seat;
    this.#schedule();
  }
}
