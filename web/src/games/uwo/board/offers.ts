import { parseMove, type Kind, type PlainMove } from '@tischlein/games/uwo/language';

type BySquare = ReadonlyMap<string, string>;

interface Ride {
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
  readonly plain: ReadonlySet<PlainMove>;
}

export function offersIn(legal: readonly string[]): Offers {
  const walks = new Map<string, Map<string, string>>();
  const attacks = new Map<string, Map<string, string>>();
  const rides = new Map<string, Ride[]>();
  const blasts = new Map<string, string>();
  const morfs = new Map<Kind, Map<string, string>>();
  const swaps = new Map<Kind, string>();
  const plain = new Set<PlainMove>();
  for (const text of legal) {
    const move = parseMove(text);
    if (!move) continue;
    if (move.type === 'walk') under(walks, move.from).set(move.to, text);
    else if (move.type === 'attack') under(attacks, move.from).set(move.to, text);
    else if (move.type === 'ride') {
      const [start = ''] = move.path;
      rides.set(start, [...(rides.get(start) ?? []), { path: move.path, move: text }]);
    } else if (move.type === 'blast') blasts.set(move.square, text);
    else if (move.type === 'swap') swaps.set(move.kind, text);
    else if (move.type === 'morf') under(morfs, move.kind).set(move.square, text);
    else plain.add(move.type);
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

/** The rides that begin as this path does. */
export const ridesAlong = (path: readonly string[], { rides }: Offers): readonly Ride[] =>
  (rides.get(path[0]!) ?? []).filter((ride) => path.every((s, i) => ride.path[i] === s));

/** The ride that ends where the path ends now, where that is legal. */
export const rideOf = (path: readonly string[], offers: Offers): Ride | undefined =>
  ridesAlong(path, offers).find((ride) => ride.path.length === path.length);
