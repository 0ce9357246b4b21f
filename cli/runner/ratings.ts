import { invert, mean, sum, Z95, type Estimate } from './stats.ts';

/** How a game ended: who sat there, by seat, and each seat's share of the win. */
export interface Outcome {
  readonly players: readonly string[];
  readonly shares: readonly number[];
}

/** The games of one deal, which belong together. */
type Deal = readonly Outcome[];

export interface Rating {
  readonly bot: string;
  readonly games: number;
  /** Share of the wins in all its seats. */
  readonly wins: number;
  /** 400 points are odds of ten to one, as in chess; the mean of all bots is 0. */
  readonly rating: Estimate;
}

const MAX_STEPS = 2000;
const TOLERANCE = 1e-7;
const POINTS = 400 / Math.LN10;

/** All games with the same players, whatever their seats. */
interface Company {
  /** By bot, how many seats it has. */
  readonly seats: readonly number[];
  games: number;
  /** By deal, then by bot, its share of the wins. */
  readonly deals: number[][];
}

/**
 * The strengths under which these games are most likely, if each seat's chance to win is its strength over the sum at
 * the table (Luce's rule; with two seats it is the one of chess ratings). The intervals come from how sharply the games
 * tell strengths apart, where deals count and not games. For every company one game more, shared by all its seats, is
 * thought in: whoever played little is rated like those it met, and not sure of it.
 */
export function ratingsOf(deals: readonly Deal[]): Rating[] {
  const all = deals.flat();
  const bots = [...new Set(all.flatMap(({ players }) => players))];
  const companies = companiesOf(deals, bots);
  const strengths = strengthsOf(companies, bots.length);
  const points = strengths.map((strength) => POINTS * Math.log(strength));
  const middle = mean(points);
  const errors = errorsOf(companies, strengths);
  return bots.map((bot, b) => {
    const seats = all.flatMap(({ players, shares }) => shares.filter((_, i) => players[i] === bot));
    const rating = points[b]! - middle;
    const spread = Z95 * POINTS * errors[b]!;
    return {
      bot,
      games: seats.length,
      wins: mean(seats),
      rating: { mean: rating, low: rating - spread, high: rating + spread },
    };
  });
}

function companiesOf(deals: readonly Deal[], bots: readonly string[]): Company[] {
  const companies = new Map<string, Company>();
  for (const deal of deals) {
    const { players } = deal[0]!;
    const seats = bots.map((bot) => players.filter((player) => player === bot).length);
    const company = companies.get(seats.join()) ?? { seats, games: 0, deals: [] };
    companies.set(seats.join(), company);
    company.games += deal.length;
    company.deals.push(
      bots.map((bot) =>
        mean(deal.map((game) => sum(game.shares.filter((_, seat) => game.players[seat] === bot)))),
      ),
    );
  }
  return [...companies.values()];
}

/** By bot, its chance to win at this table. */
function chancesAt({ seats }: Company, strengths: readonly number[]): number[] {
  const weights = seats.map((n, b) => n * strengths[b]!);
  return weights.map((weight) => weight / sum(weights));
}

function strengthsOf(companies: readonly Company[], bots: number): number[] {
  let strengths = Array.from({ length: bots }, () => 1);
  const won = strengths.map((_, b) =>
    sum(
      companies.map(({ seats, games, deals }) => {
        const shares = mean(deals.map((shares) => shares[b]!));
        return games * shares + seats[b]! / sum(seats);
      }),
    ),
  );
  for (let step = 0; step < MAX_STEPS; step++) {
    const chances = companies.map((company) => chancesAt(company, strengths));
    const ratios = won.map(
      (wins, b) => wins / sum(companies.map(({ games }, c) => (games + 1) * chances[c]![b]!)),
    );
    strengths = strengths.map((strength, b) => strength * ratios[b]!);
    if (ratios.every((ratio) => Math.abs(ratio - 1) < TOLERANCE)) break;
  }
  return strengths;
}

/** By bot, the standard error of the logarithm of its strength beside the mean of all. */
function errorsOf(companies: readonly Company[], strengths: readonly number[]): number[] {
  const bots = strengths.length;
  // Strengths have no scale: the 1 keeps what all have in common from being unknown.
  const information = strengths.map(() => Array.from({ length: bots }, () => 1));
  for (const company of companies) {
    const chances = chancesAt(company, strengths);
    const games = gamesWorth(company);
    for (let i = 0; i < bots; i++)
      for (let j = 0; j < bots; j++)
        information[i]![j]! += games * chances[i]! * ((i === j ? 1 : 0) - chances[j]!);
  }
  const variance = invert(information);
  return strengths.map((_, b) => {
    const contrast = strengths.map((__, i) => (i === b ? 1 : 0) - 1 / bots);
    return Math.sqrt(
      sum(contrast.map((c, i) => sum(contrast.map((d, j) => c * d * variance[i]![j]!)))),
    );
  });
}

/** As many independent games as would scatter like these deals and one more, as scattered as a deal can be. */
function gamesWorth({ deals }: Company): number {
  const scatters = deals[0]!.map((_, b) => {
    const shares = deals.map((deal) => deal[b]!);
    const middle = mean(shares);
    const most = middle * (1 - middle);
    return most === 0
      ? 1
      : (sum(shares.map((share) => (share - middle) ** 2)) / most + 1) / deals.length;
  });
  return deals.length / Math.min(1, Math.max(...scatters.filter((scatter) => scatter > 0)));
}
