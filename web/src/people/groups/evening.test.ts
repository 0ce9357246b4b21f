import { expect, it } from 'vitest';
import { eveningSince } from './evening.ts';

it('an evening goes on until five in the morning', () => {
  const at = (day: number, hour: number) => new Date(2026, 4, day, hour, 30);
  expect(eveningSince(at(8, 20))).toEqual(new Date(2026, 4, 8, 5));
  expect(eveningSince(at(9, 3))).toEqual(new Date(2026, 4, 8, 5));
  expect(eveningSince(at(9, 5))).toEqual(new Date(2026, 4, 9, 5));
});
