import type { Component } from 'svelte';
import { faceOf, GAMES } from '../faces/index.ts';
import type { Page } from '../route.ts';
import { withFaults } from '../words/index.svelte.ts';

/** Home and the page for lost addresses are there at once; all others are chunks of their own. */
type Late = Exclude<Page['page'], 'home' | 'lost'>;

type PageLoader<P extends Late> = () => Promise<{
  readonly default: Component<Omit<Extract<Page, { page: P }>, 'page'>>;
}>;

/** The game whose cards can be changed has the page for it. */
const workshop = GAMES.map((game) => faceOf(game).workshop).find((found) => found !== undefined)!;

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
  workshop: workshop.page,
  puzzles: () => import('./Puzzles.svelte'),
  mine: withFaults(() => import('./Mine.svelte')),
  day: withFaults(() => import('./Day.svelte')),
  person: withFaults(() => import('./Person.svelte')),
  tv: withFaults(() => import('./Tv.svelte')),
  screen: withFaults(() => import('./Screen.svelte')),
  regulars: withFaults(() => import('./Regulars.svelte')),
  recover: withFaults(() => import('./Recover.svelte')),
};
