import { leftTo, seatOf, waitingFor } from '@tischlein/table';
import type { Tables } from './tables.ts';

/** Whether a table waits for this person, and how long whoever it waits for still has. */
export interface TurnThere {
  readonly waits?: boolean;
  /** Milliseconds; left out without a clock. */
  readonly left?: number;
  /** The seat it waits for. */
  readonly turn?: number;
}

export async function turnThere(
  tables: Tables,
  id: string,
  person: string,
  now: number,
): Promise<TurnThere> {
  const live = await tables.get(id).catch(() => null);
  const seat = live === null ? null : waitingFor(live.table);
  if (live === null || seat === null) return {};
  const { table } = live;
  const chair = table.chairs[seat]!;
  // Whoever stood up has a bot in their chair: nobody waits for them.
  const waits = seatOf(table, person) === seat && chair.kind === 'person' && chair.away === null;
  return table.settings.clock.kind === 'none'
    ? { waits, turn: seat }
    : { waits, turn: seat, left: leftTo(table, seat, now) };
}
