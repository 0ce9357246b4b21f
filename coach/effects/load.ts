import type { EffectTable } from './table.ts';

/** What house rules do, as data. A line per game. */
export const effectTables: { readonly [game: string]: () => Promise<EffectTable> } = {
  mow: async () => (await import('./mow.json')).default as unknown as EffectTable,
  uno: async () => (await import('./uno.json')).default as unknown as EffectTable,
  uwo: async () => (await import('./uwo.json')).default as unknown as EffectTable,
};
