import * as kit from '@tischlein/kit';
import type { Table } from './table.ts';

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
const MAX_RECENT = 40;

export const withRecent = (recent: readonly Played[], played: Played): readonly Played[] =>
  [...recent, played].slice(-MAX_RECENT);

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

/** The game again from its deal, also through what was taken back. States are used again: copy what is kept. */
export function replayMoves(table: Table, onMove: (played: Played) => void): void {
  const made = table.play.steps.filter(isMove);
  let at = 0;
  replayLines(table, linesOf(table), {
    move: (before, seat, move, after) => onMove({ seat, move, made: made[at++]!, before, after }),
  });
}

/** As a record has them: every taking back at its moment. */
export const linesOf = ({ play: { steps } }: Table): kit.RecordedMove[] =>
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
