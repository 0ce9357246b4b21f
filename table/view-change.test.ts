import { FastRandom, type Json, type JsonObject } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { withDelta } from './protocol.ts';
import { viewChange } from './view-change.ts';
import type { Delta, Snapshot } from './wire.ts';

const FIELDS = ['hand', 'pile', 'turn', 'known', 'result'];

function anyJson(random: FastRandom, depth: number): Json {
  const leaf = (['r1', 'g2', 3, 0, null, true] as const)[random.below(6)]!;
  const kind = random.below(depth > 0 ? 4 : 2);
  if (kind < 2) return leaf;
  const count = random.below(6);
  const parts = Array.from(
    { length: count },
    (_, i) => [`k${i}`, anyJson(random, depth - 1)] as const,
  );
  return kind === 2 ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Another view: some fields as they were, some gone, lists with some cards more or less. */
function next(random: FastRandom, view: JsonObject): JsonObject {
  const after = structuredClone(view) as { [field: string]: Json };
  for (const field of FIELDS) {
    const was = after[field];
    if (random.below(9) === 0) delete after[field];
    else if (random.below(3) === 0) after[field] = anyJson(random, 2);
    else if (Array.isArray(was) && random.below(2) === 0) {
      const list: Json[] = [...was];
      list.splice(
        random.below(list.length + 1),
        random.below(3),
        ...['x', 'y'].slice(random.below(3)),
      );
      after[field] = list;
    }
  }
  return after;
}

it('what changed in a view, laid over the view before, is the view after', () => {
  const random = new FastRandom('views');
  let lists = 0;
  for (let round = 0; round < 2000; round++) {
    const before = Object.fromEntries(FIELDS.map((field) => [field, anyJson(random, 2)]));
    const after = next(random, before);
    const change = JSON.parse(JSON.stringify(viewChange(before, after))) as Delta;
    const told = withDelta({ view: before } as unknown as Snapshot, change);
    expect(told.view, JSON.stringify({ before, after })).toEqual(after);
    for (const how of ['lists', 'gone']) expect(told).not.toHaveProperty(how);
    for (const field in change.view) expect(before[field]).not.toEqual(after[field]);
    if (change.lists) lists += 1;
  }
  expect(lists).toBeGreaterThan(100);
});

it('a card laid on a long pile is said alone', () => {
  const pile = Array.from({ length: 50 }, (_, i) => `r${i % 9}`);
  const before = { pile, turn: 0, known: [[], ['r1']] };
  const after = { pile: ['g1', ...pile], turn: 1, known: [[], ['r1']] };
  expect(viewChange(before, after)).toEqual({ view: { turn: 1 }, lists: { pile: [0, 0, 'g1'] } });
});
