import { keepTold, type KeptGame, type Snapshot } from '@tischlein/table';
import { recall, remember } from '../../base/storage.ts';
import { givenTo } from './given.ts';

const keyOf = (table: string, round: number): string => `kept.${table}.${round}`;

/** What this device kept of a game at a far table, and what it gave to its deal. */
export interface KeptHere extends KeptGame {
  readonly contribution?: string;
}

/** Keeps on this device what a far table told of its game, so that the record can be held against it. */
export function keepGame(table: string, told: Snapshot): void {
  const key = keyOf(table, told.round);
  const kept = keepTold(recall<KeptHere>(key), told);
  if (kept !== null) remember(key, { ...kept, ...partIn(table, told) });
}

/** The commitment this device was shown when it sat down, and its contribution, where it was opened in time. */
function partIn(table: string, { you, fair }: Snapshot): Partial<KeptHere> {
  if (you === null) return {};
  const given = givenTo(table).find(({ hash }) => hash === fair.hashes[you]);
  if (given === undefined) return {};
  const { commitment, contribution } = given;
  return {
    ...(commitment !== undefined && { commitment }),
    ...(fair.contributions[you] !== null && { contribution }),
  };
}

export const keptGame = (table: string, round: number): KeptHere | null =>
  recall<KeptHere>(keyOf(table, round));
