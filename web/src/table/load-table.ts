import type { Language } from '@tischlein/rules/languages';
import type { Component } from 'svelte';
import { faceOf } from '../faces/index.ts';
import type { TableProps } from './props.ts';

/** A game's table component with its words; their types are known only inside the game's folder. */
interface LoadedTable {
  readonly game: string;
  readonly Table: Component<TableProps<never, never>>;
  readonly words: never;
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
  const [{ default: Table }, words] = await Promise.all([
    loaderOf(game, as)(),
    tableWords(game, language),
  ]);
  return { game, Table, words } as LoadedTable;
}
