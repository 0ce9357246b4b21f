import type { Entry } from '@tischlein/table';
import { forget, recall, remember } from '../memory.ts';

/** A table on this device, kept so that one can go back to it. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  /** People on this device by their seats' names; alone, just one. */
  readonly people: readonly string[];
  readonly seats: number;
  readonly changed: number;
  readonly moves: number;
  readonly over: boolean;
  readonly entries: readonly Entry[];
  /** A first game, with somebody who explains. */
  readonly learning?: boolean;
  /** What was explained in it already. */
  readonly explained?: readonly string[];
}

const MOST_KEPT = 12;

const ids = (): string[] => recall<string[]>('tables') ?? [];

export const keptTable = (id: string): KeptTable | null => recall<KeptTable>(`table.${id}`);

/** Newest first. */
export const keptTables = (): KeptTable[] =>
  ids()
    .flatMap((id) => keptTable(id) ?? [])
    .sort((a, b) => b.changed - a.changed);

export function keepTable(table: KeptTable): void {
  remember(`table.${table.id}`, table);
  const others = ids().filter((id) => id !== table.id);
  for (const old of others.slice(MOST_KEPT - 1)) forget(`table.${old}`);
  remember('tables', [table.id, ...others.slice(0, MOST_KEPT - 1)]);
}

export function dropTable(id: string): void {
  forget(`table.${id}`);
  remember(
    'tables',
    ids().filter((other) => other !== id),
  );
}
