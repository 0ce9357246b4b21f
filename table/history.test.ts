import { FastRandom, WATCHER } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import type { Happening } from './entries.ts';
import {
  allFacts,
  factsSince,
  FactsCache,
  missableSince,
  isMove,
  movesSince,
  standing,
  stateWithout,
} from './history.ts';
import { fold, foldAll } from './fold.ts';
import { commitmentTo } from './fair.ts';
import { entriesOf } from './handle.ts';
import { STARTED } from './playing.ts';
import { FakePorts } from './table.testing.ts';
import { copyTable, type Table } from './table.ts';
import { whoFrom } from './who.ts';
import { toy } from './toy.testing.ts';

/** Both sit down, and both have a part in the deal. */
function beginning(seed: string): Happening[] {
  const given = { hash: commitmentTo(seed) };
  return [
    { type: 'sat', seat: 0, who: whoFrom('anna', { name: 'Anna' }), ...given },
    { type: 'sat', seat: 1, who: whoFrom('beni', { name: 'Beni' }), ...given },
    { type: 'starting' },
    { type: 'contributed', seat: 0, contribution: seed },
    { type: 'contributed', seat: 1, contribution: seed },
    STARTED,
  ];
}

/** A table in the middle of a game where moves are now and then taken back, several at once. */
function wander(seed: string, steps: number): Table {
  const { table } = new FakePorts().open();
  const happen = (happening: Happening): void =>
    void fold(table, entriesOf(table, [happening], 0)[0]!);
  beginning(seed).forEach(happen);
  const random = new FastRandom(seed);
  const buffer = new Int32Array(100);
  for (let i = 0; i < steps; i++) {
    const seats = [0, 1].filter((seat) => toy.legal(table.play.state!, seat, buffer) > 0);
    const back = table.play.stood > 0 && (seats.length === 0 || random.below(3) === 0);
    if (back)
      happen({ type: 'takenBack', moves: 1 + random.below(Math.min(table.play.stood, 20)) });
    else {
      const seat = seats[random.below(seats.length)]!;
      const count = toy.legal(table.play.state!, seat, buffer);
      const move = table.play.state!.variant.moves.text(buffer[random.below(count)]!);
      happen({ type: 'moved', seat, move });
    }
  }
  return table;
}

const tables = Array.from({ length: 30 }, (_, i) => wander(`wander ${i}`, 20 + 10 * i));

describe('a history with takings back', () => {
  it('leads to the state on the table when what stands is played again', () => {
    for (const table of tables) {
      if (table.play.stood === 0) continue;
      const bare = { ...table, play: { ...table.play, recent: [] } };
      for (const count of new Set([1, Math.ceil(table.play.stood / 2), table.play.stood]))
        expect(stateWithout(bare, count).cells).toEqual(stateWithout(table, count).cells);
      expect(table.play.recent.map(({ made }) => made)).toEqual(
        standing(table).slice(table.play.stood - table.play.recent.length),
      );
      for (const { after } of table.play.recent.slice(-1))
        expect(after.cells).toEqual(table.play.state!.cells);
    }
  });

  it('tells every move, those that stand as if the others had never been', () => {
    for (const table of tables) {
      const all = allFacts(table, WATCHER);
      expect(all).toHaveLength(table.play.steps.filter(isMove).length);
      const stand = all.filter(({ takenBack }) => !takenBack);
      expect(stand).toHaveLength(table.play.stood);
      expect(stand.map(({ ply }) => ply)).toEqual(standing(table).map(({ ply }) => ply));
    }
  });

  it('knows how far back the last move of a seat is', () => {
    for (const table of tables)
      for (const seat of [0, 1]) {
        const seats = standing(table).map((made) => made.seat);
        const last = seats.lastIndexOf(seat);
        expect(movesSince(table, seat)).toBe(last < 0 ? 0 : seats.length - last);
      }
  });
});

describe('facts that are kept', () => {
  it('grow to the same as if they were worked out anew, also after a taking back', () => {
    const random = new FastRandom('kept');
    for (let i = 0; i < 10; i++) {
      const entries = journal(`kept ${i}`, 80);
      const table = foldAll(entries.slice(0, 4), () => toy);
      const kept = new FactsCache();
      for (const entry of entries.slice(4)) {
        fold(table, entry);
        if (random.below(4) > 0) continue;
        const reader = ([0, 1, WATCHER] as const)[random.below(3)]!;
        expect(kept.of(table, reader)).toEqual(allFacts(table, reader));
      }
    }
  });

  it('hold what came after a ply', () => {
    for (const table of tables) {
      const all = allFacts(table, 0);
      const since = Math.max(missableSince(table), table.play.ply - 5);
      expect(factsSince(table, since, 0)).toEqual(all.filter(({ ply }) => ply > since));
    }
  });
});

/** The journal that leads to such a table. */
function journal(seed: string, steps: number) {
  const table = wander(seed, steps);
  const ports = new FakePorts();
  const copy = copyTable(ports.open().table);
  const happenings: Happening[] = [
    ...beginning(seed),
    ...table.play.steps.map((step): Happening =>
      isMove(step)
        ? { type: 'moved', seat: step.seat, move: step.move }
        : { type: 'takenBack', moves: step.back },
    ),
  ];
  return [...ports.saved, ...entriesOf(copy, happenings, 0)];
}
