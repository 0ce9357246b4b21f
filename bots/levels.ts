import type { Random } from '@tischlein/kit';

/** What a person is offered, from the mildest to the strongest. The registry also holds `random`, for measuring. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Iterations of the search where nobody says otherwise; the other levels do not count any. */
const HARD_BUDGET: { readonly [game: string]: number } = {
  mow: 4000,
  uno: 8000,
  uwo: 3000,
};

export const usualBudget = (game: string, level: string): number =>
  level === 'hard' ? (HARD_BUDGET[game] ?? 0) : 0;

/** Milliseconds, from the quickest to the slowest. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How a bot behaves at a table of people. These are settings of the table; none of them changes what it plays. */
export interface Manners {
  /** Before a move of its own turn. */
  readonly thinks: Span;
  /** Before it jumps in or makes a late call. */
  readonly reacts: Span;
}

export const MANNERS: Readonly<Record<Level, Manners>> = {
  easy: { thinks: { from: 900, to: 2500 }, reacts: { from: 1500, to: 4000 } },
  medium: { thinks: { from: 700, to: 1800 }, reacts: { from: 900, to: 2500 } },
  hard: { thinks: { from: 600, to: 1500 }, reacts: { from: 500, to: 1500 } },
};

/** Drawn before the bot looks at anything, so that time tells nothing of its cards. */
export const delayOf = ({ from, to }: Span, random: Random): number =>
  from + random.below(to - from + 1);
