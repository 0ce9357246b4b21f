import type { Seat } from '@tischlein/kit';
import type { Decision, Measured } from './review-worker.ts';
import type { Timeline } from './timeline.ts';
import type { ReviewPoint } from './review.ts';

/** Where the reviewed seat's chance changed much, and what changed it. */
export interface Turn {
  readonly ply: number;
  readonly by: 'own' | 'others' | 'cards';
  /** Who moved there, and how. */
  readonly seat: Seat;
  readonly move: string;
  readonly change: number;
}

const MAX_TURNS = 5;
/** Smaller changes turn nothing; a change must also stand out of what the measuring alone does. */
const MIN = 0.05;
const ERRORS = 2.5;

/**
 * Of each move: what the choice did, and what remains, which is cards. Own choices are measured as decisions; those of
 * others from the reviewed seat's view, and only where they were looked at: until then all of it counts as cards.
 */
export function turnsIn(
  timeline: Timeline,
  me: Seat,
  curve: readonly ReviewPoint[],
  decisions: readonly Decision[],
  choices: ReadonlyMap<number, Measured>,
): Turn[] {
  const own = new Map(decisions.map(({ ply, gain }) => [ply, gain]));
  const found = curve.slice(1).flatMap((after, i): Turn[] => {
    const before = curve[i]!;
    const { ply } = before;
    if (after.ply !== ply + 1) return [];
    const { seat, move } = timeline.moments[ply]!;
    const change = after.chances[me]! - before.chances[me]!;
    const choice = own.get(ply) ?? choices.get(ply) ?? { value: 0, error: 0 };
    const rest = change - choice.value;
    const noise = Math.hypot(before.error, after.error, choice.error);
    const by = own.has(ply) ? 'own' : 'others';
    return [
      ...(isClear(choice.value, choice.error)
        ? [{ ply, by, seat, move, change: choice.value } as const]
        : []),
      ...(isClear(rest, noise) ? [{ ply, by: 'cards', seat, move, change: rest } as const] : []),
    ];
  });
  return found
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MAX_TURNS)
    .sort((a, b) => a.ply - b.ply);
}

const isClear = (change: number, error: number): boolean =>
  Math.abs(change) >= Math.max(MIN, ERRORS * error);
