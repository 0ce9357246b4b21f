import type { Side } from '@tischlein/games/uwo/language';
import { isStill } from '../../../base/settings.svelte.ts';
import { placeOf } from './field.ts';

const STEP_MS = 150;

/** A rider goes its way square by square, whatever bends it has. `creatures` holds the places of all tokens. */
export function rideAlong(creatures: HTMLElement, path: readonly string[], me: Side): void {
  if (isStill()) return;
  const steps = path.map((square) => placeOf(square, me));
  const goal = steps.at(-1)!;
  const places = [...creatures.children] as HTMLElement[];
  const rider = places.find(
    ({ style }) =>
      style.getPropertyValue('--x') === String(goal.x) &&
      style.getPropertyValue('--y') === String(goal.y),
  );
  rider?.animate(
    steps.map(({ x, y }) => ({ transform: `translate(${x * 100}%, ${y * 100}%)`, zIndex: 2 })),
    { duration: STEP_MS * (steps.length - 1) },
  );
}
