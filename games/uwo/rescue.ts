import type { Seat } from '@tischlein/kit';
import type { Square, Squares } from './field.ts';
import { KNOCKED_OUT } from './ground.ts';
import type { UwoState } from './layout.ts';
import { blastTargets } from './reach.ts';

/** UWO-54: the creatures their side may still save, where the edition lets it. */
export const savable = (state: UwoState, centre: Square, seat: Seat): Squares =>
  state.variant.edition.blastCanBeSurvivedByMorf
    ? blastTargets(state, centre, seat) & ~state.cells[KNOCKED_OUT]!
    : 0;
