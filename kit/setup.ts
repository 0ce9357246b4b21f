import { newState, type Game, type State, type Variant, type View } from './game.ts';
import type { Chance } from './fair.ts';
import { type Json, canonical } from './json.ts';
import { readOptions, type Options } from './options.ts';
import { fault, reading, type Parsed } from './parsed.ts';
import { wholeNumber } from './read.ts';

/** As much of a game as is known before one is dealt. */
export type Chosen<X extends Variant = Variant> = Pick<
  Game<View, X>,
  'name' | 'seats' | 'options' | 'variant'
>;

/** Options and seats from outside, checked: the door to every variant. */
export const setUp = <X extends Variant>(
  game: Chosen<X>,
  options: Json,
  seats: number,
): Parsed<X> =>
  reading(() => {
    const { name } = game;
    const { min, max } = game.seats;
    if (!Number.isInteger(seats) || seats < min || seats > max)
      fault('', `${name} seats: expected ${wholeNumber(min, max)}, got ${seats}`, 'seats', {
        game: name,
        range: range(min, max),
        seats,
      });
    return game.variant(readOptions(game.options, options, ''), seats);
  });

const range = (from: number, to: number): string => (from === to ? `${to}` : `${from}–${to}`);

/** Why a record or journal that names these rules can not be played here; null where it can. */
export const unknownRules = ({ name, version }: Game, rules: number): string | null =>
  rules === version
    ? null
    : `${name} rules ${rules} are not known here, only ${version}; a newer Tischlein may know them`;

/** The moves that can ever be legal with these options and seats, in the order of their table. */
export const possibleMoves = <V extends View, X extends Variant>(
  game: Game<V, X>,
  variant: X,
): Int32Array =>
  Int32Array.from({ length: variant.moves.size }, (_, move) => move).filter(
    (move) => game.possible?.(variant, move) ?? true,
  );

/** The variant a view is of. */
export const variantOfView = (game: Game, { options, seats }: View): Variant =>
  game.variant(options, seats);

export function dealt<V extends View, X extends Variant>(
  game: Game<V, X>,
  variant: X,
  chance: Chance,
): State<X> {
  const state = newState(variant);
  game.deal(state, chance(0));
  return state;
}

/** How many are kept, so that tables with unusual options can not fill the memory. */
const MAX_KEPT = 256;

/** The same choice gives the same variant, as long as it is among the last ones made. */
export function keepVariants<X extends Variant>(
  make: (options: X['options'], seats: number) => X,
): (options: Options, seats: number) => X {
  const kept = new Map<string, X>();
  return (options, seats) => {
    const key = `${seats} ${canonical(options)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(options as X['options'], seats);
    const [oldest] = kept.keys();
    if (kept.size === MAX_KEPT) kept.delete(oldest!);
    kept.set(key, made);
    return made;
  };
}
