import * as kit from '@tischlein/kit';
import type { Played } from './history.ts';

/** How many of the worlds the mover could have been in are looked at. */
const WORLDS = 6;

/**
 * The move turned a card for all that its mover did not know. It is found by what the mover could expect: the same move in
 * worlds that look the same to them shows everybody the same, unless something hidden comes to light by it.
 */
export function revealsHidden(
  game: kit.Game,
  { seat, move, before }: Pick<Played, 'seat' | 'move' | 'before'>,
  after: kit.State,
): boolean {
  const shown = (from: kit.State, to: kit.State): string =>
    kit.canonical([
      game.tell(from, seat, move, to, kit.WATCHER),
      game.view(to, kit.WATCHER),
    ] as unknown as kit.Json);
  const real = shown(before, after);
  const random: kit.Random = new kit.FastRandom('worlds of the mover');
  const fill = game.imagine(game.view(before, seat));
  const world = kit.newState(before.variant);
  for (let i = 0; i < WORLDS; i++) {
    fill(world, random);
    const next = kit.cloneState(world);
    game.play(next, seat, move, random);
    if (shown(world, next) !== real) return true;
  }
  return false;
}
