import { hex, sha256, type Options } from '@tischlein/kit';

/** What is dealt on a game's days: a short match without out-of-turn rules, against these bots. */
interface DayGame {
  readonly game: string;
  readonly options: Options;
  /** By seat from 1; whoever plays has seat 0. */
  readonly bots: readonly string[];
  /** What its score is made of. */
  readonly counts: DayCount;
}

/** Points won or lost; flies, counted below zero; creatures more than the other side has. */
export type DayCount = 'points' | 'flies' | 'creatures';

/** The games take turns, in this order. A line per game. */
const TURNS: readonly DayGame[] = [
  // The strong bot may call UNO late, out of turn: what comes first would depend on how quick a player is.
  { game: 'uno', options: {}, bots: ['medium', 'medium', 'medium'], counts: 'points' },
  { game: 'mow', options: { rounds: 2 }, bots: ['medium', 'medium', 'hard'], counts: 'flies' },
  { game: 'uwo', options: { army: 8 }, bots: ['medium'], counts: 'creatures' },
];

export const DAY_GAMES: readonly string[] = TURNS.map(({ game }) => game);

/** Worlds the searching bot looks at for a move. Never a time: a slow machine must find the same move. */
export const DAY_BUDGET = 400;

/** The deal of one day: the same cards for everybody, and the same answers to the same moves. */
export interface DayDeal extends DayGame {
  readonly date: string;
  /** Not kept from anybody: whoever wants can deal and play ahead, so results are on trust. */
  readonly secret: string;
}

/** The deal of a day; of a game out of its turn, too. */
export function dayDeal(date: string, game = gameOfDay(date)): DayDeal {
  const found = TURNS.find((turn) => turn.game === game);
  if (found === undefined) throw new Error(`there is no deal of the day of ${game}`);
  return { ...found, date, secret: hex(sha256(`tischlein day 1\n${date}\n${game}`)) };
}

/** 1 January 1970 was a Thursday: the first turn fell on the Monday before it. */
const MONDAY_BEFORE = -3;

export function gameOfDay(date: string): string {
  const day = dayNumber(date) ?? 0;
  const turn = (day - MONDAY_BEFORE) % TURNS.length;
  return TURNS[(turn + TURNS.length) % TURNS.length]!.game;
}

const DAY_MS = 86_400_000;

/** Days since 1 January 1970 of a date like 2026-11-15; null where there is no such day. */
export function dayNumber(date: string): number | null {
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date)?.map(Number) ?? [];
  const day = Date.UTC(y ?? 0, (m ?? 0) - 1, d ?? 0) / DAY_MS;
  return dateOf(day) === date ? day : null;
}

/** The date of a day by its number. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
