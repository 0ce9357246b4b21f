import type { MowView } from '@tischlein/games/mow';
/** What is drawn on a card, read from its code: `7.1y`, `block16`, `slow@6`, `calf@0`. */
export interface CowFace {
  readonly code: string;
  readonly kind: 'cow' | 'block' | 'acro' | 'slow' | 'calf' | 'thin' | 'milk' | 'mad';
  /** What stands on the card: slowpokes and calves have no number until they lie somewhere. */
  readonly label: string;
  /** The place in the herd it stands at, null for a slowpoke or a calf in the hand. */
  readonly place: number | null;
  readonly flies: number;
  readonly yellow: boolean;
}

const SPECIAL_FLIES = 5;
const YELLOW_KINDS = ['calf', 'thin', 'milk', 'mad'];
/** The numbers printed on special cows (MOW-1). */
const PRINTED: { readonly [kind: string]: number } = { thin: 5, milk: 11, mad: 8 };

export function cowFace(code: string): CowFace {
  const plain = /^(\d+)(?:\.(\d))?(y?)$/.exec(code);
  if (plain) {
    const place = Number(plain[1]);
    const yellow = plain[3] === 'y';
    return { code, kind: 'cow', label: plain[1]!, place, flies: Number(plain[2] ?? 0), yellow };
  }
  const [, kind, number, y, at] = /^([a-z]+?)(\d+)?(y?)(?:@(\d+))?$/.exec(code) ?? [];
  const face = { code, kind: kind as CowFace['kind'], flies: SPECIAL_FLIES };
  const yellow = y === 'y' || YELLOW_KINDS.includes(kind!);
  if (kind === 'slow' || kind === 'calf') {
    const label = at ?? (kind === 'slow' ? '?' : '±1');
    return { ...face, label, place: at === undefined ? null : Number(at), yellow };
  }
  const place = number === undefined ? PRINTED[kind!]! : Number(number);
  return { ...face, label: String(place), place, yellow };
}

/** A plain cow takes one of three poses, so that neighbours differ. */
export function poseOf(place: number): 'a' | 'b' | 'c' {
  if (place > 9) return place % 2 === 0 ? 'a' : 'b';
  return (['a', 'c', 'b'] as const)[place % 3]!;
}

export const PLACES = Array.from({ length: 17 }, (_, place) => place);

/** A herd by places: the cow that stands there, and the acrobat on it. */
export interface Standing {
  readonly cow: CowFace;
  readonly acrobat: CowFace | null;
}

export function standings(herd: readonly string[]): ReadonlyMap<number, Standing> {
  const byPlace = new Map<number, Standing>();
  for (const face of herd.map(cowFace)) {
    const under = byPlace.get(face.place!);
    byPlace.set(
      face.place!,
      face.kind === 'acro' && under ? { ...under, acrobat: face } : { cow: face, acrobat: null },
    );
  }
  return byPlace;
}

export const fliesOf = (codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + cowFace(code).flies, 0);

/** MOW-39: until the round is counted nobody is shown what lies in the stables. Under rules 1 they were open. */
export const isClosed = ({ options, result }: MowView): boolean =>
  options['stables'] === 'closed' && result === null;
