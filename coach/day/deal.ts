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

const YEAR = 365.2425;
const MONTHS = 153;

/** Days since 1 January 1970 of a date like 2026-11-15; null where there is no such day. */
export function dayNumber(date: string): number | null {
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date)?.map(Number) ?? [];
  if (y === undefined || m === undefined || d === undefined || m < 1 || m > 12) return null;
  // Years that begin in March end with the leap day.
  const year = m > 2 ? y : y - 1;
  const before = Math.floor((MONTHS * ((m + 9) % 12) + 2) / 5);
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const day = 365 * year + leaps + before + d - 719_469;
  return dateOf(day) === date ? day : null;
}

/** The date of a day by its number. */
export function dateOf(day: number): string {
  const since = day + 719_468;
  let year = Math.floor(since / YEAR);
  const start = (y: number): number =>
    365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  while (start(year) > since) year -= 1;
  while (start(year + 1) <= since) year += 1;
  const inYear = since - start(year);
  const month = Math.floor((5 * inYear + 2) / MONTHS);
  const d = inYear - Math.floor((MONTHS * month + 2) / 5) + 1;
  const m = month < 10 ? month + 3 : month - 9;
  const two = (n: number): string => `${n}`.padStart(2, '0');
  return `${`${m > 2 ? year : year + 1}`.padStart(4, '0')}-${two(m)}-${two(d)}`;
}
