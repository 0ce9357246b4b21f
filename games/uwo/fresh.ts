import type { FreshGame } from '@tischlein/kit';
import { CLAUSES } from './clauses.ts';
import { deal } from './deal.ts';
import { REFUSED, TOLD } from './facts.ts';
import { legal, waitingFor } from './legal.ts';
import { NAMED_OPTIONS, PRESETS, variant, VERSION } from './options.ts';
import { result, standing } from './result.ts';
import type { UwoVariant } from './variant.ts';
import { view, type UwoView } from './view.ts';

/** The game as far as a fresh deal shows it. */
export const fresh: FreshGame<UwoView, UwoVariant> = {
  name: 'uwo',
  version: VERSION,
  oldest: 1,
  seats: { min: 2, max: 2 },
  options: NAMED_OPTIONS,
  presets: PRESETS,
  clauses: CLAUSES,
  told: TOLD,
  refused: REFUSED,
  /** In the first journals znorf-1 was what an option left out meant. */
  leftOut: { catalogue: 'znorf-1' },
  variant,
  deal,
  legal,
  waitingFor,
  /** UWO-10: at any moment exactly one seat has moves. */
  reactors: () => 0,
  result,
  standing,
  view,
};
