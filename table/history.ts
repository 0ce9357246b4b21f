import {
  cloneState,
  copyState,
  fairChance,
  type Move,
  type Seat,
  type State,
} from '@tischlein/kit';
import { beginningOf } from './beginning.ts';
import { isKept, moveIn, seatIn, type MadeMove, type Step } from './steps.ts';
import type { Table } from './table.ts';

/** What is needed to tell of a move: the state it was made in. */
export interface Played {
  readonly seat: Seat;
  readonly move: Move;
  readonly made: MadeMove;
  readonly before: State;
}

export const isMove = (step: Step): step is MadeMove => 'move' in step;

/** Every step is a ply, and so was the deal before them. */
function stepAt({ steps, state, ply: last }: Table, ply: number): Step {
  const cell = steps.cells[ply - 1 - (last - steps.length)]!;
  if (typeof cell !== 'number') return { back: cell.back, top: cell.top, ply };
  const move = state!.variant.moves.text(moveIn(cell));
  const made = { seat: seatIn(cell), move, ply };
  return isKept(cell) ? { ...made, kept: true } : made;
}

/** What was done last in this game; null right after the deal. */
export const newestOf = (table: Table): Step | null =>
  table.steps.length === 0 ? null : stepAt(table, table.ply);

/** Everything that was done in this game, in order: moves, also those taken back, and takings back. */
export const stepsOf = (table: Table): Step[] =>
  Array.from({ length: table.steps.length }, (_, i) =>
    stepAt(table, table.ply - table.steps.length + 1 + i),
  );

/** The moves that stand, the newest first. Whoever goes on asks for no more than they need. */
function* standing(table: Table): Generator<MadeMove> {
  const dealt = table.ply - table.steps.length;
  for (let ply = table.ply; ply > dealt;) {
    const step = stepAt(table, ply);
    if (isMove(step)) {
      yield step;
      ply -= 1;
    } else ply = step.top ?? dealt;
  }
}

/** The ply of the move that stands on top when this many of the last ones are gone. */
export function topWithout(table: Table, count: number): number | null {
  let left = count;
  for (const { ply } of standing(table)) if (left-- === 0) return ply;
  return null;
}

/** The last move that still stands. */
export function lastMove(table: Table): MadeMove | null {
  for (const made of standing(table)) return made;
  return null;
}

/** How many of the moves that stand were made since this seat's last one, that one included; 0 where it made none. */
export function movesSince(table: Table, seat: Seat): number {
  let count = 0;
  for (const made of standing(table)) {
    count += 1;
    if (made.seat === seat) return count;
  }
  return 0;
}

/** The plies of the moves that were taken back. */
export function takenBack(table: Table): ReadonlySet<number> {
  const taken = new Set(stepsOf(table).map(({ ply }) => ply));
  for (const { ply } of standing(table)) taken.delete(ply);
  return taken;
}

/** A state of the game that is kept, so that what came after it can be played again without all that came before. */
export interface Checkpoint {
  /** The ply of the last move that stood; null right after the deal. */
  readonly top: number | null;
  readonly stood: number;
  readonly state: State;
}

/** The table as it stands. */
export const checkpointOf = (table: Table): Checkpoint => ({
  top: lastMove(table)?.ply ?? null,
  stood: table.stood,
  state: table.state!,
});

const APART = 16;
const KEPT = 2;

/** To be called after each move: now and then the state is kept. */
export function keepCheckpoint(table: Table): void {
  if (table.made % APART !== 0) return;
  table.checkpoints = [checkpointOf(table), ...table.checkpoints].slice(0, KEPT);
}

/** The last `count` moves that stand, played again from the nearest state that is kept. */
export function playedLast(table: Table, count: number): (Played & { readonly after: State })[] {
  const { game, seed } = table;
  const { start, moves } = sinceCheckpoint(table, count);
  const chance = fairChance(seed);
  let state = start.state;
  return moves
    .map((made, i) => {
      const before = state;
      const move = before.variant.moves.find(made.move)!;
      const after = cloneState(before);
      game.play(after, made.seat, move, chance(start.stood + i + 1));
      state = after;
      return { seat: made.seat, move, made, before, after };
    })
    .slice(moves.length - count);
}

/** At least `count` of the last moves that stand, oldest first, beginning at a kept state. */
function sinceCheckpoint(table: Table, count: number) {
  const moves: MadeMove[] = [];
  for (const each of standing(table)) {
    const start = moves.length >= count && table.checkpoints.find(({ top }) => top === each.ply);
    if (start) return { start, moves: moves.reverse() };
    moves.push(each);
  }
  return { start: beginAgain(table), moves: moves.reverse() };
}

function beginAgain(table: Table): Checkpoint {
  const kept = table.checkpoints.find(({ top }) => top === null);
  if (kept) return kept;
  return { top: null, stood: 0, state: beginningOf(table, table.state!.variant) };
}

/** The state this game began with. */
export const startOf = (table: Table): State => beginAgain(table).state;

/** The game again from its deal, also through what was taken back. The states are used again: copy what is kept. */
export function replayMoves(table: Table, onMove: (played: Played, after: State) => void): void {
  const { game, seed } = table;
  const steps = stepsOf(table);
  const undone = statesToKeep(steps);
  const chance = fairChance(seed);
  const state = cloneState(beginAgain(table).state);
  const before = cloneState(state);
  const befores = new Map<Step, State>();
  let stood = 0;
  for (const step of steps) {
    if (isMove(step)) {
      if (undone.has(step)) befores.set(step, cloneState(state));
      copyState(state, before);
      const move = state.variant.moves.find(step.move)!;
      stood += 1;
      game.play(state, step.seat, move, chance(stood));
      onMove({ seat: step.seat, move, made: step, before }, state);
    } else {
      stood -= step.back;
      copyState(befores.get(undone.get(step)!)!, state);
    }
  }
}

/** Maps each take-back to the earliest move it undid and back: play goes on from the state before that move. */
function statesToKeep(steps: readonly Step[]): ReadonlyMap<Step, Step> {
  const stack: MadeMove[] = [];
  const pairs = new Map<Step, Step>();
  for (const step of steps) {
    if (isMove(step)) stack.push(step);
    else {
      const [earliest] = stack.splice(stack.length - step.back);
      pairs.set(step, earliest!).set(earliest!, step);
    }
  }
  return pairs;
}
