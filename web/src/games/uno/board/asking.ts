import { cardOf, type UnoView } from '@tischlein/games/uno/language';
import type { Seat } from '@tischlein/kit';
import type { Offers } from './offers.ts';

/** What the reader is asked for right now; it decides the sentence, the buttons and what the hand offers. */
export type Asking =
  | 'over'
  /** All agreed to end it here: nobody is waited for. */
  | 'stopped'
  /** Looking on without a seat. */
  | 'watch'
  /** One's own turn in a replay: there is nothing to be done. */
  | 'shown'
  | 'give'
  | 'hand'
  | 'swap'
  /** A call is owed and nothing else is to be done. */
  | 'call'
  | 'sit'
  | 'sum'
  /** A card was drawn: play it or pass. */
  | 'drawn'
  | 'play'
  | 'draw'
  /** Out of turn: the same card, the next number of a run, the second skip. */
  | 'jump'
  | 'run'
  | 'secondSkip'
  | 'wait';

export function askingOf(view: UnoView, offers: Offers, waitingFor: Seat | null): Asking {
  if (view.result) return 'over';
  if (view.seat === null) return 'watch';
  if (waitingFor === null && offersNothing(offers)) return 'stopped';
  if (waitingFor === view.seat && offersNothing(offers)) return 'shown';
  if (view.choice?.seat === view.seat) return view.choice.kind;
  if (waitingFor !== view.seat) return outOfTurn(view, offers);
  const { plain } = offers;
  if (plain.has('sit')) return 'sit';
  if (plain.has('take')) return 'sum';
  if (plain.has('pass')) return 'drawn';
  if (offers.plays.size > 0) return 'play';
  return plain.has('draw') && offers.calls.length === 0 ? 'draw' : 'call';
}

const offersNothing = ({ plays, hands, gives, swaps, calls, plain }: Offers): boolean =>
  plays.size + hands.size + gives.size + swaps.size + calls.length + plain.size === 0;

function outOfTurn(view: UnoView, offers: Offers): Asking {
  if (offers.plays.size > 0) {
    if (view.doubleSkipBy === view.seat && isSecondSkip(offers)) return 'secondSkip';
    return view.run?.seat === view.seat ? 'run' : 'jump';
  }
  return offers.calls.length > 0 ? 'call' : 'wait';
}

const isSecondSkip = ({ plays }: Offers): boolean =>
  [...plays.keys()].some((card) => cardOf(card)?.face === 's');

/** How many are to play before the reader's turn comes. */
export function turnsAhead(view: UnoView): number {
  if (view.seat === null) return 0;
  const steps = view.direction === 'cw' ? view.seat - view.turn : view.turn - view.seat;
  return (steps + view.seats) % view.seats;
}
