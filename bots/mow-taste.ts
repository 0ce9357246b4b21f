import type { State } from '@tischlein/kit';
import { mow } from '@tischlein/games/mow';
import {
  ADD_NUMBER,
  CARD,
  fliesIn,
  FLIES,
  HERD_CARDS,
  highOf,
  lowOf,
  OVER,
  ROUND,
  servedHerd,
  TAKE,
  TOTALS,
} from '@tischlein/games/mow/inside';
import type { Taste } from './search/index.ts';

/** So many flies apart, the leader of two wins about three matches in four. */
const FLIES_APART = 14;

/** The search looks to the end of the round. */
const done = ({ cells }: State, root: State): boolean =>
  cells[OVER] === 1 || cells[ROUND] !== root.cells[ROUND];

/** A match that is over is won, shared or lost; else the totals say how likely each seat is to win it. */
function chances({ cells, variant }: State, _root: State, into: Float64Array): void {
  const { seats } = variant;
  let fewest = cells[TOTALS]!;
  for (let seat = 1; seat < seats; seat++) fewest = Math.min(fewest, cells[TOTALS + seat]!);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const behind = cells[TOTALS + seat]! - fewest;
    const chance = cells[OVER] === 1 ? (behind === 0 ? 1 : 0) : Math.exp(-behind / FLIES_APART);
    into[seat] = chance;
    sum += chance;
  }
  for (let seat = 0; seat < seats; seat++) into[seat]! /= sum;
}

/** Add what wastes few numbers, sooner with flies; take while it is cheap. */
function weigh(
  { cells }: State,
  _seat: number,
  moves: Int32Array,
  count: number,
  into: Int32Array,
): void {
  const herd = servedHerd(cells);
  const taken = cells[herd]!;
  for (let i = 0; i < count; i++) {
    const move = moves[i]!;
    const card = CARD[move]!;
    if (move === TAKE) {
      const flies = fliesIn(cells, herd + HERD_CARDS);
      into[i] = flies === 0 ? 40 : flies < 3 ? 20 : flies < 6 ? 8 : 3;
    } else if (card < 0) into[i] = 1;
    else {
      const number = ADD_NUMBER[card]!;
      const gap =
        number < 0
          ? 2
          : taken === 0
            ? Math.abs(number - 8) >> 1
            : number < lowOf(taken)
              ? lowOf(taken) - number - 1
              : number - highOf(taken) - 1;
      into[i] = ((60 + 20 * FLIES[card]!) / (1 + gap)) | 0;
    }
  }
}

export const mowTaste: Taste = {
  game: mow,
  done,
  chances,
  weigh,
  cutOff: Infinity,
  curiosity: 1,
  budget: 4000,
};
