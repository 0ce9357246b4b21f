/** How good somebody is thought to be, and how unsure that is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };
/** How much chance there is in one game. */
const BETA = 25 / 6;
/** People change between two games: nobody is ever known for certain. */
const TAU = 25 / 300;
/** The square of sigma never falls below this share of itself at once. */
const MIN = 1e-4;

/**
 * The skills after a game, by seat. `ranks` are places, 1 for the first; equal ones are shared. It is the Plackett–Luce
 * model of Weng and Lin (A Bayesian Approximation Method for Online Ranking, 2011, algorithm 4) with one player a team.
 */
export function rated(before: readonly Skill[], ranks: readonly number[]): Skill[] {
  const skills = before.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, TAU) }));
  const c = Math.sqrt(skills.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strengths = skills.map(({ mu }) => Math.exp(mu / c));
  /** Of everybody who came no better than this seat. */
  const fields = ranks.map((rank) =>
    strengths.reduce((sum, strength, seat) => sum + (ranks[seat]! >= rank ? strength : 0), 0),
  );
  const shared = ranks.map((rank) => ranks.filter((other) => other === rank).length);
  return skills.map(({ mu, sigma }, seat) => {
    let step = 0;
    let certainty = 0;
    ranks.forEach((rank, other) => {
      if (rank > ranks[seat]!) return;
      const chance = strengths[seat]! / fields[other]!;
      step += ((other === seat ? 1 : 0) - chance) / shared[other]!;
      certainty += (chance * (1 - chance)) / shared[other]!;
    });
    const learned = (sigma / c) * (sigma / c) ** 2 * certainty;
    return {
      mu: mu + (sigma ** 2 / c) * step,
      sigma: sigma * Math.sqrt(Math.max(1 - learned, MIN)),
    };
  });
}
