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
const TABLES: Record<GameName, Loader> = {
  uno: {
    table: () => import('../uno/Table.svelte'),
    words: {
      en: () => import('../uno/words/en.ts'),
      de: () => import('../uno/words/de.ts'),
      gsw: () => import('../uno/words/gsw.ts'),
      hu: () => import('../uno/words/hu.ts'),
    },
  },
  mow: {
    table: () => import('../mow/Table.svelte'),
    words: {
      en: () => import('../mow/words/en.ts'),
      de: () => import('../mow/words/de.ts'),
      gsw: () => import('../mow/words/gsw.ts'),
      hu: () => import('../mow/words/hu.ts'),
    },
  },
  uwo: {
    table: () => import('../uwo/Table.svelte'),
    words: {
      en: () => import('../uwo/words/en.ts'),
      de: () => import('../uwo/words/de.ts'),
      gsw: () => import('../uwo/words/gsw.ts'),
      hu: () => import('../uwo/words/hu.ts'),
    },
  },
};

/** A game's own words: also for pages that show its cards away from a table. */
export const tableWords = async (game: GameName, language: Language): Promise<unknown> =>
  (await TABLES[game].words[language]()).words;

export async function layTable(game: GameName, language: Language): Promise<Laid> {
  const [{ default: Table }, words] = await Promise.all([
    TABLES[game].table(),
    tableWords(game, language),
  ]);
  return { Table, words } as Laid;
}
