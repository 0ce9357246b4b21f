import { REASONS, REFUSED, TOLD } from '@tischlein/games/mow/language';
import type { Nouns } from '../say.ts';
import { cowName } from './cards.ts';

export const nouns: Nouns = { cardName: cowName, told: TOLD, refused: REFUSED, reasons: REASONS };
