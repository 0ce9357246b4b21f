import type { Component } from 'svelte';
import { faceOf, GAMES } from '../faces/index.ts';
import type { Page } from '../route.ts';

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
  new: () => import('./NewTable.svelte'),
  table: () => import('./FarTable.svelte'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./Review.svelte'),
  rules: () => import('./Rules.svelte'),
  editions: () => import('./WhatDiffers.svelte'),
  workshop: workshop.page,
  mine: () => import('./Mine.svelte'),
  person: () => import('./Person.svelte'),
  tv: () => import('./Tv.svelte'),
  screen: () => import('./Screen.svelte'),
  regulars: () => import('./Regulars.svelte'),
  recover: () => import('./Recover.svelte'),
};
