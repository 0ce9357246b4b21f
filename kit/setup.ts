import { newState, type Game, type State, type Variant, type View } from './game.ts';
import type { Chance } from './fair.ts';
import type { Json } from './json.ts';
import { optionsUnder, readOptions } from './options.ts';
import { fault, reading, type Parsed } from './parsed.ts';
import { wholeNumber } from './read.ts';

/** Options and seats from outside, checked: the door to every variant. By the newest rules if none are named. */
export const setUp = <V extends View, X extends Variant>(
  game: Game<V, X>,
  options: Json,
  seats: number,
  rules: number = game.version,
): Parsed<X> =>
  reading(() => {
    const { name, version, oldest = version } = game;
    const { min, max } = game.seats;
    if (!knowsRules(game, rules))
      fault('', unknownRules(game, rules), 'rules', {
        game: name,
        rules,
        known: range(oldest, version),
      });
    if (!Number.isInteger(seats) || seats < min || seats > max)
      fault('', `${name} seats: ${wholeNumber(min, max)} is wanted, not ${seats}`, 'seats', {
        game: name,
        range: range(min, max),
        seats,
      });
    return game.variant(readOptions(optionsUnder(game.options, rules), options, ''), seats, rules);
  });

const range = (from: number, to: number): string => (from === to ? `${to}` : `${from}–${to}`);

type Versions = Pick<Game, 'name' | 'version' | 'oldest'>;

export const knowsRules = ({ version, oldest = version }: Versions, rules: number): boolean =>
  rules >= oldest && rules <= version;

export const unknownRules = (
  { name, version, oldest = version }: Versions,
  rules: number,
): string =>
  `${name} rules ${rules} are not known here, only ${oldest === version ? version : `${oldest} to ${version}`}`;

/** The variant a view is of. */
export const variantOfView = (game: Game, { options, seats, rules }: View): Variant =>
  game.variant(options, seats, rules);

export function dealt<V extends View, X extends Variant>(
  game: Game<V, X>,
  variant: X,
  chance: Chance,
): State<X> {
  const state = newState(variant);
  game.deal(state, chance(0));
  return state;
}
