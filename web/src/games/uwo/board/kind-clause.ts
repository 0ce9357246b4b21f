import { creatureAt, type Kind, type UwoView } from '@tischlein/games/uwo/language';

const OWN: Partial<Record<Kind, string>> = {
  bazooka: 'UWO-50',
  rider: 'UWO-51',
  dynamite: 'UWO-54',
  miss: 'UWO-23',
};

/** The clause about a kind; most have no more than what their card shows (UWO-3). */
export const clauseOf = (kind: Kind): string => OWN[kind] ?? 'UWO-3';

/** The clause about what stands on a square. */
export function clauseAt(view: UwoView, square: string): string | undefined {
  const form = creatureAt(view, square)?.form;
  return square in view.ko ? 'UWO-25' : form && clauseOf(form);
}
