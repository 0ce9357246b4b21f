import type { Seat } from '@tischlein/kit';
import { colorOf, faceOf } from './cards.ts';
import type { Offers } from './offers.ts';
import type { UnoView } from '@tischlein/games/uno';

/** What the reader is asked for right now; it decides the sentence, the buttons and what the hand offers. */
export type Moment =
  | 'over'
  /** Looking on without a seat. */
  | 'watch'
  | 'give'
  | 'hand'
  | 'swap'
  /** A call is owed and nothing else is to be done. */
  | 'call'
  | 'sit'
  | 'sum'
  /** A card was drawn: lay it or pass. */
  | 'drawn'
  | 'lay'
  | 'draw'
  /** Out of turn: the same card, the next number of a run, the second skip. */
  | 'jump'
  | 'run'
  | 'secondSkip'
  | 'wait';

export function momentOf(view: UnoView, offers: Offers, waitingFor: Seat | null): Moment {
  if (view.result) return 'over';
  if (view.seat === null) return 'watch';
  if (view.choice?.seat === view.seat) return view.choice.kind;
  if (waitingFor !== view.seat) return outOfTurn(view, offers);
  const { plain } = offers;
  if (plain.has('sit')) return 'sit';
  if (plain.has('take')) return 'sum';
  if (plain.has('pass')) return 'drawn';
  if (offers.lays.size > 0) return 'lay';
  return plain.has('draw') && offers.calls.length === 0 ? 'draw' : 'call';
}

function outOfTurn(view: UnoView, offers: Offers): Moment {
  if (offers.lays.size > 0) {
    if (view.doubleSkipBy === view.seat && isSecondSkip(offers)) return 'secondSkip';
    return view.run?.seat === view.seat ? 'run' : 'jump';
  }
  return offers.calls.length > 0 ? 'call' : 'wait';
}

const isSecondSkip = ({ lays }: Offers): boolean =>
  [...lays.keys()].some((card) => faceOf(card) === 's');

/** The card that must be matched: UNO cards lying on top are looked through. */
export const openCard = (view: UnoView): string =>
  view.discardPile.find((card) => card !== 'u') ?? view.discardPile[0] ?? 'u';

/** A colour was wished and does not show on the card itself. */
export const wishedColor = (view: UnoView) =>
  colorOf(view.discardPile[0] ?? 'u') === null ? view.color : null;

/** The seat that plays after this one, the way play goes now. */
export const seatAfter = (view: UnoView, seat: Seat): Seat =>
  (seat + (view.direction === 'cw' ? 1 : view.seats - 1)) % view.seats;

/** How many are to play before the reader's turn comes. */
export function turnsAhead(view: UnoView): number {
  if (view.seat === null) return 0;
  const steps = view.direction === 'cw' ? view.seat - view.turn : view.turn - view.seat;
  return (steps + view.seats) % view.seats;
}
