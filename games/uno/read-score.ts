import { fault, readList, readWhole, sentence, type Json, type JsonObject } from '@tischlein/kit';
import {
  handOf,
  HELD,
  LAID_COUNT,
  MOMENT,
  MOST_ROUNDS,
  openCards,
  PILE_COUNT,
  ROUND,
  TOTALS,
  WINNERS,
  type UnoState,
} from './layout.ts';
import { readOptional, readSeat } from './read.ts';
import { matchWinners } from './play-round.ts';
import { seatsIn } from './result.ts';

const MOST_POINTS = 1_000_000;

/** UNO-15: totals, round and result agree with each other. */
export function readScore(state: UnoState, given: JsonObject): void {
  const { cells, variant } = state;
  const single = variant.match === 'single';
  cells[ROUND] = readWhole(given['round'] ?? 1, 'round', 1, single ? 1 : MOST_ROUNDS);
  const ended = readOptional(given['result'], 'result', ['winners', 'scores']);
  readPoints(state, given['totals'] ?? ended?.['scores'], 'totals');
  const decided = single ? 0 : matchWinners(state);
  if (ended === null) {
    if (decided !== 0)
      fault('totals', sentence`${variant.target} is reached, so there must be a result`);
    if (single && cells.subarray(TOTALS, TOTALS + variant.seats).some((total) => total !== 0))
      fault('totals', sentence`a single round has no points before its end`);
    return;
  }
  const scores = readList(ended['scores'], 'result.scores');
  if (scores.length !== variant.seats || scores.some((n, seat) => n !== cells[TOTALS + seat]))
    fault('result.scores', sentence`they are not the totals`);
  cells[WINNERS] = readWinners(state, ended);
  if (!single && cells[WINNERS] !== decided)
    fault('result.winners', sentence`by the totals they are ${JSON.stringify(seatsIn(decided))}`);
  checkEmptyHand(state);
  const going = MOMENT.find((cell) => cells[cell] !== 0);
  if (going !== undefined)
    fault('result', sentence`the game is over, but somebody still has to move`);
}

/** UNO-1, UNO-14: somebody has laid their last card, or nobody could lay and there was nothing to draw. */
function checkEmptyHand({ cells, variant }: UnoState): void {
  const held = Array.from({ length: variant.seats }, (_, seat) => cells[handOf(seat) + HELD]!);
  const isStuck = cells[PILE_COUNT] === 0 && cells[LAID_COUNT] === openCards(cells);
  if (!isStuck && held.every((count) => count > 0))
    fault('result', sentence`everybody still holds cards, so nobody has won (UNO-1)`);
}

function readPoints({ cells, variant }: UnoState, json: Json | undefined, path: string): void {
  if (json === undefined) return;
  const list = readList(json, path);
  if (list.length !== variant.seats)
    fault(path, sentence`${variant.seats} entries are wanted, one per seat, not ${list.length}`);
  list.forEach((points, seat) => {
    cells[TOTALS + seat] = readWhole(points, `${path}[${seat}]`, 0, MOST_POINTS);
  });
}

function readWinners({ variant }: UnoState, ended: JsonObject): number {
  let mask = 0;
  readList(ended['winners'], 'result.winners').forEach((entry, i) => {
    const seat = readSeat(entry, `result.winners[${i}]`, variant.seats);
    if (((mask >> seat) & 1) !== 0)
      fault(`result.winners[${i}]`, sentence`seat ${seat} stands twice`);
    mask |= 1 << seat;
  });
  if (mask === 0) fault('result.winners', sentence`somebody must have won`);
  return mask;
}
