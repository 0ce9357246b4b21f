import { readOpenTables } from '@tischlein/api';
import { ask, comeIn } from '../net/api.ts';
import { spanOf } from '../net/span.ts';
import { shell } from '../words/index.svelte.ts';
import { loadDaysWords } from './words.ts';

/** Whose turn it is at a table of mine, in words; those that wait for me come first, the most urgent before all. */
export interface TableTurn {
  readonly text: string;
  readonly mine: boolean;
  /** Milliseconds; null without a clock. */
  readonly left: number | null;
}

/** By table. Without a server there are none. */
export async function turnsOfMine(): Promise<ReadonlyMap<string, TableTurn>> {
  await comeIn();
  const [{ tables }, words] = await Promise.all([
    ask(readOpenTables, 'GET', 'me/tables'),
    loadDaysWords(shell.language),
  ]);
  return new Map(
    tables.flatMap(({ table, waits, left = null }) => {
      if (waits === undefined) return [];
      const time = left === null ? '' : words.left(spanOf(left / 1000, shell.language));
      const text = [waits ? words.yourTurn : words.theirTurn, time].filter(Boolean).join(', ');
      return [[table, { text, mine: waits, left }] as const];
    }),
  );
}
