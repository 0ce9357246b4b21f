import type { Citation } from '@tischlein/kit';
import type { Big, BigIn } from '../../games/highlights.ts';
import { goTo, SPEEDS, toggled, type Reel } from './reel.ts';

/** A big moment of a film, and after which move it is. */
export interface BigMoment extends Big {
  readonly ply: number;
}

const MAX = 8;

/** All big moments of a game, by what each move did. */
export const momentsOf = (told: readonly (readonly Citation[])[], bigIn: BigIn): BigMoment[] =>
  told.flatMap((facts, i) => {
    const big = bigIn(facts);
    return big ? [{ ...big, ply: i + 1 }] : [];
  });

/** The biggest ones that fit: at most eight, none closer than `apart` moves to another. */
export function roomFor(moments: readonly BigMoment[], apart: number): BigMoment[] {
  const kept: BigMoment[] = [];
  for (const moment of moments.toSorted((a, b) => b.weight - a.weight || b.ply - a.ply)) {
    if (kept.length === MAX) break;
    if (kept.every(({ ply }) => Math.abs(ply - moment.ply) >= apart)) kept.push(moment);
  }
  return kept.sort((a, b) => a.ply - b.ply);
}

type Turn = (reel: Reel, moments: readonly BigMoment[]) => Reel;

const next = (reel: Reel, moments: readonly BigMoment[]): Reel =>
  goTo(reel, moments.find(({ ply }) => ply > reel.ply)?.ply ?? reel.last);
const previous = (reel: Reel, moments: readonly BigMoment[]): Reel =>
  goTo(reel, moments.findLast(({ ply }) => ply < reel.ply)?.ply ?? 0);

const KEYS: { readonly [key: string]: Turn } = {
  ' ': toggled,
  ArrowLeft: (reel) => goTo(reel, reel.ply - 1),
  ArrowRight: (reel) => goTo(reel, reel.ply + 1),
  Home: (reel) => goTo(reel, 0),
  End: (reel) => goTo(reel, reel.last),
  n: next,
  p: previous,
  ...Object.fromEntries(
    SPEEDS.map((speed, i): [string, Turn] => [String(i + 1), (reel) => ({ ...reel, speed })]),
  ),
};

/** Keys that mean something where the focus is do not turn the film as well. */
const OWN_KEYS = 'input, select, textarea, dialog, [role="toolbar"], [role="tablist"]';
const OWN_SPACE = 'button, a';

/** The film after a key. */
export function turnFilm(reel: Reel, event: KeyboardEvent, moments: readonly BigMoment[]): Reel {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  const turn = KEYS[key];
  if (!turn || defaultPrevented || ctrlKey || metaKey || altKey) return reel;
  const at = target instanceof Element ? target : null;
  if (at?.closest(OWN_KEYS) || (key === ' ' && at?.closest(OWN_SPACE))) return reel;
  event.preventDefault();
  return turn(reel, moments);
}
