import type { FromTable, ToTable } from '@tischlein/table';

/** One reader's connection to a table, wherever the table stands: in this tab or on a server. */
export interface Line {
  say(message: ToTable): void;
  close(): void;
}

export type Hear = (message: FromTable) => void;
