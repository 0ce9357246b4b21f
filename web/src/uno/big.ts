import type { Citation } from '@tischlein/kit';
import { END_WEIGHT, type Big, type BigIn } from '../faces/big.ts';

/** Fewer cards than this are drawn every other turn. */
const MANY = 4;

const seatIn = ({ facts }: Citation): number => facts['seat'] as number;

function bigOf(cited: Citation, played: string | null): Big | null {
  const { clause, facts } = cited;
  const card = played === null ? null : ({ card: played } as const);
  switch (clause) {
    case 'UNO-5':
    case 'UNO-8a':
    case 'UNO-10': {
      const number = facts['what'] === 'take' ? Number(facts['number']) : 0;
      if (number < MANY) return null;
      return { seat: seatIn(cited), sign: { text: `+${number}` }, weight: 4 + number };
    }
    case 'UNO-3': {
      const skipped = (facts['seats'] as readonly number[]).length;
      return skipped > 1 && card ? { seat: null, sign: card, weight: 2 + skipped } : null;
    }
    case 'UNO-11':
    case 'UNO-12':
      return facts['what'] === 'missed'
        ? { seat: seatIn(cited), sign: { text: `+${Number(facts['number'])}` }, weight: 5 }
        : clause === 'UNO-11'
          ? { seat: seatIn(cited), sign: { text: 'UNO!' }, weight: 3 }
          : null;
    case 'UNO-13a':
      return facts['way'] !== 'keep' && card ? { seat: null, sign: card, weight: 7 } : null;
    case 'UNO-1a':
    case 'UNO-3b':
      return card && { seat: seatIn(cited), sign: card, weight: 4 };
    case 'UNO-15':
      return facts['what'] === 'won'
        ? { seat: null, sign: 'crown', weight: END_WEIGHT }
        : facts['what'] === 'points'
          ? { seat: seatIn(cited), sign: { text: `${Number(facts['points'])}` }, weight: 6 }
          : null;
    default:
      return null;
  }
}

/** The biggest thing one move did. */
export const bigIn: BigIn = (told) => {
  const played = told.map(({ facts }) => facts['card']).find((card) => typeof card === 'string');
  const found = told.flatMap((cited) => bigOf(cited, played ?? null) ?? []);
  return found.toSorted((a, b) => b.weight - a.weight)[0] ?? null;
};
