import { games } from '@tischlein/manifests/all';
import { parseMove } from '@tischlein/games/uno/language';
import { FastRandom, pick, type Seat } from '@tischlein/kit';
import {
  DEFAULT_SETTINGS,
  entriesOf,
  type Entry,
  fold,
  foldAll,
  type Happening,
  type Table,
  whoFrom,
} from '@tischlein/table';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { beginning } from './journal.testing.ts';
import { Guest, Sitter } from './play.testing.ts';
import type { TestServer } from './start.testing.ts';
import { rowOf } from './tables/row.ts';

interface Try {
  readonly seat: Seat;
  readonly move: string;
}

/** A moment of UNO where several seats may move at once, and how it comes about. */
export interface StagedGame {
  readonly seats: number;
  readonly secret: string;
  readonly moves: readonly Try[];
  readonly tries: readonly Try[];
}

const NAMES = ['Anna', 'Beni', 'Carla', 'Dora', 'Emil'];
const MAX_DEALS = 2000;
const RULES = { jumpIn: true };

/** The journal up to the moment; whoever is not named is somebody who only sits there. */
function journalOf(
  { seats, secret, moves }: Pick<StagedGame, 'seats' | 'secret' | 'moves'>,
  table: string,
  personAt: (seat: Seat) => string | undefined = () => undefined,
): Entry[] {
  const happenings: Happening[] = [
    {
      type: 'made',
      table,
      game: 'uno',
      rules: games['uno']!.version,
      settings: { ...DEFAULT_SETTINGS, options: RULES, seats },
      host: 'host',
      secret,
      dealtBy: 'server',
    },
    ...beginning(
      Array.from({ length: seats }, (_, seat) => {
        const person = personAt(seat) ?? `sitter-${seat}`;
        return { seat, who: whoFrom(person, { name: person }) };
      }),
      [],
    ),
    ...moves.map((made): Happening => ({ type: 'moved', ...made })),
  ];
  const at = Date.now();
  return happenings.map((happening, i) => ({ ...happening, seq: i + 1, at }));
}

const laid = (entries: readonly Entry[]): Table => foldAll(entries, (name) => games[name]);

function legalOf({ game, play: { state } }: Table, seat: Seat): string[] {
  const { moves } = state!.variant;
  const buffer = new Int32Array(moves.size);
  return [...buffer.subarray(0, game.legal(state!, seat, buffer))].map((move) => moves.text(move));
}

const cardIn = (text: string): string | undefined => {
  const move = parseMove(text);
  return move?.type === 'play' ? move.card : undefined;
};
const isCard = (move: string): boolean => cardIn(move) !== undefined;
const isWild = (move: string): boolean => cardIn(move) === 'w';

/** Plays deals, laying what can be laid and saying nothing, until `racing` finds its moment in one of them. */
function find(
  seats: number,
  racing: (table: Table) => readonly Try[] | null,
  seed: string,
): StagedGame {
  const random = new FastRandom(seed);
  for (let deal = 0; deal < MAX_DEALS; deal++) {
    const secret = `${seed} ${deal}`;
    const table = laid(journalOf({ seats, secret, moves: [] }, 't'));
    const moves: Try[] = [];
    while (table.room.phase === 'playing' && moves.length < 200) {
      const tries = racing(table);
      if (tries !== null) return { seats, secret, moves, tries };
      const seat = table.game.waitingFor(table.play.state!);
      const legal = legalOf(table, seat);
      const cards = legal.filter(isCard);
      const move = legal.find(isWild) ?? pick(cards.length > 0 ? cards : legal, random);
      moves.push({ seat, move });
      fold(table, entriesOf(table, [{ type: 'moved', seat, move }], table.at)[0]!);
    }
  }
  throw new Error(`no such moment in ${MAX_DEALS} deals`);
}

const cardsOf = (table: Table): Try[] =>
  [...table.room.chairs.keys()].flatMap((seat) => {
    const move = legalOf(table, seat).find(isCard);
    return move === undefined ? [] : [{ seat, move }];
  });

/** One seat still owes its UNO, the next may lay, and a third may jump in. */
const lateCall = (seed: string): StagedGame =>
  find(
    4,
    (table) => {
      const caller = [...table.room.chairs.keys()].find((seat) =>
        legalOf(table, seat).includes('uno'),
      );
      const next = table.game.waitingFor(table.play.state!);
      const cards = cardsOf(table).filter(({ seat }) => seat !== caller);
      const jumps = cards.some(({ seat }) => seat !== next);
      if (caller === undefined || caller === next || !jumps) return null;
      return cards.some(({ seat }) => seat === next)
        ? [{ seat: caller, move: 'uno' }, ...cards]
        : null;
    },
    seed,
  );

/** A wild lies open and three others hold one: each of them may lay it, and the next seat what fits. */
const threeWilds = (seed: string): StagedGame =>
  find(
    10,
    (table) => {
      const cards = cardsOf(table).map(({ seat }) => {
        const legal = legalOf(table, seat);
        return { seat, move: legal.find(isWild) ?? legal.find(isCard)! };
      });
      // Out of turn a wild goes only on a wild.
      const next = table.game.waitingFor(table.play.state!);
      const wilds = cards.filter(({ move }) => isWild(move));
      return wilds.length >= 3 && wilds.some(({ seat }) => seat !== next) ? cards : null;
    },
    seed,
  );

/** The kinds of races, some deals of each. */
export const RACES: { readonly [kind: string]: () => StagedGame[] } = {
  'a jump-in, the next play and a late call': () => ['a', 'b', 'c', 'd'].map(lateCall),
  'three holders of a wild': () => ['a', 'b', 'c', 'd'].map(threeWilds),
};

/** The same people race at one table after the other, each from another node. */
export class Racers {
  readonly #random = new FastRandom('races');
  /** How often each try won, in the order of a moment's tries. */
  readonly won: number[] = [];
  #count = 0;

  private constructor(
    readonly nodes: readonly TestServer[],
    readonly guests: readonly Guest[],
  ) {}

  static async at(nodes: readonly TestServer[]): Promise<Racers> {
    return new Racers(nodes, await Promise.all(NAMES.map((name) => Guest.at(nodes[0]!.url, name))));
  }

  /** Lays the table of that moment and says who tries what. */
  async stage(moment: StagedGame): Promise<{ table: string; entries: Entry[] }> {
    const table = `${this.guests[0]!.id}-${this.#count++}`;
    const entries = journalOf(moment, table, (seat) => {
      const racer = moment.tries.findIndex((each) => each.seat === seat);
      return racer < 0 ? undefined : this.guests[racer]!.id;
    });
    const row = rowOf(laid(entries));
    expect(await this.nodes[0]!.store.append({ table, entries, row })).toBe('stored');
    return { table, entries };
  }

  /** Everybody tries at once: one wins, the others are overtaken, all see the same. */
  async race(moment: StagedGame): Promise<void> {
    const { table, entries } = await this.stage(moment);
    // The last one has no chair and looks on.
    const sitters = this.guests
      .slice(0, moment.tries.length + 1)
      .map((guest, i) => new Sitter(guest, table, () => this.nodes[i % this.nodes.length]!.url));
    const seen = await Promise.all(sitters.map((sitter) => sitter.until('the table', () => true)));
    const { ply } = seen[0]!;
    const outcomes: string[] = [];
    await Promise.all(
      this.#inAnyOrder(moment.tries).map(async ({ i, each: { move } }) => {
        outcomes[i] = (await sitters[i]!.command({ type: 'move', ply, move })).outcome;
      }),
    );
    expect([...outcomes].sort()).toEqual(['ok', ...outcomes.slice(1).fill('overtaken')]);
    const winner = outcomes.indexOf('ok');
    this.won[winner] = (this.won[winner] ?? 0) + 1;

    const journal = await this.nodes[0]!.store.read(table, 0);
    expect(journal.slice(0, -1)).toEqual(entries);
    expect(journal.at(-1)).toMatchObject({ type: 'moved', ...moment.tries[winner] });
    await Promise.all(sitters.map((sitter) => sitter.until('the move', (now) => now.ply > ply)));
    const { seat } = moment.tries[winner]!;
    for (const sitter of sitters) {
      const news = sitter.heard.flatMap((message) =>
        message.type === 'snapshot' && !message.whole ? message.facts : [],
      );
      expect(news.map((fact) => [fact.ply, fact.seat])).toEqual([[ply + 1, seat]]);
      sitter.close();
    }
  }

  /** Eight sends of one command, twice over each of four lines; they count once. */
  async sendEight(moment: StagedGame): Promise<void> {
    const { table, entries } = await this.stage(moment);
    const {
      play: { ply },
    } = laid(entries);
    const { move } = moment.tries[0]!;
    const text = JSON.stringify({ type: 'move', table, id: 'same', ply, move });
    const lines = await Promise.all([0, 1, 2, 3].map((i) => this.#line(i)));
    const outcomes = await Promise.all(lines.map((line) => answersTo(line, [text, text])));
    expect(outcomes.flat()).toEqual(Array(8).fill('ok'));
    expect(await this.nodes[0]!.store.read(table, entries.length)).toMatchObject([
      { type: 'moved', id: 'same', ...moment.tries[0] },
    ]);
  }

  async #line(i: number): Promise<WebSocket> {
    const url = this.nodes[i % this.nodes.length]!.url.replace('http', 'ws');
    const ws = new WebSocket(`${url}/ws`, { headers: { cookie: this.guests[0]!.cookie } });
    await new Promise((resolve) => ws.once('open', resolve));
    return ws;
  }

  #inAnyOrder<T>(list: readonly T[]): { i: number; each: T }[] {
    return list
      .map((each, i) => ({ i, each, order: this.#random.below(1 << 20) }))
      .sort((a, b) => a.order - b.order);
  }
}

/** Says all of it at once and answers the outcomes; then the line is closed. */
function answersTo(line: WebSocket, texts: readonly string[]): Promise<string[]> {
  const outcomes: string[] = [];
  return new Promise((resolve) => {
    line.on('message', (data) => {
      outcomes.push((JSON.parse(data.toString()) as { outcome: string }).outcome);
      if (outcomes.length < texts.length) return;
      line.close();
      resolve(outcomes);
    });
    for (const text of texts) line.send(text);
  });
}
