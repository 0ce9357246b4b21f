import type { Language } from '@tischlein/rules/languages';
import type { Component } from 'svelte';
import { faceOf } from '../games/index.ts';
import type { TableProps } from '../games/props.ts';

/** A game's table component with its words. It gets what it wants: views and facts of its game, and these words. */
interface LoadedTable {
  readonly game: string;
  readonly Table: Component<TableProps>;
  readonly words: unknown;
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
  // The types of its view, facts and words are known only inside the game's folder.
  return { game, Table: Table as Component<TableProps>, words };
}
