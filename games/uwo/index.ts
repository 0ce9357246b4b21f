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
 * The files in the order of the rules: field.ts (UWO-1), catalogue.ts and faults.ts (UWO-3, UWO-4), editions.ts
 * (where the printed sheets differ), deal.ts (UWO-2, UWO-11, UWO-14), legal.ts and the refuse files (what may be
 * done), play.ts (what it does), reach.ts (whom one hits), energy.ts and turn.ts (UWO-40 to UWO-45), clocks.ts
 * (knock-outs), result.ts (UWO-60, UWO-61), view.ts, imagine.ts and the tell files (who knows what), open.ts,
 * position.ts and the read files (the public format). layout.ts says where in a state what is; language.ts is the
 * door for everybody who needs the nouns and no rules.
 */
import type { Game } from '@tischlein/kit';
import { fresh } from './fresh.ts';
import { imagine } from './imagine.ts';
import { play } from './play.ts';
import { OPTIONS } from './own-options.ts';
import { parsePosition, position } from './position.ts';
import { refuse } from './refuse.ts';
import { tell } from './tell.ts';
import type { UwoVariant } from './variant.ts';
import type { UwoView } from './view.ts';

export const uwo: Game<UwoView, UwoVariant> = {
  ...fresh,
  options: OPTIONS,
  play,
  refuse,
  tell,
  imagine,
  position,
  parsePosition,
};
