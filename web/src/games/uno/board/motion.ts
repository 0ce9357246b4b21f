import type { UnoTold, UnoView } from '@tischlein/games/uno/language';
import type { Seat } from '@tischlein/kit';
import { flyingCards, type Flying } from '../../../ui/flying.ts';
import type { Spot, Spots } from '../../../ui/spots.ts';
import type { ToldFact } from '../../props.ts';

export type Told = readonly ToldFact<UnoTold>[];

/** What moves between two views: cards fly from one place to another. */
export interface Flight {
  readonly from: Place;
  readonly to: Place;
  readonly count: number;
}
/** A hand, by seat, or one of the two piles. */
type Place = Seat | 'pile' | 'open';

/** Who played the card that lies open now; null if the open card is the same as before. */
export function playedBetween(before: UnoView, after: UnoView): Seat | null {
  if (before.round !== after.round) return null;
  return after.discardPile.length > before.discardPile.length ? after.laidBy : null;
}

/** Cards that change hands face down. A played card is not among them: the open card itself moves. */
export function flightsBetween(before: UnoView, after: UnoView, told: Told): Flight[] {
  if (before.round !== after.round || before.seats !== after.seats) return [];
  const gained = after.held.map((held, seat) => held - (before.held[seat] ?? held));
  const { choice } = before;
  if (choice?.kind === 'swap' && after.choice?.kind !== 'swap') return swapFlights(before, told);
  if (choice?.kind === 'hand' && choice.to !== null && gained[choice.to] === 1)
    return [{ from: choice.seat, to: choice.to, count: 1 }];
  // A card taken back slides from where it lay.
  const from = after.discardPile.length < before.discardPile.length ? 'open' : 'pile';
  return gained.flatMap((count, seat) => (count > 0 ? [{ from, to: seat, count }] : []));
}

/** UNO-13a: every hand goes to a neighbour; declined, nothing moves. */
function swapFlights({ held, seats }: UnoView, told: Told): Flight[] {
  const swap = told.map(({ citation }) => citation).find(({ clause }) => clause === 'UNO-13a');
  if (swap?.clause !== 'UNO-13a') return [];
  const step = swap.facts.way === 'left' ? 1 : seats - 1;
  return held.map((count, seat) => ({ from: seat, to: (seat + step) % seats, count }));
}

/** What a new view sets in motion. */
export interface Motion {
  /** Where the card that was just played came from. */
  readonly playedFrom: Spot | null;
  /** Where new cards of the own hand come from. */
  readonly cameFrom: Spot | null;
  readonly flying: readonly Flying[];
}
export const STILL: Motion = { playedFrom: null, cameFrom: null, flying: [] };

/** `spots` are those before the page changes, `lifted` is the key of the chosen card. */
export function motionBetween(
  before: UnoView,
  after: UnoView,
  { told, spots, lifted }: { told: Told; spots: Spots; lifted: string | null },
): Motion {
  const at = (place: Place): Spot | null =>
    spots.get(
      place === after.seat ? 'hand' : typeof place === 'number' ? `seat-${place}` : place,
    ) ?? null;
  const by = playedBetween(before, after);
  const own = by === after.seat && lifted !== null ? spots.get(`card-${lifted}`) : undefined;
  const flights = flightsBetween(before, after, told);
  const toMe = flights.find(({ to }) => to === after.seat);
  return {
    playedFrom: own ?? (by === null ? null : at(by)),
    cameFrom: toMe ? at(toMe.from) : null,
    flying: flights.flatMap(({ from, to, count }) => {
      if (to === after.seat) return [];
      return flyingCards(count, at(from), at(to));
    }),
  };
}
