/** What one member has gathered in one game. */
export interface MemberScore {
  readonly member: string;
  readonly game: string;
  readonly games: number;
  readonly won: number;
  readonly points: number;
}

export interface GroupStanding {
  readonly member: string;
  /** 1 is first; equal points share a rank. */
  readonly rank: number;
  readonly games: number;
  readonly won: number;
  readonly points: number;
  /** Points a game, with one decimal; null before there are enough games to tell. */
  readonly mean: number | null;
}

/** What one member has gathered in one game on one evening. */
export interface EveningScore {
  readonly member: string;
  readonly game: string;
  /** Greater is later; evenings that follow each other differ by one. */
  readonly day: number;
  readonly points: number;
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
  const sums = new Map<string, Omit<GroupStanding, 'rank' | 'mean'>>();
  for (const { member, games, won, points } of scores.filter(
    (score) => game === null || score.game === game,
  )) {
    const sum = sums.get(member) ?? { member, games: 0, won: 0, points: 0 };
    sums.set(member, {
      member,
      games: sum.games + games,
      won: sum.won + won,
      points: sum.points + points,
    });
  }
  const rows = [...sums.values()].sort((a, b) => b.points - a.points || b.won - a.won);
  return rows.map((row) => ({
    ...row,
    rank: 1 + rows.filter((other) => other.points > row.points).length,
    mean: row.games < ENOUGH_GAMES ? null : Math.round((10 * row.points) / row.games) / 10,
  }));
}
