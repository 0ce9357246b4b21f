import { REASONS, REFUSED, TOLD } from '@tischlein/games/uwo/language';
import type { Nouns } from '../say.ts';
import { kindName } from './cards.ts';

export const nouns: Nouns = { cardName: kindName, told: TOLD, refused: REFUSED, reasons: REASONS };
