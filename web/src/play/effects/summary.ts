import { canReact, type EffectTable, type Figures } from '@tischlein/coach/effects';
import type { Options } from '@tischlein/kit';
import type { Language } from '@tischlein/rules/languages';
import type { GameAbout } from '../../base/load-game.ts';
import { countOf, hundredths, timeOf } from './shown.ts';
import type { EffectsWords } from '../words.ts';

/** The game as printed, as long as the chosen one: `long` are the options that only say when it ends. */
export const printedOf = (
  { options: known }: Pick<GameAbout, 'options'>,
  long: readonly string[],
  options: Options,
): Options =>
  Object.fromEntries(
    known.map(({ key, default: usual }) => [key, long.includes(key) ? options[key]! : usual]),
  );

/** What is known of a mix of rules: nothing, an estimate, or what was measured so far. */
export interface Known {
  readonly estimate: Figures | null;
  readonly measured: Figures | null;
  readonly deals: number;
  readonly done: boolean;
}

/** Where the numbers come from. */
export function noteOf({ estimate, measured, deals, done }: Known, words: EffectsWords): string {
  if (done) return words.measuredNote(deals);
  if (measured !== null) return words.countingNote(deals);
  return estimate === null ? words.newNote : words.aboutNote;
}

/** The numbers in one sentence; empty where there are none. */
export function sentenceOf(
  { estimate, measured }: Known,
  table: EffectTable,
  words: EffectsWords,
  language: Language,
): string {
  const figures = measured ?? estimate;
  if (figures === null) return '';
  const length = timeOf(figures.moves.value, table.seconds, words);
  const said = words.told({
    length: measured ? length : words.about(length),
    wins: hundredths(figures.skill.value),
    leads: countOf(figures.leads, language),
  });
  const out = countOf(figures.outOfTurn, language);
  return canReact(table) ? `${said} ${words.toldOut(out)}` : said;
}
