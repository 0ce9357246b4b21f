import { type Fill, type Knowledge, NOBODY, type Seat } from '@tischlein/kit';
import {
  bitOf,
  cardsIn,
  COLOR_OF,
  DRAWN,
  FENDS,
  FITS,
  fitsAt,
  HAND_SIZE,
  handOf,
  PILE,
  put,
  remove,
  SUM_CLAUSES,
  SUM_KINDS,
  UNO_CARD,
  WILD,
  WILD_FOUR,
  wordOf,
} from '@tischlein/games/uno';
import {
  COLORS,
  kindOf,
  openCard,
  type UnoTold,
  type UnoView,
} from '@tischlein/games/uno/language';

/** Kinds of cards as a set of two words. */
type Kinds = [low: number, high: number];
/** Of a card that somebody holds: what it can not be. */
type Held = Kinds;

const BLACK = bitOf(WILD) | bitOf(WILD_FOUR) | bitOf(UNO_CARD);

/** What fends off the sums of a clause. */
function fending(clause: string): Kinds {
  const made = SUM_KINDS.findIndex((kind) => kind !== null && SUM_CLAUSES[kind] === clause);
  return [FENDS[2 * made]!, FENDS[2 * made + 1]!];
}

const newHand = (count: number): Held[] => Array.from({ length: count }, () => [0, 0]);

/**
 * What a seat's moves said about the cards it still holds: who drew had nothing that fits (UNO-6), who took a sum most
 * likely nothing to fend it off with (UNO-5).
 */
class Deduction {
  hands: Held[][];
  #open: number;
  #color: number;
  readonly #mayFend: boolean;

  constructor(start: UnoView) {
    this.#mayFend = start.options['fendOff'] !== false;
    this.hands = start.held.map(newHand);
    this.#open = kindOf(openCard(start))!;
    this.#color = COLORS.indexOf(start.color);
  }

  hear({ clause, facts }: UnoTold): void {
    if (clause === 'UNO-0') this.#deal();
    else if (clause === 'UNO-9') this.#color = COLORS.indexOf(facts.color);
    else if (clause === 'UNO-7a') this.#gets(facts.seat, facts.number);
    else if (clause !== 'UNO-15' && 'what' in facts)
      switch (facts.what) {
        case 'lay':
        case 'fend':
          this.#laid(this.hands[facts.seat]!, facts.card);
          break;
        case 'draw':
          if (clause === 'UNO-6') this.#ruleOut(this.hands[facts.seat]!, this.#fitting());
          this.#gets(facts.seat, 1);
          break;
        case 'take':
          if (this.#mayFend) this.#ruleOut(this.hands[facts.seat]!, fending(clause));
          this.#gets(facts.seat, facts.number);
          break;
        case 'missed':
        case 'empty':
          this.#gets(facts.seat, facts.number);
          break;
        case 'pass':
          this.#ruleOut(this.hands[facts.seat]!.slice(-1), this.#fitting(BLACK));
          break;
        case 'nothing':
          this.#ruleOut(this.hands[facts.seat]!, this.#fitting());
      }
  }

  #gets(seat: Seat, count: number): void {
    this.hands[seat]!.push(...newHand(count));
  }

  /** A new round: nobody is told its first card, so nothing is known before somebody covers it. */
  #deal(): void {
    this.hands = this.hands.map(() => newHand(HAND_SIZE));
    this.#open = -1;
  }

  /** We do not know which held card was played: drop the one with the most kinds ruled out. */
  #laid(hand: Held[], card: string): void {
    const kind = kindOf(card)!;
    let at = 0;
    let most = -1;
    hand.forEach((held, i) => {
      const sure = isRuledOut(held, kind) ? -1 : ruledOut(held);
      if (sure > most) [at, most] = [i, sure];
    });
    hand.splice(at, 1);
    if (kind === UNO_CARD) return;
    this.#open = kind;
    if (COLOR_OF[kind]! < COLORS.length) this.#color = COLOR_OF[kind]!;
  }

  /** What fits now, but for kinds one may want to keep. */
  #fitting(kept = 0): Kinds {
    if (this.#open < 0) return [0, 0];
    const fits = fitsAt(this.#open, this.#color);
    return [FITS[fits]!, FITS[fits + 1]! & ~kept];
  }

  #ruleOut(hand: Held[], [low, high]: Kinds): void {
    for (const held of hand) {
      held[0] |= low;
      held[1] |= high;
    }
  }
}

const isRuledOut = (held: Held, kind: number): boolean => (held[wordOf(kind)]! & bitOf(kind)) !== 0;

function ruledOut([low, high]: Held): number {
  let count = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) count += 1;
  for (let rest = high; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** How often a fitting card is looked for in the pile; a world with one wrong card in a hand is still a world. */
const TRIES = 24;

/**
 * Worlds in which nobody holds what they would have played instead of drawing or taking. Hands that change owners say
 * nothing.
 */
export function reweightUno({ view: seen, start, history }: Knowledge, fill: Fill): Fill {
  const view = seen as UnoView;
  const { zeroSwap, unoGives } = view.options;
  const isKept = zeroSwap === 'off' && unoGives === false;
  if (start === undefined || history === undefined || !isKept) return fill;
  const deduction = new Deduction(start as UnoView);
  for (const { facts } of history)
    (facts as readonly UnoTold[]).forEach((fact) => deduction.hear(fact));
  const hands = deduction.hands.flatMap((hand, seat) =>
    seat !== view.seat && hand.length === view.held[seat] && hand.some((held) => ruledOut(held) > 0)
      ? [{ seat, hand }]
      : [],
  );
  const drawer = view.drawn === 'hidden' ? view.turn : NOBODY;
  const bottom = view.known.bottom.length;
  const hidden = view.drawPile - bottom;
  if (hands.length === 0 || hidden === 0) return fill;
  return (world, random) => {
    fill(world, random);
    const { cells } = world;
    for (const { seat, hand } of hands) {
      const cards = cardsIn(cells, handOf(seat));
      // The card just drawn is the last one that came, and may be any.
      if (seat === drawer) cards.splice(cards.indexOf(cells[DRAWN]! - 1), 1);
      for (let i = 0; i < cards.length; i++) {
        const held = hand[i]!;
        const lot = i + random.below(cards.length - i);
        const card = cards[lot]!;
        cards[lot] = cards[i]!;
        if (!isRuledOut(held, card)) continue;
        for (let tries = TRIES; tries > 0; tries--) {
          const place = PILE + bottom + random.below(hidden);
          const other = cells[place]!;
          if (isRuledOut(held, other)) continue;
          remove(cells, handOf(seat), card);
          put(cells, handOf(seat), other);
          cells[place] = card;
          break;
        }
      }
    }
  };
}
