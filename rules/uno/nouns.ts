import { REASONS, REFUSED, TOLD, cardOf } from '@tischlein/games/uno/language';
import type { Nouns, CardName } from '../say.ts';

/** Number cards have one message, the others one for each face. */
const cardName: CardName = (code) => {
  const card = cardOf(code);
  if (card === undefined || card.color === null) return { key: code, values: {} };
  const { color, number, face } = card;
  return number === null
    ? { key: face, values: { color } }
    : { key: 'number', values: { color, number } };
};

export const nouns: Nouns = { cardName, told: TOLD, refused: REFUSED, reasons: REASONS };
