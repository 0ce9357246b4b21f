/**
 * Mau-Mau, a game from outside. Two to five play with 32 cards (MAUMAU-1). Whose turn it is plays a card of the suit
 * or the rank of the top one (MAUMAU-2); who has none draws one, and may then play or pass (MAUMAU-3), all in turn
 * (MAUMAU-4). After a seven the next one draws two (MAUMAU-5), after an eight the next one sits out (MAUMAU-6), a jack
 * fits on everything and wishes for a suit (MAUMAU-7). Who plays the last card wins (MAUMAU-8). A pile that is used
 * up is made anew of what was played (MAUMAU-9).
 */
import { book } from './book.js';
import { CLAUSES, REFUSED, TOLD } from './facts.js';
import { parsePosition, position } from './position.js';
import { legal, play, refuse, result, waitingFor } from './rules.js';
import { imagine, standing, tell, view } from './see.js';
import { deal, MAX_SEATS, OPTIONS, variant } from './state.js';
import { heuristicsOf } from './heuristics.js';
import { words } from './words.js';

export const game = {
  name: 'maumau',
  version: 1,
  seats: { min: 2, max: MAX_SEATS },
  options: OPTIONS,
  presets: [
    { name: 'usual', options: {} },
    { name: 'quick', options: { hand: 3 } },
  ],
  clauses: CLAUSES,
  told: TOLD,
  refused: REFUSED,
  variant,
  deal,
  play,
  legal,
  waitingFor,
  reactors: () => 0,
  refuse,
  result,
  standing,
  view,
  imagine,
  tell,
  position,
  parsePosition: (json) => parsePosition(game, json),
};

export const heuristics = heuristicsOf(game);
export const face = { name: 'Mau-Mau', usual: 3 };
export { book, words };
