import { expect, it } from 'vitest';
import { withoutRunes } from '../../base/runes.testing.ts';

withoutRunes();
const { spanOf } = await import('./time.ts');

it.each([
  [0, '0:00'],
  [9.2, '0:10'],
  [61, '1:01'],
  [3599, '59:59'],
  [3600, '1 hour'],
  [5 * 3600 + 1, '5 hours'],
  [86_400, '1 day'],
  [3 * 86_400 + 5, '3 days'],
])('%d seconds: %s', (seconds, text) => expect(spanOf(seconds, 'en')).toBe(text));

it('speaks the language of the page', () => {
  expect(spanOf(2 * 86_400, 'de')).toBe('2 Tage');
  expect(spanOf(2 * 86_400, 'gsw')).toBe('2 Täg');
  expect(spanOf(5 * 3600, 'hu')).toBe('5 óra');
});
