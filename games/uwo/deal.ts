import { shuffle, type Random, type Seat } from '@tischlein/kit';
import { lowest, startOf } from './field.ts';
import { ARMIES, TOP } from './ground.ts';
import { ARMY, DECK_CARDS, ENERGY, FIST, HAND, KINDS } from './cards.ts';
import {
  DECK_COUNT,
  deckCell,
  ENERGY_LEFT,
  goneCell,
  handCell,
  HELD,
  KNOWN,
  type UwoState,
} from './layout.ts';

/** UWO-1, UWO-2. */
export function deal({ cells, variant }: UwoState, random: Random): void {
  cells.fill(0);
  for (const seat of [0, 1]) {
    cells[ARMIES + seat] = startOf(seat, variant.army);
    for (let rest = cells[ARMIES + seat]!; rest !== 0; rest &= rest - 1)
      cells[TOP + lowest(rest)] = FIST + 1;
    cells[goneCell(seat, FIST)] = ARMY - variant.army;
    let count = 0;
    for (let kind = 0; kind < KINDS.length; kind++) {
      const onField = kind === FIST ? ARMY : 0;
      for (let i = variant.counts[kind]! - onField; i > 0; i--)
        cells[deckCell(seat, count++)] = kind + 1;
    }
    cells[DECK_COUNT + seat] = count;
    shuffle(cells, deckCell(seat, 0), count, random);
    refill(cells, seat);
    cells[ENERGY_LEFT + seat] = ENERGY;
  }
}

function draw(cells: Int32Array, seat: Seat): void {
  const top = cells[DECK_COUNT + seat]! - 1;
  const cell = deckCell(seat, top);
  cells[handCell(seat, cells[cell]! - 1)]! += 1;
  cells[HELD + seat]! += 1;
  cells[cell] = 0;
  cells[DECK_COUNT + seat] = top;
  if (cells[KNOWN + seat]! > top) cells[KNOWN + seat] = top;
}

/** UWO-11. */
export function refill(cells: Int32Array, seat: Seat): void {
  while (cells[HELD + seat]! < HAND && cells[DECK_COUNT + seat]! > 0) draw(cells, seat);
}

/** UWO-14: the owner knows from now on what lies at the bottom. */
export function swapCard(cells: Int32Array, seat: Seat, kind: number): void {
  const bottom = deckCell(seat, 0);
  cells[handCell(seat, kind)]! -= 1;
  cells[HELD + seat]! -= 1;
  draw(cells, seat);
  cells.copyWithin(bottom + 1, bottom, bottom + DECK_CARDS - 1);
  cells[bottom] = kind + 1;
  cells[DECK_COUNT + seat]! += 1;
  cells[KNOWN + seat]! += 1;
}
