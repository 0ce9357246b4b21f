import type { ShownPerson } from '@tischlein/api';

type Outcome = Pick<ShownPerson['outcomes'][number], 'names' | 'scores' | 'won' | 'drawn'>;

/** Who played, with their points; a game that was stopped has none. */
export const pointsIn = ({ names, scores }: Outcome): string =>
  names.map((name, seat) => [name, scores[seat] ?? ''].join(' ').trim()).join(', ');

/** How it ended for this person, as the name of a word. */
export function howOf({ won, drawn, scores }: Outcome) {
  if (drawn) return 'drawnGame';
  if (won) return 'wonGame';
  return scores.length === 0 ? 'nobodyWon' : 'lostGame';
}
