import { mustParse, NOBODY, shuffle, WATCHER } from 'tischlein/kit';
import { Ledger } from 'tischlein/conformance';
import { MOVES, SUITS } from './cards.js';
import { game } from './maumau.js';

/** What the conformance suite can not know, written from the clauses. */
const options = (random) => ({ hand: 3 + random.below(4), jackOnJack: random.below(2) === 0 });

function census(state) {
  const { hands, pile, under, top } = game.position(state);
  return [...hands.flat(), ...pile, ...under, top].sort().join(' ');
}

/**
 * Hidden are the other hands and the pile. A coming move shows the card it plays; who draws or passes had nothing that
 * fits, so that hand stays; the reader sees what the reader draws.
 */
function permute(state, reader, random, next) {
  const position = JSON.parse(JSON.stringify(game.position(state)));
  const { type, card } = next ? MOVES.object(next.move) : {};
  const places = [];
  position.hands.forEach((hand, seat) => {
    if (seat === reader || (seat === next?.seat && type !== 'play')) return;
    hand.forEach((code, at) => {
      if (seat !== next?.seat || code !== card) places.push({ list: hand, at });
    });
  });
  const seats = position.hands.length;
  const drawer = type === 'draw' ? next.seat : card?.endsWith('7') && (next.seat + 1) % seats;
  const seen = drawer === reader && reader !== WATCHER ? 2 : 0;
  position.pile.forEach((_, at, { length }) => {
    if (at < length - seen) places.push({ list: position.pile, at });
  });
  if (places.length < 2) return null;
  const order = Int32Array.from(places.keys());
  shuffle(order, 0, order.length, random);
  const cards = places.map(({ list, at }) => list[at]);
  places.forEach(({ list, at }, i) => (list[at] = cards[order[i]]));
  return mustParse(game.parsePosition(position));
}

function ledgerOf(view) {
  const ledger = new Ledger();
  view.held.forEach((held, seat) => ledger.set(`held ${seat}`, held));
  view.hand?.forEach((code) => ledger.set(`hand ${code}`, 1));
  ledger.set(`top ${view.top}`, 1);
  ledger.set('seats', view.seats);
  ledger.set('under', view.under.length);
  ledger.set('pile', view.pile);
  ledger.set('wish', SUITS.indexOf(view.wish));
  ledger.set('drawn', Number(view.drawn));
  ledger.set('waits for', view.result === null ? view.turn : NOBODY);
  return ledger;
}

function enter(ledger, { clause, facts }, reader) {
  const { seat, card, cards = [], number = 1, suit, what } = facts;
  const after = (from) => (from + 1) % ledger.get('seats');
  const draw = (drawn, count) => {
    ledger.add(`held ${seat}`, count);
    ledger.add('pile', -count);
    if (seat === reader) for (const code of drawn) ledger.add(`hand ${code}`, 1);
  };
  switch (clause) {
    case 'MAUMAU-2':
      ledger.add(`held ${seat}`, -1);
      if (seat === reader) ledger.add(`hand ${card}`, -1);
      ledger.clear('top ');
      ledger.set(`top ${card}`, 1);
      ledger.add('under', 1);
      ledger.set('wish', -1);
      ledger.set('drawn', 0);
      return ledger.set('waits for', after(seat));
    case 'MAUMAU-3':
      ledger.set('drawn', Number(what === 'draw'));
      if (what === 'pass') return ledger.set('waits for', after(seat));
      return draw([card], 1);
    case 'MAUMAU-5':
      return draw(cards, number);
    case 'MAUMAU-6':
      return ledger.set('waits for', after(seat));
    case 'MAUMAU-7':
      return ledger.set('wish', SUITS.indexOf(suit));
    case 'MAUMAU-8':
      return ledger.set('waits for', NOBODY);
    case 'MAUMAU-9':
      ledger.add('pile', number);
      return ledger.add('under', -number);
  }
}

export const testing = { options, census, permute, accounts: { ledgerOf, enter } };
