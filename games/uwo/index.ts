/**
 * UWO: two armies of walking creatures, the green gnorfs and the purple pnorfs, on a field of 5 × 6 (UWO-1). Each
 * side has 40 cards, ten of them on the field, and 6 energy (UWO-2); what the cards show is a catalogue (UWO-3,
 * UWO-4). In a turn one may morf once and act once (UWO-10): a morf lays a form on a creature (UWO-12, UWO-13), an
 * action is a walk (UWO-15) or an attack (UWO-20). The attacked side may fend off by a morf (UWO-22) or a miss
 * (UWO-23) and strike back (UWO-24), else the creature is gone (UWO-21); knocked out, it is helpless (UWO-25). All
 * of it is paid with energy (UWO-40 to UWO-42); who has none waits until the other has none either (UWO-43 to
 * UWO-46). A bazooka knocks itself out (UWO-50), a rider tramples (UWO-51 to UWO-53), a dynamite takes all around
 * it along (UWO-54 to UWO-56). The last side on the field wins (UWO-60), and a long quiet is a draw (UWO-61).
 *
 * The files in the order of the rules: cards.ts and field.ts (UWO-1; where to, and who meets whom), catalogue.ts (UWO-3,
 * UWO-4), editions.ts (where the printed sheets differ), options.ts, legal.ts (what may be done, and why something may not),
 * play.ts (the deal, UWO-2; what a move does; turns and energy, UWO-40 to UWO-45; the end, UWO-60, UWO-61), tell.ts (what
 * each reader is told), fields.ts (what there is and who sees it) and position.ts (the public format read, and worlds that
 * look the same). layout.ts says where in a state what is, knock-outs among it, moves.ts which moves there are. For
 * everybody outside there is the language, free of rules, behind language.ts: cards.ts, notation.ts (how moves are
 * written), facts.ts (clauses, and what is told and refused with), and what can be read off a view.
 */
import type { Game } from '@tischlein/kit';
import { CLAUSES, REFUSED, TOLD } from './facts.ts';
import { deal, play, result, standing } from './play.ts';
import { legal, possible, refuse, waitingFor } from './legal.ts';
import { SETUP, type UwoVariant } from './options.ts';
import { imagine, parsePosition } from './position.ts';
import { tell } from './tell.ts';
import { position, view, type UwoView } from './fields.ts';

export { encoding } from './fields.ts';
export type { UwoView } from './fields.ts';
/** Where in a state what is, for code that reads cells of imagined worlds: the heuristics of the search bots. */
export * as cards from './cards.ts';
export * as cell from './layout.ts';
export * as field from './field.ts';
export * as moveIds from './moves.ts';
export type { UwoVariant } from './options.ts';

export const uwo: Game<UwoView, UwoVariant> = {
  ...SETUP,
  clauses: CLAUSES,
  told: TOLD,
  refused: REFUSED,
  deal,
  legal,
  possible,
  waitingFor,
  /** UWO-10: at any moment exactly one seat has moves. */
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
