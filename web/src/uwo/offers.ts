import type { Kind } from '@tischlein/games/uwo';

type BySquare = ReadonlyMap<string, string>;
const PLAIN = ['end', 'burn', 'miss', 'fall', 'stop'] as const;
type Plain = (typeof PLAIN)[number];

export interface Ride {
  readonly path: readonly string[];
  readonly move: string;
}

/** The moves in `legal`, sorted by what one touches to make them: a creature, then a square; or a card. */
export interface Offers {
  readonly walks: ReadonlyMap<string, BySquare>;
  readonly attacks: ReadonlyMap<string, BySquare>;
  readonly rides: ReadonlyMap<string, readonly Ride[]>;
  readonly blasts: BySquare;
  readonly morfs: ReadonlyMap<Kind, BySquare>;
  readonly swaps: ReadonlyMap<Kind, string>;
  readonly plain: ReadonlySet<Plain>;
}

export function offersIn(legal: readonly string[]): Offers {
  const walks = new Map<string, Map<string, string>>();
  const attacks = new Map<string, Map<string, string>>();
  const rides = new Map<string, Ride[]>();
  const blasts = new Map<string, string>();
  const morfs = new Map<Kind, Map<string, string>>();
  const swaps = new Map<Kind, string>();
  const plain = new Set<Plain>();
  for (const move of legal) {
    const [type, rest = ''] = move.split(' ');
    const squares = rest.split('-');
    const [from = '', to = ''] = squares;
    if (type === 'walk') under(walks, from).set(to, move);
    else if (type === 'attack') under(attacks, from).set(to, move);
    else if (type === 'ride')
      rides.set(from, [...(rides.get(from) ?? []), { path: squares, move }]);
    else if (type === 'blast') blasts.set(rest, move);
    else if (type === 'swap') swaps.set(rest as Kind, move);
    else if (type === 'morf') {
      const [kind = '', square = ''] = rest.split('@');
      under(morfs, kind as Kind).set(square, move);
    } else if ((PLAIN as readonly string[]).includes(move)) plain.add(move as Plain);
  }
  return { walks, attacks, rides, blasts, morfs, swaps, plain };
}

function under<K>(map: Map<K, Map<string, string>>, key: K): Map<string, string> {
  const made = map.get(key) ?? new Map<string, string>();
  map.set(key, made);
  return made;
}

/** The creature on this square has something to do. */
export const canAct = (offers: Offers, square: string): boolean =>
  offers.walks.has(square) ||
  offers.attacks.has(square) ||
  offers.rides.has(square) ||
  offers.blasts.has(square);
