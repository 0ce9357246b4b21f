import { readOpenTables } from '@tischlein/api';
import { isBotName } from '@tischlein/table';
import { ask, comeIn } from '../remote/api.ts';
import { dropVisited } from '../remote/visited.ts';
import { spanOf } from '../remote/time.ts';
import { shell } from '../../i18n/index.svelte.ts';
import { notifications as words, playWords } from '../words.ts';

/** Whose turn it is at a table of mine, in words. */
export interface TableTurn {
  readonly text: string;
  readonly mine: boolean;
  /** Whoever it is can be reminded. */
  readonly nudge: boolean;
  /** Milliseconds; null without a clock. */
  readonly left: number | null;
  /** The time left in words; empty without a clock. */
  readonly time: string;
}

/** By table. Without a server there are none. */
export async function turnsOfMine(): Promise<ReadonlyMap<string, TableTurn>> {
  await comeIn();
  const [{ tables }] = await Promise.all([
    ask(readOpenTables, 'GET', 'me/tables'),
    playWords.ready(),
  ]);
  for (const { table, phase } of tables) if (phase === 'over') dropVisited(table);
  return new Map(
    tables.flatMap(({ table, names, waits, turn, left = null, nudge = false }) => {
      if (waits === undefined) return [];
      const name = turn === undefined ? null : (names[turn] ?? null);
      const isPerson = name !== null && !isBotName(name);
      const theirs = isPerson ? shell.words.turnOf(name) : words.theirTurn;
      const time = left === null ? '' : words.left(spanOf(left / 1000, shell.language));
      return [
        [table, { text: waits ? words.yourTurn : theirs, mine: waits, nudge, left, time }] as const,
      ];
    }),
  );
}
