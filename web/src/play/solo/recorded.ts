import { formatRecord, type Result } from '@tischlein/kit';
import { recordOf, type Table } from '@tischlein/table';

/** A finished game as a text, and how it ended. */
export function recorded(table: Table): {
  readonly text: string | null;
  readonly result: Result | null;
} {
  const {
    game,
    play: { state },
  } = table;
  const record = recordOf(table);
  return { text: record && formatRecord(record), result: state && game.result(state) };
}
