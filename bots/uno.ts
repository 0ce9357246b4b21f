import type { UnoView } from '@tischlein/games/uno';
import type { Bot } from '@tischlein/kit';

/**
 * The rule of thumb at an UNO table: always call, get rid of cards, stay in the color one has most of, keep the
 * wilds for when nothing else goes, hit who is about to finish, and jump in wherever that sheds a card.
 */
export const unoThumb: Bot = ({ view, legal, mayWait }, random) => {
  const table = view as UnoView;
  let best: string | null = null;
  let most = mayWait ? 0 : Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    // A trifle of chance decides between moves of equal worth.
    const worth = worthOf(move, table) + random.below(1000) / 10_000;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
};

const CALL_IS_WORTH = 1000;
const TAKING_COSTS = 4;

function worthOf(move: string, view: UnoView): number {
  const [verb, what] = move.split(' ') as [string, string?];
  switch (verb) {
    case 'uno':
    case 'unouno':
      return CALL_IS_WORTH;
    case 'play':
      return worthOfCard(what!, view);
    case 'take':
      return -TAKING_COSTS * view.pendingDraw;
    case 'give':
      // Two cards set back most who holds the fewest; three of one's own are needed to be left with one.
      return view.hand!.length > 2 ? 20 - view.held[Number(what)]! : -5;
    case 'hand':
      return -keepFor(what!, view);
    case 'swap':
      return worthOfSwap(what!, view);
    default:
      return 0;
  }
}

interface Laying {
  readonly card: string;
  readonly color: string | undefined;
  readonly called: boolean;
}

function readLaying(text: string): Laying {
  const [, card = '', wish, call = ''] = /^([a-z0-9]+)(?::([rygb]))?(!*)$/.exec(text) ?? [];
  return { card, color: wish ?? (isBlack(card) ? undefined : card[0]), called: call !== '' };
}

const isBlack = (card: string): boolean => card === 'w' || card === 'wd' || card === 'u';

function worthOfCard(text: string, view: UnoView): number {
  const { card, color, called } = readLaying(text);
  const rest = without(view.hand!, card);
  if (rest.length === 0) return finishes(card, view) ? (called ? CALL_IS_WORTH : 1) : -5;
  const friends = rest.filter((held) => held[0] === (color ?? view.color) && !isBlack(held)).length;
  const hits = danger(view) ? worthOfHit(card) : 0;
  const zero = card[1] === '0' && view.options['zeroSwap'] !== 'off' ? worthOfZero(view, rest) : 0;
  // With one card left the wild has done its waiting.
  const spent = isBlack(card) && rest.length > 1 ? keepFor(card, view) : 0;
  return 12 + friends + hits + zero - spent + (called ? 5 : 0) + pointsOf(card) / 20;
}

/** UNO-7a, UNO-8b: what does not win as the last card. */
const finishes = (card: string, { options }: UnoView): boolean =>
  !(card === 'u' && options['unoGives']) &&
  !(options['plainFinish'] && (card === 'wd' || card === 'u'));

/** Somebody else is about to finish. */
const danger = ({ held, seat }: UnoView): boolean =>
  held.some((count, other) => other !== seat && count <= 2);

const worthOfHit = (card: string): number => {
  if (card === 'wd' || card === 'u') return 12;
  return { d: 8, s: 4, r: 3 }[card[1] ?? ''] ?? 0;
};

/** How much one would like to keep a card. */
function keepFor(card: string, view: UnoView): number {
  if (isBlack(card)) return card === 'w' ? 8 : 10;
  const open = view.discardPile.find((laid) => laid !== 'u');
  if (view.options['jumpIn'] && card === open) return 20;
  return view.hand!.filter((held) => held[0] === card[0]).length - pointsOf(card) / 10;
}

const pointsOf = (card: string): number => {
  if (isBlack(card)) return card === 'wd' ? 75 : 50;
  return /\d/.test(card) ? Number(card[1]) : 20;
};

/** A zero is good with few cards at a neighbour, and bad with few in one's own hand. */
function worthOfZero(view: UnoView, rest: readonly string[]): number {
  const gain = rest.length - Math.min(heldNext(view, 1), heldNext(view, -1));
  return view.options['zeroSwap'] === 'must' ? 3 * gain : Math.max(0, 3 * gain);
}

/** Left: everybody passes to the next seat, so one gets the hand of the seat before. */
const worthOfSwap = (way: string, view: UnoView): number =>
  view.hand!.length - heldNext(view, way === 'left' ? -1 : 1);

const heldNext = ({ held, seat, seats }: UnoView, step: number): number =>
  held[(seat! + step + seats) % seats]!;

function without(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}
