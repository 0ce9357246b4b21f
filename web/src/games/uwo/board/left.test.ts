import { readFileSync } from 'node:fs';
import { games } from '@tischlein/manifests/all';
import { type Citation, type Game, mustParse, parseRecord, replay, WATCHER } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { leftOf } from './left.ts';

const end = (seat: number) => ({ clause: 'UWO-10', facts: { seat } });

it('counts who fell, turn by turn, also those a blast took from both sides', () => {
  const walk = {
    clause: 'UWO-15',
    facts: { seat: 0, card: 'dynamite', square: 'c2', goal: 'c4' },
  };
  const boom = { clause: 'UWO-54', facts: { what: 'boom', squares: ['c4', 'c5', 'd5'] } };
  const fell = { clause: 'UWO-21', facts: { seat: 1, card: 'fist', square: 'a5', ko: 'no' } };
  expect(leftOf([walk, end(0), fell, end(1), boom] as never, 10)).toEqual([
    [10, 10],
    [10, 10],
    [10, 9],
    [9, 7],
  ]);
});

it('ends where a whole game ended', () => {
  const text = readFileSync(
    new URL('../../../../browser/records/uwo.record', import.meta.url),
    'utf8',
  );
  const record = mustParse(parseRecord(text));
  const uwo: Game = games['uwo']!;
  const past: Citation[] = [];
  let scores: readonly number[] = [];
  replay(uwo, record, {
    move(before, seat, move, after) {
      past.push(...uwo.tell(before, seat, move, after, WATCHER));
      scores = uwo.result(after)?.scores ?? [];
    },
  });
  const left = leftOf(past as never, Number(record.options['army'] ?? 10));
  expect(left.at(-1)).toEqual(scores);
  expect(left[0]).toEqual([10, 10]);
});
