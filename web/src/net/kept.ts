import { keepTold, type KeptGame, type Told } from '@tischlein/table';
import { recall, remember } from '../memory.ts';

const keyOf = (table: string, round: number): string => `kept.${table}.${round}`;

/** Keeps on this device what a far table told of its game, so that the record can be held against it. */
export function keepGame(table: string, told: Told): void {
  const key = keyOf(table, told.round);
  const kept = keepTold(recall<KeptGame>(key), told);
  if (kept !== null) remember(key, kept);
}

export const keptGame = (table: string, round: number): KeptGame | null =>
  recall<KeptGame>(keyOf(table, round));
