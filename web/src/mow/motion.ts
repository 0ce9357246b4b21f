import { cowOf, type MowTold } from '@tischlein/games/mow/language';
import type { Seat } from '@tischlein/kit';
import { flyingCards, type Flying } from '../parts/flying.ts';
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

/** The middle of a seat, to walk there. */
const middleOf = (spots: Spots, seat: Seat | null | undefined): Point | null => {
  const spot = spots.get(`seat-${seat}`);
  return spot ? centreOf(spot) : null;
};

const codeIn = (spot: string): string => cowOf(spot.slice('cow-'.length)).code;

/** Who played which cow, and who took a herd last: what is taken back goes back to them. */
export class Trail {
  readonly #playedBy = new Map<string, Seat>();
  #taker: Seat | null = null;

  follow(told: readonly ToldFact<MowTold>[]): void {
    for (const { citation } of told) {
      const { clause, facts } = citation;
      if (clause === 'MOW-12' || clause === 'MOW-41') this.#taker = facts.seat;
      else if ('card' in facts) this.#playedBy.set(facts.card, facts.seat);
    }
  }

  /** Where a cow that leaves the meadow walks to when a move is taken back; the reader's own one is in the hand. */
  goalOf(spots: Spots, spot: string, me: Seat | null): Point | null {
    const seat = this.#playedBy.get(codeIn(spot));
    return seat === me ? null : middleOf(spots, seat);
  }

  /** A herd comes back from who took it, a card into the hand from where it lay. */
  slidesBack(before: Spots, after: Iterable<string>): Slide[] {
    return [...after].flatMap((spot) => {
      if (before.has(spot)) return [];
      const from = spot.startsWith('cow-')
        ? before.get(`seat-${this.#taker}`)
        : before.get(spot.replace('hand-', 'cow-').replace(/\/.*/, ''));
      return from ? [{ spot, from, delay: 0 }] : [];
    });
  }
}

/** The middle of the seat that took a herd. */
export const goalOf = (
  spots: Spots,
  told: readonly ToldFact<MowTold>[],
  me: Seat | null,
): Point | null => middleOf(spots, moverOf(told) ?? me);

/** Cards that somebody else draws fly to them face down. */
export function flightsOf(
  spots: Spots,
  told: readonly ToldFact<MowTold>[],
  me: Seat | null,
): Flying[] {
  return told.flatMap(({ citation: { facts } }) => {
    if (!('what' in facts) || facts.what !== 'draw' || facts.seat === me) return [];
    const [pile, seat] = [spots.get('pile'), spots.get(`seat-${facts.seat}`)];
    return flyingCards(facts.number, pile, seat, DRAWN_AFTER);
  });
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
      return mover === me ? before.get(`hand-${codeIn(spot)}/0`) : before.get(`seat-${mover}`);
    if (!spot.startsWith('hand-')) return undefined;
    return before.get(spot.replace('hand-', 'cow-').replace(/\/.*/, '')) ?? before.get('pile');
  };
  return [...after].flatMap((spot) => {
    const from = before.has(spot) ? undefined : startOf(spot);
    return from ? [{ spot, from, delay: spot.startsWith('hand-') ? DRAWN_AFTER : 0 }] : [];
  });
}
