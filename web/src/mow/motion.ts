import { cowOf, type MowTold } from '@tischlein/games/mow/language';
import type { Seat } from '@tischlein/kit';
import { slideFrom, spotOf, type Spot } from '../parts/motion.ts';
import type { ToldFact } from '../table/props.ts';

/** Where everything with a `data-spot` was before the page changed. */
export type Spots = ReadonlyMap<string, Spot>;

export const spotsIn = (root: Element): Spots =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-spot]')].map((element) => [
      element.dataset['spot']!,
      spotOf(element),
    ]),
  );

/** The first fact is about who moved. */
const moverOf = ([first]: readonly ToldFact<MowTold>[]): Seat | null =>
  first !== undefined && 'seat' in first.citation.facts ? first.citation.facts.seat : null;

/** The middle of the seat that took a herd. */
export function goalOf(
  spots: Spots,
  told: readonly ToldFact<MowTold>[],
  me: Seat | null,
): { x: number; y: number } | null {
  const spot = spots.get(`seat-${moverOf(told) ?? me}`);
  return spot ? { x: spot.left + spot.width / 2, y: spot.top + spot.height / 2 } : null;
}

/** New cows come from the hand or from the seat that laid them, new cards from the pile or the herd. */
export function moveCows(
  root: Element,
  before: Spots,
  told: readonly ToldFact<MowTold>[],
  me: Seat | null,
): void {
  if (told.length === 0) return;
  const mover = moverOf(told);
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const name = element.dataset['spot']!;
    if (before.has(name)) continue;
    const from = name.startsWith('cow-')
      ? mover === me
        ? before.get(`hand-${cowOf(name.slice('cow-'.length)).code}/0`)
        : before.get(`seat-${mover}`)
      : name.startsWith('hand-')
        ? (before.get(name.replace('hand-', 'cow-').replace(/\/.*/, '')) ?? before.get('pile'))
        : undefined;
    if (from) slideFrom(element, from, name.startsWith('hand-') ? 160 : 0);
  }
}
