import { keepVariants, shuffle } from 'tischlein/kit';
import { bitOf, cardsIn, DECK, MOVES } from './cards.js';

/** Where in a state's cells what is. */
export const TURN = 0;
export const TOP = 1;
/** The suit wished for and 1, or 0. */
export const WISHED = 2;
/** 1 after the seat whose turn it is has drawn. */
export const DRAWN = 3;
/** The set of cards under the top one: everybody has seen them. */
export const UNDER = 4;
export const PILE_COUNT = 5;
export const PILE = 6;
const HANDS = PILE + DECK.length;
export const MAX_SEATS = 5;
const SIZE = HANDS + MAX_SEATS;
export const handOf = (seat) => HANDS + seat;

export const OPTIONS = [
  { key: 'hand', kind: 'number', default: 5, min: 3, max: 6, clause: 'MAUMAU-1' },
  { key: 'jackOnJack', kind: 'flag', default: false, clause: 'MAUMAU-7' },
];

export const variant = keepVariants((options, seats) => ({
  options,
  seats,
  size: SIZE,
  moves: MOVES,
  jackOnJack: options.jackOnJack,
}));

/** MAUMAU-1: so many cards to each, the next one face up, the rest is the pile. */
export function deal({ variant: { options, seats }, cells }, random) {
  cells.fill(0);
  for (let card = 0; card < DECK.length; card++) cells[PILE + card] = card;
  shuffle(cells, PILE, DECK.length, random);
  cells[PILE_COUNT] = DECK.length;
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < options.hand; i++) cells[handOf(seat)] |= bitOf(takeTop(cells));
  cells[TOP] = takeTop(cells);
}

function takeTop(cells) {
  const at = PILE + cells[PILE_COUNT] - 1;
  const card = cells[at];
  cells[at] = 0;
  cells[PILE_COUNT] -= 1;
  return card;
}

/** MAUMAU-9: with the pile used up, all cards but the top one are shuffled and are the new pile. */
export function drawTo(cells, seat, random) {
  if (cells[PILE_COUNT] === 0) {
    const cards = cardsIn(cells[UNDER]);
    cards.forEach((card, i) => (cells[PILE + i] = card));
    shuffle(cells, PILE, cards.length, random);
    cells[PILE_COUNT] = cards.length;
    cells[UNDER] = 0;
  }
  if (cells[PILE_COUNT] > 0) cells[handOf(seat)] |= bitOf(takeTop(cells));
}

export const winnerOf = ({ cells, variant: { seats } }) => {
  for (let seat = 0; seat < seats; seat++) if (cells[handOf(seat)] === 0) return seat;
  return -1;
};
