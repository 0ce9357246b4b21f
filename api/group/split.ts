import { FastRandom, type Random } from '@tischlein/kit';

/** How many may sit at a table of this game. */
export interface Seats {
  readonly min: number;
  readonly max: number;
}

/** Nobody waits long for a turn, and nobody sits alone with one other where more fit. */
const BEST = 4;
const MAX_AT_BEST = 5;
const TRIES = 200;

export interface Split<T> {
  readonly tables: T[][];
  /** Those who find no seat this time, and look on. */
  readonly out: T[];
}

/** The fewest and the most tables that this many people can fill; none where there are too few of them. */
export function tableCounts(people: number, { min, max }: Seats): { least: number; most: number } {
  const most = Math.floor(people / min);
  return { least: Math.min(most, Math.ceil(people / max)), most };
}

/** As many as play best: pairs where only two can play, else tables of three to five. */
export function bestCount(people: number, seats: Seats): number {
  const { least, most } = tableCounts(people, seats);
  const wanted = people <= Math.min(MAX_AT_BEST, seats.max) ? 1 : Math.ceil(people / BEST);
  return Math.min(most, Math.max(least, wanted));
}

/** The sizes of the tables, as equal as can be, the larger ones first. */
export function sizesOf(people: number, count: number, { min, max }: Seats): number[] {
  if (count === 0) return [];
  const seated = Math.min(people, count * max);
  const sizes = Array.from({ length: count }, (_, i) =>
    Math.floor((seated + count - 1 - i) / count),
  );
  return sizes.every((size) => size >= min) ? sizes : [];
}

/**
 * People over shuffled tables. Whoever sat together or looked on last time does not again, if it can be helped: of many
 * shuffles the one with the fewest repetitions is taken. The same seed gives everybody the same tables.
 */
export function split<T>(
  people: readonly T[],
  seats: Seats,
  { seed, tables, last }: { seed: number; tables: number | null; last: Split<T> | null },
): Split<T> {
  const { least, most } = tableCounts(people.length, seats);
  const best = bestCount(people.length, seats);
  const count = tables === null ? best : Math.min(most, Math.max(least, tables));
  const sizes = sizesOf(people.length, count, seats);
  const random = new FastRandom(`split ${seed}`);
  let found = { repeated: Infinity, split: cut(people, sizes) };
  for (let i = 0; i < TRIES && found.repeated > 0; i++) {
    const tried = cut(shuffled(people, random), sizes);
    const repeated = last ? repetitions(tried, last) : 0;
    if (repeated < found.repeated) found = { repeated, split: tried };
  }
  return found.split;
}

function shuffled<T>(people: readonly T[], random: Random): T[] {
  const order = [...people];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

function cut<T>(order: readonly T[], sizes: readonly number[]): Split<T> {
  let at = 0;
  const tables = sizes.map((size) => order.slice(at, (at += size)));
  return { tables, out: order.slice(at) };
}

/** To look on twice is worse than to meet the same people. */
const OUT_AGAIN = 100;

function repetitions<T>({ tables, out }: Split<T>, last: Split<T>): number {
  const before = new Map(last.tables.flatMap((table, i) => table.map((one) => [one, i] as const)));
  let count = OUT_AGAIN * out.filter((one) => last.out.includes(one)).length;
  for (const table of tables)
    table.forEach((one, i) => {
      for (const other of table.slice(i + 1))
        if (before.has(one) && before.get(one) === before.get(other)) count += 1;
    });
  return count;
}
