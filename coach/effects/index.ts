import type { EffectTable } from './table.ts';

export { LeadCounter, MEASURES, Sampler, type Measure, type Mix, type Sample } from './sample.ts';
export { canReact, drawMix, drawRules, estimate, kindOf, ruleOf, rulesOf } from './table.ts';
export { DealSamples, NINETY_FIVE, usualOptions, type Figure, type Figures } from './table.ts';
export type { Cell, EffectTable, Kind, Row } from './table.ts';

/** What the house rules of a game do, as measured. */
export const effectsOf = async (game: string): Promise<EffectTable> =>
  ((await import(`../effects/${game}.json`)) as { readonly default: EffectTable }).default;
