import type { Transaction } from './transaction.ts';
import { NEWCOMER, rated, type Skill } from './skill.ts';

/**
 * Counts a game for everybody who played it and is still here; null is somebody who is not. In one order for all, so
 * that two games that end at once never wait for each other in a circle.
 */
export async function enterRatings(
  transaction: Transaction,
  game: string,
  people: readonly (string | null)[],
  ranks: readonly number[],
): Promise<void> {
  const before: Skill[] = people.map(() => NEWCOMER);
  const seats = [...people.keys()]
    .filter((seat) => people[seat] !== null)
    .sort((a, b) => (people[a]! < people[b]! ? -1 : 1));
  for (const seat of seats) {
    const { mu, sigma } = before[seat]!;
    const [found] = await transaction.all<{ mu: number; sigma: number }>(
      'countGame',
      people[seat]!,
      game,
      mu,
      sigma,
    );
    before[seat] = found!;
  }
  const after = rated(before, ranks);
  for (const seat of seats) {
    const { mu, sigma } = after[seat]!;
    await transaction.run('putRating', mu, sigma, people[seat]!, game);
  }
}

const DAY = 86_400_000;

/**
 * Whether two of them have had as many rated games of this kind in a day as count: what one account can win from another
 * is bounded by that.
 */
export async function haveRatedEnough(
  transaction: Transaction,
  { game, endedAt, mostRated }: { game: string; endedAt: number; mostRated: number },
  people: readonly (string | null)[],
): Promise<boolean> {
  const here = people.filter((person) => person !== null);
  for (const [i, one] of here.entries())
    for (const other of here.slice(i + 1)) {
      const values = [other, one, game, endedAt - DAY] as const;
      const [found] = await transaction.all<{ games: number }>('ratedTogether', ...values);
      if (Number(found!.games) >= mostRated) return true;
    }
  return false;
}
