import { recall, remember } from '../../base/storage.ts';

/** A table on the server where this browser's person has a seat. */
export interface VisitedTable {
  readonly id: string;
  readonly game: string;
  /** Who else sits there. */
  readonly others: readonly string[];
  readonly changed: number;
  /** A bot plays there for them since they left. */
  readonly left?: true;
}

const MAX_KEPT = 12;

/** Newest first. */
export const visitedTables = (): readonly VisitedTable[] => recall<VisitedTable[]>('far') ?? [];

export function keepVisited(table: VisitedTable): void {
  const others = visitedTables().filter(({ id }) => id !== table.id);
  remember('far', [table, ...others].slice(0, MAX_KEPT));
}

export function dropVisited(id: string): void {
  remember(
    'far',
    visitedTables().filter((table) => table.id !== id),
  );
}
