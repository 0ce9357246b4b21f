import type { Player } from '@tischlein/kit';

/** Who sits at the table: bots have names too. */
const NAMES = ['Anna', 'Beni', 'Cleo', 'Dora', 'Fritz', 'Gret', 'Hans', 'Ida', 'Jo', 'Kari'];

export const USUAL_NAME = NAMES[0]!;

export const namesOf = (seats: readonly Player[]): string[] =>
  seats.map((player, seat) => (typeof player === 'string' ? player : NAMES[seat % NAMES.length]!));
