import { dateLocaleOf, localeOf, type Language } from '@tischlein/rules/languages';

/** Browsers do not know Bernese: what they say of time in German, in its words. */
const BERNESE: { readonly [german: string]: string } = {
  Montag: 'Mäntig',
  Dienstag: 'Zischtig',
  Mittwoch: 'Mittwuch',
  Donnerstag: 'Donschtig',
  Freitag: 'Fritig',
  Samstag: 'Samschtig',
  Sonntag: 'Sunntig',
  Mo: 'Mä',
  Di: 'Zi',
  So: 'Su',
  April: 'Aprile',
  Mai: 'Meie',
  August: 'Ougschte',
  September: 'Septämber',
  November: 'Novämber',
  Dezember: 'Dezämber',
  Aug: 'Oug',
  Tage: 'Täg',
  Tagen: 'Täg',
  Stunde: 'Stund',
  Stunden: 'Stund',
  Woche: 'Wuche',
  Wochen: 'Wuche',
  heute: 'hüt',
  gestern: 'geschter',
  vorgestern: 'vorgeschter',
  letzte: 'letscht',
  diese: 'die',
  dieser: 'dere',
};
const said = (language: Language, text: string): string =>
  language === 'gsw' ? text.replace(/\p{L}+/gu, (word) => BERNESE[word] ?? word) : text;

/** A date or a time of day: it begins with a capital letter, as what stands alone does in every language. */
export function dateIn(language: Language, at: Date, how: Intl.DateTimeFormatOptions): string {
  const text = said(language, new Intl.DateTimeFormat(dateLocaleOf(language), how).format(at));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Unit = 'minute' | 'hour' | 'day' | 'week';

/** 3 days, 5 hours. */
export const timeSpanIn = (language: Language, count: number, unit: Unit): string =>
  said(
    language,
    new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
      count,
    ),
  );

/** Yesterday, 3 days ago. */
export const agoIn = (language: Language, count: number, unit: Unit): string =>
  said(
    language,
    new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto', style: 'short' }).format(
      -count,
      unit,
    ),
  );
