import type { Advice, Hint } from '@tischlein/coach';
import type { Citation } from '@tischlein/kit';
import { reasonsIn, speaker, type Language, type Nouns, type Words } from '@tischlein/rules';
import { loadReasons } from '@tischlein/manifests';
import { coach as words, tableWords } from '../words.ts';

/** What a table says in one language, to whom. */
export interface Said {
  readonly game: string;
  readonly language: Language;
  readonly words: Words;
  readonly nouns: Nouns;
  /** By seat. */
  readonly names: readonly string[];
  readonly me: number | null;
}

/** The coach's sentences. */
export interface Voice {
  move(advice: Advice): string;
  reasons(of: readonly Citation[]): string;
}

export async function voiceOf({
  game,
  language,
  words: said,
  nouns,
  names,
  me,
}: Said): Promise<Voice> {
  const [reasons] = await Promise.all([loadReasons(game, language), tableWords.ready()]);
  const { told } = speaker(said, language, nouns, names, me);
  const why = reasonsIn(reasons, said, language, nouns, names, me);
  return {
    move: ({ does }) => does.map((cited) => told(cited)).join(' ') || words.wait,
    reasons: (of) => of.map((cited) => why(cited)).join(' '),
  };
}

/** Why a hint is one, compared with another move; empty where the game has no word for it. */
export async function whyOf({ why }: Hint, said: Said): Promise<string> {
  if (why === null) return '';
  const { move, reasons } = await voiceOf(said);
  // A move quoted inside a sentence loses its full stop.
  return `${words.over(move(why.over).replace(/\.$/, ''))}: ${reasons(why.reasons)}`;
}
