import type { Reader } from '@tischlein/kit';
import { playedLast, replayMoves, takenBack, type Played } from './history.ts';
import type { Part } from './outgoing.ts';
import type { Table } from './table.ts';
import type { MoveFacts } from './wire.ts';

/** What a move did, as a reader may know it. */
export const toldMove = (
  { game }: Table,
  { before, seat, move, made }: Played,
  after: Table['state'] & object,
  reader: Reader,
): MoveFacts => ({
  ply: made.ply,
  seat,
  ...(made.kept && { kept: true as const }),
  facts: game.tell(before, seat, move, after, reader),
});

/** The facts of every move of this game, those taken back marked. */
export function allFacts(table: Table, reader: Reader): MoveFacts[] {
  if (table.state === null) return [];
  const gone = takenBack(table);
  const facts: MoveFacts[] = [];
  replayMoves(table, (played, after) => {
    const told = toldMove(table, played, after, reader);
    facts.push(gone.has(played.made.ply) ? { ...told, takenBack: true } : told);
  });
  return facts;
}

/** The facts of the moves after a ply since which nothing was taken back. */
export function factsSince(table: Table, ply: number, reader: Reader): MoveFacts[] {
  const count = table.ply - ply;
  if (count === 0) return [];
  return playedLast(table, count).map((played) => toldMove(table, played, played.after, reader));
}

interface Kept {
  readonly ply: number;
  readonly facts: readonly MoveFacts[];
  /** The facts as JSON, without the brackets; null until somebody asks for it. */
  text: string | null;
  usedAt: number;
}

const KEPT_FOR = 60_000;

/** What was told of a game, by reader: kept for a while, because who comes back asks for all of it again. */
export class KeptFacts {
  /** Null while nobody has asked: tables are many. */
  #kept: Map<Reader, Kept> | null = null;

  /** The facts of the game so far. Only what is new since it was last asked for is worked out. */
  of(table: Table, reader: Reader, now: number): Part {
    this.forget(now);
    const kept = this.#grown(table, reader, now);
    this.#kept ??= new Map();
    this.#kept.set(reader, kept);
    return {
      fields: { facts: kept.facts },
      get text() {
        kept.text ??= textOf(kept.facts);
        return `{"facts":[${kept.text}]}`;
      },
    };
  }

  /** What nobody has asked for lately. */
  forget(now: number): void {
    if (this.#kept === null) return;
    for (const [reader, { usedAt }] of this.#kept)
      if (now - usedAt > KEPT_FOR) this.#kept.delete(reader);
    if (this.#kept.size === 0) this.#kept = null;
  }

  #grown(table: Table, reader: Reader, usedAt: number): Kept {
    const { ply, grownSince } = table;
    const known = this.#kept?.get(reader);
    if (known === undefined || known.ply < grownSince)
      return { ply, facts: allFacts(table, reader), text: null, usedAt };
    const fresh = factsSince(table, known.ply, reader);
    if (fresh.length === 0) return { ...known, ply, usedAt };
    const text = [known.text, textOf(fresh)].filter(Boolean).join();
    const facts = [...known.facts, ...fresh];
    return { ply, facts, text: known.text === null ? null : text, usedAt };
  }
}

const textOf = (facts: readonly MoveFacts[]): string =>
  facts.map((fact) => JSON.stringify(fact)).join();
