import type { Order } from '../table/order.ts';
import { faceOf } from './cards.ts';
import type { Offers } from './offers.ts';
import type { Moment } from './moment.ts';

export interface HandCard {
  readonly card: string;
  /** Tells two copies of one card apart, and stays the same from view to view. */
  readonly key: string;
  readonly state: 'plain' | 'may' | 'chosen' | 'quiet' | 'refused';
  /** It may be laid out of turn: rays say so. */
  readonly leaps: boolean;
}

const LEAPS: readonly Moment[] = ['jump', 'run', 'secondSkip'];

/** What each card of the hand looks like; where nothing can be laid all of them lie plain. */
export function handCards(
  hand: readonly string[],
  offers: Offers,
  moment: Moment,
  chosen: string | null,
  refused: string | null,
): HandCard[] {
  const may = (card: string): boolean => offers.lays.has(card) || offers.hands.has(card);
  const some = hand.some(may);
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    const key = `${card}.${copy}`;
    const state = (): HandCard['state'] => {
      if (key === refused) return 'refused';
      if (key === chosen) return 'chosen';
      if (may(card)) return 'may';
      return some ? 'quiet' : 'plain';
    };
    return { card, key, state: state(), leaps: LEAPS.includes(moment) && may(card) };
  });
}

/** Numbers, signs, black cards. */
const FACES = [...'0123456789srd', 'w', 'wd', 'u'];

/** The hand as the player likes it. It comes sorted by colour. */
export const sortCards = (hand: readonly string[], order: Order<'uno'>): readonly string[] =>
  order === 'value'
    ? hand.toSorted((a, b) => FACES.indexOf(faceOf(a)) - FACES.indexOf(faceOf(b)))
    : hand;
