import {
  brief,
  canonical,
  fault,
  NOBODY,
  newState,
  readFlag,
  readGame,
  reading,
  readObject,
  readOptions,
  readWhole,
  sentence,
  type Json,
  type JsonObject,
  type Parsed,
} from '@tischlein/kit';
import { ARMIES } from './ground.ts';
import { bySide, enemyOf, ENERGY, SIDES } from './cards.ts';
import {
  DECK_COUNT,
  ENERGY_LEFT,
  FIRST_OUT,
  KNOWN,
  MOST_QUIET,
  QUIET,
  STAGE,
  TURN,
  WAITING,
  type UwoState,
} from './layout.ts';
import { variant } from './options.ts';
import { OPTIONS } from './own-options.ts';
import { readCards, readKnockOuts } from './read-cards.ts';
import { readDuel, readTurnState } from './read-duel.ts';
import { readBySide, readSide } from './read-side.ts';
import { stir } from './turn.ts';
import { openOf } from './open.ts';
import { handOf, lowestCards } from './piles.ts';
import { result } from './result.ts';

const FIELDS = [
  'game',
  'options',
  'board',
  'stacks',
  'hands',
  'decks',
  'energy',
  'turn',
  'ko',
  'turnState',
  'duel',
  'firstOut',
  'quiet',
  'stirred',
  'known',
  'gone',
  'result',
] as const;

export function position(state: UwoState): JsonObject {
  const { cells } = state;
  const { board, stacks, result: ended, ...open } = openOf(state);
  return {
    game: 'uwo',
    options: state.variant.options,
    board,
    stacks,
    hands: bySide((seat) => handOf(cells, seat)),
    decks: bySide((seat) => lowestCards(cells, seat, cells[DECK_COUNT + seat]!)),
    ...open,
    result: ended && { winners: ended.winners, scores: ended.scores },
  } satisfies Record<(typeof FIELDS)[number], Json>;
}

export const parsePosition = (json: Json): Parsed<UwoState> =>
  reading(() => {
    const given = readObject(json, 'position', FIELDS);
    readGame(given, 'uwo');
    const state = newState(variant(readOptions(OPTIONS, given['options'], 'options'), 2));
    readCards(state, given);
    readKnockOuts(state, given['ko']);
    readMoment(state, given);
    readTurnState(state, given['turnState'], { dueling: (given['duel'] ?? null) !== null });
    readDuel(state, given['duel'] ?? null);
    readEnd(state, given);
    return state;
  });

function readMoment(state: UwoState, given: JsonObject): void {
  const { cells } = state;
  readBySide(given['energy'], 'energy', (energy, path, seat) => {
    cells[ENERGY_LEFT + seat] = energy === undefined ? ENERGY : readWhole(energy, path, 0, ENERGY);
  });
  readBySide(given['known'], 'known', (known, path, seat) => {
    const most = cells[DECK_COUNT + seat]!;
    if (known === undefined) return;
    if (most === 0 && known !== 0)
      fault(path, sentence`the deck is empty, so 0 is wanted, not ${brief(known)}`);
    cells[KNOWN + seat] = readWhole(known, path, 0, most);
  });
  cells[TURN] = given['turn'] === undefined ? 0 : readSide(given['turn'], 'turn');
  cells[WAITING] = cells[TURN]!;
  readFirstOut(cells, given['firstOut'] ?? null);
  if (given['quiet'] !== undefined)
    cells[QUIET] = readWhole(given['quiet'], 'quiet', 0, MOST_QUIET);
  if (given['stirred'] !== undefined && readFlag(given['stirred'], 'stirred')) stir(cells);
}

/** UWO-44. Left out: the side that is out of energy; where both are, the one whose turn it is not. */
function readFirstOut(cells: Int32Array, json: Json): void {
  const out = [0, 1].filter((seat) => cells[ENERGY_LEFT + seat] === 0);
  if (json === null) {
    const first = out.length === 2 ? enemyOf(cells[TURN]!) : out[0];
    cells[FIRST_OUT] = first === undefined ? 0 : first + 1;
    return;
  }
  const first = readSide(json, 'firstOut');
  if (!out.includes(first)) fault('firstOut', sentence`the ${SIDES[first]}s still have energy`);
  cells[FIRST_OUT] = first + 1;
}

/** UWO-60, UWO-61: whether the game is over is seen on the field and by the quiet count. */
function readEnd(state: UwoState, given: JsonObject): void {
  const { cells } = state;
  const { quietTurns } = state.variant;
  const emptied = cells[ARMIES] === 0 || cells[ARMIES + 1] === 0;
  const quiet = quietTurns > 0 && cells[QUIET]! >= quietTurns;
  if (quiet && cells[QUIET]! > quietTurns)
    fault(
      'quiet',
      sentence`at ${quietTurns} the game is over (UWO-61), so it is never ${cells[QUIET]}`,
    );
  if (emptied || quiet) {
    if (cells[STAGE] !== 0) fault('duel', sentence`the game is over, so nobody is asked`);
    cells[WAITING] = NOBODY;
  }
  if ((given['result'] ?? null) === null) return;
  const stated = canonical(readObject(given['result'], 'result', ['winners', 'scores']));
  const ended = result(state);
  const counted = canonical(ended && { winners: ended.winners, scores: ended.scores });
  if (stated !== counted) fault('result', sentence`by the field it is ${counted}, not ${stated}`);
}
