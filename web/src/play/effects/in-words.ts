import {
  canReact,
  estimate,
  type EffectTable,
  type Figure,
  type Figures,
  type Measure,
  MEASURES,
} from '@tischlein/coach/effects';
import type { Json, Options } from '@tischlein/kit';
import { localeOf, type Language } from '@tischlein/rules/languages';
import type { GameAbout } from '../../base/load-game.ts';
import type { Chosen } from '../../games/contract.ts';
import type { GameRules } from '../setup/game-rules.ts';
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

const hundredths = (share: number): string => String(Math.round(100 * share));

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

/** One number of a mix, and how it is said. */
export interface Mark {
  readonly name: string;
  /** Beside other mixes, if that is another. */
  readonly inTable?: string;
  say(of: Figures): string;
  readonly unit?: string;
  /** In the unit it is said in. */
  error(of: Figures): number;
  below(of: Figures): string;
}

export function marksOf(
  table: EffectTable,
  { seats, lengths }: { readonly seats: number; readonly lengths: readonly number[] },
  words: EffectsWords,
  language: Language,
): readonly Mark[] {
  const { seconds } = table;
  const [from, to] = middleHalf(lengths).map((moves) => timeOf(moves, seconds, words));
  const marks: Mark[] = [
    {
      name: words.length,
      say: ({ moves }) => timeOf(moves.value, seconds, words),
      error: ({ moves }) => (moves.error * seconds) / 60,
      below: () => (lengths.length === 0 ? '' : words.half({ from: from!, to: to! })),
    },
    {
      name: words.skill,
      inTable: words.shares,
      say: ({ skill }) => hundredths(skill.value),
      unit: ' %',
      error: ({ skill }) => 100 * skill.error,
      below: ({ skill }) =>
        words.wins({ hundredths: hundredths(skill.value), luck: hundredths(1 / seats) }),
    },
    {
      name: words.leads,
      say: ({ leads }) => words.times(countOf(leads, language)),
      error: ({ leads }) => leads.error,
      below: () => words.aGame,
    },
  ];
  if (canReact(table))
    marks.push({
      name: words.outOfTurn,
      say: ({ outOfTurn }) => countOf(outOfTurn, language),
      error: ({ outOfTurn }) => outOfTurn.error,
      below: () => words.cards,
    });
  return marks;
}

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

/** The game as printed, but for what stays as chosen. */
export const printedOf = (
  { options: known }: Pick<GameAbout, 'options'>,
  stays: readonly string[],
  options: Options,
): Options =>
  Object.fromEntries(
    known.map(({ key, default: usual }) => [key, stays.includes(key) ? options[key]! : usual]),
  );

type Changes = { readonly [measure in Measure]: number };

/** What each value of a rule changes at this table if nothing else is changed; empty where that was not measured. */
function aloneOf(
  table: EffectTable,
  game: GameAbout,
  { chosen, seats }: { readonly chosen: Chosen; readonly seats: number },
  rule: string,
): { readonly value: Json; readonly changes: Changes }[] {
  const stays = game.options.map(({ key }) => key).filter((key) => !(key in table.vary));
  const options = printedOf(game, stays, chosen as Options);
  const without = estimate(table, game, { options, seats });
  return (table.vary[rule] ?? []).flatMap((value) => {
    const alone = estimate(table, game, { options: { ...options, [rule]: value }, seats });
    if (without === null || alone === null) return [];
    const changes = MEASURES.map((one) => [one, alone[one].value - without[one].value]);
    return [{ value, changes: Object.fromEntries(changes) as Changes }];
  });
}

/** Less than this nobody notices. */
const NOTICED = { moves: 0.5, skill: 0.015, leads: 0.15, outOfTurn: 0.15 } as const;

/** In words, the clearest first; one sentence for a rule that hardly does anything. */
export function inWords(does: Changes, { seconds }: EffectTable, words: EffectsWords): string[] {
  const say = (measure: Measure, more: string, less: string): string[] =>
    Math.abs(does[measure]) < NOTICED[measure] ? [] : [does[measure] > 0 ? more : less];
  const time = differenceOf(does.moves, seconds, words);
  const said = [
    ...say('moves', words.longer(time), words.shorter(time)),
    ...say('skill', words.moreSkill, words.lessSkill),
    ...say('leads', words.moreLeads, words.lessLeads),
    ...say('outOfTurn', words.moreOut, words.lessOut),
  ];
  return said.length === 0 ? [words.hardly] : said;
}

/** The same for all values of a rule; each after its name if there are more than on and off. */
export function ruleInWords(
  { found, words: spoken }: Pick<GameRules, 'found' | 'words'>,
  table: EffectTable,
  mix: { readonly chosen: Chosen; readonly seats: number },
  rule: string,
  words: EffectsWords,
): string[] {
  const isFlag = found.options.some(({ key, kind }) => key === rule && kind === 'flag');
  return aloneOf(table, found, mix, rule).flatMap(({ value, changes }) => {
    const said = inWords(changes, table, words);
    // Some rules are on as printed: for them it says what the game is like without.
    if (isFlag) return value === true ? said : [words.without(said.join(', '))];
    const name = spoken.options[rule]?.choices?.[String(value)] ?? String(value);
    return [`${name}: ${said.join(', ')}`];
  });
}
