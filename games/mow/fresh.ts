import type { FreshGame } from '@tischlein/kit';
import { CLAUSES } from './clauses.ts';
import { deal } from './deal.ts';
import { REFUSED, TOLD } from './facts.ts';
import type { MowVariant } from './layout.ts';
import { legal, waitingFor } from './legal.ts';
import { OPTIONS, PRESETS, variant, VERSION } from './options.ts';
import { result, standing } from './result.ts';
import { view, type MowView } from './view.ts';

/** The game as far as a fresh deal shows it. */
export const fresh: FreshGame<MowView, MowVariant> = {
  name: 'mow',
  version: VERSION,
  oldest: 1,
  seats: { min: 2, max: 10 },
  options: OPTIONS,
  presets: PRESETS,
  clauses: CLAUSES,
  told: TOLD,
  refused: REFUSED,
  variant,
  deal,
  legal,
  waitingFor,
  /** At a MOW table only the one whose turn it is ever moves. */
  reactors: () => 0,
  result,
  standing,
  view,
};
