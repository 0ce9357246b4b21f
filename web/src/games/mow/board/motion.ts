import { cowOf, type MowTold } from '@tischlein/games/mow/language';
import type { Seat } from '@tischlein/kit';
import { flyingCards, type Flying } from '../../../ui/flying.ts';
import { centreOf, type Point, type Spot, type Spots } from '../../../ui/spots.ts';
import type { ToldFact } from '../../props.ts';

type Told = readonly ToldFact<MowTold>[];

interface Slide {
  /** The spot that was not there before. */
  readonly spot: string;
  readonly from: Spot;
  readonly delay: number;
}

/** What a new view sets in motion, planned from where everything was before the page changed. */
export interface Motion {
  /** Where a cow that leaves the meadow walks to, by its spot. */
  readonly goalFor: (spot: string) => Point | null;
  /** Cards that somebody else draws, face down. */
  readonly flying: readonly Flying[];
  /** What slides in, of all the spots that are there after the page has changed. */
  readonly slidesTo: (after: Iterable<string>) => Slide[];
}
export const STILL: Motion = { goalFor: () => null, flying: [], slidesTo: () => [] };

/** Cards that are drawn come after the cow that is played. */
const DRAWN_AFTER_MS = 160;

const isCow = (spot: string): boolean => spot.startsWith('cow-');
const isCard = (spot: string): boolean => spot.startsWith('hand-');
/** The card that became this cow: on the meadow its code may have a chosen place in it. */
const cardOf = (spot: string): string => cowOf(spot.slice('cow-'.length)).code;
/** Where a card of the hand would stand on the meadow. */
const meadowSpot = (spot: string): string => spot.replace('hand-', 'cow-').replace(/\/.*/, '');

/** The middle of a seat, to walk there. */
function middleOf(spots: Spots, seat: Seat | null | undefined): Point | null {
  const spot = spots.get(`seat-${seat}`);
  return spot ? centreOf(spot) : null;
}

/** The seat that moved: the first fact is about it. */
const moverOf = ([first]: Told): Seat | null =>
  first !== undefined && 'seat' in first.citation.facts ? first.citation.facts.seat : null;

const slidesFrom =
  (before: Spots, startOf: (spot: string) => Spot | undefined, cardDelay: number) =>
  (after: Iterable<string>): Slide[] =>
    [...after].flatMap((spot) => {
      const from = before.has(spot) ? undefined : startOf(spot);
      return from ? [{ spot, from, delay: isCard(spot) ? cardDelay : 0 }] : [];
    });

/** A taken herd walks to its taker, new cows come from the player, new cards from the pile or the herd. */
export function motionOf(before: Spots, told: Told, me: Seat | null): Motion {
  const mover = moverOf(told);
  const goal = middleOf(before, mover ?? me);
  const startOf = (spot: string): Spot | undefined => {
    if (isCow(spot)) return before.get(mover === me ? `hand-${cardOf(spot)}/0` : `seat-${mover}`);
    return isCard(spot) ? (before.get(meadowSpot(spot)) ?? before.get('pile')) : undefined;
  };
  return {
    goalFor: () => goal,
    flying: told.flatMap(({ citation: { facts } }) => {
      if (!('what' in facts) || facts.what !== 'draw' || facts.seat === me) return [];
      const [pile, seat] = [before.get('pile'), before.get(`seat-${facts.seat}`)];
      return flyingCards(facts.number, pile, seat, DRAWN_AFTER_MS);
    }),
    slidesTo: slidesFrom(before, startOf, DRAWN_AFTER_MS),
  };
}

/** Who played which cow, and who took a herd last: a take-back returns them. */
export interface Trail {
  readonly playedBy: ReadonlyMap<string, Seat>;
  readonly taker: Seat | null;
}
export const NO_TRAIL: Trail = { playedBy: new Map(), taker: null };

export function follow(trail: Trail, told: Told): Trail {
  const playedBy = new Map(trail.playedBy);
  let { taker } = trail;
  for (const { citation } of told) {
    const { clause, facts } = citation;
    if (clause === 'MOW-12' || clause === 'MOW-41') taker = facts.seat;
    else if ('card' in facts) playedBy.set(facts.card, facts.seat);
  }
  return { playedBy, taker };
}

/** A move is taken back: a cow goes to its player, a herd comes from its taker, a card from where it lay. */
export function motionBack(before: Spots, trail: Trail, me: Seat | null): Motion {
  return {
    goalFor: (spot) => {
      const seat = trail.playedBy.get(cardOf(spot));
      // The reader's own card is in the hand again, and slides there itself.
      return seat === me ? null : middleOf(before, seat);
    },
    flying: [],
    slidesTo: slidesFrom(
      before,
      (spot) => before.get(isCow(spot) ? `seat-${trail.taker}` : meadowSpot(spot)),
      0,
    ),
  };
}

export const isHerdTaken = (told: Told): boolean =>
  told.some(({ citation: { clause } }) => clause === 'MOW-12' || clause === 'MOW-41');
