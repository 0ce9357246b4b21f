import type { GameRecord, Player } from '@tischlein/kit';
import { ANIMALS, type Animal } from '@tischlein/kit/avatar';
import type { ShownChair } from '@tischlein/table';
import type { SeatInfo } from '../games/props.ts';
import { CAST, type ShownAvatar } from '../ui/avatar.ts';

/** The reader: their seat if they have one, what they are called where they have not said a name, and their animal. */
export interface Reading {
  readonly seat: number | null;
  readonly you: string | null;
  readonly avatar: Animal;
}

export function seatInfos(
  chairs: readonly ShownChair[],
  clocks: readonly (number | null)[],
  reader: Reading | null = null,
): SeatInfo[] {
  const names = namesOf(chairs);
  // With several people a table must look the same to all of them.
  const isAlone = chairs.filter(({ type }) => type === 'person').length === 1;
  const me = isAlone ? (reader?.seat ?? null) : null;
  return chairs.map((chair, seat) => ({
    name: (seat === me && reader!.you) || names[seat]!,
    avatar:
      seat === me && chair.type === 'person' && chair.who.avatar === null
        ? reader!.avatar
        : avatarOf(chair, names[seat]!),
    bot: chair.type === 'bot' ? chair.level : null,
    away: chair.type === 'person' && chair.away !== null,
    clock: clocks[seat] ?? null,
  }));
}

function avatarOf(chair: ShownChair, name: string): ShownAvatar | null {
  if (chair.type === 'empty') return null;
  if (chair.type === 'bot') return { cast: CAST.indexOf(name), level: chair.level };
  return chair.who.avatar ?? animalFor(name);
}

/** Whoever has not said which animal they are is always the same one. */
export const animalFor = (name: string): Animal =>
  ANIMALS[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % ANIMALS.length]!;

/** No two at a table have the same name: later people get a number, and a bot yields its name to whoever has it. */
function namesOf(chairs: readonly ShownChair[]): string[] {
  const names: string[] = [];
  chairs.forEach((chair, seat) => {
    if (chair.type !== 'person') return;
    const { name } = chair.who;
    let called = name;
    for (let i = 2; names.includes(called); i++) called = `${name} ${i}`;
    names[seat] = called;
  });
  chairs.forEach((chair, seat) => {
    if (chair.type === 'empty') names[seat] = `#${seat + 1}`;
    if (chair.type !== 'bot') return;
    const cast = CAST.map((_, i) => CAST[(seat + i) % CAST.length]!);
    names[seat] = cast.find((name) => !names.includes(name)) ?? cast[0]!;
  });
  return names;
}

/** The players of a record: people with their names and animals, bots of the cast. */
export const playerInfos = (
  players: readonly Player[],
  reader: Reading | null = null,
  kept: GameRecord['avatars'] = [],
): SeatInfo[] =>
  seatInfos(
    players.map((player, seat) => {
      if (typeof player !== 'string') return { type: 'bot', level: player.bot };
      const who = { id: '', name: player, avatar: kept[seat] ?? null };
      return { type: 'person', who, away: null };
    }),
    [],
    reader,
  );
