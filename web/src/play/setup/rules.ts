import {
  canonical,
  parseOptions,
  type Game,
  type Json,
  type Option,
  type Preset,
} from '@tischlein/kit';
import type { GameAbout } from '../../base/load-game.ts';
import type { Chosen, RulesLaid } from '../../games/contract.ts';

/** A game without a face lays its rules in one list. */
export const PLAIN: RulesLaid = { groups: [], long: [], marks: {} };

type Options = Pick<Game, 'options'>;

export const defaultsOf = ({ options }: Options): Record<string, unknown> =>
  Object.fromEntries(options.map((option) => [option.key, option.default]));

const isSame = (a: unknown, b: unknown): boolean => canonical(a as Json) === canonical(b as Json);

/** What is not as the game's own sheet has it. */
export const differing = ({ options }: Options, chosen: Chosen): Chosen =>
  Object.fromEntries(
    options.flatMap(({ key, default: own }) => {
      const value = chosen[key] ?? own;
      return isSame(value, own) ? [] : [[key, value]];
    }),
  );
export const countOwn = (game: Options, chosen: Chosen): number =>
  Object.keys(differing(game, chosen)).length;
export const isSameMix = (game: Options, one: Chosen, other: Chosen): boolean =>
  isSame(differing(game, one), differing(game, other));

/** House rules in a link. Entries that can not be read are ignored. */
export function parseRules(options: readonly Option[], text: string | null): Record<string, Json> {
  const defaults = defaultsOf({ options }) as Record<string, Json>;
  if (text === null) return defaults;
  try {
    const parsed = parseOptions(options, JSON.parse(text) as Json);
    return parsed.ok ? { ...parsed.value } : defaults;
  } catch {
    return defaults;
  }
}

/** Only those that differ from the game's own. */
export const formatRules = (options: readonly Option[], chosen: Chosen): string =>
  JSON.stringify(differing({ options }, chosen));

/** A choice that can also be off has a switch. */
export const canBeOff = (option: Option): boolean =>
  option.kind === 'choice' && option.choices.includes('off');

export function isOn(option: Option, chosen: Chosen): boolean {
  const value = chosen[option.key] ?? option.default;
  if (option.kind === 'flag') return value === true;
  return canBeOff(option) ? value !== 'off' : !isSame(value, option.default);
}

interface Laid {
  readonly groups: readonly {
    readonly name: RulesLaid['groups'][number]['name'] | null;
    readonly rules: readonly Option[];
  }[];
  readonly long: readonly Option[];
}

/** The rules that matter at this table, by group; those in no group come last. */
export function layOut(
  options: readonly Option[],
  laid: RulesLaid,
  table: { readonly seats: number; readonly options: Chosen },
): Laid {
  const pick = (keys: readonly string[]): Option[] =>
    keys
      .filter((key) => laid.matters?.(key, table) ?? true)
      .flatMap((key) => options.find((option) => option.key === key) ?? []);
  const known = [...laid.long, ...laid.groups.flatMap(({ rules }) => rules)];
  const others = options.map(({ key }) => key).filter((key) => !known.includes(key));
  return {
    groups: [...laid.groups, { name: null, rules: others }]
      .map(({ name, rules }) => ({ name, rules: pick(rules) }))
      .filter(({ rules }) => rules.length > 0),
    long: pick(laid.long),
  };
}

/** The house rules of a preset. The length of the game stays, unless the presets of this game set it. */
export function takePreset(
  game: GameAbout,
  laid: RulesLaid,
  chosen: Chosen,
  preset: Pick<Preset, 'options'>,
): Chosen {
  const kept = laid.long.filter((key) => !game.presets.some(({ options }) => key in options));
  const stays = Object.fromEntries(kept.map((key) => [key, chosen[key]]));
  return { ...defaultsOf(game), ...preset.options, ...stays };
}

export const isPreset = (
  game: GameAbout,
  laid: RulesLaid,
  chosen: Chosen,
  preset: Preset,
): boolean => isSameMix(game, takePreset(game, laid, chosen, preset), chosen);
