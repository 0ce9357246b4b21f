import type { GameRecord, Player } from '@tischlein/kit';
import type { ShownChair } from '@tischlein/table';
import type { SeatInfo } from '../games/props.ts';

/** Bots have names of cousins. */
const COUSINS = ['Vreni', 'Beni', 'Cleo', 'Dora', 'Fritz', 'Gret', 'Hans', 'Ida', 'Jo', 'Kari'];

/** The name of players who gave none, in every language: a record keeps that of the language it was played in. */
export const NAMELESS: readonly string[] = ['Guest', 'Gast', 'Gascht', 'Vendég'];

/** The reader: their seat if they have one, what they are called without a name, and their animal. */
export interface Reading {
  readonly seat: number | null;
  readonly you: string;
  readonly avatar: number | null;
}

export function seatInfos(
  chairs: readonly ShownChair[],
  clocks: readonly (number | null)[],
  reader: Reading | null = null,
): SeatInfo[] {
  const names = namesOf(chairs);
  const me = reader?.seat ?? null;
  if (me !== null && NAMELESS.includes(ownName(chairs[me]!, me))) names[me] = reader!.you;
  // With several people a table must look the same to all of them: only animals that the table tells are used.
  const isAlone = chairs.filter(({ kind }) => kind === 'person').length === 1;
  const own = isAlone ? (reader?.avatar ?? null) : null;
  const avatars = avatarsFor(
    chairs.map((chair, seat) => {
      const told = chair.kind === 'person' ? chair.who.avatar : null;
      return told ?? (seat === me ? own : null);
    }),
  );
  return chairs.map((chair, seat) => ({
    name: names[seat]!,
    avatar: avatars[seat]!,
    bot: chair.kind === 'bot' ? chair.level : null,
    away: chair.kind === 'person' && chair.away !== null,
    clock: clocks[seat] ?? null,
  }));
}

/** Players get the animal they chose unless a seat before theirs has it; all others that of their seat, or a free one. */
export function avatarsFor(chosen: readonly (number | null)[]): number[] {
  const taken = new Map<number, number>();
  chosen.forEach((avatar, seat) => {
    if (avatar !== null && !taken.has(avatar)) taken.set(avatar, seat);
  });
  const avatarOf = (seat: number): number => [...taken].find(([, one]) => one === seat)?.[0] ?? -1;
  chosen.forEach((_, seat) => {
    if (avatarOf(seat) >= 0) return;
    let avatar = taken.has(seat) ? 0 : seat;
    while (taken.has(avatar)) avatar += 1;
    taken.set(avatar, seat);
  });
  return chosen.map((_, seat) => avatarOf(seat));
}

/** No two at a table have the same name: people come before bots, and later seats get a number. */
function namesOf(chairs: readonly ShownChair[]): string[] {
  const names: string[] = [];
  const seats = [...chairs.keys()];
  const isPerson = (seat: number): boolean => chairs[seat]!.kind === 'person';
  for (const seat of [...seats.filter(isPerson), ...seats.filter((one) => !isPerson(one))]) {
    const name = ownName(chairs[seat]!, seat);
    let called = name;
    for (let i = 2; names.includes(called); i++) called = `${name} ${i}`;
    names[seat] = called;
  }
  return names;
}

function ownName(chair: ShownChair, seat: number): string {
  if (chair.kind === 'person') return chair.who.name;
  return chair.kind === 'empty' ? `#${seat + 1}` : COUSINS[seat % COUSINS.length]!;
}

/** The players of a record: people with their names and animals, bots with names of cousins. */
export const playerInfos = (
  players: readonly Player[],
  reader: Reading | null = null,
  kept: GameRecord['avatars'] = [],
): SeatInfo[] =>
  seatInfos(
    players.map((player, seat) => {
      if (typeof player !== 'string') return { kind: 'bot', level: player.bot };
      const who = { id: '', name: player, avatar: kept[seat] ?? null };
      return { kind: 'person', who, away: null };
    }),
    [],
    reader,
  );
