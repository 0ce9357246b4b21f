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
import type { Counts, Fixture } from './fixture.ts';
import { estimate, mean, shareEstimate, type Estimate } from './stats.ts';
import { valuesOf, type Tally } from './tally.ts';

/** One mix of options of a sweep, named by what varies. */
export interface NamedMix {
  readonly name: string;
  readonly options: Options;
  readonly seats: number;
}

/**
 * Every combination of `key=a,b,c` and `other=1,2` on top of the given options; `key=@file` reads a value, and
 * `seats=2,3` varies how many play.
 */
export function mixesOf(game: Game, base: Variant, varied: readonly string[]): NamedMix[] {
  let mixes: NamedMix[] = [{ name: '', options: base.options, seats: base.seats }];
  for (const text of varied) {
    const [, key, values] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (key === undefined || values === undefined)
      fail(`--vary: key=value,value,… is wanted, not ${JSON.stringify(text)}`);
    if (varied.filter((other) => other.startsWith(`${key}=`)).length > 1)
      fail(`--vary: ${key} stands twice; write ${key}=value,value`);
    mixes = mixes.flatMap((mix) =>
      splitList(values).map((value): NamedMix => {
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

/**
 * The same seeds for every mix, so that mixes differ by their rules and not by their luck; the first `without` seeds are
 * skipped.
 */
export function gamesOf(
  { game, bots, budget, seed, games }: Plan,
  { options, seats }: NamedMix,
  without: number,
): Batch[] {
  const players = Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots[0]!);
  const fixtures = Array.from({ length: games }, (_, i): Fixture => {
    return { game, options, players, budget, seed: `${seed} ${i}`, counted: true };
  }).slice(without);
  return Array.from({ length: Math.ceil(fixtures.length / BATCH) }, (_, i) =>
    fixtures.slice(i * BATCH, (i + 1) * BATCH),
  );
}

interface Length {
  readonly mean: number;
  readonly tenth: number;
  readonly ninetieth: number;
}

export interface MixReport {
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
  { name, options, seats }: NamedMix,
  tally: Tally,
  verbs: readonly string[],
): MixReport {
  const { games, winners } = tally;
  const moves = valuesOf(tally.moves, Number);
  const wins = (seat: number): number[] =>
    valuesOf(winners, (names) => {
      const seatsOf = names.split(' ');
      return seatsOf.includes(`${seat}`) ? 1 / seatsOf.length : 0;
    });
  return {
    mix: name,
    options,
    seats,
    games,
    moves: estimate(moves),
    shortest: moves[0]!,
    longest: moves.at(-1)!,
    length: verbs.length === 0 ? null : lengthOf(valuesOf(tally.length, Number)),
    winsBySeat: Array.from({ length: seats }, (_, seat) => shareEstimate(wins(seat))),
    shared: mean(valuesOf(winners, (names) => (names.includes(' ') ? 1 : 0))),
    leadChanges: estimate(valuesOf(tally.leadChanges, Number)),
    clauses: perGame(tally.clauses, games),
    deeds: perGame(tally.deeds, games),
  };
}

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

function lengthOf(sorted: readonly number[]): Length {
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { mean: mean(sorted), tenth: at(0.1), ninetieth: at(0.9) };
}

export const lengthText = ({ mean: middle, tenth, ninetieth }: Length): string =>
  `${middle.toFixed(1)} (${tenth} to ${ninetieth})`;

const perGame = (counts: Counts, games: number): Counts =>
  Object.fromEntries(Object.entries(counts).map(([what, count]) => [what, count / games]));
