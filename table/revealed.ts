import {
  canonical,
  cloneState,
  FastRandom,
  newState,
  WATCHER,
  type Game,
  type Json,
  type Random,
  type State,
} from '@tischlein/kit';
import type { Played } from './history.ts';

/** How many of the worlds the mover could have been in are looked at. */
const WORLDS = 6;

/**
 * The move turned a card for all that its mover did not know. It is found by what the mover could expect: the same move in
 * worlds that look the same to them shows everybody the same, unless something hidden comes to light by it.
 */
export function revealsHidden(
  game: Game,
  { seat, move, before }: Pick<Played, 'seat' | 'move' | 'before'>,
  after: State,
): boolean {
  const shown = (from: State, to: State): string =>
    canonical([
      game.tell(from, seat, move, to, WATCHER),
      game.view(to, WATCHER),
    ] as unknown as Json);
  const real = shown(before, after);
  const random: Random = new FastRandom('worlds of the mover');
  const fill = game.imagine(game.view(before, seat));
  const world = newState(before.variant);
  for (let i = 0; i < WORLDS; i++) {
    fill(world, random);
    const next = cloneState(world);
    game.play(next, seat, move, random);
    if (shown(world, next) !== real) return true;
  }
  return false;
}
