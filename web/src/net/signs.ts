import type { Sign } from '@tischlein/table';
import type { Language } from '@tischlein/rules/languages';
import { ALL } from './words/all.ts';

interface SignWords {
  readonly title: string;
  readonly mute: string;
  readonly unmute: string;
  readonly signs: { readonly [sign in Sign]: string };
}

/** What reactions and phrases say, to each reader in their language. */
export const SIGN_WORDS: { readonly [language in Language]: SignWords } = ALL;
