import type { Component } from 'svelte';
import type { Page } from '../route.ts';
import { withFaults } from '../words/index.svelte.ts';

/** Home and the page for lost addresses are there at once; all others are chunks of their own. */
type Late = Exclude<Page['page'], 'home' | 'lost'>;

type PageLoader<P extends Late> = () => Promise<{
  readonly default: Component<Omit<Extract<Page, { page: P }>, 'page'>>;
}>;

export const PAGES: { readonly [P in Late]: PageLoader<P> } = {
  settings: () => import('./Settings.svelte'),
  setup: () => import('./Setup.svelte'),
  device: () => import('./Device.svelte'),
  solo: () => import('./Solo.svelte'),
  learn: () => import('./Learn.svelte'),
  new: withFaults(() => import('./NewTable.svelte')),
  table: withFaults(() => import('./FarTable.svelte')),
  replay: withFaults(() => import('./Replay.svelte')),
  review: withFaults(() => import('./Review.svelte')),
  rules: () => import('./Rules.svelte'),
  editions: () => import('./WhatDiffers.svelte'),
  workshop: () => import('./Workshop.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  mine: withFaults(() => import('./Mine.svelte')),
  day: withFaults(() => import('./Day.svelte')),
  person: withFaults(() => import('./Person.svelte')),
  tv: withFaults(() => import('./Tv.svelte')),
  screen: withFaults(() => import('./Screen.svelte')),
  regulars: withFaults(() => import('./Regulars.svelte')),
  recover: withFaults(() => import('./Recover.svelte')),
};
