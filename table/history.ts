import * as kit from '@tischlein/kit';
import { type Table, dealtPlayer } from './table.ts';
import type { Reader, GameRecord } from '@tischlein/kit';
import type { MoveFacts } from './wire.ts';
import { NO_NAME } from './who.ts';

/** A moment of another game that is played on from, and how it was taken over. */
export type Beginning = kit.PlayedFrom & { readonly position: kit.JsonObject };

/** The state a game begins with: its deal, or the moment somebody plays on from. */
export function beginningOf(
  { game, play: { from, seed } }: Table,
  variant: kit.Variant,
): kit.State {
  if (from === null) return kit.dealt(game, variant, kit.fairChance(seed));
  return { variant, cells: kit.mustParse(game.parsePosition(from.position)).cells };
}

/** What was done in a game: a move, or moves taken back. */
export type Step = MadeMove | TakingBack;

export interface MadeMove {
  readonly seat: kit.Seat;
  readonly move: string;
  /** The ply it led to: no other step of this game has the same. */
  readonly ply: number;
  /** A bot made it for a person who was away. */
  readonly kept?: true;
}

interface TakingBack {
  /** How many of the last standing moves were taken back. */
  readonly back: number;
  readonly ply: number;
}

/** What is needed to tell of a move. */
export interface Played {
  readonly seat: kit.Seat;
  readonly move: kit.Move;
  readonly made: MadeMove;
  readonly before: kit.State;
  readonly after: kit.State;
}

/** How many of the last standing moves are kept with their states: whoever missed no more is told only those. */
export const MAX_RECENT = 40;

export const isMove = (step: Step): step is MadeMove => 'move' in step;

/** The moves that stand, oldest first. */
export function standing({ play: { steps } }: Table): MadeMove[] {
  const moves: MadeMove[] = [];
  for (const step of steps)
    if (isMove(step)) moves.push(step);
    else moves.splice(moves.length - step.back);
  return moves;
}

/** How many of the moves that stand were made since this seat's last one, that one included; 0 where it made none. */
export function movesSince(table: Table, seat: kit.Seat): number {
  const moves = standing(table);
  const last = moves.map((made) => made.seat).lastIndexOf(seat);
  return last < 0 ? 0 : moves.length - last;
}

/** The state this game began with. */
export const startOf = (table: Table): kit.State => beginningOf(table, table.play.state!.variant);

/** As a record has them: every taking back at its moment. */
const linesOf = ({ play: { steps } }: Table): kit.RecordedMove[] =>
  steps.flatMap((step): kit.RecordedMove[] =>
    isMove(step)
      ? [{ seat: step.seat, move: step.move }]
      : Array.from({ length: step.back }, () => ({ back: true as const })),
  );

function replayLines(
  table: Table,
  lines: readonly kit.RecordedMove[],
  following: kit.Following = {},
): kit.State {
  const game = { start: startOf(table), chance: kit.fairChance(table.play.seed), lines };
  const { state, error } = kit.replayFrom(table.game, game, following);
  if (error !== undefined) throw new Error(`table ${table.id}: ${error}`);
  return state;
}

/** The state without this many of the last standing moves. */
export function stateWithout(table: Table, count: number): kit.State {
  const kept = table.play.recent.at(-count);
  if (kept !== undefined) return kept.before;
  return replayLines(table, standing(table).slice(0, -count));
}

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
  const made = table.play.steps.filter(isMove);
  const facts: MoveFacts[] = [];
  replayLines(table, linesOf(table), {
    move(before, seat, move, after) {
      const played = { seat, move, made: made[facts.length]!, before, after };
      const told = toldMove(table, played, reader);
      facts.push(stand.has(told.ply) ? told : { ...told, takenBack: true });
    },
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

/** The game on the table as a text anyone can check. Null while the secret must stay one. */
export function recordOf(table: Table): GameRecord | null {
  if (table.room.phase !== 'over' || table.play.state === null) return null;
  return {
    game: table.game.name,
    rules: table.game.version,
    options: table.play.state.variant.options,
    // Somebody who left a chair to another person is not named for what came after.
    seats: table.play.players.map((player) =>
      player.takenBy && 'id' in player.dealtTo ? NO_NAME : dealtPlayer(player),
    ),
    ...avatarsAt(table),
    dealt: table.dealtBy,
    ...begunAt(table),
    commitment: table.play.commitment,
    ...(table.dealtBy === 'server' && { hashes: table.play.hashes }),
    contributions: table.play.contributions,
    secret: table.play.secret,
    seed: table.play.seed,
    moves: linesOf(table),
    ...(table.play.ended && { end: table.play.ended }),
  };
}

/** Somebody who left a chair to another person has taken their animal along. */
function avatarsAt({ play: { players } }: Table): Pick<GameRecord, 'avatars'> {
  const avatars = players.map(({ dealtTo, takenBy }) =>
    takenBy || 'bot' in dealtTo ? null : dealtTo.avatar,
  );
  return avatars.every((avatar) => avatar === null) ? {} : { avatars };
}

function begunAt({ play: { from } }: Table): Pick<GameRecord, 'position' | 'from'> {
  if (from === null) return {};
  const { position, ...taken } = from;
  return { position, from: taken };
}
