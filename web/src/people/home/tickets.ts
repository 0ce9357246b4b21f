import type { TableTurn } from '../../play/notifications/turns.ts';
import { visitedTables } from '../../play/remote/visited.ts';
import { keptTables } from '../../play/solo/shelf.ts';

/** A game that is not over: on this device (`solo`), or on the server. */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly changed: number;
  /** Who else sits there; on this device everybody who passes it on. */
  readonly people: readonly string[];
  /** A bot plays for me since I left. */
  readonly left?: true;
  readonly solo: { readonly seats: number; readonly moves: number } | null;
}

export const myTables = (): MyTable[] => [
  ...keptTables()
    .filter(({ over, moves }) => !over && moves > 0)
    .map(({ seats, moves, ...table }) => ({ ...table, solo: { seats, moves } })),
  ...visitedTables().map(({ others: people, ...table }) => ({ ...table, people, solo: null })),
];

/** Those that wait for me come first, the most urgent before all; then the newest. */
export function inOrder(
  tables: readonly MyTable[],
  turns: ReadonlyMap<string, TableTurn>,
): MyTable[] {
  const urgency = ({ id }: MyTable): number => {
    const turn = turns.get(id);
    return turn?.mine ? (turn.left ?? Number.MAX_SAFE_INTEGER) : Infinity;
  };
  return tables.toSorted((a, b) => {
    const [one, other] = [urgency(a), urgency(b)];
    return one === other ? b.changed - a.changed : one - other;
  });
}
