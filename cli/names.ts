import type { Player } from '@tischlein/kit';

/** Who sits at the table: bots have names too. */
const NAMES = ['Anna', 'Beni', 'Cleo', 'Dora', 'Fritz', 'Gret', 'Hans', 'Ida', 'Jo', 'Kari'];

export const USUAL_NAME = NAMES[0]!;

/** As a terminal may be shown them: what would steer it, or turn the writing round, is spelled out. */
export const namesOf = (seats: readonly Player[]): string[] =>
  seats.map((player, seat) =>
    typeof player === 'string' ? spelledOut(player) : NAMES[seat % NAMES.length]!,
  );

const spelledOut = (text: string): string =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (letter) => `\\u{${letter.codePointAt(0)!.toString(16)}}`,
  );
