import { loadWords } from '@tischlein/manifests';
import type { Words } from '@tischlein/rules';
import type { RuleSet } from '@tischlein/table';
import { aboutGame, type GameAbout } from '../../base/load-game.ts';
import type { Chosen, RulesLaid } from '../../games/contract.ts';
import { faceOf } from '../../games/index.ts';
import { shell } from '../../i18n/index.svelte.ts';
import { roomWords } from '../words.ts';
import { isOn, PLAIN, takePreset } from './rules.ts';
import { isChosen, readSet } from './sets.ts';

/** A game with all that is said and drawn of its house rules. */
export interface GameRules {
  readonly found: GameAbout;
  readonly words: Words;
  readonly laid: RulesLaid;
}

export async function loadRules(game: string): Promise<GameRules> {
  const [found, words, rules] = await Promise.all([
    aboutGame(game),
    loadWords(game, shell.language),
    faceOf(game).houseRules?.(),
  ]);
  return { found, words, laid: rules?.laid ?? PLAIN };
}

export const ruleName = ({ words }: Pick<GameRules, 'words'>, rule: string): string =>
  words.options[rule]?.name ?? rule;

/** The house rules that are on, in one line. */
export const namesOfRules = (
  { found, words }: Pick<GameRules, 'found' | 'words'>,
  chosen: Chosen,
): string =>
  found.options
    .filter((option) => isOn(option, chosen))
    .map(({ key }) => ruleName({ words }, key))
    .join(', ') || shell.words.rulesAsPrinted;

export interface SetChoice {
  readonly name: string;
  readonly title: string;
  /** Kept under a name, by oneself or by the group. */
  readonly own: boolean;
  readonly chosen: Chosen;
  readonly unknown: readonly string[];
  /** The table is set like that. */
  readonly on: boolean;
}

/** What may be chosen with one tap: as last time, the named sets, and what the game has ready. */
export function setChoices(
  { found, words, laid }: GameRules,
  chosen: Chosen,
  sets: readonly RuleSet[],
  last: Chosen | null,
): readonly SetChoice[] {
  const before = { name: 'last', title: roomWords.lastTime, options: last ?? {}, own: false };
  const own = sets.map(({ name, options }) => ({
    name: `set ${name}`,
    title: name,
    options,
    own: true,
  }));
  const presets = found.presets.map((preset) => ({
    name: `preset ${preset.name}`,
    title: words.presets[preset.name]?.name ?? preset.name,
    options: takePreset(found, laid, chosen, preset),
    own: false,
  }));
  return [...(last ? [before] : []), ...own, ...presets].map(({ options, ...each }) => ({
    ...each,
    ...readSet(found, options),
    on: isChosen(found, options, chosen),
  }));
}
