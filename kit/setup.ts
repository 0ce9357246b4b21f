import { newState, type Game, type State, type Variant } from './game.ts';
import type { Chance } from './fair.ts';
import type { Json } from './json.ts';
import { readOptions } from './options.ts';
import { reading, type Parsed } from './parsed.ts';
import { readWhole } from './read.ts';

/** Options and seats from outside, checked: the door to every variant. */
export const setUp = (game: Game, options: Json, seats: number): Parsed<Variant> =>
  reading(() => {
    readWhole(seats, `${game.name} seats`, game.seats.min, game.seats.max);
    return game.variant(readOptions(game.options, options, ''), seats);
  });

export function dealt(game: Game, variant: Variant, chance: Chance): State {
  const state = newState(variant);
  game.deal(state, chance(0));
  return state;
}
