/**
 * MOW: herd the cows, avoid the flies. Two to ten farmers (MOW-2) add cows to a herd by their numbers, always
 * below or above all that lie there (MOW-10, MOW-11). Who can not or does not want to add takes the herd into the
 * stable and starts a new one (MOW-12); each fly there counts one (MOW-13). Special cows close an end (MOW-20),
 * stand on others (MOW-21), fill gaps (MOW-22) and turn the arrow (MOW-23); those of the yellow packet do stranger
 * things (MOW-30 to MOW-34). With the pile used up the next taking ends the round (MOW-35); when someone has 100
 * flies the fewest win (MOW-36). For two there are three herds, served in turn (MOW-40 to MOW-44).
 *
 * The files in the order of the rules: packets.json and cards.ts (MOW-1, MOW-2), options.ts (MOW-36, MOW-39), deal.ts
 * (MOW-3), legal.ts and refuse.ts (what may be played), play.ts (what it does, and the end), result.ts (MOW-36), open.ts
 * (what everybody sees), view.ts, imagine.ts and tell.ts (who knows what), position.ts and read-herd.ts (the public
 * format). layout.ts says where in a state what is, moves.ts which moves there are, sets.ts which bit is which card;
 * fresh.ts is the part that shows a deal. For everybody outside there is the language, free of rules, behind language.ts:
 * clauses.ts, cards.ts, notation.ts (how moves are written), facts.ts (what is told and refused with), questions.ts (what
 * can be read off a view).
 */
import type { Game } from '@tischlein/kit';
import { fresh } from './fresh.ts';
import { imagine } from './imagine.ts';
import { play } from './play.ts';
import { parsePosition, position } from './position.ts';
import { refuse } from './refuse.ts';
import { tell } from './tell.ts';
import type { MowVariant } from './layout.ts';
import type { MowView } from './view.ts';

export const mow: Game<MowView, MowVariant> = {
  ...fresh,
  play,
  refuse,
  tell,
  imagine,
  position,
  parsePosition,
};
