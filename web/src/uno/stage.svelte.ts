import { untrack } from 'svelte';
import { spotOf, type Spot } from '../parts/motion.ts';
import type { Flying } from './Flights.svelte';
import { flightsBetween, laidBetween, type Place } from './motion.ts';
import type { UnoView } from '@tischlein/games/uno/language';

/** More cards than these are not shown flying one by one. */
const MOST = 4;
const APART_MS = 60;

/**
 * Motion is the difference of two views. Spots are measured before the page changes; what comes to lie somewhere
 * new slides from them, and cards that change hands face down fly over the table.
 */
export class Stage {
  /** Where the card that was just laid came from. */
  laidFrom: Spot | null = $state(null);
  /** Where new cards of the own hand come from. */
  cameFrom: Spot | null = $state(null);
  flying: readonly Flying[] = $state.raw([]);
  #flights = 0;

  /** `root` finds the spots; `lifted` is the key of the chosen card. */
  constructor(
    root: () => HTMLElement | undefined,
    view: () => UnoView,
    lifted: () => string | null,
  ) {
    let before = untrack(view);
    $effect.pre(() => {
      const after = view();
      untrack(() => {
        const table = root();
        if (table && after !== before) this.#move(table, before, after, lifted());
        before = after;
      });
    });
  }

  landed(id: number): void {
    this.flying = this.flying.filter((flight) => flight.id !== id);
  }

  #move(table: HTMLElement, before: UnoView, after: UnoView, lifted: string | null): void {
    const find = (selector: string): Spot | null => {
      const found = table.querySelector(selector);
      return found && spotOf(found);
    };
    const spot = (place: Place): Spot | null =>
      place === after.seat
        ? find('.hand')
        : find(`[data-spot="${typeof place === 'number' ? `seat-${place}` : place}"]`);

    const by = laidBetween(before, after);
    const mine = by !== null && by === after.seat && lifted !== null;
    this.laidFrom = by === null ? null : mine ? find(`[data-spot="card-${lifted}"]`) : spot(by);

    const moves = flightsBetween(before, after);
    const toMe = moves.find(({ to }) => to === after.seat);
    this.cameFrom = toMe ? spot(toMe.from) : null;
    const added = moves.flatMap(({ from, to, count }) => {
      const [start, end] = [spot(from), spot(to)];
      if (to === after.seat || !start || !end) return [];
      return Array.from({ length: Math.min(count, MOST) }, (_, i) => ({
        id: ++this.#flights,
        from: start,
        to: end,
        delay: i * APART_MS,
      }));
    });
    if (added.length > 0) this.flying = [...this.flying, ...added];
  }
}
