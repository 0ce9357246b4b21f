import { levelRatings, ratedAt, type LevelRatings } from '@tischlein/bots/ratings';
import type { StrengthWords } from '../words.ts';

/** How strong a level is, in one sentence; null where it was never measured, or nothing is below it. */
export type SayStrength = (bot: string) => string | null;

/** By how much an interval of ten may be off and still be said as one number. */
const EXACT = 0.05;

export function strengthOf(
  ratings: LevelRatings,
  table: { readonly game: string; readonly seats: number },
  said: StrengthWords,
): SayStrength {
  return (bot) => {
    const rated = ratedAt(ratings, { ...table, bot });
    if (rated?.wins == null) return null;
    const [share, low, high] = rated.wins;
    const of = (all: number): string => {
      const [from, to] = [Math.round(low * all), Math.round(high * all)];
      const exact = high - low < 2 * EXACT || from === to;
      return exact ? String(Math.round(share * all)) : `${from}–${to}`;
    };
    const played = rated.match ? 'match' : 'game';
    return rated.seats === 2
      ? said.ofTen({ wins: of(10), of: played })
      : said.among({
          wins: of(100),
          of: played,
          others: rated.seats - 1,
          luck: Math.round(100 / rated.seats),
        });
  };
}

export const loadStrength = async (
  table: { readonly game: string; readonly seats: number },
  said: StrengthWords,
): Promise<SayStrength> => strengthOf(await levelRatings(), table, said);
