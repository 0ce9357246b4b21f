import type { PersonId } from './who.ts';
import type { Table } from './table.ts';

/** How many of the last wishes are recognised when a page sends them once more over a new line. */
const MAX = 30;

/**
 * A number of 53 bits for a wish of a person. Two of the last thirty are never alike by chance; who makes two alike on purpose,
 * under their own name, goes without the second.
 */
function numberOf(by: PersonId, id: string): number {
  let high = 0x811c9dc5;
  let low = 0x1b873593;
  const text = `${id} ${by}`;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    high = Math.imul(high ^ letter, 0x01000193);
    low = Math.imul(low ^ letter, 0x85ebca6b);
    low ^= low >>> 15;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

/** The last wishes, with one more that has become an entry. */
export const withWish = (wishes: readonly number[], by: PersonId, id: string): readonly number[] =>
  (wishes.length < MAX ? wishes : wishes.slice(1)).concat([numberOf(by, id)]);

/** This wish has become an entry already. */
export const knows = ({ wishes }: Pick<Table, 'wishes'>, by: PersonId, id: string): boolean =>
  wishes.length > 0 && wishes.includes(numberOf(by, id));
