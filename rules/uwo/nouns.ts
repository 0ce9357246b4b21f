import { REASONS, REFUSED, TOLD } from '@tischlein/games/uwo/language';
import type { Nouns, CardName } from '../say.ts';

/** Every kind has its name. */
const cardName: CardName = (code) => ({ key: code, values: {} });

export const nouns: Nouns = { cardName, told: TOLD, refused: REFUSED, reasons: REASONS };
