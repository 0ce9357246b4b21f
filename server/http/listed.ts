import type { OpenTable } from '@tischlein/api';
import { Counts } from '../limits.ts';
import type { TableRow } from '../store/store.ts';

/** How many rows are read, and how many of them are shown. */
export const MAX_LOOKED_AT = 1000;
const MAX_LISTED = 100;

/** Where somebody sits, and of each host only the latest: nobody fills the list alone. */
export function shownOf(rows: readonly TableRow[], mostOfHost: number): OpenTable[] {
  const ofHost = new Counts();
  return rows
    .filter(({ host, people }) => {
      if (people === 0) return false;
      ofHost.add(host ?? '');
      return ofHost.of(host ?? '') <= mostOfHost;
    })
    .slice(0, MAX_LISTED)
    .map(shown);
}

export function shown({ table, game, phase, changedAt, names, about }: TableRow): OpenTable {
  const { avatars, ...rest } = about;
  const chosen = avatars && { avatars: [...avatars] };
  return { table, game, phase, changedAt, names: [...names], ...chosen, ...rest };
}
