import { cowOf, type MowTold } from '@tischlein/games/mow/language';
import type { Seat } from '@tischlein/kit';
import { centreOf, type Point, type Spot, type Spots } from '../parts/spots.ts';
import type { ToldFact } from '../table/props.ts';

/** What moves when a view changes, besides what stays in its place. */
export interface Slide {
  /** The spot that was not there before. */
  readonly spot: string;
  readonly from: Spot;
  readonly delay: number;
}

/** Cards that are drawn come after the cow that is played. */
const DRAWN_AFTER = 160;

/** The first fact is about who moved. */
const moverOf = ([first]: readonly ToldFact<MowTold>[]): Seat | null =>
  first !== undefined && 'seat' in first.citation.facts ? first.citation.facts.seat : null;

/** The middle of the seat that took a herd. */
export function goalOf(
  spots: Spots,
  told: readonly ToldFact<MowTold>[],
  me: Seat | null,
): Point | null {
  const spot = spots.get(`seat-${moverOf(told) ?? me}`);
  return spot ? centreOf(spot) : null;
}

/** New cows come from the hand or from the seat that played them, new cards from the pile or the herd. */
export function slidesBetween(
  before: Spots,
  after: Iterable<string>,
  told: readonly ToldFact<MowTold>[],
  me: Seat | null,
): Slide[] {
  if (told.length === 0) return [];
  const mover = moverOf(told);
  const startOf = (spot: string): Spot | undefined => {
    if (spot.startsWith('cow-'))
      return mover === me
        ? before.get(`hand-${cowOf(spot.slice('cow-'.length)).code}/0`)
        : before.get(`seat-${mover}`);
    if (!spot.startsWith('hand-')) return undefined;
    return before.get(spot.replace('hand-', 'cow-').replace(/\/.*/, '')) ?? before.get('pile');
  };
  return [...after].flatMap((spot) => {
    const from = before.has(spot) ? undefined : startOf(spot);
    return from ? [{ spot, from, delay: spot.startsWith('hand-') ? DRAWN_AFTER : 0 }] : [];
  });
}
