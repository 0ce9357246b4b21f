import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { LIMITS } from './protocol.ts';
import { isPlainMove, ToTableSchema } from './to-table.ts';

const MOVE = { t: 'move', table: 'T_-9', id: 'i1', ply: 3, move: 'play r5' };
/** What each field may be changed to; undefined: left out. */
const VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  'move',
  'sit',
  'a b',
  'é',
  'x'.repeat(40),
  'x'.repeat(41),
  'x'.repeat(LIMITS.move),
  'x'.repeat(LIMITS.move + 1),
  'x\n',
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 31 + 1,
  Infinity,
  true,
  [],
  {},
];

const schemaTakes = (json: unknown): boolean => v.safeParse(ToTableSchema, json).success;
const sent = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

describe('a plain move', () => {
  it('is what the schema of a move takes, whatever a field is changed to', () => {
    expect(isPlainMove(MOVE)).toBe(true);
    for (const field of [...Object.keys(MOVE), 'more', '__proto__'])
      for (const value of VALUES) {
        const message = sent({ ...MOVE, [field]: value });
        const isMove = (message as { t?: unknown }).t === 'move' && schemaTakes(message);
        expect([field, value, isPlainMove(message)]).toEqual([field, value, isMove]);
      }
  });

  it('is no value that is no object, and no list', () => {
    for (const value of [...VALUES, [MOVE]]) expect(isPlainMove(value)).toBe(false);
  });

  it('comes out of the schema as it is', () => {
    expect(v.parse(ToTableSchema, MOVE)).toEqual(MOVE);
  });
});
