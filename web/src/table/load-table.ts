import type { Language, Nouns, Speaker, Words } from '@tischlein/rules';
import { speaker } from '@tischlein/rules';
import { loadNouns, loadWords } from '@tischlein/manifests';
import type { Component } from 'svelte';
import type { Signs } from '../games/contract.ts';
import { faceOf } from '../games/index.ts';
import type { TableProps } from '../games/props.ts';

/** All that the page needs to show a game: its table, the table's own words, and what is said of it. */
export interface LoadedTable {
  readonly game: string;
  readonly language: Language;
  readonly Table: Component<TableProps>;
  /** The component's own. It gets what it wants: views and facts of its game, and these words. */
  readonly own: unknown;
  readonly words: Words;
  readonly nouns: Nouns;
  readonly signs: Signs;
}

/** A game's own words: also for pages that show its cards away from a table. */
export const tableWords = async (game: string, language: Language): Promise<unknown> =>
  (await faceOf(game).words[language]()).words;

/** As a table, as the hand beside a big screen, or as that screen. */
export type ShownAs = 'table' | 'hand' | 'tv';

function loaderOf(game: string, as: ShownAs): () => Promise<{ readonly default: unknown }> {
  const face = faceOf(game);
  return { table: face.table, hand: face.inHand, tv: face.tv }[as] ?? face.table;
}

export async function loadTable(
  game: string,
  language: Language,
  as: ShownAs = 'table',
): Promise<LoadedTable> {
  const [{ default: Table }, own, words, nouns, signs] = await Promise.all([
    loaderOf(game, as)(),
    tableWords(game, language),
    loadWords(game, language),
    loadNouns(game),
    faceOf(game).signs(),
  ]);
  // The types of its view, facts and words are known only inside the game's folder.
  return { game, language, Table: Table as Component<TableProps>, own, words, nouns, signs };
}

/** Says what happens at this table to whoever sits at `me`; "you" is said to nobody else. */
export const speakerAt = (
  { words, language, nouns }: Pick<LoadedTable, 'words' | 'language' | 'nouns'>,
  names: readonly string[],
  me: number | null,
): Speaker => speaker(words, language, nouns, names, me);
