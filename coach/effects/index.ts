import type { EffectTable } from './table.ts';

export {
  canReact,
  DealSamples,
  drawMix,
  drawRules,
  estimate,
  kindOf,
  LeadCounter,
} from './table.ts';
export { MEASURES, NINETY_FIVE, ruleOf, rulesOf, Sampler, usualOptions } from './table.ts';
export type { Cell, EffectTable, Figure, Figures, Kind, Measure, Mix, Row } from './table.ts';
export type { Sample } from './table.ts';

/** What the house rules of a game do, as measured. */
export const effectsOf = async (game: string): Promise<EffectTable> =>
  ((await import(`../effects/${game}.json`)) as { readonly default: EffectTable }).default;
