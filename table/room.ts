/** Who comes to a table and goes from it, beside the chairs: the door, the host's rights, who may not come back. */
import type { Happening, PersonId } from './entries.ts';
import { distinctName } from './name.ts';
import {
  byBot,
  drawn,
  isBarred,
  presentSeats,
  seatOf,
  type Chair,
  type NamedPerson,
  type Table,
} from './table.ts';
import { granted, problem, type Verdict } from './verdict.ts';
import type { WishOf } from './wire.ts';

const MAX_AT_DOOR = 12;

export const isBetween = ({ phase }: Table): boolean => phase === 'open' || phase === 'over';

/** After a game bots give up their chairs, and so do people who have gone. */
export const isFree = (table: Table, chair: Chair): boolean =>
  chair.kind === 'empty' ||
  (table.phase === 'over' && (chair.kind === 'bot' || chair.away !== null));

export const nameFor = (table: Table, name: string): string =>
  distinctName(
    name,
    table.chairs.flatMap((each) => (each.kind === 'person' ? [each.name] : [])),
  );

/** Somebody is given the first free chair; nothing where they have one, may not, or there is none. */
export function seating(table: Table, { person, name, figure }: NamedPerson): Happening[] {
  const seat = table.chairs.findIndex((chair) => isFree(table, chair));
  if (seat === -1 || isBarred(table, person) || seatOf(table, person) !== null) return [];
  const who = { person, name: nameFor(table, name), ...drawn(figure) };
  return [{ e: 'sat', seat, ...who }];
}

/** Asks for a chair: that of a bot in the middle of a game, or any for the next one. */
export function ask(table: Table, wish: WishOf<'ask'>, person: PersonId): Verdict {
  const { seat, name, figure } = wish;
  if (isBarred(table, person)) return problem('barred');
  if (seatOf(table, person) !== null) return problem('seated');
  if (seat !== null && table.chairs[seat] === undefined) return problem('noChair');
  if (seat !== null && !mayBeGiven(table, seat)) return problem('chairTaken');
  const known = table.door.find((one) => one.person === person);
  if (known?.seat === seat && known.name === name) return granted();
  if (!known && table.door.length >= MAX_AT_DOOR) return problem('tooMuch');
  const who = { person, name, ...drawn(figure) };
  return granted({ e: 'sat', seat: seat ?? -1, ...who, door: true });
}

/** The host gives somebody who asked a chair, or turns them away. */
export function give(table: Table, { person, seat }: WishOf<'give'>): Verdict {
  const one = table.door.find((each) => each.person === person);
  if (one === undefined) return problem('notAsked');
  if (seat === null) return granted({ e: 'turnedAway', person });
  if (table.chairs[seat] === undefined) return problem('noChair');
  if (!mayBeGiven(table, seat)) return problem('chairTaken');
  const who = { person, name: nameFor(table, one.name), ...drawn(one.figure) };
  return granted({ e: 'sat', seat, ...who });
}

/** From a rated game nobody's chair is given away: it is decided by those who began it. */
function mayBeGiven(table: Table, seat: number): boolean {
  const chair = table.chairs[seat]!;
  if (isBetween(table)) return isFree(table, chair);
  return table.phase === 'playing' && !table.settings.rated && byBot(table, seat);
}

export function handOver(table: Table, { person }: WishOf<'handOver'>): Verdict {
  const seat = seatOf(table, person);
  if (seat === null || !presentSeats(table).includes(seat)) return problem('notNow');
  return table.host === person ? granted() : granted({ e: 'hosted', person });
}

export const unbar = (table: Table, { person }: WishOf<'unbar'>): Verdict =>
  isBarred(table, person) ? granted({ e: 'unbarred', person }) : granted();

/** The person who has sat here longest of those who are here. */
export function heirOf(table: Table, isHere: (person: PersonId) => boolean): PersonId | null {
  const people = table.chairs.flatMap((chair) =>
    chair.kind === 'person' && chair.away === null && isHere(chair.person) ? [chair] : [],
  );
  return people.sort((a, b) => a.since - b.since)[0]?.person ?? null;
}
