import { dateIn, timeSpanIn } from '../../i18n/dates.ts';
import type { Language } from '@tischlein/rules/languages';

/** The time of day, as people here write it. */
export const timeOf = (at: number, language: Language): string =>
  dateIn(language, new Date(at), { hour: '2-digit', minute: '2-digit' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in seconds: as a clock shows it below an hour, in whole hours and days above. */
export function spanOf(seconds: number, language: Language): string {
  if (seconds >= 2 * DAY) return timeSpanIn(language, Math.floor(seconds / DAY), 'day');
  if (seconds >= DAY) return timeSpanIn(language, 1, 'day');
  if (seconds >= HOUR) return timeSpanIn(language, Math.floor(seconds / HOUR), 'hour');
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}
