import { loadWords } from '@tischlein/manifests';
import type { Words } from '@tischlein/rules';
import { aboutGame, type GameAbout } from '../../base/load-game.ts';
import type { Chosen, RulesLaid } from '../../games/contract.ts';
import { faceOf } from '../../games/index.ts';
import { shell } from '../../i18n/index.svelte.ts';
import { isOn, PLAIN } from './rules.ts';

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
