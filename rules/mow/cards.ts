import { cardOf } from '@tischlein/games/mow/language';
import type { CardName } from '../say.ts';

/** Number cows have one message; the others have one each, by their code but for the mark of the yellow packet. */
export const cowName: CardName = (code) => {
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
