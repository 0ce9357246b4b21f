import type { PersonId } from './who.ts';
import { outgoing, type Outgoing } from './outgoing.ts';
import { withSentence, type Problem } from './sentences.ts';
import { isBarred, isLockedOut, isScreen, type Table } from './table.ts';
import { mayRead } from './telling.ts';
import type { Answer, Preview } from './wire.ts';

/** The answer to a command that is not granted. */
export const refusal = (table: Table, id: string, code: Problem): Answer => ({
  type: 'answer',
  table: table.id,
  id,
  outcome: 'error',
  ...withSentence(code),
});

/** Why this person is told nothing of the table; whoever may ask for a seat sees what it is a seat at. */
export function notFor(table: Table, person: PersonId): Outgoing {
  const barred = isBarred(table, person)
    ? 'barred'
    : isLockedOut(table, person)
      ? 'locked'
      : 'closed';
  const code = isScreen(table, person) ? 'screenWaits' : barred;
  const preview = code === 'screenWaits' ? {} : { preview: previewFor(table, person) };
  return outgoing({ type: 'error', table: table.id, ...withSentence(code), ...preview });
}

/** What a table says of itself to somebody outside: nothing of any game that is or was played there. */
const previewFor = ({ game, room }: Table, person: PersonId): Preview => ({
  game: game.name,
  host:
    room.chairs.flatMap((chair) =>
      chair.type === 'person' && chair.who.id === room.host ? [chair.who] : [],
    )[0] ?? null,
  options: room.settings.options,
  free: room.chairs.filter(({ type }) => type === 'empty').length,
  asked: room.door.some(({ who }) => who.id === person),
  person,
});

/** How far the table is, to a page that asks whether its line still lives. */
export const hereFor = (table: Table, person: PersonId): Outgoing =>
  mayRead(table, person)
    ? outgoing({ type: 'here', table: table.id, seq: table.seq })
    : notFor(table, person);
