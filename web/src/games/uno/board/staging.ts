import type { UnoTold, UnoView } from '@tischlein/games/uno/language';
import type { Seat } from '@tischlein/kit';
import { newCards, type Move } from '../../kit/moves.ts';
import type { Plan, Staging } from '../../kit/stage.svelte.ts';
import type { SeatEvent } from '../../props.ts';

/** A played card comes from its player, cards that change hands fly face down; the reader's own slide in. */
function plan(before: UnoView, after: UnoView, facts: readonly UnoTold[]): Plan {
  const isSame = before.round === after.round && before.seats === after.seats;
  const hasShouted = saidUno(after).length > saidUno(before).length;
  const moves = isSame ? [...played(before, after), ...given(before, after, facts)] : [];
  return { moves, sound: hasShouted ? 'bell' : 'slide' };
}

/** Points of a match; null in a single round. */
export const pointsIn = ({ options, totals }: UnoView, seat: Seat): number | null =>
  options['match'] === 'single' ? null : totals[seat]!;

/** Who holds one card and has said so. */
export const saidUno = ({ held, calls }: UnoView): Seat[] =>
  held.flatMap((count, seat) =>
    count === 1 && !calls.some((owed) => owed.seat === seat) ? seat : [],
  );

function played(before: UnoView, after: UnoView): Move[] {
  const { laidBy, discardPile, seat } = after;
  if (discardPile.length <= before.discardPile.length || laidBy === null) return [];
  const own = newCards(after.hand, before.hand).find(({ card }) => card === discardPile[0]);
  const from = laidBy === seat ? `card-${own?.key}` : `seat-${laidBy}`;
  return [{ from, to: `open-${discardPile.length}` }];
}

/** Cards that change hands face down. */
function given(before: UnoView, after: UnoView, facts: readonly UnoTold[]): Move[] {
  const gained = after.held.map((held, seat) => held - (before.held[seat] ?? held));
  const { choice } = before;
  if (choice?.kind === 'swap' && after.choice?.kind !== 'swap')
    return swapped(before, after, facts);
  if (choice?.kind === 'hand' && choice.to !== null && gained[choice.to] === 1)
    return between(before, after, choice.seat, choice.to, 1);
  return gained.flatMap((count, seat) =>
    count > 0 ? between(before, after, 'pile', seat, count) : [],
  );
}

/** UNO-13a: every hand goes to a neighbour; declined, nothing moves. */
function swapped(before: UnoView, after: UnoView, facts: readonly UnoTold[]): Move[] {
  const swap = facts.find((fact) => fact.clause === 'UNO-13a');
  if (!swap) return [];
  const { held, seats } = before;
  const step = swap.facts.way === 'left' ? 1 : seats - 1;
  return held.flatMap((count, seat) => between(before, after, seat, (seat + step) % seats, count));
}

function between(
  before: UnoView,
  after: UnoView,
  from: Seat | 'pile',
  to: Seat,
  count: number,
): Move[] {
  const placeOf = (place: Seat | 'pile'): string =>
    place === after.seat ? 'hand' : place === 'pile' ? place : `seat-${place}`;
  if (to !== after.seat) return [{ from: placeOf(from), to: placeOf(to), count }];
  return newCards(before.hand, after.hand).map(({ key }) => ({
    from: placeOf(from),
    to: `card-${key}`,
  }));
}

/** Cards that came, or a gate for who sits out. */
function eventsAt(past: readonly UnoTold[]): ReadonlyMap<Seat, SeatEvent> {
  const events = new Map<Seat, SeatEvent>();
  for (const { clause, facts } of past) {
    if (clause === 'UNO-0') events.clear();
    else if (clause === 'UNO-3') for (const skipped of facts.seats) events.set(skipped, 'gate');
    else if (clause === 'UNO-7a') events.set(facts.seat, { more: facts.number });
    else if ('what' in facts)
      switch (facts.what) {
        case 'draw':
          events.set(facts.seat, { more: 1 });
          break;
        case 'take':
        case 'missed':
        case 'empty':
          events.set(facts.seat, { more: facts.number });
          break;
        // An own move ends it; after drawing and passing, the drawn card is still shown.
        case 'lay':
        case 'fend':
        case 'sit':
          events.delete(facts.seat);
      }
  }
  return events;
}

export const unoStaging: Staging<UnoView, UnoTold> = { plan, eventsAt };

/** At one's own table the cards are dealt to begin with, and the first one is turned over. */
export const unoOpening: Staging<UnoView, UnoTold> = {
  ...unoStaging,
  opening: (root) => [
    {
      pile: root.querySelector('[data-spot="pile"]'),
      papers: root.querySelectorAll('.hand .paper, [data-spot^="seat-"] .count'),
      first: root.querySelector('[data-spot="open"]'),
    },
  ],
};
