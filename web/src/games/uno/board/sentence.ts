import { cardOf, type Face, openCard, type UnoView } from '@tischlein/games/uno/language';
import type { Seat } from '@tischlein/kit';
import type { Speaker } from '@tischlein/rules';
import { turnsAhead, type Asking } from './asking.ts';
import type { Offers } from './offers.ts';
import type { UnoWords } from './props.ts';

/** What the strip over the hand says: who is asked, and for what. */
export interface Sentence {
  readonly title: string;
  readonly text: string;
  /** The title was read out with what happened. */
  readonly isTold?: boolean;
}

interface Asked {
  readonly view: UnoView;
  readonly offers: Offers;
  readonly asking: Asking;
  readonly waitingFor: Seat | null;
  readonly words: UnoWords;
  readonly speaker: Pick<Speaker, 'card'>;
  readonly names: readonly string[];
}

export function sentenceOf(asked: Asked): Sentence {
  const { view, offers, asking, waitingFor, words, names } = asked;
  const other = words.turnOf(names[waitingFor ?? view.turn] ?? '');
  switch (asking) {
    case 'play':
      return { title: words.yourTurn, text: whatFits(view, words) };
    case 'draw':
      return { title: words.yourTurn, text: words.nothingFits };
    case 'drawn':
      return drawn(asked);
    case 'sum':
      return {
        title: words.coming(view.pendingDraw),
        isTold: true,
        text: offers.plays.size > 0 ? words.fendOrTake : words.mustTake,
      };
    case 'sit':
      return { title: words.sitOut, text: offers.plays.size > 0 ? words.sitOrSkip : '' };
    case 'jump':
      return { title: other, text: words.sameCard };
    case 'run':
      return { title: other, text: words.runOn };
    case 'secondSkip':
      return { title: other, text: words.secondSkip };
    case 'call':
      return offers.calls.includes('unouno')
        ? { title: words.noneLeft, text: words.sayUnoUno }
        : { title: words.oneLeft, text: words.sayUno };
    case 'give':
      return { title: words.giveWho, text: words.giveWhoHow };
    case 'hand':
      return {
        title: words.giveWhat({
          name: names[view.choice?.to ?? 0] ?? '',
          left: view.choice?.left ?? 1,
        }),
        text: words.giveWhatHow,
      };
    case 'swap':
      return { title: words.swapWay, text: words.swapWayHow };
    case 'watch':
      return { title: other, text: words.watching };
    case 'over':
      return { title: words.lastCard, text: '' };
    case 'stopped':
      return { title: words.stopped, text: '' };
    case 'shown':
      return { title: words.yourTurn, text: '' };
    case 'wait':
      return { title: other, text: waiting(asked) };
  }
}

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

function waiting({ view, words, names }: Asked): string {
  if (view.choice) return words.choosing(names[view.choice.seat] ?? '');
  const held = view.hand?.length ?? 0;
  if (held === 0) return words.youFinished;
  return view.seats > 2 ? words.ahead(turnsAhead(view) - 1) : words.holds(held);
}
