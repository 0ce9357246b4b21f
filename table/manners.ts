import type { Random } from '@tischlein/kit';

/** From the quickest to the slowest, in percent of the table's pace. */
type Span = readonly [from: number, to: number];

/** How a bot behaves at a table: how long it takes on its turn, and before it jumps in or makes a late call. */
interface Manners {
  readonly thinks: Span;
  readonly reacts: Span;
}

const USUAL: Manners = { thinks: [80, 200], reacts: [100, 280] };
const MANNERS: { readonly [level: string]: Manners } = {
  beginner: { thinks: [120, 320], reacts: [200, 520] },
  easy: { thinks: [100, 280], reacts: [165, 445] },
  medium: USUAL,
  skilled: { thinks: [75, 185], reacts: [75, 220] },
  hard: { thinks: [65, 165], reacts: [55, 165] },
};

/** Milliseconds, drawn before the bot looks at anything: time tells nothing of its cards. */
export function delayOf(
  level: string,
  does: 'thinks' | 'reacts',
  pace: number,
  random: Random,
): number {
  const { [does]: span } = MANNERS[level] ?? USUAL;
  const [from, to] = span.map((percent) => Math.floor((pace * percent) / 100)) as [number, number];
  return from + random.below(to - from + 1);
}
