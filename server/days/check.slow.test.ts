import { DAY_GAMES, gameOfDay } from '@tischlein/manifests/day';
import { describe, expect, it } from 'vitest';
import { checkDay } from './check.ts';
import { playedDay } from './day.testing.ts';

const UNO = '2026-11-18';
const DATES = [UNO, '2026-11-19', '2026-11-20'];

describe.each(DATES)('a game of %s', (date) => {
  const record = playedDay(date);
  const lines = record.split('\n');
  const firstMove = lines.findIndex((line) => line.startsWith('seed ')) + 1;
  const faultOf = async (text: string) => {
    const checked = await checkDay(date, text);
    return 'fault' in checked ? checked.fault : null;
  };
  const changed = (at: number, line: string) =>
    lines.map((old, i) => (i === at ? line : old)).join('\n');

  it('stands as it was played, without the name', async () => {
    const checked = await checkDay(date, record);
    expect(checked).toMatchObject({ record: record.replace('"Anna"', '"★"') });
    expect(checked).toHaveProperty('turns', lines.filter((line) => line.startsWith('0 ')).length);
  });

  it('stands with a face, and is told on without it; the bots have none', async () => {
    const seats = lines.findIndex((line) => line.startsWith('seats '));
    const faces = [
      lines[seats]!,
      `avatars ["ibex"${lines[seats]!.match(/"bot"/g)!
        .map(() => ',null')
        .join('')}]`,
    ];
    const checked = await checkDay(date, changed(seats, faces.join('\n')));
    expect(checked).toMatchObject({ record: record.replace('"Anna"', '"★"') });
    const wrong = faces.join('\n').replace('null', '"fox"');
    expect(await faultOf(changed(seats, wrong))).toMatch(/not the deal/);
  });

  it('is refused where a bot plays something else, early or late', async () => {
    const bots = lines.flatMap((line, i) => (/^[1-3] /.test(line) ? [i] : []));
    for (const at of [bots[0]!, bots.at(-1)!]) {
      const seat = lines[at]!.slice(0, 2);
      const other = lines.find((line) => line.startsWith(seat) && line !== lines[at])!;
      expect(await faultOf(changed(at, other))).toMatch(/^move \d+/);
    }
  });

  it('is refused where one plays what one may not', async () => {
    const mine = lines.findIndex((line) => line.startsWith('0 '));
    expect(await faultOf(changed(mine, '0 fly'))).toMatch(/no move of/);
  });

  it.each([
    ['breaks off', () => [...lines.slice(0, -3), 'end played', ''].join('\n')],
    ['has no end', () => [...lines.slice(0, -2), ''].join('\n')],
    [
      'takes a move back',
      () => [...lines.slice(0, firstMove + 1), 'back', ...lines.slice(firstMove)].join('\n'),
    ],
    ['has other cards', () => record.replace(/^seed ../m, 'seed 00')],
    ['has other bots', () => record.replace('"bot":"medium"', '"bot":"random"')],
    ['has another bot in one’s own seat', () => record.replace('"Anna"', '{"bot":"hard"}')],
    ['has other options', () => record.replace(/^options \{/m, 'options {"x":1,')],
    ['is written otherwise', () => record.replaceAll('\n', '\r\n')],
    ['is no record', () => 'hello\n'],
    ['is empty', () => ''],
  ])('is refused where it %s', async (_, change) => {
    const text = change();
    expect(text).not.toBe(record);
    expect(await faultOf(text)).not.toBeNull();
  });

  it('is no game of another day', async () => {
    const other = DATES.find((day) => day !== date)!;
    expect(await checkDay(other, record)).toHaveProperty('fault');
  });
});

it('a call of one’s own may come late, out of turn', async () => {
  // A beginner forgets to call now and then, where the deal lets it come so far.
  const late = [UNO, '2026-11-21', '2026-11-24', '2026-11-27'].flatMap((date) =>
    Array.from({ length: 20 }, (_, i) => ({
      date,
      record: playedDay(date, `Anna ${i}`, 'beginner'),
    })).filter(({ record }) => /^0 uno$/m.test(record)),
  );
  expect(late.length).toBeGreaterThan(1);
  for (const { date, record } of late)
    expect(await checkDay(date, record)).not.toHaveProperty('fault');
});

it('every game has had its turn here', () => {
  expect(new Set(DATES.map(gameOfDay))).toEqual(new Set(DAY_GAMES));
});
