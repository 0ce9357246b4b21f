import { REASONS, REFUSED, TOLD } from '@tischlein/games/uno/language';
import type { Nouns } from '../say.ts';
import { unoCardName } from './cards.ts';

export const nouns: Nouns = {
  cardName: unoCardName,
  told: TOLD,
  refused: REFUSED,
  reasons: REASONS,
};
