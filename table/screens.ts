/** Big screens at a table: readers without a seat. Somebody at the table brings one, the host lets it look on. */
import type { Happening } from './entries.ts';
import type { PersonId } from './who.ts';
import { seatOf, type Screen, type Table } from './table.ts';
import { granted, problem, type Verdict } from './verdict.ts';
import type { CommandOf } from './wire.ts';

const MAX_SCREENS = 4;

/** The host has let this screen look on: it sees what a watcher may see, also where watchers may not. */
export const showsOn = ({ screens }: Table, person: PersonId): boolean =>
  screens.some((one) => one.person === person && one.let);

/** Whether this person may bring a screen to the table. */
export const mayBring = (table: Table, person: PersonId): boolean =>
  person === table.host || seatOf(table, person) !== null;

/** A screen is brought to the table; where that is not the host, it waits for the host's word. */
export function brought(table: Table, by: PersonId, screen: Omit<Screen, 'let'>): Happening[] {
  const others = table.screens.filter(({ person }) => person !== screen.person);
  if (!mayBring(table, by) || others.length >= MAX_SCREENS) return [];
  return [{ e: 'screen', ...screen, let: by === table.host }];
}

/** A screen goes by itself. */
export const screenLeft = ({ screens }: Table, person: PersonId): Happening[] =>
  screens.some((one) => one.person === person) ? [{ e: 'screenGone', person }] : [];

/** The host lets a screen look on, or sends it away. */
export function screen(table: Table, { person, let: isLet }: CommandOf<'screen'>): Verdict {
  const known = table.screens.find((one) => one.person === person);
  if (known === undefined) return isLet ? problem('noScreen') : granted();
  if (!isLet) return granted({ e: 'screenGone', person });
  return known.let ? granted() : granted({ e: 'screen', ...known, let: true });
}
