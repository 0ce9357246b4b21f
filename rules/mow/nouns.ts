import { REASONS, REFUSED, TOLD, cardOf } from '@tischlein/games/mow/language';
import type { Nouns, CardName } from '../say.ts';

/** Number cows have one message; the others have one each, by their code but for the mark of the yellow packet. */
const cardName: CardName = (code) => {
  const cow = cardOf(code);
  if (cow === undefined) return { key: code, values: {} };
  const yellow = cow.packet === 'yellow' ? 'yes' : 'no';
  if (cow.kind === 'cow')
    return { key: 'cow', values: { number: cow.number!, flies: cow.flies, yellow } };
  return {
    key: cow.kind === 'blocker' ? `block${cow.number}` : cow.code,
    values: { at: cow.place ?? 'hand', yellow },
  };
};

export const nouns: Nouns = { cardName, told: TOLD, refused: REFUSED, reasons: REASONS };
