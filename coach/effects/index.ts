import type { EffectTable } from './table.ts';

export { drawMix, drawRules, usualOptions } from './draw.ts';
export { LeadCounter } from './lead.ts';
export { MEASURES, Sampler, type Measure, type Mix, type Sample } from './sample.ts';
export {
  canReact,
  estimate,
  kindOf,
  ruleOf,
  rulesOf,
  type Cell,
  type EffectTable,
  type Kind,
  type Row,
} from './table.ts';
export { NINETY_FIVE, DealSamples, type Figure, type Figures } from './deal-samples.ts';

/** What the house rules of a game do, as measured. */
export const effectsOf = async (game: string): Promise<EffectTable> =>
  ((await import(`../effects/${game}.json`)) as { readonly default: EffectTable }).default;
