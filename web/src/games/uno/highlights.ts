import { cardOf, parseMove, type UnoTold, type UnoView } from '@tischlein/games/uno/language';
import type { Deeds, Ended, Motifs } from '../contract.ts';
import { biggest, END_WEIGHT, type Big, type BigIn } from '../highlights.ts';

/** Fewer cards than this are drawn every other turn. */
const MANY = 4;

function bigOf({ clause, facts }: UnoTold, played: string | null): Big | null {
  const card = played === null ? null : ({ card: played } as const);
  switch (clause) {
    case 'UNO-5':
    case 'UNO-8a':
    case 'UNO-10':
      if (facts.what !== 'take' || facts.number < MANY) return null;
      return { seat: facts.seat, sign: { text: `+${facts.number}` }, weight: 4 + facts.number };
    case 'UNO-3': {
      const skipped = facts.seats.length;
      return skipped > 1 && card ? { seat: null, sign: card, weight: 2 + skipped } : null;
    }
    case 'UNO-11':
    case 'UNO-12':
      if (facts.what === 'missed')
        return { seat: facts.seat, sign: { text: `+${facts.number}` }, weight: 5 };
      return clause === 'UNO-11' ? { seat: facts.seat, sign: { text: 'UNO!' }, weight: 3 } : null;
    case 'UNO-13a':
      return card && { seat: null, sign: card, weight: 7 };
    case 'UNO-1a':
    case 'UNO-3b':
      return card && { seat: facts.seat, sign: card, weight: 4 };
    case 'UNO-15':
      if (facts.what === 'won') return { seat: null, sign: 'crown', weight: END_WEIGHT };
      if (facts.what !== 'points') return null;
      return { seat: facts.seat, sign: { text: `${facts.points}` }, weight: 6 };
    default:
      return null;
  }
}

/** The card that was played, among all that its move did. */
function playedIn(told: readonly UnoTold[]): string | null {
  for (const { facts } of told) if ('card' in facts && facts.card) return facts.card;
  return null;
}

/** The biggest thing one move did. */
export const bigIn: BigIn = (cited) => {
  const told = cited as readonly UnoTold[];
  const played = playedIn(told);
  return biggest(told.map((fact) => bigOf(fact, played)));
};

const MANY_CARDS = 10;
/** How many cards the seat held, picture by picture. */
const heldIn = ({ me, views }: Ended): number[] =>
  (views as readonly UnoView[]).map(({ held }) => held[me]!);

export const deeds: Deeds = {
  /** Won without a card more than dealt. */
  flower: (ended) =>
    ended.won && heldIn(ended).every((held, i, all) => i === 0 || held <= all[i - 1]!),
  /** Won after holding ten cards or more. */
  clover: (ended) => ended.won && Math.max(...heldIn(ended)) >= MANY_CARDS,
};

type Position = Pick<UnoView, 'discardPile' | 'turn'> & {
  readonly hands: readonly (readonly string[])[];
};

const cardIn = (text: string): ReturnType<typeof cardOf> | null => {
  const move = parseMove(text);
  return move && 'card' in move ? cardOf(move.card) : null;
};
const isBlack = (text: string): boolean => cardIn(text)?.color === null;

export const motifs: Motifs = {
  of({ move, tempting }) {
    if (isBlack(move)) return 'colour';
    if (isBlack(tempting)) return 'keep';
    return 'order';
  },
  shows({ position }) {
    const { hands, discardPile, turn } = position as unknown as Position;
    return [discardPile[0], ...hands[turn]!.slice(0, 3)].join(' ');
  },
};
