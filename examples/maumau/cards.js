import { MoveTable } from 'tischlein/kit';

/** Clubs, spades, hearts, diamonds; a card is a number, suit × 8 + rank, and outside a text like `h7` or `sj`. */
export const SUITS = ['c', 's', 'h', 'd'];
export const RANKS = ['7', '8', '9', '10', 'j', 'q', 'k', 'a'];
export const DECK = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

export const SEVEN = 0;
export const EIGHT = 1;
export const JACK = 4;

export const suitOf = (card) => card >> 3;
export const rankOf = (card) => card & 7;
export const codeOf = (card) => DECK[card];

/** A hand is a set of bits, one for each card. */
export const bitOf = (card) => 1 << card;
export const cardsIn = (set) => DECK.flatMap((_, card) => (set & bitOf(card) ? [card] : []));
export const codesIn = (set) => cardsIn(set).map(codeOf);
export function countIn(set) {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** `play h7`, `play sj:h` (a jack with the suit that is wished for), `draw`, `pass`. */
const WRITTEN = /^play ([cshd](?:[789jqka]|10))(?::([cshd]))?$/;
const notation = {
  format: ({ type, card, wish }) =>
    type === 'play' ? `play ${card}${wish ? `:${wish}` : ''}` : type,
  parse(text) {
    if (text === 'draw' || text === 'pass') return { type: text };
    const [, card, wish] = WRITTEN.exec(text) ?? [];
    if (card === undefined || (wish !== undefined) !== card.endsWith('j')) return undefined;
    return { type: 'play', card, ...(wish && { wish }) };
  },
};

const all = DECK.flatMap((card) =>
  card.endsWith('j')
    ? SUITS.map((wish) => ({ type: 'play', card, wish }))
    : [{ type: 'play', card }],
);
export const MOVES = new MoveTable([...all, { type: 'draw' }, { type: 'pass' }], notation);

export const DRAW = MOVES.find('draw');
export const PASS = MOVES.find('pass');
/** By move, the card it plays, or -1; and the suit it wishes for, or -1. */
export const CARD = all.map(({ card }) => DECK.indexOf(card)).concat(-1, -1);
export const WISH = all.map(({ wish }) => SUITS.indexOf(wish)).concat(-1, -1);
/** By card, the first of the moves that play it; a jack has four in a row. */
export const FIRST = DECK.map((_, card) => CARD.indexOf(card));
