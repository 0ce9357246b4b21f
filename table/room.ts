/** Who comes to a table and goes from it, beside the chairs: the door, the host's rights, who may not come back. */
import type { Happening } from './entries.ts';
import { whoFrom, type PersonId, type Who } from './who.ts';
import { distinctName } from './name.ts';
import { byBot, isBarred, presentSeats, seatOf, type Chair, type Table } from './table.ts';
import { granted, problem, type Verdict } from './verdict.ts';
import type { CommandOf } from './wire.ts';

const MAX_AT_DOOR = 12;

export const isBetween = ({ phase }: Table): boolean => phase === 'open' || phase === 'over';

/** After a game bots give up their chairs, and so do people who have gone. */
export const isFree = (table: Table, chair: Chair): boolean =>
  chair.kind === 'empty' ||
  (table.phase === 'over' && (chair.kind === 'bot' || chair.away !== null));

/** Called so that nobody else at the table has the same name. */
export const withFreeName = (table: Table, who: Who): Who => ({
  ...who,
  name: distinctName(
    who.name,
    table.chairs.flatMap((each) => (each.kind === 'person' ? [each.who.name] : [])),
  ),
});

/** Somebody is given the first free chair; nothing where they have one, may not, or there is none. */
export function seating(table: Table, who: Who): Happening[] {
  const seat = table.chairs.findIndex((chair) => isFree(table, chair));
  if (seat === -1 || isBarred(table, who.id) || seatOf(table, who.id) !== null) return [];
  return [{ e: 'sat', seat, who: withFreeName(table, who) }];
}

/** Asks for a chair: that of a bot in the middle of a game, or any for the next one. */
export function ask(table: Table, command: CommandOf<'ask'>, person: PersonId): Verdict {
  const { seat } = command;
  if (isBarred(table, person)) return problem('barred');
  if (seatOf(table, person) !== null) return problem('seated');
  if (seat !== null && table.chairs[seat] === undefined) return problem('noChair');
  if (seat !== null && !mayBeGiven(table, seat)) return problem('chairTaken');
  const known = table.door.find(({ who }) => who.id === person);
  if (known?.seat === seat && known.who.name === command.name) return granted();
  if (!known && table.door.length >= MAX_AT_DOOR) return problem('tooMuch');
  return granted({ e: 'sat', seat: seat ?? -1, who: whoFrom(person, command), door: true });
}

/** The host gives somebody who asked a chair, or turns them away. */
export function give(table: Table, { person, seat }: CommandOf<'give'>): Verdict {
  const one = table.door.find(({ who }) => who.id === person);
  if (one === undefined) return problem('notAsked');
  if (seat === null) return granted({ e: 'turnedAway', person });
  if (table.chairs[seat] === undefined) return problem('noChair');
  if (!mayBeGiven(table, seat)) return problem('chairTaken');
  return granted({ e: 'sat', seat, who: withFreeName(table, one.who) });
}

/** From a rated game nobody's chair is given away: it is decided by those who began it. */
function mayBeGiven(table: Table, seat: number): boolean {
  const chair = table.chairs[seat]!;
  if (isBetween(table)) return isFree(table, chair);
  return table.phase === 'playing' && !table.settings.rated && byBot(table, seat);
}

export function handOver(table: Table, { person }: CommandOf<'handOver'>): Verdict {
  const seat = seatOf(table, person);
  if (seat === null || !presentSeats(table).includes(seat)) return problem('notNow');
  return table.host === person ? granted() : granted({ e: 'hosted', person });
}

export const unbar = (table: Table, { person }: CommandOf<'unbar'>): Verdict =>
  isBarred(table, person) ? granted({ e: 'unbarred', person }) : granted();

/** The person who has sat here longest of those who are here. */
export function heirOf(table: Table, isHere: (person: PersonId) => boolean): PersonId | null {
  const people = table.chairs.flatMap((chair) =>
    chair.kind === 'person' && chair.away === null && isHere(chair.who.id) ? [chair] : [],
  );
  return people.sort((a, b) => a.since - b.since)[0]?.who.id ?? null;
}
