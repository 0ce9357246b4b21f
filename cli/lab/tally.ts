import { parseDeed } from './deeds.ts';
import type { Counts, Played } from './fixture.ts';

/** What games came to, counted. The sum of two tallies is the tally of all their games. */
export interface Tally {
  readonly games: number;
  /** How many games these seats won: `0`, or `0 1` of a shared win. */
  readonly winners: Counts;
  /** Histograms: games by number of moves, of `--length` moves, of lead changes. */
  readonly moves: Counts;
  readonly length: Counts;
  readonly leadChanges: Counts;
  /** In all games together. */
  readonly clauses: Counts;
  readonly deeds: Counts;
}

const madeOf = (deeds: Counts, verbs: readonly string[]): number =>
  Object.entries(deeds).reduce(
    (sum, [deed, count]) => (verbs.includes(parseDeed(deed).type) ? sum + count : sum),
    0,
  );

const tallyOfOne = (game: Played, verbs: readonly string[]): Tally => ({
  games: 1,
  winners: { [game.winners.join(' ')]: 1 },
  moves: { [game.moves]: 1 },
  length: { [madeOf(game.deeds, verbs)]: 1 },
  leadChanges: { [game.leadChanges]: 1 },
  clauses: game.clauses,
  deeds: game.deeds,
});

export const tallyOf = (played: readonly Played[], verbs: readonly string[]): Tally =>
  sumOf(played.map((game) => tallyOfOne(game, verbs)));

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  games: tallies.reduce((sum, { games }) => sum + games, 0),
  winners: added(tallies.map(({ winners }) => winners)),
  moves: added(tallies.map(({ moves }) => moves)),
  length: added(tallies.map(({ length }) => length)),
  leadChanges: added(tallies.map(({ leadChanges }) => leadChanges)),
  clauses: added(tallies.map(({ clauses }) => clauses)),
  deeds: added(tallies.map(({ deeds }) => deeds)),
});

/** In one order, whichever games came first. */
const numbered = new Intl.Collator('en', { numeric: true });

function added(all: readonly Counts[]): Counts {
  const sums: { [what: string]: number } = {};
  for (const counts of all)
    for (const [what, count] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + count;
  return Object.fromEntries(
    Object.entries(sums).sort(([one], [other]) => numbered.compare(one, other)),
  );
}

/** Expands a histogram into one value per game. */
export const valuesOf = (counts: Counts, of: (name: string) => number): number[] =>
  Object.entries(counts).flatMap(([name, count]) => Array<number>(count).fill(of(name)));
