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

const visitedBut = (dropped: string): readonly VisitedTable[] =>
  visitedTables().filter(({ id }) => id !== dropped);

export const keepVisited = (table: VisitedTable): void =>
  remember('far', [table, ...visitedBut(table.id)].slice(0, MAX_KEPT));

export const dropVisited = (id: string): void => remember('far', visitedBut(id));

/** The group whose table this is, for the way back to it. */
interface WayBack {
  readonly table: string;
  readonly key: string;
  readonly name: string;
}

export const keepWayBack = (way: WayBack): void => remember('wayBack', way);

export function wayBackFrom(table: string): WayBack | null {
  const way = recall<WayBack>('wayBack');
  return way?.table === table ? way : null;
}
