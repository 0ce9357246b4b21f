import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecord, gameOfRecord, parseRecord, type GameRecord } from './record.ts';

const RECORD: GameRecord = {
  game: 'mow',
  rules: 1,
  options: { limit: 50 },
  seats: ['Anna "die Erste"', { bot: 'medium' }, 'Béla\n'],
  seed: '8f3a and more',
  moves: [
    { seat: 0, move: 'add 7' },
    { seat: 1, move: 'take' },
    { back: true },
    { seat: 1, move: 'add 9.1' },
  ],
};

const error = (text: string) => {
  const parsed = parseRecord(text);
  return parsed.ok ? 'no error' : parsed.error;
};

describe('records', () => {
  it('is a text anyone can read', () => {
    expect(formatRecord(RECORD)).toBe(`tischlein 1
game mow rules 1
options {"limit":50}
seats ["Anna \\"die Erste\\"",{"bot":"medium"},"Béla\\n"]
seed 8f3a and more
0 add 7
1 take
back
1 add 9.1
`);
  });

  it('of another format says so, and which one is known', () => {
    const later = formatRecord(RECORD).replace('tischlein 1', 'tischlein 2');
    expect(error(later)).toBe(
      'line 1: record format 2 is not known here, only 1; a newer Tischlein may know it',
    );
    expect(error(later.replace('tischlein 2', 'tischlein 0'))).toMatch(/record format 0 is not/);
  });

  it('reads back exactly, also with the lines of a fair deal and a position', () => {
    const full: GameRecord = {
      ...RECORD,
      position: { game: 'mow', hands: [] },
      commitment: 'ab',
      contributions: ['x', null],
      secret: 'cd',
      avatars: ['hare', null, 'fox-striped'],
      dealt: 'server',
      end: 'played',
    };
    for (const record of [RECORD, full])
      expect(parseRecord(formatRecord(record))).toEqual({ ok: true, value: record });
    expect(parseRecord(formatRecord(RECORD).replaceAll('\n', '\r\n'))).toEqual({
      ok: true,
      value: RECORD,
    });
  });

  it('reads long and odd lines in their time', () => {
    const text = formatRecord(RECORD);
    const long = text.replace('{"limit":50}', `{"limit":"${'a'.repeat(10_000_000)}"}`);
    expect(error(long)).toBe('no error');
    const open = text.replace('{"limit":50}', `{"limit":"${'\\"'.repeat(200_000)}`);
    expect(error(open)).toMatch(/^line 3: this is not JSON/);
    const deep = text.replace('{"limit":50}', '['.repeat(200));
    expect(error(deep)).toMatch(/^line 3: this is nested more than 100 levels deep/);
  });

  it('says in which line it breaks off or goes wrong', () => {
    const text = formatRecord(RECORD);
    expect(error(text.slice(0, -3))).toBe(
      'line 9: the record breaks off here: its last line has no end',
    );
    expect(error('hello\n')).toBe('line 1: a record begins with "tischlein 1"');
    expect(error(text.replace('seed', 'avatars ["wolf"]\nseed'))).toMatch(/^line 5: /);
    expect(error(`${text}end won\n`)).toMatch(/expected one of played, draw, ended/);
    expect(error(`${text}end draw\n0 add 3\n`)).toMatch(/nothing comes after the line "end …"/);
    expect(error(text.replace('seed', 'speed'))).toMatch(/^line 5: a move is written "seat move"/);
    expect(error(text.replace('seed 8f3a and more\n', ''))).toBe('the record has no line "seed …"');
    expect(error(`${text}seed again\n`)).toBe('line 10: "seed" belongs before the first move');
    expect(error(text.replace('rules 1', 'rules one'))).toMatch(/^line 2: the game is written/);
    expect(error(text.replace('{"limit"', '{limit'))).toMatch(/^line 3: this is not JSON/);
    expect(error(text.replace('{"bot":"medium"}', '7'))).toMatch(
      /^line 4, seat 1: expected an object, got 7/,
    );
  });

  it('any text gives a record or a sentence, never an exception', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'tischlein 1',
        'tischlein 2',
        'back',
        'end draw',
        'dealt server',
        'game mow rules 1',
        'options {}',
        'seats []',
        'seed x',
        '0 take',
        '~',
        'position',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(line).map((lines) => lines.join('\n')),
        ),
        (text) => {
          const parsed = parseRecord(text);
          return parsed.ok ? parseRecord(formatRecord(parsed.value)).ok : parsed.error !== '';
        },
      ),
    );
  });
});

it('names its game without being read whole', () => {
  expect(gameOfRecord(formatRecord(RECORD))).toBe('mow');
  expect(gameOfRecord('no record at all')).toBeNull();
});
