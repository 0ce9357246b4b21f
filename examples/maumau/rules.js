import { NOBODY } from 'tischlein/kit';
import {
  bitOf,
  CARD,
  codeOf,
  countIn,
  DECK,
  DRAW,
  EIGHT,
  FIRST,
  JACK,
  PASS,
  rankOf,
  SEVEN,
  suitOf,
  SUITS,
  WISH,
} from './cards.js';
import { refused } from './facts.js';
import { DRAWN, drawTo, handOf, PILE_COUNT, TOP, TURN, UNDER, winnerOf, WISHED } from './state.js';

/** MAUMAU-2, MAUMAU-7: the suit or the rank, the wished suit under a jack; a jack on all but, maybe, a jack. */
export function fits({ cells, variant }, card) {
  const top = cells[TOP];
  if (rankOf(card) === JACK) return rankOf(top) !== JACK || variant.jackOnJack;
  if (cells[WISHED] > 0) return suitOf(card) === cells[WISHED] - 1;
  return suitOf(card) === suitOf(top) || rankOf(card) === rankOf(top);
}

function anyFits(state, seat) {
  const hand = state.cells[handOf(seat)];
  for (let card = 0; card < DECK.length; card++)
    if (hand & bitOf(card) && fits(state, card)) return true;
  return false;
}

const canDraw = ({ cells }) => cells[DRAWN] === 0 && (cells[PILE_COUNT] > 0 || cells[UNDER] !== 0);

export const waitingFor = (state) => (winnerOf(state) < 0 ? state.cells[TURN] : NOBODY);

export function legal(state, seat, into) {
  if (waitingFor(state) !== seat) return 0;
  const hand = state.cells[handOf(seat)];
  let count = 0;
  for (let card = 0; card < DECK.length; card++) {
    if (!(hand & bitOf(card)) || !fits(state, card)) continue;
    const ways = rankOf(card) === JACK ? SUITS.length : 1;
    for (let way = 0; way < ways; way++) into[count++] = FIRST[card] + way;
  }
  if (count === 0) into[count++] = canDraw(state) ? DRAW : PASS;
  else if (state.cells[DRAWN] === 1) into[count++] = PASS;
  return count;
}

export function refuse(state, seat, move) {
  const { cells } = state;
  if (winnerOf(state) >= 0) return refused('MAUMAU-8', {});
  if (cells[TURN] !== seat) return refused('MAUMAU-4', { next: cells[TURN] });
  if (move === DRAW) {
    if (cells[DRAWN] === 1) return refused('MAUMAU-3', { why: 'drawn' });
    if (anyFits(state, seat)) return refused('MAUMAU-3', { why: 'fits' });
    return canDraw(state) ? null : refused('MAUMAU-9', {});
  }
  if (move === PASS) {
    if (cells[DRAWN] === 1) return null;
    if (anyFits(state, seat)) return refused('MAUMAU-3', { why: 'play' });
    return canDraw(state) ? refused('MAUMAU-3', { why: 'draw' }) : null;
  }
  const card = CARD[move];
  if (!(cells[handOf(seat)] & bitOf(card))) return refused('MAUMAU-1', { card: codeOf(card) });
  if (fits(state, card)) return null;
  const facts = { card: codeOf(card), top: codeOf(cells[TOP]) };
  if (rankOf(card) === JACK) return refused('MAUMAU-7', { why: 'jack', ...facts });
  if (cells[WISHED] === 0) return refused('MAUMAU-2', facts);
  return refused('MAUMAU-7', { why: 'wish', ...facts, suit: SUITS[cells[WISHED] - 1] });
}

export function play(state, seat, move, random) {
  const { cells } = state;
  const { seats } = state.variant;
  const next = (seat + 1) % seats;
  if (move === DRAW) {
    drawTo(cells, seat, random);
    cells[DRAWN] = 1;
    return;
  }
  cells[DRAWN] = 0;
  cells[TURN] = next;
  if (move === PASS) return;
  const card = CARD[move];
  cells[handOf(seat)] &= ~bitOf(card);
  cells[UNDER] |= bitOf(cells[TOP]);
  cells[TOP] = card;
  cells[WISHED] = WISH[move] + 1;
  // MAUMAU-8: the last card wins, whatever it would do.
  if (cells[handOf(seat)] === 0) return;
  if (rankOf(card) === SEVEN) for (let i = 0; i < 2; i++) drawTo(cells, next, random);
  if (rankOf(card) === EIGHT) cells[TURN] = (seat + 2) % seats;
}

/** MAUMAU-8: who has no card left wins; the others' cards are what they lost by. */
export function result(state) {
  const winner = winnerOf(state);
  if (winner < 0) return null;
  const { cells, variant } = state;
  const scores = Array.from({ length: variant.seats }, (_, seat) => -countIn(cells[handOf(seat)]));
  return { winners: [winner], scores: scores.map((score) => score || 0) };
}
