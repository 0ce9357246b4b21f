/** A value, and the ends of its 95 % interval. */
type WithInterval = readonly [value: number, low: number, high: number];

export interface RatedBot {
  readonly bot: string;
  /** 400 points are odds of ten to one; the mean of the bots at this table is 0. */
  readonly rating: WithInterval;
  /** Its share of the wins as the only one of its kind among bots a step below; null for the lowest. */
  readonly wins: WithInterval | null;
  readonly games: number;
  /** How long it thought for a move, on average, on the machine that measured. */
  readonly milliseconds: number;
}

export interface LevelRating {
  /** The command line that measured it. */
  readonly command: string;
  readonly game: string;
  readonly seats: number;
  /** A match of several rounds, not one of them. */
  readonly match: boolean;
  /** From the mildest to the strongest. */
  readonly bots: readonly RatedBot[];
}

/** The ratings of all our bots. */
export interface LevelRatings {
  readonly rated: readonly LevelRating[];
}

export const levelRatings = async (): Promise<LevelRatings> =>
  (await import('./ratings.json')).default as unknown as LevelRatings;

/** How a bot was rated at a table most like this one; undefined where it never was. */
export function ratedAt(
  { rated }: LevelRatings,
  { game, seats, bot }: { readonly game: string; readonly seats: number; readonly bot: string },
): (RatedBot & Pick<LevelRating, 'seats' | 'match'>) | undefined {
  const tables = rated.filter((table) => table.game === game);
  const nearest = [...tables].sort(
    (a, b) => Math.abs(a.seats - seats) - Math.abs(b.seats - seats),
  )[0];
  const found = nearest?.bots.find((one) => one.bot === bot);
  return found && { ...found, seats: nearest!.seats, match: nearest!.match };
}
