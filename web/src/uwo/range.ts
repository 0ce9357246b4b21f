import type { Form, FormCard } from '@tischlein/games/uwo';
import { around, ray, WAYS } from './field.ts';

/** Where a creature could walk to and hit on an empty field. For drawing only. */
export function rangeOf(form: Form, { walk, attack }: FormCard, from: string) {
  const straight = (squares: number): string[] => WAYS.flatMap((way) => ray(from, way, squares));
  const walks =
    walk === null ? [] : form === 'rider' ? ridden(from, walk.squares) : straight(walk.squares);
  const hits =
    attack === null ? [] : attack.reach === undefined ? around(from) : straight(attack.reach);
  return { walks: new Set(walks), hits: new Set(hits) };
}

/** Step by step with bends. */
function ridden(from: string, steps: number): string[] {
  let reached = [from];
  for (let i = 0; i < steps; i++)
    reached = reached.flatMap((square) => [square, ...WAYS.flatMap((way) => ray(square, way, 1))]);
  return reached.filter((square) => square !== from);
}
