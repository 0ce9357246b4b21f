import { type EffectTable, estimate, type Measure, MEASURES } from '@tischlein/coach/effects';
import type { Json, Options } from '@tischlein/kit';
import type { Words } from '@tischlein/rules';
import type { Chosen } from '../../games/contract.ts';
import type { GameAbout } from '../../base/load-game.ts';
import { differenceOf } from './shown.ts';
import type { EffectsWords } from '../words.ts';

/** The options of a table with no rule changed but how long it goes on. */
function plainOf({ vary }: EffectTable, { options }: GameAbout, chosen: Chosen): Options {
  const kept = options.map(({ key, default: usual }): [string, Json] => [
    key,
    key in vary ? usual : (chosen[key] as Json),
  ]);
  return Object.fromEntries(kept);
}

type Changes = { readonly [measure in Measure]: number };

interface Alone {
  readonly value: Json;
  readonly changes: Changes;
}

/** What each value of a rule changes at this table if nothing else is changed; empty where that was not measured. */
function aloneOf(
  table: EffectTable,
  game: GameAbout,
  { chosen, seats }: { readonly chosen: Chosen; readonly seats: number },
  rule: string,
): Alone[] {
  const options = plainOf(table, game, chosen);
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
  { found, spoken, table, words }: Speaker,
  mix: { readonly chosen: Chosen; readonly seats: number },
  rule: string,
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

/** All that is needed to speak of the rules of one game. */
export interface Speaker {
  readonly found: GameAbout;
  readonly spoken: Words;
  readonly table: EffectTable;
  readonly words: EffectsWords;
}
