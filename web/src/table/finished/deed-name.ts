import { keepsakes as words } from '../words.ts';
import type { Deed } from './keepsakes.ts';

/** What a deed is called: two are alike in all games, two are the game's own (`own` are its words). */
export const deedName = (deed: Deed, own: unknown): string =>
  deed === 'crown' || deed === 'peak'
    ? words[deed]
    : ((own as { deeds?: Partial<Record<Deed, string>> }).deeds?.[deed] ?? '');
