import { NOBODY, type Seat } from '@tischlein/kit';
import type { Clock } from './settings.ts';
import { byBot, type Table } from './table.ts';

/** A game over days: people may close the page and are told when it is their turn. */
export const isSlow = (clock: Clock): boolean => clock.type !== 'none' && clock.seconds >= 3600;

/** The seat the table waits for, or null when nothing is being played. */
export function waitingFor({ room: { phase }, game, play: { state } }: Table): Seat | null {
  if (phase !== 'playing' || state === null) return null;
  const seat = game.waitingFor(state);
  return seat === NOBODY ? null : seat;
}

/** Whose clock runs: the seat waited for, where a person sits and is there. */
export function runningFor(table: Table): Seat | null {
  const seat = waitingFor(table);
  if (table.room.settings.clock.type === 'none' || seat === null || byBot(table, seat)) return null;
  return seat;
}

/** When the running clock is used up. */
export function deadline(table: Table): number | null {
  const seat = runningFor(table);
  return seat === null ? null : table.clock.chargedAt + table.clock.left[seat]!;
}

/** What each clock shows at this time. */
export function clocksAt(
  table: Table,
  now: number,
): { left: number[]; running: Seat | null } | null {
  if (table.room.settings.clock.type === 'none' || table.clock.left.length === 0) return null;
  return {
    left: table.clock.left.map((_, seat) => leftTo(table, seat, now)),
    running: runningFor(table),
  };
}

/**
 * What is left to a seat. On a person's turn time goes by, also while a bot keeps the chair, or one could leave to gain
 * some.
 */
export function leftTo(table: Table, seat: Seat, now: number): number {
  const isCounted = waitingFor(table) === seat && table.room.chairs[seat]!.type === 'person';
  const used = isCounted ? Math.max(0, now - table.clock.chargedAt) : 0;
  return Math.max(0, table.clock.left[seat]! - used);
}

/** Who could come back on an empty clock could stay on turn for ever: the bot moves first. */
export const isSpent = (table: Table, seat: Seat, now: number): boolean =>
  table.room.settings.clock.type !== 'none' &&
  waitingFor(table) === seat &&
  leftTo(table, seat, now) === 0;

function allowance({ room }: Table): number {
  const { clock } = room.settings;
  return clock.type === 'none' ? 0 : clock.seconds * 1000;
}

export function windUp(table: Table, at: number): void {
  table.clock.left =
    table.room.settings.clock.type === 'none' ? [] : table.play.players.map(() => allowance(table));
  table.clock.chargedAt = at;
}

function setLeft({ clock }: Table, seat: Seat, ms: number): void {
  clock.left = clock.left.map((left, other) => (other === seat ? ms : left));
}

/** Takes the time since the last charge off whom it ran for. To be done before anything changes whose turn it is. */
export function charge(table: Table, at: number): void {
  const seat = waitingFor(table);
  if (table.room.settings.clock.type !== 'none' && seat !== null)
    setLeft(table, seat, leftTo(table, seat, at));
  table.clock.chargedAt = at;
}

/** After a move: the increment for the mover, and a fresh allowance for whoever is asked for a new move. */
export function rewind(table: Table, mover: Seat, waitedFor: Seat | null): void {
  const { clock } = table.room.settings;
  if (clock.type === 'game' && !byBot(table, mover))
    setLeft(table, mover, table.clock.left[mover]! + clock.increment * 1000);
  const next = waitingFor(table);
  if (clock.type === 'move' && next !== null && (next !== waitedFor || next === mover))
    setLeft(table, next, allowance(table));
}

const GRACE = 15_000;

/**
 * Somebody who comes back with an empty clock gets a little time for the next turn, or the chair would be lost again at
 * once.
 */
export function grace(table: Table, seat: Seat): void {
  if (table.room.phase !== 'playing' || waitingFor(table) === seat) return;
  if (table.room.settings.clock.type === 'game' && table.clock.left[seat] === 0)
    setLeft(table, seat, Math.min(GRACE, allowance(table)));
}

/** After a move was taken back: whoever is asked again has a whole move's time again. */
export function renew(table: Table): void {
  const seat = waitingFor(table);
  if (table.room.settings.clock.type === 'move' && seat !== null)
    setLeft(table, seat, allowance(table));
}
