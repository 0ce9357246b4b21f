import {
  cardOf,
  openCard,
  parseMove,
  winsAsLast,
  type Face,
  type UnoMove,
  type UnoView,
  type Way,
} from '@tischlein/games/uno/language';
import type { Bot } from '@tischlein/kit';

/**
 * The rule of thumb at an UNO table: always call, get rid of cards, stay in the color one has most of, keep the
 * wilds for when nothing else goes, hit whoever is about to finish, and jump in wherever that sheds a card.
 */
export const unoThumb: Bot = ({ view, legal, mayWait }, random) => {
  const table = view as UnoView;
  let best: string | null = null;
  let most = mayWait ? 0 : Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    // A trifle of chance decides between moves of equal worth.
    const worth = worthOf(parseMove(move)!, table) + random.below(1000) / 10_000;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
};

const CALL_IS_WORTH = 1000;
const TAKING_COSTS = 4;

function worthOf(move: UnoMove, view: UnoView): number {
  switch (move.type) {
    case 'uno':
    case 'unouno':
      return CALL_IS_WORTH;
    case 'play':
      return worthOfCard(move, view);
    case 'take':
      return -TAKING_COSTS * view.pendingDraw;
    case 'give':
      // Two cards hurt whoever holds the fewest most; one needs three of one's own to be left with one.
      return view.hand!.length > 2 ? 20 - view.held[move.to]! : -5;
    case 'hand':
      return -keepFor(move.card, view);
    case 'swap':
      return worthOfSwap(move.way, view);
    default:
      return 0;
  }
}

const colorOf = (card: string) => cardOf(card)!.color;

function worthOfCard(move: Extract<UnoMove, { type: 'play' }>, view: UnoView): number {
  const { card, call } = move;
  const { color, face, points } = cardOf(card)!;
  const rest = without(view.hand!, card);
  if (rest.length === 0) return winsAsLast(view, card) ? (call ? CALL_IS_WORTH : 1) : -5;
  const next = move.wish ?? color ?? view.color;
  const friends = rest.filter((held) => colorOf(held) === next).length;
  const hits = danger(view) ? (WORTH_OF_HIT[face] ?? 0) : 0;
  const zero = face === '0' && view.options['zeroSwap'] !== 'off' ? worthOfZero(view, rest) : 0;
  // With one card left the wild has done its waiting.
  const spent = color === null && rest.length > 1 ? keepFor(card, view) : 0;
  return 12 + friends + hits + zero - spent + (call ? 5 : 0) + points / 20;
}

/** Somebody else is about to finish. */
const danger = ({ held, seat }: UnoView): boolean =>
  held.some((count, other) => other !== seat && count <= 2);

const WORTH_OF_HIT: Partial<Record<Face, number>> = { wd: 12, u: 12, d: 8, s: 4, r: 3 };

/** How much one would like to keep a card. */
function keepFor(card: string, view: UnoView): number {
  const { color, points } = cardOf(card)!;
  if (color === null) return card === 'w' ? 8 : 10;
  if (view.options['jumpIn'] && card === openCard(view)) return 20;
  return view.hand!.filter((held) => colorOf(held) === color).length - points / 10;
}

/** A zero is good with few cards at a neighbour, and bad with few in one's own hand. */
function worthOfZero(view: UnoView, rest: readonly string[]): number {
  const gain = rest.length - Math.min(heldNext(view, 1), heldNext(view, -1));
  return view.options['zeroSwap'] === 'must' ? 3 * gain : Math.max(0, 3 * gain);
}

/** Left: everybody passes to the next seat, so one gets the hand of the seat before. */
const worthOfSwap = (way: Way, view: UnoView): number =>
  view.hand!.length - heldNext(view, way === 'left' ? -1 : 1);

const heldNext = ({ held, seat, seats }: UnoView, step: number): number =>
  held[(seat! + step + seats) % seats]!;

function without(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}
