import type { FreshGame } from '@tischlein/kit';
import { CLAUSES } from './clauses.ts';
import { deal } from './deal.ts';
import { REFUSED, TOLD } from './facts.ts';
import type { MowVariant } from './layout.ts';
import { legal, waitingFor } from './legal.ts';
import { OPTIONS, variant, VERSION } from './options.ts';
import { standing } from './questions.ts';
import { result } from './result.ts';
import { view, type MowView } from './view.ts';

/** The game as far as a fresh deal shows it. */
export const fresh: FreshGame<MowView, MowVariant> = {
  name: 'mow',
  version: VERSION,
  oldest: 1,
  seats: { min: 2, max: 10 },
  options: OPTIONS,
  presets: [
    { name: 'sheet', options: {} },
    { name: 'quick', options: { rounds: 1 } },
  ],
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
