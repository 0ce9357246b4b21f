import { Contributions, type Given } from '@tischlein/table';
import { newSecret } from '../../table/session/id.ts';
import { recall, remember } from '../../base/storage.ts';

const keyOf = (table: string): string => `given.${table}`;

/** What this device gave to the deals of a table, with the commitments it was shown; a record is held against it. */
export const givenTo = (table: string): readonly Given[] => recall<Given[]>(keyOf(table)) ?? [];

const shared = new Map<string, Contributions>();

/** The part of this page in the deals of a table. */
export function contributionsTo(table: string): Contributions {
  const known = shared.get(table);
  if (known) return known;
  const shelf = {
    load: () => givenTo(table),
    save: (given: readonly Given[]) => remember(keyOf(table), given),
  };
  const made = new Contributions(shelf, newSecret);
  shared.set(table, made);
  return made;
}
