import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from './json.ts';
import { parseAssignment, parseOptions, type Option } from './options.ts';
import { fault } from './parsed.ts';

const OPTIONS: readonly Option[] = [
  { key: 'jump', kind: 'flag', default: false, clause: 'X-1' },
  { key: 'swap', kind: 'choice', default: 'off', choices: ['off', 'must'], clause: 'X-2' },
  { key: 'limit', kind: 'number', default: 100, min: 1, max: 500, clause: 'X-3' },
  {
    key: 'book',
    kind: 'named',
    default: 'first',
    choices: ['first', 'second'],
    read: (json, path) =>
      JSON.stringify(json).includes('bad') ? fault(`${path}.page`, 'is bad') : json,
    clause: 'X-4',
  },
];

const error = (json: Json) => {
  const parsed = parseOptions(OPTIONS, json);
  return parsed.ok ? parsed.value : parsed.error;
};
const assigned = (text: string) => {
  const parsed = parseAssignment(OPTIONS, text);
  return parsed.ok ? parsed.value : parsed.error;
};

describe('options', () => {
  it('some in, all out', () => {
    expect(error({ jump: true })).toEqual({ jump: true, swap: 'off', limit: 100, book: 'first' });
  });

  it('says what is wrong and where', () => {
    expect(error({ jump: 1 })).toBe('jump: expected true or false, got 1');
    expect(error({ swap: 'on' })).toBe('swap: expected one of off, must, got "on"');
    expect(error({ limit: 0 })).toBe('limit: expected a whole number from 1 to 500, got 0');
    const army = { key: 'army', kind: 'number', default: 10, min: 8, max: 10, step: 2 } as const;
    expect(parseOptions([{ ...army, clause: 'X-5' }], { army: 9 })).toMatchObject({
      ok: false,
      error: 'army: expected one of 8, 10, got 9',
    });
    expect(parseOptions([{ ...army, clause: 'X-5' }], { army: 8 })).toMatchObject({ ok: true });
    expect(error({ book: 'third' })).toBe('book: expected one of first, second, got "third"');
    expect(error({ book: { bad: 1 } })).toBe('book.page: is bad');
    expect(error({ speed: 9 })).toBe(
      'there is no field "speed"; the fields are jump, swap, limit, book',
    );
    expect(error([])).toBe('expected an object, got []');
  });

  it('reads the form of the command line', () => {
    expect(assigned('jump=true')).toEqual({ key: 'jump', value: true });
    expect(assigned('swap=must')).toEqual({ key: 'swap', value: 'must' });
    expect(assigned('limit=50')).toEqual({ key: 'limit', value: 50 });
    expect(assigned('book={"a":1}')).toEqual({ key: 'book', value: { a: 1 } });
    expect(assigned('jump')).toBe('"jump": an option is written key=value');
    expect(assigned('jump=ja')).toBe('jump: expected true or false, got "ja"');
    expect(assigned('limit=-3')).toBe('limit: expected a whole number from 1 to 500, got -3');
    expect(assigned('hop=1')).toBe(
      'there is no option "hop"; the options are jump, swap, limit, book',
    );
  });

  it('any JSON and any text give a value or a sentence', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => error(json as Json) !== ''));
    fc.assert(fc.property(fc.string(), (text) => assigned(text) !== ''));
  });
});
