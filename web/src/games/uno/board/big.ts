import type { UnoTold } from '@tischlein/games/uno/language';
import { biggest, END_WEIGHT, type Big, type BigIn } from '../../highlights.ts';

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
