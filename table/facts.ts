import type { Reader } from '@tischlein/kit';
import { replayMoves, standing, type Played } from './history.ts';
import type { Table } from './table.ts';
import type { MoveFacts } from './wire.ts';

/** What a move did, as a reader may know it. */
export const toldMove = (
  { game }: Table,
  { before, seat, move, made, after }: Played,
  reader: Reader,
): MoveFacts => ({
  ply: made.ply,
  seat,
  ...(made.kept && { kept: true as const }),
  facts: game.tell(before, seat, move, after, reader),
});

/** The facts of every move of this game, those taken back marked. */
export function allFacts(table: Table, reader: Reader): MoveFacts[] {
  if (table.play.state === null) return [];
  const stand = new Set(standing(table).map(({ ply }) => ply));
  const facts: MoveFacts[] = [];
  replayMoves(table, (played) => {
    const told = toldMove(table, played, reader);
    facts.push(stand.has(told.ply) ? told : { ...told, takenBack: true });
  });
  return facts;
}

/** The ply whose reader can still be told only what they missed: nothing was taken back since, and not too much made. */
export const missableSince = ({ play: { grownSince, ply, recent } }: Table): number =>
  Math.max(grownSince, ply - recent.length);

/** The facts of the moves after such a ply. */
export const factsSince = (table: Table, ply: number, reader: Reader): MoveFacts[] =>
  table.play.recent
    .filter(({ made }) => made.ply > ply)
    .map((played) => toldMove(table, played, reader));

/** All that was told of a game, by reader: who comes back asks for it again, and only what is new is worked out. */
export class FactsCache {
  readonly #known = new Map<Reader, { readonly ply: number; readonly facts: MoveFacts[] }>();

  of(table: Table, reader: Reader): MoveFacts[] {
    const known = this.#known.get(reader);
    const facts =
      known !== undefined && known.ply >= missableSince(table)
        ? [...known.facts, ...factsSince(table, known.ply, reader)]
        : allFacts(table, reader);
    this.#known.set(reader, { ply: table.play.ply, facts });
    return facts;
  }
}
