import { SIDES, type UwoView } from '@tischlein/games/uwo/language';
import { flyingCards, type Flying } from '../../../ui/flying.ts';
import { openGame } from '../../../ui/opening.ts';
import { spotOf, type Spot } from '../../../ui/spots.ts';
import type { ToldFact } from '../../props.ts';
import { cardFlights, unmorfed } from './card-flights.ts';

/** Loaded a moment after the table: the first hand does not wait for it. */
export { explain } from './meanings.ts';
export { eventsAt } from './seat-events.ts';

function spotIn(root: HTMLElement, selector: string): Spot | null {
  const found = root.querySelector(selector);
  return found && spotOf(found);
}

/** Where a card lay that is taken back into the hand. */
export function cameBackFrom(root: HTMLElement, before: UwoView, after: UwoView): Spot | null {
  const square = unmorfed(before, after);
  return square === null ? null : spotIn(root, `[data-square="${square}"]`);
}

/** Measured before the page changes: the card is still in its hand. */
export function flightsIn(
  root: HTMLElement,
  told: readonly ToldFact[],
  me: number | null,
): Flying[] {
  return cardFlights(told, me).flatMap(({ seat, count, to, kind }) => {
    const bar = `[data-spot="seat-${seat}"]`;
    const hand = seat === me ? `.hand [data-card="${kind}"]` : `${bar} .counts`;
    const [from, goal] =
      to === null ? [`${bar} .deck`, `${bar} .figure`] : [hand, `[data-square="${to}"]`];
    const cards = flyingCards(count, spotIn(root, from), spotIn(root, goal));
    return cards.map((card) => ({ ...card, seat }));
  });
}

/** Decks are shuffled and dealt from, and the creatures take their places. */
export function openTable(root: HTMLElement, mine: number): void {
  openGame(
    ...SIDES.map((side, seat) => {
      const bar = `[data-spot="seat-${seat}"]`;
      const hand = seat === mine ? '.hand .slide' : `${bar} .fan .mini`;
      return {
        pile: root.querySelector(`${bar} .deck`),
        papers: root.querySelectorAll(`${hand}, .creatures .uwo-${side} .paper`),
      };
    }),
  );
}
