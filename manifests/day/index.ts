import { hex, sha256, replay, type Game, type GameRecord } from '@tischlein/kit';
import { manifests, type Day } from '../index.ts';

/** The games take turns, in the order of the manifests. */
export const DAY_GAMES: readonly string[] = Object.values(manifests).flatMap(({ name, day }) =>
  day ? [name] : [],
);

/** Worlds the searching bot looks at for a move. Never a time: a slow machine must find the same move. */
export const DAY_BUDGET = 400;

/** The deal of one day: the same cards for everybody, and the same answers to the same moves. */
export interface DayDeal extends Omit<Day, 'score'> {
  readonly game: string;
  readonly date: string;
  /** Not kept from anybody: whoever wants can deal and play ahead, so results are on trust. */
  readonly secret: string;
}

/** The deal of a day; of a game out of its turn, too. */
export function dayDeal(date: string, game = gameOfDay(date)): DayDeal {
  const day = manifests[game]?.day;
  if (day === undefined) throw new Error(`there is no deal of the day of ${game}`);
  const { options, bots, counts } = day;
  return {
    game,
    options,
    bots,
    counts,
    date,
    secret: hex(sha256(`tischlein day 1\n${date}\n${game}`)),
  };
}

/** 1 January 1970 was a Thursday: the first turn fell on the Monday before it. */
const MONDAY_BEFORE = -3;

export function gameOfDay(date: string): string {
  const day = dayNumber(date) ?? 0;
  const turn = (day - MONDAY_BEFORE) % DAY_GAMES.length;
  return DAY_GAMES[(turn + DAY_GAMES.length) % DAY_GAMES.length]!;
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

/** Whoever plays the deal of the day sits here. */
export const DAY_SEAT = 0;

/** What is left of a deal of the day when it is over. */
export interface DayOutcome {
  /** More is better; in points, flies or creatures of its game. */
  readonly score: number;
  readonly won: boolean;
  /** Own moves. */
  readonly turns: number;
}

/** How a finished game of the day went; null where its record does not lead to an end. */
export async function dayOutcome(game: Game, record: GameRecord): Promise<DayOutcome | null> {
  const replayed = replay(game, record);
  if (!replayed.ok || replayed.value.error !== undefined) return null;
  const { state } = replayed.value;
  const result = game.result(state);
  if (result === null) return null;
  const scoreOf = await manifests[game.name]!.day!.score();
  return {
    score: scoreOf(game.view(state, DAY_SEAT), result),
    // Where all have won, it is a draw.
    won: result.winners.includes(DAY_SEAT) && result.winners.length < record.seats.length,
    turns: record.moves.filter((line) => 'seat' in line && line.seat === DAY_SEAT).length,
  };
}
