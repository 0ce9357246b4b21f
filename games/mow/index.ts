/**
 * MOW: herd the cows, avoid the flies. Two to ten farmers (MOW-2) add cows to a herd by their numbers, always
 * below or above all that lie there (MOW-10, MOW-11). Who can not or does not want to add takes the herd into the
 * stable and starts a new one (MOW-12); each fly there counts one (MOW-13). Special cows close an end (MOW-20),
 * stand on others (MOW-21), fill gaps (MOW-22) and turn the arrow (MOW-23); those of the yellow packet do stranger
 * things (MOW-30 to MOW-34). With the pile used up the next taking ends the round (MOW-35); when someone has 100
 * flies the fewest win (MOW-36). For two there are three herds, served in turn (MOW-40 to MOW-44).
 *
 * The files in the order of the rules: packets.json and cards.ts (MOW-1, MOW-2), options.ts (MOW-36, MOW-39), legal.ts
 * (what may be played, and why something may not), play.ts (the deal, MOW-3; what a move does; the end, MOW-36), tell.ts
 * (what each reader is told), fields.ts (what there is and who sees it) and position.ts (the public format read, and
 * worlds that look the same). layout.ts says where in a state what is, moves.ts which moves there are, sets.ts which bit is
 * which card. For everybody outside there is the language, free of rules, behind language.ts: cards.ts, notation.ts (how
 * moves are written), facts.ts (clauses, and what is told and refused with), and what can be read off a view.
 */
import type { Game } from '@tischlein/kit';
import { CLAUSES, REFUSED, TOLD } from './facts.ts';
import { deal, result, standing, play } from './play.ts';
import { legal, possible, refuse, waitingFor } from './legal.ts';
import { SETUP } from './options.ts';
import { imagine, parsePosition } from './position.ts';
import { tell } from './tell.ts';
import type { MowVariant } from './layout.ts';
import { position, view, type MowView } from './fields.ts';

export { encoding } from './fields.ts';
export type { MowView } from './fields.ts';
/** Where in a state what is, for code that reads cells of imagined worlds: the heuristics of the search bots. */
export * as cell from './layout.ts';
export * as moveIds from './moves.ts';
export * as sets from './sets.ts';
export { PLACES } from './cards.ts';
export { gapsOf, isCowAt } from './legal.ts';
export { fliesIn } from './play.ts';

export const mow: Game<MowView, MowVariant> = {
  ...SETUP,
  clauses: CLAUSES,
  told: TOLD,
  refused: REFUSED,
  deal,
  legal,
  possible,
  waitingFor,
  /** At a MOW table only the one whose turn it is ever moves. */
  reactors: () => 0,
  result,
  standing,
  view,
  play,
  refuse,
  tell,
  imagine,
  position,
  parsePosition,
};
