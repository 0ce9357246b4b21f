import type { PersonId } from './who.ts';
import type { Table } from './table.ts';

/** How many of the last commands are recognised when a page sends them once more over a new line. */
const MAX = 30;

/**
 * A number of 53 bits for a command of a person. Two of the last thirty are never alike by chance; who makes two alike on purpose,
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

/** The last commands, with one more that has become an entry. */
export const withCommand = (
  commands: readonly number[],
  by: PersonId,
  id: string,
): readonly number[] =>
  (commands.length < MAX ? commands : commands.slice(1)).concat([numberOf(by, id)]);

/** This command has become an entry already. */
export const knows = ({ commands }: Pick<Table, 'commands'>, by: PersonId, id: string): boolean =>
  commands.length > 0 && commands.includes(numberOf(by, id));
