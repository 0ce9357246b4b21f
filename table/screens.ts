/** Big screens at a table: readers without a seat. Somebody at the table brings one, the host lets it look on. */
import type { Happening } from './entries.ts';
import type { PersonId } from './who.ts';
import { seatOf, type Table } from './table.ts';
import { granted, problem, type Verdict } from './verdict.ts';
import type { CommandOf } from './wire.ts';

const MAX_SCREENS = 4;

/** The host has let this screen look on: it sees what a watcher may see, also where watchers may not. */
export const showsOn = ({ room: { screens } }: Table, person: PersonId): boolean =>
  screens.some((one) => one.person === person && one.let);

/** Whether this person may bring a screen to the table. */
export const mayBring = (table: Table, person: PersonId): boolean =>
  person === table.room.host || seatOf(table, person) !== null;

/** A screen is brought to the table; where that is not the host, it waits for the host's word. */
export function brought(table: Table, by: PersonId, person: PersonId): Happening[] {
  const others = table.room.screens.filter((one) => one.person !== person);
  if (!mayBring(table, by) || others.length >= MAX_SCREENS) return [];
  return [{ type: 'screen', person, let: by === table.room.host }];
}

/** A screen goes by itself. */
export const screenLeft = ({ room: { screens } }: Table, person: PersonId): Happening[] =>
  screens.some((one) => one.person === person) ? [{ type: 'screenGone', person }] : [];

/** The host lets a screen look on, or sends it away. */
export function screen(table: Table, { person, let: isLet, name }: CommandOf<'screen'>): Verdict {
  const known = table.room.screens.find((one) => one.person === person);
  if (known === undefined) return isLet ? problem('noScreen') : granted();
  if (!isLet) return granted({ type: 'screenGone', person });
  const isSame = known.let && (name ?? known.name) === known.name;
  return isSame
    ? granted()
    : granted({ type: 'screen', ...known, ...(name && { name }), let: true });
}
