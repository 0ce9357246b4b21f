import type { Language } from '@tischlein/rules/languages';
import type { Component } from 'svelte';
import { faceOf } from '../faces/index.ts';
import type { TableProps } from './props.ts';

/** A game's table with its words; which view and words they are is settled inside the game's folder. */
interface Laid {
  readonly Table: Component<TableProps<never, never>>;
  readonly words: never;
}

/** A game's own words: also for pages that show its cards away from a table. */
export const tableWords = async (game: string, language: Language): Promise<unknown> =>
  (await faceOf(game).words[language]()).words;

export async function layTable(game: string, language: Language): Promise<Laid> {
  const [{ default: Table }, words] = await Promise.all([
    faceOf(game).table(),
    tableWords(game, language),
  ]);
  return { Table, words } as Laid;
}
