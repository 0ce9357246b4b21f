import type { DayCount } from '@tischlein/manifests';
import type { DayOutcome } from '@tischlein/manifests/day';
import type { Place } from './place.ts';
import type { DailyWords } from '../words.ts';

/** How a turn of one's own was: nothing proven against it, a little lost, clearly lost, or nothing to choose. */
export type Square = 'best' | 'good' | 'slip' | 'none';

export interface Shared {
  readonly date: string;
  /** As people write it. */
  readonly game: string;
  readonly counts: DayCount;
  readonly outcome: DayOutcome;
  readonly place: Place | null;
  /** Null where nobody has looked at the moves yet. */
  readonly squares: readonly Square[] | null;
  readonly address: string;
}

const SIGN: Record<Square, string> = { best: '🟩', good: '🟨', slip: '🟥', none: '⬜' };

/** A score without its noun. Flies are bad, so they are kept as less than nothing. */
export const bareScore = (counts: DayCount, score: number): string =>
  counts === 'flies' ? String(-score) : String(score).replace('-', '−');

/** A score as its game counts it. */
export function scoreIn({ score: said }: DailyWords, counts: DayCount, score: number): string {
  if (counts === 'flies') return said.flies(-score);
  const signed = (score > 0 ? '+' : '') + bareScore(counts, score);
  return counts === 'points'
    ? said.points(signed)
    : said.creatures({ score: signed, count: Math.abs(score) });
}

export const resultLine = (
  words: DailyWords,
  { outcome, counts }: Pick<Shared, 'outcome' | 'counts'>,
): string => (outcome.won ? words.won : words.lost)(scoreIn(words, counts, outcome.score));

/** The share of players behind the reader, or the place if there are none. Null if nobody else has played. */
export function standingLine(words: DailyWords, { better, place, of }: Place): string | null {
  if (better === null) return null;
  return better > 0 ? words.better(better) : words.place({ place, of });
}

/** A few lines that give no card away. */
export function shareText(words: DailyWords, shared: Shared): string {
  const { date, game, outcome, place, squares, address } = shared;
  const standing = place && standingLine(words, place);
  return [
    `Tischlein, ${date}, ${game}`,
    `${resultLine(words, shared)} ${words.inTurns(outcome.turns)}`,
    ...(squares === null ? [] : [squares.map((square) => SIGN[square]).join('')]),
    ...(standing === null ? [] : [standing]),
    address,
  ].join('\n');
}
