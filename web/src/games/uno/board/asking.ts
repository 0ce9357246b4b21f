import { cardOf, openCard, type Face, type UnoView } from '@tischlein/games/uno/language';
import type { Seat } from '@tischlein/kit';
import type { Speaker } from '@tischlein/rules';
import type { Sentence } from '../../kit/Strip.svelte';
import type { SeatInfo } from '../../props.ts';
import type { Offers } from './offers.ts';
import type { UnoWords } from './props.ts';

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

/** What the sentence and the buttons depend on. */
export interface Asked {
  readonly view: UnoView;
  readonly offers: Offers;
  readonly asking: Asking;
  readonly waitingFor: Seat | null;
  readonly words: UnoWords;
  readonly speaker: Pick<Speaker, 'card'>;
  readonly seats: readonly Pick<SeatInfo, 'name'>[];
}

/** What the strip over the hand says: who is asked, and for what. */
export const sentenceOf = (asked: Asked): Sentence => SENTENCES[asked.asking](asked);

const turnOf = ({ view, waitingFor, words, seats }: Asked): string =>
  words.turnOf(seats[waitingFor ?? view.turn]!.name);

const SENTENCES: Readonly<Record<Asking, (asked: Asked) => Sentence>> = {
  play: ({ view, words }) => ({ title: words.yourTurn, text: whatFits(view, words) }),
  draw: ({ words }) => ({ title: words.yourTurn, text: words.nothingFits }),
  drawn,
  sum: ({ view, offers, words }) => ({
    title: words.coming(view.pendingDraw),
    isTold: true,
    text: offers.plays.size > 0 ? words.fendOrTake : words.mustTake,
  }),
  sit: ({ offers, words }) => ({
    title: words.sitOut,
    text: offers.plays.size > 0 ? words.sitOrSkip : '',
  }),
  jump: (asked) => ({ title: turnOf(asked), text: asked.words.sameCard }),
  run: (asked) => ({ title: turnOf(asked), text: asked.words.runOn }),
  secondSkip: (asked) => ({ title: turnOf(asked), text: asked.words.secondSkip }),
  call: ({ offers, words }) =>
    offers.calls.includes('unouno')
      ? { title: words.noneLeft, text: words.sayUnoUno }
      : { title: words.oneLeft, text: words.sayUno },
  give: ({ words }) => ({ title: words.giveWho, text: words.giveWhoHow }),
  hand: ({ view, words, seats }) => {
    const { to, left } = view.choice!;
    return {
      title: words.giveWhat({ name: seats[to!]!.name, left: left! }),
      text: words.giveWhatHow,
    };
  },
  swap: ({ words }) => ({ title: words.swapWay, text: words.swapWayHow }),
  watch: (asked) => ({ title: turnOf(asked), text: asked.words.watching }),
  over: ({ words }) => ({ title: words.lastCard }),
  stopped: ({ words }) => ({ title: words.stopped }),
  shown: ({ words }) => ({ title: words.yourTurn }),
  wait: (asked) => ({ title: turnOf(asked), text: waiting(asked) }),
};

function whatFits(view: UnoView, words: UnoWords): string {
  const face = cardOf(openCard(view))?.face;
  const named = face === undefined ? '' : nameOf(face, words);
  const color = words.color[view.color];
  return named === '' ? words.fitsColor(color) : words.fits({ color, face: named });
}

function nameOf(face: Face, words: UnoWords): string {
  if (face === 's' || face === 'r' || face === 'd') return words.face[face];
  return face === 'w' || face === 'wd' || face === 'u' ? '' : words.face.number(face);
}

function drawn({ view, offers, words, speaker }: Asked): Sentence {
  const text = offers.plays.size > 0 ? words.layOrPass : words.canOnlyPass;
  if (view.drawn === null || view.drawn === 'nothing')
    return { title: words.drewNothing, text: offers.plays.size > 0 ? text : '' };
  return { title: words.drew(speaker.card(view.drawn)), text };
}

function waiting({ view, words, seats }: Asked): string {
  if (view.choice) return words.choosing(seats[view.choice.seat]!.name);
  const held = view.hand?.length ?? 0;
  if (held === 0) return words.youFinished;
  return view.seats > 2 ? words.ahead(turnsAhead(view) - 1) : words.holds(held);
}
