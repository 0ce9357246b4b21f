import type { Component } from 'svelte';
import type { Page } from '../base/route.ts';
import { withFaults } from '../i18n/index.svelte.ts';

/** Home and the page for lost addresses are there at once; all others are chunks of their own. */
type Late = Exclude<Page['page'], 'home' | 'lost'>;

type PageLoader<P extends Late> = () => Promise<{
  readonly default: Component<Omit<Extract<Page, { page: P }>, 'page'>>;
}>;

export const PAGES: { readonly [P in Late]: PageLoader<P> } = {
  settings: () => import('../people/profile/Settings.svelte'),
  setup: () => import('../play/setup/Setup.svelte'),
  device: () => import('../play/setup/Device.svelte'),
  solo: () => import('./SoloPage.svelte'),
  learn: () => import('../study/lessons/Learn.svelte'),
  new: withFaults(() => import('../play/remote/NewTable.svelte')),
  table: withFaults(() => import('../play/remote/FarTable.svelte')),
  replay: withFaults(() => import('../study/replay/Replay.svelte')),
  review: withFaults(() => import('../study/review/Review.svelte')),
  rules: () => import('../study/rulebook/Rules.svelte'),
  editions: () => import('../study/rulebook/WhatDiffers.svelte'),
  workshop: () => import('../play/workshop/WorkshopPage.svelte'),
  puzzles: () => import('../study/puzzles/Puzzles.svelte'),
  mine: withFaults(() => import('../people/history/Mine.svelte')),
  day: withFaults(() => import('../people/daily/Day.svelte')),
  person: withFaults(() => import('../people/profile/Person.svelte')),
  tv: withFaults(() => import('../play/tv/Tv.svelte')),
  screen: withFaults(() => import('../play/tv/Screen.svelte')),
  regulars: withFaults(() => import('../people/groups/Regulars.svelte')),
  recover: withFaults(() => import('../people/profile/Recover.svelte')),
};
