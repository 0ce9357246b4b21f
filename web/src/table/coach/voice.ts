import type { Advice, Hint } from '@tischlein/coach';
import type { Citation } from '@tischlein/kit';
import { reasonsIn } from '@tischlein/rules';
import { loadReasons } from '@tischlein/manifests';
import { speakerAt, type LoadedTable } from '../load-table.ts';
import { coach as words, tableWords } from '../words.ts';

/** A table that says something, and to whom. */
export interface Said extends LoadedTable {
  /** By seat. */
  readonly names: readonly string[];
  readonly me: number | null;
}

/** The coach's sentences. */
export async function voiceOf(said: Said) {
  const { game, language, words: texts, nouns, names, me } = said;
  const [reasons] = await Promise.all([loadReasons(game, language), tableWords.ready()]);
  const { told } = speakerAt(said, names, me);
  const why = reasonsIn(reasons, texts, language, nouns, names, me);
  return {
    move: ({ does }: Advice): string => does.map((cited) => told(cited)).join(' ') || words.wait,
    reasons: (of: readonly Citation[]): string => of.map((cited) => why(cited)).join(' '),
  };
}

/** Why a hint is one; empty where the game has no word for it. */
export async function whyOf({ why }: Hint, said: Said): Promise<string> {
  if (why === null) return '';
  return (await voiceOf(said)).reasons(why.reasons);
}
