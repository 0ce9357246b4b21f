import type { GameName, Language } from '@tischlein/rules';
import type { Component } from 'svelte';
import type { TableProps } from './props.ts';

interface TableLoader<W> {
  table(): Promise<{ readonly default: Component<TableProps<never, W>> }>;
  /** One chunk per language. Each file exports `words`; English gives the type. */
  readonly words: Record<Language, () => Promise<{ readonly words: W }>>;
}

const loader = <W>(made: TableLoader<W>): TableLoader<W> => made;

/** The games that can be played here. A new one is a folder and an entry. */
export const TABLES = {
  mow: loader({
    table: () => import('../mow/Table.svelte'),
    words: {
      en: () => import('../mow/words/en.ts'),
      de: () => import('../mow/words/de.ts'),
      gsw: () => import('../mow/words/gsw.ts'),
      hu: () => import('../mow/words/hu.ts'),
    },
  }),
} satisfies Partial<Record<GameName, unknown>>;
