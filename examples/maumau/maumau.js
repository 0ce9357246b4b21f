/**
 * Mau-Mau, a game from outside. Two to five play with 32 cards (MAUMAU-1). Whose turn it is plays a card of the suit
 * or the rank of the top one (MAUMAU-2); who has none draws one, and may then play or pass (MAUMAU-3), all in turn
 * (MAUMAU-4). After a seven the next one draws two (MAUMAU-5), after an eight the next one sits out (MAUMAU-6), a jack
 * fits on everything and wishes for a suit (MAUMAU-7). Who plays the last card wins (MAUMAU-8). A pile that is used
 * up is made anew of what was played (MAUMAU-9).
 */
import * as kit from 'tischlein/kit';
import * as cards from './cards.js';

const { bitOf, codeOf, codesIn, countIn, DECK, DRAW, PASS, rankOf, suitOf, SUITS } = cards;
const { CARD, CARDS, citer, chosen, fault, listOf, maybe, NOBODY, NUMBER, SEAT, WATCHER, word } =
  kit;
const { aFlag, aResult, aSeat, bagOf, listUpTo, oneOf, orNull, times, whole } = kit.shapes;

/** What a move did, by clause. */
const TOLD = {
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
const REFUSED = {
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
const told = citer(TOLD);
const refused = citer(REFUSED);

/** Where in a state's cells what is. */
const TURN = 0;
const TOP = 1;
/** The suit wished for and 1, or 0. */
const WISHED = 2;
/** 1 after the seat whose turn it is has drawn. */
const DRAWN = 3;
/** The set of cards under the top one: everybody has seen them. */
const UNDER = 4;
const PILE_COUNT = 5;
const PILE = 6;
const HANDS = PILE + DECK.length;
const MAX_SEATS = 5;
const handOf = (seat) => HANDS + seat;

/** All that is chosen before a game. */
const SETUP = {
  name: 'maumau',
  version: 1,
  seats: { min: 2, max: MAX_SEATS },
  options: [
    { key: 'hand', kind: 'number', default: 5, min: 3, max: 6, clause: 'MAUMAU-1' },
    { key: 'jackOnJack', kind: 'flag', default: false, clause: 'MAUMAU-7' },
  ],
  presets: [
    { name: 'usual', options: {} },
    { name: 'quick', options: { hand: 3 } },
  ],
  variant: kit.keepVariants((options, seats) => ({
    options,
    seats,
    size: HANDS + MAX_SEATS,
    moves: cards.MOVES,
  })),
};

/** MAUMAU-1: so many cards to each, the next one face up, the rest is the pile. */
function deal({ variant: { options, seats }, cells }, random) {
  cells.fill(0);
  fillPile(cells, [...DECK.keys()], random);
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < options.hand; i++) cells[handOf(seat)] |= bitOf(takeTop(cells));
  cells[TOP] = takeTop(cells);
}

function fillPile(cells, all, random) {
  all.forEach((card, i) => (cells[PILE + i] = card));
  kit.shuffle(cells, PILE, all.length, random);
  cells[PILE_COUNT] = all.length;
}

function takeTop(cells) {
  const at = PILE + --cells[PILE_COUNT];
  const card = cells[at];
  cells[at] = 0;
  return card;
}

/** MAUMAU-9: with the pile used up, all cards but the top one are shuffled and are the new pile. */
function drawTo(cells, seat, random) {
  if (cells[PILE_COUNT] === 0) {
    fillPile(cells, cards.cardsIn(cells[UNDER]), random);
    cells[UNDER] = 0;
  }
  if (cells[PILE_COUNT] > 0) cells[handOf(seat)] |= bitOf(takeTop(cells));
}

const winnerOf = ({ cells, variant: { seats } }) =>
  listOf(seats, (seat) => cells[handOf(seat)]).indexOf(0);

/** MAUMAU-2, MAUMAU-7: the suit or the rank, the wished suit under a jack; a jack on all but, maybe, a jack. */
function fits({ cells, variant: { options } }, card) {
  const top = cells[TOP];
  if (rankOf(card) === cards.JACK) return rankOf(top) !== cards.JACK || options.jackOnJack;
  if (cells[WISHED] > 0) return suitOf(card) === cells[WISHED] - 1;
  return suitOf(card) === suitOf(top) || rankOf(card) === rankOf(top);
}

const fitting = (state, seat) =>
  cards.cardsIn(state.cells[handOf(seat)]).filter((card) => fits(state, card));
const canDraw = ({ cells }) => cells[DRAWN] === 0 && (cells[PILE_COUNT] > 0 || cells[UNDER] !== 0);
const waitingFor = (state) => (winnerOf(state) < 0 ? state.cells[TURN] : NOBODY);

/** Always in the order of the cards: it must not depend on what is hidden. */
function legal(state, seat, into) {
  if (waitingFor(state) !== seat) return 0;
  let count = 0;
  for (const card of fitting(state, seat)) {
    const ways = rankOf(card) === cards.JACK ? SUITS.length : 1;
    for (let way = 0; way < ways; way++) into[count++] = cards.FIRST[card] + way;
  }
  if (count === 0) into[count++] = canDraw(state) ? DRAW : PASS;
  else if (state.cells[DRAWN] === 1) into[count++] = PASS;
  return count;
}

function refuse(state, seat, move) {
  const { cells } = state;
  if (winnerOf(state) >= 0) return refused('MAUMAU-8', {});
  if (cells[TURN] !== seat) return refused('MAUMAU-4', { next: cells[TURN] });
  const mayPlay = fitting(state, seat).length > 0;
  if (move === DRAW) {
    if (cells[DRAWN] === 1) return refused('MAUMAU-3', { why: 'drawn' });
    if (mayPlay) return refused('MAUMAU-3', { why: 'fits' });
    return canDraw(state) ? null : refused('MAUMAU-9', {});
  }
  if (move === PASS) {
    if (cells[DRAWN] === 1) return null;
    if (mayPlay) return refused('MAUMAU-3', { why: 'play' });
    return canDraw(state) ? refused('MAUMAU-3', { why: 'draw' }) : null;
  }
  const card = cards.CARD[move];
  if (!(cells[handOf(seat)] & bitOf(card))) return refused('MAUMAU-1', { card: codeOf(card) });
  if (fits(state, card)) return null;
  const facts = { card: codeOf(card), top: codeOf(cells[TOP]) };
  if (rankOf(card) === cards.JACK) return refused('MAUMAU-7', { why: 'jack', ...facts });
  if (cells[WISHED] === 0) return refused('MAUMAU-2', facts);
  return refused('MAUMAU-7', { why: 'wish', ...facts, suit: SUITS[cells[WISHED] - 1] });
}

function play({ cells, variant: { seats } }, seat, move, random) {
  const next = (seat + 1) % seats;
  cells[DRAWN] = Number(move === DRAW);
  if (move === DRAW) return drawTo(cells, seat, random);
  cells[TURN] = next;
  if (move === PASS) return;
  const card = cards.CARD[move];
  cells[handOf(seat)] &= ~bitOf(card);
  cells[UNDER] |= bitOf(cells[TOP]);
  cells[TOP] = card;
  cells[WISHED] = cards.WISH[move] + 1;
  // MAUMAU-8: the last card wins, whatever it would do.
  if (cells[handOf(seat)] === 0) return;
  if (rankOf(card) === cards.SEVEN) for (let i = 0; i < 2; i++) drawTo(cells, next, random);
  if (rankOf(card) === cards.EIGHT) cells[TURN] = (seat + 2) % seats;
}

const heldOf = ({ cells, variant: { seats } }) =>
  listOf(seats, (seat) => countIn(cells[handOf(seat)]));

/** MAUMAU-8: who has no card left wins; the others' cards are what they lost by. */
function result(state) {
  const winner = winnerOf(state);
  if (winner < 0) return null;
  const scores = heldOf(state).map((held) => -held || 0);
  return { winners: [winner], scores, places: kit.placesBy([winner], scores) };
}

const setOf = (list) => list.reduce((set, card) => set | bitOf(card), 0);
const card = oneOf(DECK, 'card');
const hand = bagOf(DECK, 'card');
const count = whole(0, DECK.length);
const { field, cell, sight } = kit.fieldsOf();

/**
 * All there is and who sees it: views, positions, their reader and the rows for learners follow from it. Hidden are the
 * other hands and the order of the pile.
 */
const FIELDS = {
  top: cell(TOP, { shape: () => card, seen: { everybody: 'the top card' } }),
  wish: cell(WISHED, {
    shape: () => oneOf([null, ...SUITS]),
    seen: { everybody: 'the suit wished for' },
  }),
  turn: cell(TURN, {
    shape: ({ seats }) => aSeat(seats),
    seen: { everybody: 'whose turn it is' },
  }),
  drawn: cell(DRAWN, {
    shape: () => aFlag,
    seen: { everybody: 'whether that seat has drawn' },
  }),
  under: field({
    shape: () => hand,
    get: ({ cells }) => cards.cardsIn(cells[UNDER]),
    set: ({ cells }, list) => (cells[UNDER] = setOf(list)),
    absent: [],
    seen: { everybody: 'the cards under the top one' },
  }),
  hands: field({
    shape: ({ seats }) => times(seats, hand),
    get: ({ cells, variant: { seats } }) =>
      listOf(seats, (seat) => cards.cardsIn(cells[handOf(seat)])),
    set: ({ cells }, hands) => hands.forEach((list, seat) => (cells[handOf(seat)] = setOf(list))),
    seen: {
      hand: sight(
        'the own hand',
        () => orNull(hand),
        ({ cells }, reader) => (reader === WATCHER ? null : cards.cardsIn(cells[handOf(reader)])),
      ),
      held: sight('how many cards each seat holds', ({ seats }) => times(seats, count), heldOf),
    },
  }),
  /** From its bottom to its top. */
  pile: field({
    shape: () => listUpTo(DECK.length, card),
    get: ({ cells }) => listOf(cells[PILE_COUNT], (i) => cells[PILE + i]),
    set({ cells }, pile) {
      cells.set(pile, PILE);
      cells[PILE_COUNT] = pile.length;
    },
    absent: [],
    seen: {
      pile: sight(
        'how many cards can be drawn',
        () => count,
        ({ cells }) => cells[PILE_COUNT],
      ),
    },
  }),
  result: field({
    shape: ({ seats }) => aResult(seats, whole(-DECK.length, 0)),
    get: result,
    seen: { everybody: 'the winner and what the others lost by' },
  }),
};

const parsePosition = kit.positionReader(SETUP, FIELDS, (_, { top, hands, pile, under }) => {
  if (top === undefined) fault('top', 'there must be a card');
  const all = [...hands.flat(), ...pile, ...under, top];
  if (new Set(all).size < all.length) fault('', 'no card can lie in two places');
});

/** All that is not in sight lies in the other hands and in the pile, any card as likely here as there. */
function imagine(view) {
  const { seats: _, seat, hand, held, pile: __, result: ___, ...open } = view;
  const hands = listOf(held.length, (other) => (other === seat ? hand : []));
  const { cells: seen } = kit.mustParse(parsePosition({ ...open, hands }));
  const own = seat === null ? 0 : seen[handOf(seat)];
  const unseen = cards.cardsIn(~(own | seen[UNDER] | bitOf(seen[TOP])));
  return ({ cells }, random) => {
    cells.set(seen);
    fillPile(cells, unseen, random);
    held.forEach((count, other) => {
      if (other !== seat)
        for (let i = 0; i < count; i++) cells[handOf(other)] |= bitOf(takeTop(cells));
    });
  };
}

/** What a move did, as far as the reader may know it. */
function tell(before, seat, move, after, reader) {
  if (move === PASS) return [told('MAUMAU-3', { what: 'pass', seat })];
  const drawnBy = (who) => codesIn(after.cells[handOf(who)] & ~before.cells[handOf(who)]);
  /** MAUMAU-9: the pile was short of the cards that were drawn. */
  const shuffledFor = (drawn, under) =>
    before.cells[PILE_COUNT] < drawn
      ? [told('MAUMAU-9', { number: countIn(before.cells[UNDER]) + under })]
      : [];
  if (move === DRAW) {
    const shown = reader === seat && { card: drawnBy(seat)[0] };
    return [...shuffledFor(1, 0), told('MAUMAU-3', { what: 'draw', seat, ...shown })];
  }
  const card = cards.CARD[move];
  const next = (seat + 1) % before.variant.seats;
  const facts = [told('MAUMAU-2', { seat, card: codeOf(card) })];
  if (cards.WISH[move] >= 0) facts.push(told('MAUMAU-7', { seat, suit: SUITS[cards.WISH[move]] }));
  if (winnerOf(after) === seat) return [...facts, told('MAUMAU-8', { seat })];
  if (rankOf(card) === cards.SEVEN) {
    const drawn = drawnBy(next);
    const shown = reader === next && { cards: drawn };
    const draws = told('MAUMAU-5', { seat: next, number: drawn.length, ...shown });
    facts.push(...shuffledFor(2, 1), draws);
  }
  if (rankOf(card) === cards.EIGHT) facts.push(told('MAUMAU-6', { seat: next }));
  return facts;
}

export const game = {
  ...SETUP,
  clauses: listOf(9, (i) => `MAUMAU-${i + 1}`),
  told: TOLD,
  refused: REFUSED,
  deal,
  play,
  legal,
  waitingFor,
  reactors: () => 0,
  refuse,
  result,
  /** Fewest cards stand best. */
  standing: ({ held }) => held.map((count) => -count),
  view: kit.viewer('maumau', FIELDS),
  imagine,
  tell,
  position: kit.positionWriter('maumau', FIELDS),
  parsePosition,
};

/** What the searching bot is told beyond the rules. */
export const heuristics = {
  game,
  done: (world) => winnerOf(world) >= 0,
  /** Half as many cards, twice the chance. */
  chances(world, _root, into) {
    const winner = winnerOf(world);
    const worth = heldOf(world).map((held, seat) =>
      winner < 0 ? 1 / held : Number(seat === winner),
    );
    const sum = worth.reduce((all, one) => all + one);
    worth.forEach((one, seat) => (into[seat] = one / sum));
  },
  /** Get rid of sevens soon, keep jacks, do not pass with a card that fits. */
  moveWeights(_world, _seat, moves, count, into) {
    for (let i = 0; i < count; i++) {
      const card = cards.CARD[moves[i]];
      if (card < 0) into[i] = 1;
      else if (rankOf(card) === cards.JACK) into[i] = 5;
      else into[i] = rankOf(card) === cards.SEVEN ? 40 : 20;
    }
  },
  cutOff: 120,
  exploration: 1,
  budget: 800,
};

/** What a seat sees as a row of numbers, for learners (tischlein env). */
export const encoding = kit.encoder(FIELDS);

export const face = {
  name: 'Mau-Mau',
  usual: 3,
  zones: { held: 'hand', pile: 'pile', under: 'unseen' },
};
export { book, words } from './words.js';
