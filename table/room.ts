/** Who comes to a table and goes from it, beside the chairs: the door, the host's rights, who may not come back. */
import { setUp } from '@tischlein/kit';
import { isSpent } from './clock.ts';
import type { Happening } from './entries.ts';
import { distinctWho, whoFrom, type PersonId, type Who } from './who.ts';
import {
  byBot,
  isBarred,
  isLockedOut,
  isPresent,
  presentSeats,
  seatOf,
  playerId,
  playsAt,
} from './table.ts';
import type { Chair, Table } from './table.ts';
import { gamesOf } from './tally.ts';
import { granted, problem, type Outside, type Verdict } from './verdict.ts';
import type { CommandOf } from './wire.ts';

const MAX_AT_DOOR = 12;
/** At a locked table somebody may ask this often. */
export const ASKED_EVERY_MS = 60_000;

export const isBetween = ({ room: { phase } }: Table): boolean =>
  phase === 'open' || phase === 'over';

/** After a game bots give up their chairs, and so do people who have gone. */
const isFree = (table: Table, chair: Chair): boolean =>
  chair.type === 'empty' ||
  (table.room.phase === 'over' && (chair.type === 'bot' || chair.away !== null));

/** As many people have a chair at a table, some only to watch. */
const MAX_CHAIRS = 16;

/** One more chair is put behind the others where the game has no more seats. */
const isAdded = ({ game, room: { chairs, settings } }: Table, seat: number): boolean =>
  seat === chairs.length && settings.seats === game.seats.max && seat < MAX_CHAIRS;

/** Between games: why nobody can sit down there. */
export function takenAt(table: Table, seat: number): 'noChair' | 'chairTaken' | null {
  const chair = table.room.chairs[seat];
  if (chair === undefined) return isAdded(table, seat) ? null : 'noChair';
  return isFree(table, chair) ? null : 'chairTaken';
}

/**
 * How people change chairs before the next game: where more sit here than can play, those who have played least this
 * evening do, and of them those who have sat here longest. The others watch.
 */
function lineUp(table: Table): number[] {
  const { chairs, settings, tally } = table.room;
  const all = [...chairs.keys()];
  if (chairs.length === settings.seats) return all;
  const rankOf = (at: number): readonly number[] => {
    const chair = chairs[at]!;
    if (chair.type !== 'person') return [2, 0, at];
    return [chair.away === null ? 0 : 1, gamesOf(tally, chair.who.id), chair.since];
  };
  const ranks = all.map(rankOf);
  const compare = (a: number, b: number): number =>
    ranks[a]!.map((rank, i) => rank - ranks[b]![i]!).find((by) => by !== 0) ?? 0;
  const taken = all.filter((at) => chairs[at]!.type !== 'empty');
  const playing = new Set([...taken].sort(compare).slice(0, settings.seats));
  const coming = [...playing].filter((at) => at >= settings.seats).sort((a, b) => a - b);
  const seats = all.slice(0, settings.seats);
  const watching = taken.filter((at) => !playing.has(at) && chairs[at]!.type === 'person');
  return [...seats.map((at) => (playing.has(at) ? at : (coming.shift() ?? at))), ...watching];
}

/** The chairs that play: in a game those at its seats, between games those that will. */
export const playingChairs = (table: Table): number[] =>
  (isBetween(table) ? lineUp(table) : [...table.room.chairs.keys()]).slice(
    0,
    table.room.settings.seats,
  );

/** People take the chairs they will play on. */
export function linedUp(table: Table): Happening[] {
  const order = lineUp(table);
  const isSame =
    order.length === table.room.chairs.length && order.every((seat, at) => seat === at);
  return isSame ? [] : [{ type: 'shuffled', order }];
}

/**
 * Another game from now on, for as many of the people here as it has seats, by the house rules it had here last. Bots leave,
 * nothing is rated, and everybody is asked anew.
 */
export function change(table: Table, { game: name }: CommandOf<'change'>): Verdict {
  const { chairs, rulesOf } = table.room;
  if (!isBetween(table)) return problem('playing');
  if (name === table.game.name) return granted();
  const game = table.find(name);
  if (game === undefined) return problem('noGame');
  const people = chairs.filter(isPresent).length;
  const seats = Math.max(game.seats.min, Math.min(game.seats.max, people));
  const before = setUp(game, rulesOf[name] ?? {}, seats);
  const fits = before.ok ? before : setUp(game, {}, seats);
  if (!fits.ok) return problem('settings');
  const { options } = fits.value;
  return granted({ type: 'changed', game: name, rules: game.version, options, seats });
}

/** Two chairs change places between games. */
export function swap(
  { room: { chairs, phase } }: Table,
  { seat, with: other }: CommandOf<'swap'>,
): Verdict {
  if (phase === 'playing' || phase === 'starting') return problem('playing');
  if (chairs[seat] === undefined || chairs[other] === undefined) return problem('noChair');
  const order = [...chairs.keys()].map((at) => (at === seat ? other : at === other ? seat : at));
  return granted({ type: 'shuffled', order });
}

/** Called and dressed so that nobody else at the table is taken for them. */
export const distinctAt = (table: Table, who: Who): Who =>
  distinctWho(
    who,
    table.room.chairs.flatMap((each) =>
      each.type === 'person' && each.who.id !== who.id ? [each.called ?? each.who] : [],
    ),
  );

/** Somebody has changed their name or face: it is the same on their chair. */
export function calling(table: Table, who: Who): Happening[] {
  const seat = seatOf(table, who.id);
  const chair = seat === null ? undefined : table.room.chairs[seat];
  if (seat === null || chair?.type !== 'person') return [];
  const before = chair.called ?? chair.who;
  const called = distinctAt(table, who);
  const isSame = called.name === before.name && called.avatar === before.avatar;
  return isSame ? [] : [{ type: 'sat', seat, who: called, called: true }];
}

/** Somebody is given the first free chair; nothing where they have one, may not, or there is none. */
export function seating(table: Table, who: Who): Happening[] {
  const seat = table.room.chairs.findIndex((chair) => isFree(table, chair));
  if (seat === -1 || isBarred(table, who.id) || isLockedOut(table, who.id)) return [];
  if (seatOf(table, who.id) !== null) return [];
  return [{ type: 'sat', seat, who: distinctAt(table, who) }];
}

const hasAsked = (table: Table, person: PersonId): boolean =>
  table.room.asked.some((one) => one.person === person);

/**
 * Asks for a chair: that of a bot in the middle of a game, or any for the next one. Whoever was removed may ask once to
 * come back.
 */
export function ask(
  table: Table,
  command: CommandOf<'ask'>,
  person: PersonId,
  { now }: Pick<Outside, 'now'>,
): Verdict {
  const { seat } = command;
  const wasRemoved = isBarred(table, person);
  if (wasRemoved && hasAsked(table, person)) return problem('barred');
  if (seatOf(table, person) !== null && !wasRemoved) return problem('seated');
  const taken = seat === null ? null : notGiven(table, seat);
  if (taken !== null) return problem(taken);
  const known = table.room.door.find(({ who }) => who.id === person);
  if (known?.seat === seat && known.who.name === command.name) return granted();
  const isAgain = table.room.asked.some(
    (one) => one.person === person && one.at > now - ASKED_EVERY_MS,
  );
  if (isAgain && isLockedOut(table, person)) return problem('askedOften');
  if (!known && table.room.door.length >= MAX_AT_DOOR) return problem('tooMuch');
  return granted({ type: 'sat', seat: seat ?? -1, who: whoFrom(person, command), door: true });
}

/** The host gives somebody who asked a chair, or turns them away. */
export function give(table: Table, { person, seat }: CommandOf<'give'>): Verdict {
  const one = table.room.door.find(({ who }) => who.id === person);
  if (one === undefined) return problem('notAsked');
  const turnedAway: Happening = { type: 'turnedAway', person };
  if (seat === null) return granted(turnedAway);
  const letBack: Happening[] = isBarred(table, person) ? [{ type: 'unbarred', person }] : [];
  // Whoever was removed from a game has their chair there still.
  if (seatOf(table, person) !== null) return granted(...letBack, turnedAway);
  const taken = notGiven(table, seat);
  if (taken !== null) return problem(taken);
  return granted(...letBack, { type: 'sat', seat, who: distinctAt(table, one.who) });
}

/** From a rated game nobody's chair is given away: it is decided by those who began it. */
function notGiven(table: Table, seat: number): ReturnType<typeof takenAt> {
  const { phase, settings, chairs } = table.room;
  if (isBetween(table) || seat >= chairs.length) return takenAt(table, seat);
  return phase === 'playing' && !settings.rated && byBot(table, seat) ? null : 'chairTaken';
}

export function handOver(table: Table, { person }: CommandOf<'handOver'>): Verdict {
  const seat = seatOf(table, person);
  if (seat === null || !presentSeats(table).includes(seat)) return problem('notNow');
  return table.room.host === person ? granted() : granted({ type: 'hosted', person });
}

/** Whoever looks at the table again after they were gone has their seat before the bot's next move. */
export function comingBack(table: Table, person: PersonId, now: number): Happening[] {
  const seat = seatOf(table, person);
  const chair = seat === null ? undefined : table.room.chairs[seat];
  if (seat === null || chair?.type !== 'person' || chair.away !== 'gone') return [];
  return isSpent(table, seat, now) ? [] : [{ type: 'back', seat }];
}

export const unbar = (table: Table, { person }: CommandOf<'unbar'>): Verdict =>
  isBarred(table, person) ? granted({ type: 'unbarred', person }) : granted();

/** The person who has sat here longest of those who are here. */
export function heirOf(table: Table, isHere: (person: PersonId) => boolean): PersonId | null {
  const people = table.room.chairs.flatMap((chair) =>
    chair.type === 'person' && chair.away === null && isHere(chair.who.id) ? [chair] : [],
  );
  return people.sort((a, b) => a.since - b.since)[0]?.who.id ?? null;
}

/** Somebody deletes themselves: they leave their chair, and their name leaves the table. */
export function forgetting(table: Table, person: PersonId): Happening[] {
  const seat = seatOf(table, person);
  const forgotten: Happening = { type: 'forgotten', person };
  if (seat === null) {
    const isKnown =
      table.room.host === person ||
      table.play.players.some((player) => playerId(player) === person);
    return isKnown ? [forgotten] : [];
  }
  if (isBetween(table) || playsAt(table, person) === null)
    return [{ type: 'freed', seat }, forgotten];
  return byBot(table, seat) ? [forgotten] : [{ type: 'away', seat, why: 'left' }, forgotten];
}

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
