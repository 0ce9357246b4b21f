import { cowOf, type Cow, type CowKind } from '@tischlein/games/mow/language';

/** The drawing of each kind. Plain cows take one of three poses, so that neighbours differ. */
const SYMBOL: Record<Exclude<CowKind, 'cow'>, string> = {
  blocker: 'block',
  acrobat: 'acro',
  slowpoke: 'slow',
  calf: 'calf',
  thin: 'thin',
  milk: 'milk',
  mad: 'mad',
};

export const symbolOf = ({ kind, number }: Cow): string =>
  kind === 'cow' ? `cow-${poseOf(number!)}` : SYMBOL[kind];

function poseOf(number: number): 'a' | 'b' | 'c' {
  if (number > 9) return number % 2 === 0 ? 'a' : 'b';
  return (['a', 'c', 'b'] as const)[number % 3]!;
}

/** What stands on the card: slowpokes and calves have no number until they lie somewhere. */
export function labelOf({ kind, place }: Cow): string {
  if (place !== null) return String(place);
  return kind === 'slowpoke' ? '?' : '±1';
}

/** The hand as the player likes it; cows that find their number in the herd stand last. */
export function sortCows(hand: readonly string[], order: string | null): readonly string[] {
  if (order === 'drawn') return hand;
  const by = (code: string): [number, number] => {
    const { place, flies } = cowOf(code);
    return order === 'flies' ? [flies, place ?? 99] : [place ?? 99, flies];
  };
  return hand.toSorted((a, b) => by(a)[0] - by(b)[0] || by(a)[1] - by(b)[1]);
}
