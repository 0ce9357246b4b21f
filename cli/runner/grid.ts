/** A grid of options: every combination is played with the same seeds. */
import * as kit from '@tischlein/kit';
import { meant, valueOf, wantTyped, wholeOf } from '../command.ts';
import { failUsage } from '../failure.ts';
import { splitList } from '../text.ts';
import { parseDeed, sharesOf, type Counts, type Match, type Played } from './match.ts';
import type { Budget } from './players.ts';
import { estimate, mean, shareEstimate, sum, type Estimate } from './stats.ts';

/** One mix of options, named by what varies. */
export interface NamedMix {
  readonly name: string;
  readonly options: kit.Options;
  readonly seats: number;
}

/**
 * Every combination of `key=a,b,c` and `other=1,2` on top of the given options; `key=@file` reads a value, and
 * `seats=2,3` varies how many play.
 */
export function mixesOf(game: kit.Game, base: kit.Variant, varied: readonly string[]): NamedMix[] {
  let mixes: NamedMix[] = [{ name: '', options: base.options, seats: base.seats }];
  for (const text of varied) {
    const [, key, values] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (key === undefined || values === undefined)
      failUsage(`--vary: expected key=value,value,…, got ${JSON.stringify(text)}`);
    if (varied.filter((other) => other.startsWith(`${key}=`)).length > 1)
      failUsage(`--vary: ${key} stands twice; write ${key}=value,value`);
    mixes = mixes.flatMap((mix) =>
      splitList(values).map((value): NamedMix => {
        const name = `${mix.name === '' ? '' : `${mix.name} `}${key}=${value}`;
        if (key === 'seats')
          return { ...mix, name, seats: wholeOf(value, '--vary seats', { least: 1 }) };
        const chosen: { readonly key: string; readonly value: kit.Json } = wantTyped(
          kit.parseAssignment(game.options, `${key}=${valueOf(value)}`),
        );
        return { ...mix, name, options: { ...mix.options, [chosen.key]: chosen.value } };
      }),
    );
  }
  for (const { options, seats } of mixes) wantTyped(kit.setUp(game, options, seats));
  return mixes.map((mix) => ({ ...mix, name: mix.name === '' ? 'as it is' : mix.name }));
}

export interface SweepPlan {
  readonly game: string;
  /** One for all seats, or one for each. */
  readonly bots: readonly string[];
  readonly budget: Budget | null;
  readonly seed: string;
  readonly games: number;
}

/** The same seeds for every mix, so that mixes differ by their rules and not by their luck. */
export const matchesOf = (
  { game, bots, budget, seed, games }: SweepPlan,
  { options, seats }: NamedMix,
): Match[] => {
  const players = Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots[0]!);
  return Array.from({ length: games }, (_, i) => {
    return { game, options, players, budget, seed: `${seed} ${i}`, counted: true };
  });
};

export type MixReport = ReturnType<typeof measureMix>;

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export function measureMix(
  { name, options, seats }: NamedMix,
  played: readonly Played[],
  verbs: readonly string[],
) {
  const moves = ascending(played.map((game) => game.moves));
  return {
    mix: name,
    options,
    seats,
    games: played.length,
    moves: estimate(moves),
    shortest: moves[0]!,
    longest: moves.at(-1)!,
    /** How often the moves of `--length` were made, and what nine of ten games stay above and below. */
    length: verbs.length === 0 ? null : lengthOf(played, verbs),
    /** Share of the wins by seat; a win shared by k counts 1 / k. */
    winsBySeat: winsBySeat(played, seats),
    /** Share of games with more than one winner. */
    shared: mean(played.map(({ winners }) => (winners.length > 1 ? 1 : 0))),
    leadChanges: estimate(ascending(played.map((game) => game.leadChanges))),
    /** Per game. */
    clauses: perGame(played.map(({ clauses }) => clauses)),
    deeds: perGame(played.map(({ deeds }) => deeds)),
  };
}

export const winsBySeat = (played: readonly Played[], seats: number, z?: number): Estimate[] => {
  const shares = played.map((game) => sharesOf(game, seats));
  return Array.from({ length: seats }, (_, seat) =>
    shareEstimate(
      shares.map((each) => each[seat]!),
      z,
    ),
  );
};

/** From `end,burn`: types of moves, each of which the game has. */
export function verbsOf({ moves }: kit.Variant, text: string | undefined): string[] {
  const verbs = text?.split(',') ?? [];
  const known = new Set(
    Array.from({ length: moves.size }, (_, move) => (moves.object(move) as { type: string }).type),
  );
  for (const verb of verbs)
    if (!known.has(verb))
      failUsage(`--length: there is no move ${JSON.stringify(verb)}${meant(verb, [...known])}`);
  return verbs;
}

function lengthOf(played: readonly Played[], verbs: readonly string[]) {
  const lengths = played.map(({ deeds }) =>
    sum(Object.entries(deeds).map(([deed, n]) => (verbs.includes(parseDeed(deed).type) ? n : 0))),
  );
  const sorted = ascending(lengths);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { mean: mean(sorted), tenth: at(0.1), ninetieth: at(0.9) };
}

/** In one order, whichever games came first. */
const numbered = new Intl.Collator('en', { numeric: true });

function perGame(all: readonly Counts[]): Counts {
  const sums: { [what: string]: number } = {};
  for (const counts of all)
    for (const [what, count] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + count;
  return Object.fromEntries(
    Object.entries(sums)
      .sort(([one], [other]) => numbered.compare(one, other))
      .map(([what, count]) => [what, count / all.length]),
  );
}

/** Of deeds that come in kinds (`morf tank`), each kind's share of its verb. */
export function kindShares({ deeds }: MixReport): Counts {
  const kinds = Object.entries(deeds)
    .map(([deed, count]) => ({ deed, ...parseDeed(deed), count }))
    .filter(({ kind }) => kind !== undefined);
  const total = (of: string): number =>
    sum(kinds.map(({ type, count }) => (type === of ? count : 0)));
  return Object.fromEntries(kinds.map(({ deed, type, count }) => [deed, count / total(type)]));
}
