import type { GameName, Language } from '@tischlein/rules';
import type { Component } from 'svelte';
import type { TableProps } from './props.ts';

/** A game's table with its words; which view and words they are is settled inside the game's folder. */
interface Laid {
  readonly Table: Component<TableProps<never, never>>;
  readonly words: never;
}

interface Loader {
  table(): Promise<{ readonly default: unknown }>;
  /** One chunk per language. */
  readonly words: Record<Language, () => Promise<{ readonly words: unknown }>>;
}

/** The games that can be played here. A new one is a folder and an entry. */
const TABLES: Partial<Record<GameName, Loader>> = {
  mow: {
    table: () => import('../mow/Table.svelte'),
    words: {
      en: () => import('../mow/words/en.ts'),
      de: () => import('../mow/words/de.ts'),
      gsw: () => import('../mow/words/gsw.ts'),
      hu: () => import('../mow/words/hu.ts'),
    },
  },
};

export async function layTable(game: GameName, language: Language): Promise<Laid> {
  const loader = TABLES[game];
  if (loader === undefined) throw new Error(`There is no table for "${game}" here.`);
  const [{ default: Table }, { words }] = await Promise.all([
    loader.table(),
    loader.words[language](),
  ]);
  return { Table, words } as Laid;
}
