import type { Words } from '@tischlein/rules';
import type { GameAbout } from '../../base/load-game.ts';
import type { Chosen, RulesLaid } from '../../games/contract.ts';

/** All that a rule on the form needs to know of it, and can do to it. */
export interface RuleForm {
  readonly found: GameAbout;
  readonly words: Words;
  readonly laid: RulesLaid;
  readonly chosen: Chosen;
  /** What it does alone, as far as that is measured. */
  does(rule: string): readonly string[];
  change(rule: string, value: unknown): void;
  /** The rules it meets, with what holds then; only the later one of two says it. */
  meets(rule: string): readonly { readonly other: string; readonly text: string }[];
}
