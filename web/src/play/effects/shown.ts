import type { Figure } from '@tischlein/coach/effects';
import { localeOf, type Language } from '@tischlein/rules/languages';
import type { EffectsWords } from '../words.ts';

const HALF = '½';
/** Longer games are said in hours. */
const MAX_MINUTES = 95;

/** Rounded to halves, as people say it: 5½. */
export function inHalves(number: number): string {
  const halves = Math.max(1, Math.round(number * 2));
  const whole = Math.floor(halves / 2);
  return `${whole === 0 ? '' : whole}${halves % 2 === 1 ? HALF : ''}`;
}

export function timeOf(moves: number, seconds: number, words: EffectsWords): string {
  const minutes = (moves * seconds) / 60;
  if (minutes > MAX_MINUTES) return words.hours(inHalves(minutes / 60));
  return words.minutes(minutes < 10 ? inHalves(minutes) : String(Math.round(minutes)));
}

/** How much longer or shorter: in seconds, or in minutes if there are many. */
export function differenceOf(moves: number, seconds: number, words: EffectsWords): string {
  const all = Math.abs(moves * seconds);
  if (all < 100) return words.seconds(String(Math.max(5, 5 * Math.round(all / 5))));
  return words.minutes(inHalves(all / 60));
}

export const hundredths = (share: number): string => String(Math.round(100 * share));

/** Rounded, so that no digit is shown which lies within the error. */
export function countOf({ value, error }: Figure, language: Language): string {
  const digits = value < 10 && error < 0.3 ? 1 : 0;
  return value.toLocaleString(localeOf(language), { maximumFractionDigits: digits });
}

/** The error of a number, in the unit it is shown in; at least 0.1. */
export function errorOf(error: number, language: Language): string {
  const shown = error >= 3 ? Math.round(error) : Math.max(0.1, Number(error.toFixed(1)));
  return `± ${shown.toLocaleString(localeOf(language))}`;
}

/** The first and the third quartile: half of all games are between them. */
export const middleHalf = (lengths: readonly number[]): readonly [number, number] => [
  lengths[Math.floor(lengths.length / 4)]!,
  lengths[Math.floor((3 * lengths.length) / 4)]!,
];

/** A histogram of `steps` equal steps, up to 1.5 times the 90th percentile; longer games count in the last step. */
export function stepsOf(
  lengths: readonly number[],
  steps: number,
): { size: number; counts: number[] } {
  const size = (1.5 * lengths[Math.floor(0.9 * (lengths.length - 1))]!) / steps;
  const counts = Array.from({ length: steps }, () => 0);
  for (const length of lengths) counts[Math.min(steps - 1, Math.floor(length / size))]! += 1;
  return { size, counts };
}
