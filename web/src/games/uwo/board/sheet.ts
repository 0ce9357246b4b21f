import { creatureAt, type Creature, type UwoView } from '@tischlein/games/uwo/language';
import type { Choice } from './choice.ts';

/** What lies over the field and wants an answer first. */
export type Sheet =
  | { readonly is: 'burn' }
  | { readonly is: 'ending' }
  /** One's own creature is attacked and may answer. */
  | { readonly is: 'duel'; readonly mine: Creature; readonly theirs: Creature };

export function sheetFor(choice: Choice, view: UwoView): Sheet | null {
  if (choice.at === 'burn') return { is: 'burn' };
  if (view.result) return { is: 'ending' };
  const { duel } = view;
  if (!duel || duel.asked !== view.seat || !duel.target || !duel.attacker) return null;
  const mine = creatureAt(view, duel.target);
  const theirs = creatureAt(view, duel.attacker);
  return mine && theirs ? { is: 'duel', mine, theirs } : null;
}
