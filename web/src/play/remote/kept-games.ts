import {
  Contributions,
  keepTold,
  type Given,
  type KeptGame,
  type Snapshot,
} from '@tischlein/table';
import { recall, remember } from '../../base/storage.ts';
import { newSecret } from '../../table/session/id.ts';

/** What this device gave to the deals of a table, with the commitments it was shown; a record is held against it. */
const givenTo = (table: string): readonly Given[] => recall<Given[]>(`given.${table}`) ?? [];

const shared = new Map<string, Contributions>();

/** The part of this page in the deals of a table. */
export function contributionsTo(table: string): Contributions {
  const known = shared.get(table);
  if (known) return known;
  const shelf = {
    load: () => givenTo(table),
    save: (given: readonly Given[]) => remember(`given.${table}`, given),
  };
  const made = new Contributions(shelf, newSecret);
  shared.set(table, made);
  return made;
}

/** What this device kept of a game at a far table, and what it gave to its deal. */
interface KeptHere extends KeptGame {
  readonly contribution?: string;
}

export const keptGame = (table: string, round: number): KeptHere | null =>
  recall<KeptHere>(`kept.${table}.${round}`);

/** Keeps on this device what a far table told of its game, so that the record can be held against it. */
export function keepGame(table: string, told: Snapshot): void {
  const kept = keepTold(keptGame(table, told.round), told);
  if (kept !== null) remember(`kept.${table}.${told.round}`, { ...kept, ...partIn(table, told) });
}

/** The commitment this device was shown when it sat down, and its contribution, where it was opened in time. */
function partIn(table: string, { you, fair }: Snapshot): Partial<KeptHere> {
  const given = you !== null && givenTo(table).find(({ hash }) => hash === fair.hashes[you]);
  if (!given) return {};
  const { commitment, contribution } = given;
  return {
    ...(commitment !== undefined && { commitment }),
    ...(fair.contributions[you] !== null && { contribution }),
  };
}
