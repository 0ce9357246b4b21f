import type { PersonId } from './who.ts';
import { outgoing, type Outgoing } from './outgoing.ts';
import { withSentence, type Problem } from './sentences.ts';
import { isBarred, isScreen, type Table } from './table.ts';
import { mayRead } from './telling.ts';
import type { Answer } from './wire.ts';

/** The answer to a command that is not granted. */
export const refusal = (table: Table, id: string, code: Problem): Answer => ({
  t: 'answer',
  table: table.id,
  id,
  outcome: 'error',
  ...withSentence(code),
});

/** Why this person is told nothing of the table. */
export function notFor(table: Table, person: PersonId): Outgoing {
  const barred = isBarred(table, person) ? 'barred' : 'closed';
  const code = isScreen(table, person) ? 'screenWaits' : barred;
  return outgoing({ t: 'error', table: table.id, ...withSentence(code) });
}

/** How far the table is, to a page that asks whether its line still lives. */
export const hereFor = (table: Table, person: PersonId): Outgoing =>
  mayRead(table, person)
    ? outgoing({ t: 'here', table: table.id, seq: table.seq })
    : notFor(table, person);
