import { keptList, recall, remember } from '../../base/storage.ts';

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

export const {
  all: visitedTables,
  keep: keepVisited,
  drop: dropVisited,
} = keptList<VisitedTable>('far', ({ id }) => id, MAX_KEPT);

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
