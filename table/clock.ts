import { NOBODY, type Seat } from '@tischlein/kit';
import { byBot, type Table } from './table.ts';

/** The seat the table waits for, or null when nothing is being played. */
export function waitingFor({ phase, game, state }: Table): Seat | null {
  if (phase !== 'playing' || state === null) return null;
  const seat = game.waitingFor(state);
  return seat === NOBODY ? null : seat;
}

/** Whose clock runs: the seat waited for, where a person sits and is there. */
export function runningFor(table: Table): Seat | null {
  const seat = waitingFor(table);
  if (table.settings.clock.kind === 'none' || seat === null || byBot(table, seat)) return null;
  return seat;
}

/** When the running clock is used up. */
export function deadline(table: Table): number | null {
  const seat = runningFor(table);
  return seat === null ? null : table.chargedAt + table.left[seat]!;
}

/** What each clock shows at this time. */
export function clocksAt(
  table: Table,
  now: number,
): { left: number[]; running: Seat | null } | null {
  if (table.settings.clock.kind === 'none' || table.left.length === 0) return null;
  const running = runningFor(table);
  const used = Math.max(0, now - table.chargedAt);
  return {
    left: table.left.map((ms, seat) => (seat === running ? Math.max(0, ms - used) : ms)),
    running,
  };
}

const allowance = ({ settings: { clock } }: Table): number =>
  clock.kind === 'none' ? 0 : clock.seconds * 1000;

export function windUp(table: Table, at: number): void {
  table.left = table.settings.clock.kind === 'none' ? [] : table.chairs.map(() => allowance(table));
  table.chargedAt = at;
}

/** Takes the time since the last charge off the running clock. To be done before anything changes whose it is. */
export function charge(table: Table, at: number): void {
  const seat = runningFor(table);
  if (seat !== null) table.left[seat] = Math.max(0, table.left[seat]! - (at - table.chargedAt));
  table.chargedAt = at;
}

/** After a move: the increment for the mover, and a fresh allowance for whoever is asked for a new move. */
export function rewind(table: Table, mover: Seat, waitedFor: Seat | null): void {
  const { clock } = table.settings;
  if (clock.kind === 'game' && !byBot(table, mover)) table.left[mover]! += clock.increment * 1000;
  const next = waitingFor(table);
  if (clock.kind === 'move' && next !== null && (next !== waitedFor || next === mover))
    table.left[next] = allowance(table);
}

const GRACE = 15_000;

/** Who comes back with an empty clock gets a little time, or the chair would be lost again at once. */
export function grace(table: Table, seat: Seat): void {
  const { clock } = table.settings;
  if (clock.kind === 'move') table.left[seat] = allowance(table);
  if (clock.kind === 'game')
    table.left[seat] = Math.max(table.left[seat]!, Math.min(GRACE, allowance(table)));
}
