import type { Player } from '@tischlein/kit';
import type { ToldChair } from '@tischlein/table';
import type { SeatInfo } from './props.ts';

/** Bots are called after cousins; no two at a table are called alike. */
const COUSINS = ['Vreni', 'Beni', 'Cleo', 'Dora', 'Fritz', 'Gret', 'Hans', 'Ida', 'Jo', 'Kari'];

export function seatInfos(
  chairs: readonly ToldChair[],
  clocks: readonly (number | null)[],
): SeatInfo[] {
  return chairs.map((chair, seat) => ({
    name: nameOf(chair, seat, chairs),
    figure: seat,
    bot: chair.kind === 'bot' ? chair.level : null,
    away: chair.kind === 'person' && chair.away !== null,
    clock: clocks[seat] ?? null,
  }));
}

function nameOf(chair: ToldChair, seat: number, chairs: readonly ToldChair[]): string {
  if (chair.kind === 'person') return chair.name;
  if (chair.kind === 'empty') return `#${seat + 1}`;
  const cousin = COUSINS[seat % COUSINS.length]!;
  const taken = chairs.some((other) => other.kind === 'person' && other.name === cousin);
  return taken ? `${cousin} ${seat + 1}` : cousin;
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
