import type { Language } from '@tischlein/rules/languages';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** No browser knows Bernese. */
const bernese = (count: number, of: 'day' | 'hour'): string =>
  `${count} ${of === 'hour' ? 'Stund' : count === 1 ? 'Tag' : 'Täg'}`;

const unit = (language: Language, count: number, of: 'day' | 'hour'): string =>
  language === 'gsw'
    ? bernese(count, of)
    : new Intl.NumberFormat(language, { style: 'unit', unit: of, unitDisplay: 'long' }).format(
        count,
      );

/** A span of time in seconds: as a clock shows it below an hour, in whole hours and days above. */
export function spanOf(seconds: number, language: Language): string {
  if (seconds >= 2 * DAY) return unit(language, Math.floor(seconds / DAY), 'day');
  if (seconds >= DAY) return unit(language, 1, 'day');
  if (seconds >= HOUR) return unit(language, Math.floor(seconds / HOUR), 'hour');
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}
