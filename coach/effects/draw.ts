import { pick, type Game, type Json, type Options, type Random } from '@tischlein/kit';
import type { Mix } from './sample.ts';
import type { EffectTable, Kind } from './table.ts';

export const usualOptions = ({ options }: Pick<Game, 'options'>): Options =>
  Object.fromEntries(options.map((option) => [option.key, option.default]));

/** Any rules of the table on a given table: some mixes have few of them, some nearly all. */
export function drawRules({ vary }: EffectTable, random: Random): Options {
  const often = 10 + random.below(61);
  const chosen: [string, Json][] = [];
  for (const [key, values] of Object.entries(vary))
    if (random.below(100) < often) chosen.push([key, pick(values, random)]);
  return Object.fromEntries(chosen);
}

/** Any mix of one kind of ending, also between the seats and lengths that were measured. */
export function drawMix(table: EffectTable, game: Game, kind: Kind, random: Random): Mix {
  const [fewest, most] = [kind.seats[0]!, kind.seats.at(-1)!];
  const { along } = kind;
  const least = along?.at[0] ?? 0;
  const range = (along?.at.at(-1) ?? 0) - least;
  return {
    seats: fewest + random.below(most - fewest + 1),
    options: {
      ...usualOptions(game),
      ...drawRules(table, random),
      ...kind.when,
      ...(along && { [along.key]: least + random.below(range + 1) }),
    },
  };
}
