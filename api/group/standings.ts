import type { EveningScore, MemberScore } from './wire.ts';

export interface GroupStanding extends Readonly<Omit<MemberScore, 'game'>> {
  /** 1 is first; equal points share a rank. */
  readonly rank: number;
  /** Points a game, with one decimal; null before there are enough games to tell. */
  readonly mean: number | null;
}

const EVENINGS_SHOWN = 10;

/** Points on each of the last evenings that were played, oldest first; none for an evening they missed. */
export function courses(
  scores: readonly EveningScore[],
  game: string | null,
): ReadonlyMap<string, readonly number[]> {
  const counted = scores.filter((score) => game === null || score.game === game);
  const days = [...new Set(counted.map(({ day }) => day))]
    .sort((a, b) => a - b)
    .slice(-EVENINGS_SHOWN);
  const sums = new Map<string, number[]>();
  for (const { member, day, points } of counted) {
    const at = days.indexOf(day);
    const sum = sums.get(member) ?? days.map(() => 0);
    sums.set(member, sum);
    if (at >= 0) sum[at]! += points;
  }
  return sums;
}

/** With fewer games than this a mean says nothing. */
const ENOUGH_GAMES = 5;

/** Of one game, or over all (null). The most points first. */
export function standings(scores: readonly MemberScore[], game: string | null): GroupStanding[] {
  const sums = new Map<string, Omit<MemberScore, 'game'>>();
  for (const score of scores) {
    if (game !== null && score.game !== game) continue;
    const sum = sums.get(score.member) ?? { member: score.member, games: 0, won: 0, points: 0 };
    sums.set(score.member, sum);
    for (const what of ['games', 'won', 'points'] as const) sum[what] += score[what];
  }
  const rows = [...sums.values()].sort((a, b) => b.points - a.points || b.won - a.won);
  return rows.map((row) => ({
    ...row,
    rank: 1 + rows.filter((other) => other.points > row.points).length,
    mean: row.games < ENOUGH_GAMES ? null : Math.round((10 * row.points) / row.games) / 10,
  }));
}
