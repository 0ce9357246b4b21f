/**
 * A game for Tischlein: a heap of matches, each takes one to three (NIM-1) in turn (NIM-2), who takes the last one wins
 * (NIM-3). Change it into yours: every question a game must answer is here once. The contract with its reasons stands
 * in the types of tischlein/kit (Game); a game with hidden cards is examples/maumau.
 */
import * as kit from 'tischlein/kit';

const MAX_TAKEN = 3;

/** Every move that can be written: a small number inside, a text outside, an object for code. */
const notation = {
  format: ({ number }) => `take ${number}`,
  parse(text) {
    const number = Number(/^take ([1-3])$/.exec(text)?.[1]);
    return number ? { type: 'take', number } : undefined;
  },
};
const MOVES = new kit.MoveTable(
  Array.from({ length: MAX_TAKEN }, (_, i) => ({ type: 'take', number: i + 1 })),
  notation,
);
const numberOf = (move) => move + 1;

/** What a move did and why one is refused, by clause: facts with their kinds. Sentences stand in `words`. */
const TOLD = { 'NIM-1': { seat: kit.SEAT, number: kit.NUMBER }, 'NIM-3': { seat: kit.SEAT } };
const REFUSED = { 'NIM-1': { heap: kit.NUMBER }, 'NIM-2': { next: kit.SEAT }, 'NIM-3': {} };
const told = kit.citer(TOLD);
const refused = kit.citer(REFUSED);

/** Where in a state's cells what is. A state is whole numbers only. */
const HEAP = 0;
const TURN = 1;

const variant = kit.keepVariants((options, seats) => ({ options, seats, size: 2, moves: MOVES }));

function refuse({ cells }, seat, move) {
  if (cells[HEAP] === 0) return refused('NIM-3', {});
  if (cells[TURN] !== seat) return refused('NIM-2', { next: cells[TURN] });
  return numberOf(move) <= cells[HEAP] ? null : refused('NIM-1', { heap: cells[HEAP] });
}

/** Who took the last match sits before whose turn it would be. */
function result({ cells, variant: { seats } }) {
  if (cells[HEAP] > 0) return null;
  const winner = (cells[TURN] + seats - 1) % seats;
  return {
    winners: [winner],
    scores: kit.listOf(seats, (seat) => Number(seat === winner)),
    places: kit.listOf(seats, (seat) => (seat === winner ? 1 : 2)),
  };
}

function put(cells, { heap, turn }) {
  cells[HEAP] = heap;
  cells[TURN] = turn;
}

export const game = {
  name: 'nim',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [{ key: 'heap', kind: 'number', default: 15, min: 4, max: 60, clause: 'NIM-1' }],
  presets: [{ name: 'usual', options: {} }],
  clauses: ['NIM-1', 'NIM-2', 'NIM-3'],
  told: TOLD,
  refused: REFUSED,
  variant,

  /** Chance is handed in: shuffle with it (`shuffle` of tischlein/kit), never with Math.random. */
  deal({ cells, variant: { options } }, _random) {
    put(cells, { heap: options.heap, turn: 0 });
  },
  play({ cells, variant: { seats } }, seat, move, _random) {
    cells[HEAP] -= numberOf(move);
    cells[TURN] = (seat + 1) % seats;
  },
  legal(state, seat, into) {
    let count = 0;
    for (let move = 0; move < MOVES.size; move++)
      if (refuse(state, seat, move) === null) into[count++] = move;
    return count;
  },
  waitingFor: ({ cells }) => (cells[HEAP] > 0 ? cells[TURN] : kit.NOBODY),
  /** Others who may move out of turn, as bits; here nobody. */
  reactors: () => 0,
  refuse,
  result,
  standing: ({ seats }) => kit.listOf(seats, () => 0),

  /** Built up from nothing: only what the reader may know. */
  view(state, reader) {
    const { cells, variant: of } = state;
    return {
      game: 'nim',
      options: of.options,
      seats: of.seats,
      seat: reader === kit.WATCHER ? null : reader,
      heap: cells[HEAP],
      turn: cells[TURN],
      result: result(state),
    };
  },
  /** Worlds the seat could not tell from the real one. Nothing is hidden here, so there is one. */
  imagine:
    (seen) =>
    ({ cells }, _random) =>
      put(cells, seen),
  tell(_before, seat, move, after, _reader) {
    const took = told('NIM-1', { seat, number: numberOf(move) });
    return after.cells[HEAP] === 0 ? [took, told('NIM-3', { seat })] : [took];
  },

  position: ({ cells, variant: { options, seats } }) => ({
    game: 'nim',
    options,
    seats,
    heap: cells[HEAP],
    turn: cells[TURN],
  }),
  parsePosition: (json) =>
    kit.reading(() => {
      const read = kit.readObject(json, '', ['game', 'options', 'seats', 'heap', 'turn']);
      const seats = kit.readWhole(read.seats ?? 2, 'seats', 2, 4);
      const state = kit.newState(kit.mustParse(kit.setUp(game, read.options ?? {}, seats)));
      const heap = kit.readWhole(read.heap, 'heap', 0, 60);
      put(state.cells, { heap, turn: kit.readWhole(read.turn ?? 0, 'turn', 0, seats - 1) });
      return state;
    }),
};

/** In any of en, de, gsw, hu; `cards` also names the fields of the view. */
export const words = {
  en: {
    cards: { heap: 'matches' },
    options: { heap: { name: 'Matches', text: 'How many lie in the heap.' } },
    presets: { usual: { name: 'Usual', text: 'Fifteen matches.' } },
    refused: {
      'NIM-1': 'There are only {heap} left.',
      'NIM-2': 'It’s {next}’s turn.',
      'NIM-3': 'The game is over.',
    },
    told: {
      'NIM-1':
        '{me, select, yes {You take} other {{seat} takes}} {number, plural, one {one match} other {# matches}}.',
      'NIM-3':
        '{me, select, yes {You take} other {{seat} takes}} the last one and {me, select, yes {win} other {wins}}.',
    },
  },
};

/** The rule book, a clause per id. */
export const book = {
  en: {
    name: 'Nim',
    blurb: 'One to three matches.',
    goal: 'Take the last match.',
    clauses: {
      'NIM-1': { title: 'Taking', text: 'Take one, two or three matches.', source: 'ruling' },
      'NIM-2': { title: 'In turn', text: 'It goes around clockwise.', source: 'ruling' },
      'NIM-3': { title: 'The end', text: 'Who takes the last match wins.', source: 'ruling' },
    },
  },
};

export const face = { name: 'Nim', usual: 2 };
