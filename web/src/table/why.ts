import type { Citation } from '@tischlein/kit';
import type { Book, Speaker } from '@tischlein/rules';

/** Why something happened: what was told of the move, and the clause behind it. */
export interface Why {
  readonly title: string;
  /** What else the same move did. */
  readonly sentences: readonly string[];
  readonly clause: string;
  readonly rule: string;
}

/**
 * Made of the facts this reader was told of one move, and of the book: so it can say nothing that the reader does not know,
 * and never what somebody held or lacked. Of several facts the last with a clause of its own is asked about: the others led to it.
 */
export function whyOf(
  facts: readonly Citation[],
  told: Speaker['told'],
  { clauses }: Pick<Book, 'clauses'>,
): Why | null {
  const asked = facts.filter(({ clause }) => clauses[clause] !== undefined).at(-1);
  if (asked === undefined) return null;
  return {
    title: told(asked),
    sentences: facts.filter((fact) => fact !== asked).map((fact) => told(fact)),
    clause: asked.clause,
    rule: clauses[asked.clause]!.text.split('\n')[0]!,
  };
}
