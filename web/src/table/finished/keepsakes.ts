import { recall, remember } from '../../base/storage.ts';

/** A deed in one game: it outlives the game's record, and says by its hash which one it was. */
export interface Keepsake {
  readonly game: string;
  readonly deed: Deed;
  readonly at: number;
  /** SHA-256 of the record. */
  readonly record: string;
  /** Where the game was, if it is still kept. */
  readonly id: string;
}

/** Four a game: the first win; without a stain; against the odds; against hard bots alone. */
export const DEEDS = ['crown', 'flower', 'clover', 'peak'] as const;
export type Deed = (typeof DEEDS)[number];

const KEY = 'keepsakes';
export const keepsakes = (): readonly Keepsake[] => recall<Keepsake[]>(KEY) ?? [];

/** The first of its kind stays; answers whether this one is. */
export function keepKeepsake(keepsake: Keepsake): boolean {
  const before = keepsakes();
  if (before.some(({ game, deed }) => game === keepsake.game && deed === keepsake.deed))
    return before.some(({ record, deed }) => record === keepsake.record && deed === keepsake.deed);
  remember(KEY, [...before, keepsake]);
  return true;
}

export const dropKeepsakes = (): void => remember(KEY, []);

export const isKeepsake = (read: Partial<Keepsake> | null): read is Keepsake =>
  typeof read?.game === 'string' &&
  DEEDS.includes(read.deed!) &&
  typeof read.at === 'number' &&
  typeof read.record === 'string' &&
  typeof read.id === 'string';
