import { rate, rating } from 'openskill';
import type { Session } from './work.ts';

/**
 * Counts a game for everybody who played it and is still here; null is somebody who is not. In one order for all, so
 * that two games that end at once never wait for each other in a circle.
 */
export async function enterRatings(
  session: Session,
  game: string,
  people: readonly (string | null)[],
  ranks: readonly number[],
): Promise<void> {
  const before = people.map(() => rating());
  const seats = [...people.keys()]
    .filter((seat) => people[seat] !== null)
    .sort((a, b) => (people[a]! < people[b]! ? -1 : 1));
  for (const seat of seats) {
    const { mu, sigma } = before[seat]!;
    const [found] = await session.all<{ mu: number; sigma: number }>(
      'countGame',
      people[seat]!,
      game,
      mu,
      sigma,
    );
    before[seat] = found!;
  }
  const after = rate(
    before.map((each) => [each]),
    { rank: [...ranks] },
  );
  for (const seat of seats) {
    const { mu, sigma } = after[seat]![0]!;
    await session.run('putRating', mu, sigma, people[seat]!, game);
  }
}
