import type { ShownPerson } from '@tischlein/api';
import { hasWon, isDrawn } from '../../table/finished/finished.ts';

type Outcome = ShownPerson['outcomes'][number];

/** Who played, with their points; a game that was stopped has none. */
export const pointsIn = ({ names, scores }: Pick<Outcome, 'names' | 'scores'>): string =>
  names.map((name, seat) => [name, scores[seat] ?? ''].join(' ').trim()).join(', ');

/** How it ended for this person, as the name of a word. */
export function howOf({ places, seat: me }: Pick<Outcome, 'places' | 'seat'>) {
  if (places === null) return 'nobodyWon';
  if (isDrawn({ places })) return 'drawnGame';
  return hasWon({ me, places }) ? 'wonGame' : 'lostGame';
}
