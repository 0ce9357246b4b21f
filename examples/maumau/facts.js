import { CARD, CARDS, chosen, citer, maybe, NUMBER, SEAT, word } from 'tischlein/kit';

/** What a move did, by clause. */
export const TOLD = {
  'MAUMAU-2': { seat: SEAT, card: CARD },
  'MAUMAU-3': [
    { what: word('draw'), seat: SEAT, card: maybe(CARD) },
    { what: word('pass'), seat: SEAT },
  ],
  'MAUMAU-5': { seat: SEAT, number: NUMBER, cards: maybe(CARDS) },
  'MAUMAU-6': { seat: SEAT },
  'MAUMAU-7': chosen({ seat: SEAT, suit: CARD }),
  'MAUMAU-8': { seat: SEAT },
  'MAUMAU-9': { number: NUMBER },
};

/** Why a move is refused, by clause. */
export const REFUSED = {
  'MAUMAU-1': { card: CARD },
  'MAUMAU-2': { card: CARD, top: CARD },
  'MAUMAU-3': { why: word('drawn', 'fits', 'play', 'draw') },
  'MAUMAU-4': { next: SEAT },
  'MAUMAU-7': [
    { why: word('jack'), card: CARD, top: CARD },
    { why: word('wish'), card: CARD, top: CARD, suit: CARD },
  ],
  'MAUMAU-8': {},
  'MAUMAU-9': {},
};

export const told = citer(TOLD);
export const refused = citer(REFUSED);
export const CLAUSES = Array.from({ length: 9 }, (_, i) => `MAUMAU-${i + 1}`);
