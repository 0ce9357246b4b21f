import type { Player } from '@tischlein/kit';
import type { ToldChair } from '@tischlein/table';
import type { SeatInfo } from './props.ts';

/** Bots are called after cousins. */
const COUSINS = ['Vreni', 'Beni', 'Cleo', 'Dora', 'Fritz', 'Gret', 'Hans', 'Ida', 'Jo', 'Kari'];

export function seatInfos(
  chairs: readonly ToldChair[],
  clocks: readonly (number | null)[],
): SeatInfo[] {
  const names = namesOf(chairs);
  return chairs.map((chair, seat) => ({
    name: names[seat]!,
    figure: seat,
    bot: chair.kind === 'bot' ? chair.level : null,
    away: chair.kind === 'person' && chair.away !== null,
    clock: clocks[seat] ?? null,
  }));
}

/** No two at a table are called alike: people choose first, and who comes later gets a number. */
function namesOf(chairs: readonly ToldChair[]): string[] {
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

function ownName(chair: ToldChair, seat: number): string {
  if (chair.kind === 'person') return chair.name;
  return chair.kind === 'empty' ? `#${seat + 1}` : COUSINS[seat % COUSINS.length]!;
}

/** Who played, in a record: people by name, bots after cousins. */
export const figuresOf = (players: readonly Player[]): SeatInfo[] =>
  seatInfos(
    players.map((player) =>
      typeof player === 'string'
        ? { kind: 'person', person: '', name: player, away: null }
        : { kind: 'bot', level: player.bot },
    ),
    [],
  );
