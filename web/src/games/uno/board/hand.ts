import { cardOf, FACES, type Color, type Face } from '@tischlein/games/uno/language';
import type { Offers } from './offers.ts';
import type { HandCard } from '../../kit/hand.ts';
import { keyed } from '../../kit/moves.ts';
import type { Asking } from './asking.ts';

const LEAPS: readonly Asking[] = ['jump', 'run', 'secondSkip'];

/** What each card of the hand looks like; if none can be played, all are plain. */
export function handCards(
  hand: readonly string[],
  offers: Offers,
  asking: Asking,
  chosen: string | null,
  refused: string | null,
): HandCard[] {
  const may = (card: string): boolean => offers.plays.has(card) || offers.hands.has(card);
  const some = hand.some(may);
  return keyed(hand).map(({ card, key }) => {
    const state = (): HandCard['state'] => {
      if (key === refused) return 'refused';
      if (key === chosen) return 'chosen';
      if (may(card)) return 'may';
      return some ? 'quiet' : 'plain';
    };
    return { card, key, state: state(), leaps: LEAPS.includes(asking) && may(card) };
  });
}

const rankOf = (card: string): number => FACES.indexOf(cardOf(card)?.face as Face);

/** The hand as the player likes it. It comes sorted by colour. */
export const sortCards = (hand: readonly string[], order: string | null): readonly string[] =>
  order === 'value' ? hand.toSorted((a, b) => rankOf(a) - rankOf(b)) : hand;

/** How many cards of a colour are held. */
export const countOf = (hand: readonly string[], color: Color): number =>
  hand.filter((card) => cardOf(card)?.color === color).length;
