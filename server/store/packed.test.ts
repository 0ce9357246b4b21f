import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';
import type { Written } from './store.ts';

const row = { table: 'b', game: 'uno', phase: 'open' } as unknown as Written['row'];
const APPENDS: readonly Written[] = [
  { table: 'a', seq: 7, entries: [{ kind: 'moved', body: '{"n":1}' }], seated: [], row: null },
  { table: 'c', seq: 1, entries: [], seated: [], row: null },
  {
    table: 'b',
    seq: 2,
    entries: [
      { kind: 'sat', body: '{}' },
      { kind: 'moved', body: '5' },
    ],
    seated: ['mia', 'leo'],
    row,
  },
  { table: 'a', seq: 8, entries: [{ kind: 'ended', body: '{}' }], seated: [], row },
];

describe('packed appends', () => {
  it('come out as they went in, also through a clone', () => {
    expect(unpack(pack(APPENDS))).toEqual(APPENDS);
    expect(unpack(structuredClone(pack(APPENDS)))).toEqual(APPENDS);
    expect(unpack(pack([]))).toEqual([]);
  });
});
