import { dateOf, dayNumber, type DayOutcome } from '@tischlein/manifests/day';
import { recall, remember } from '../../base/storage.ts';

/** A day that was begun on this device. */
interface DayEntry {
  /** The table it is played at. */
  readonly table: string;
  /** How it went; left out while it goes on. */
  readonly outcome?: DayOutcome;
}
type DayLog = { readonly [date: string]: DayEntry };

const KEY = 'day';

/** Days are those of universal time: all over the world the same cards at the same moment. */
export const today = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

const DAY = 86_400_000;
/** Milliseconds until the next cards. */
export const untilNext = (now = Date.now()): number => DAY - (now % DAY);

export const dayLog = (): DayLog => recall<DayLog>(KEY) ?? {};

export const logDay = (date: string, entry: DayEntry): void =>
  remember(KEY, { ...dayLog(), [date]: entry });

export const dayBefore = (date: string): string => dateOf(dayNumber(date)! - 1);

/** Days in a row up to today, or to yesterday where today is still to come; and the longest row ever. */
export function rowOf(played: ReadonlySet<string>, date: string): { now: number; best: number } {
  const lengthAt = (end: string): number => {
    let length = 0;
    for (let day = end; played.has(day); day = dayBefore(day)) length += 1;
    return length;
  };
  const now = lengthAt(played.has(date) ? date : dayBefore(date));
  return { now, best: Math.max(now, ...[...played].map(lengthAt)) };
}

/** The seven days of this week, from Monday. 1 January 1970 was a Thursday. */
export function weekOf(date: string): string[] {
  const day = dayNumber(date)!;
  const monday = day - ((((day + 3) % 7) + 7) % 7);
  return Array.from({ length: 7 }, (_, i) => dateOf(monday + i));
}

/** The first day of the month that lies `months` before the month of a day. */
export function monthBefore(date: string, months: number): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** All days of the month that begins there. */
export function monthOf(first: string): string[] {
  const day = dayNumber(first)!;
  const next = dayNumber(monthBefore(first, -1))!;
  return Array.from({ length: next - day }, (_, i) => dateOf(day + i));
}
