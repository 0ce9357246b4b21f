import {
  parseAssignment,
  setUp,
  type Game,
  type Json,
  type Options,
  type Variant,
} from '@tischlein/kit';
import { valueOf, want, wholeOf } from '../command.ts';
import { fail } from '../failure.ts';
import { splitList } from '../split.ts';
import type { Budget } from './budget.ts';
import type { Batch } from './crew.ts';
import type { Counts, Fixture, Played } from './fixture.ts';
import { estimate, mean, shareEstimate, type Estimate } from './stats.ts';

/** One mix of options of a sweep, named by what varies. */
export interface Mix {
  readonly name: string;
  readonly options: Options;
  readonly seats: number;
}

/**
 * Every combination of `key=a,b,c` and `other=1,2` on top of the given options; `key=@file` reads a value, and
 * `seats=2,3` varies how many play.
 */
export function mixesOf(game: Game, base: Variant, varied: readonly string[]): Mix[] {
  let mixes: Mix[] = [{ name: '', options: base.options, seats: base.seats }];
  for (const text of varied) {
    const [, key, values] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (key === undefined || values === undefined)
      fail(`--vary: key=value,value,… is wanted, not ${JSON.stringify(text)}`);
    if (varied.filter((other) => other.startsWith(`${key}=`)).length > 1)
      fail(`--vary: ${key} stands twice; write ${key}=value,value`);
    mixes = mixes.flatMap((mix) =>
      splitList(values).map((value): Mix => {
        const name = `${mix.name === '' ? '' : `${mix.name} `}${key}=${value}`;
        if (key === 'seats') return { ...mix, name, seats: wholeOf(value, 'vary seats', 0, 1) };
        const chosen: { readonly key: string; readonly value: Json } = want(
          parseAssignment(game.options, `${key}=${valueOf(value)}`),
        );
        return { ...mix, name, options: { ...mix.options, [chosen.key]: chosen.value } };
      }),
    );
  }
  for (const { options, seats } of mixes) want(setUp(game, options, seats));
  return mixes.map((mix) => ({ ...mix, name: mix.name === '' ? 'as it is' : mix.name }));
}

export interface Plan {
  readonly game: string;
  /** One for all seats, or one for each. */
  readonly bots: readonly string[];
  readonly budget: Budget | null;
  readonly seed: string;
  readonly games: number;
}

const BATCH = 10;

/** The same seeds for every mix, so that mixes differ by their rules and not by their luck. */
export function gamesOf(
  { game, bots, budget, seed, games }: Plan,
  { options, seats }: Mix,
): Batch[] {
  const players = Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots[0]!);
  const fixtures = Array.from({ length: games }, (_, i): Fixture => {
    return { game, options, players, budget, seed: `${seed} ${i}`, counted: true };
  });
  return Array.from({ length: Math.ceil(games / BATCH) }, (_, i) =>
    fixtures.slice(i * BATCH, (i + 1) * BATCH),
  );
}

interface Length {
  readonly mean: number;
  readonly tenth: number;
  readonly ninetieth: number;
}

export interface Measured {
  readonly mix: string;
  readonly options: Options;
  readonly seats: number;
  readonly games: number;
  readonly moves: Estimate;
  readonly shortest: number;
  readonly longest: number;
  /** How often the moves of `--length` were made, and what nine of ten games stay above and below. */
  readonly length: Length | null;
  /** Share of the wins by seat; a win shared by k counts 1 / k. */
  readonly winsBySeat: readonly Estimate[];
  /** Share of games with more than one winner. */
  readonly shared: number;
  readonly leadChanges: Estimate;
  /** Per game. */
  readonly clauses: Counts;
  readonly deeds: Counts;
}

export function measure(
  { name, options, seats }: Mix,
  played: readonly Played[],
  verbs: readonly string[] = [],
): Measured {
  const moves = played.map((game) => game.moves);
  const wins = (seat: number): number[] =>
    played.map(({ winners }) => (winners.includes(seat) ? 1 / winners.length : 0));
  return {
    mix: name,
    options,
    seats,
    games: played.length,
    moves: estimate(moves),
    shortest: moves.reduce((a, b) => Math.min(a, b)),
    longest: moves.reduce((a, b) => Math.max(a, b)),
    length: verbs.length === 0 ? null : lengthOf(played.map(({ deeds }) => madeOf(deeds, verbs))),
    winsBySeat: Array.from({ length: seats }, (_, seat) => shareEstimate(wins(seat))),
    shared: mean(played.map(({ winners }) => (winners.length > 1 ? 1 : 0))),
    leadChanges: estimate(played.map((game) => game.leadChanges)),
    clauses: perGame(played.map((game) => game.clauses)),
    deeds: perGame(played.map((game) => game.deeds)),
  };
}

/** The type of a deed's move: `swap` of `swap tank`. */
export const verbOf = (deed: string): string => deed.split(' ')[0]!;

/** From `end,burn`: types of moves, each of which the game has. */
export function verbsOf({ moves }: Variant, text: string | undefined): string[] {
  const verbs = text?.split(',') ?? [];
  const known = new Set(
    Array.from({ length: moves.size }, (_, move) => (moves.object(move) as { type: string }).type),
  );
  for (const verb of verbs)
    if (!known.has(verb))
      fail(
        `--length: there is no move ${JSON.stringify(verb)}; there are ${[...known].join(', ')}`,
      );
  return verbs;
}

const madeOf = (deeds: Counts, verbs: readonly string[]): number =>
  Object.entries(deeds).reduce(
    (sum, [deed, count]) => (verbs.includes(verbOf(deed)) ? sum + count : sum),
    0,
  );

function lengthOf(made: readonly number[]): Length {
  const sorted = [...made].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { mean: mean(made), tenth: at(0.1), ninetieth: at(0.9) };
}

export const lengthText = ({ mean: middle, tenth, ninetieth }: Length): string =>
  `${middle.toFixed(1)} (${tenth} to ${ninetieth})`;

function perGame(counts: readonly Counts[]): Counts {
  const keys = [...new Set(counts.flatMap((count) => Object.keys(count)))];
  const numbered = new Intl.Collator('en', { numeric: true });
  return Object.fromEntries(
    keys.sort(numbered.compare).map((key) => [key, mean(counts.map((count) => count[key] ?? 0))]),
  );
}
