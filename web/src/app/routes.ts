import type { Component } from 'svelte';
import type { Page } from '../base/route.ts';
import { isDemo } from '../base/demo.ts';
import { isPhone } from '../base/settings.svelte.ts';
import { faultWords, withWords } from '../i18n/index.svelte.ts';
import { adminWords } from '../people/admin/words.ts';
import { peopleWords } from '../people/words.ts';
import { playWords } from '../play/words.ts';
import { studyWords } from '../study/words.ts';
import { tableWords } from '../table/words.ts';

/** Home and the page for lost addresses are there at once; all others are chunks of their own. */
type Late = Exclude<Page['page'], 'home' | 'lost'>;

type PageLoader<P extends Late> = () => Promise<{
  readonly default: Component<Omit<Extract<Page, { page: P }>, 'page'>>;
}>;

/** What is about a finished game speaks with its table and its coach. */
const lookingBack = <P>(load: () => Promise<P>): (() => Promise<P>) =>
  withWords(load, faultWords, studyWords, tableWords);

export const PAGES: { readonly [P in Late]: PageLoader<P> } = {
  settings: withWords(() => import('../people/profile/Settings.svelte'), peopleWords),
  setup: withWords(() => import('../play/setup/Setup.svelte'), playWords),
  solo: () => import('./SoloPage.svelte'),
  learn: withWords(() => import('../study/lessons/Learn.svelte'), studyWords),
  new: withWords(() => import('../play/remote/NewTable.svelte'), faultWords, playWords),
  table: withWords(() => import('../play/remote/FarTable.svelte'), faultWords, playWords),
  replay: lookingBack(() => import('../study/replay/Replay.svelte')),
  review: lookingBack(() => import('../study/review/Review.svelte')),
  rules: withWords(() => import('../study/rulebook/Rules.svelte'), studyWords),
  editions: () => import('../study/rulebook/WhatDiffers.svelte'),
  workshop: withWords(() => import('../play/workshop/Workshop.svelte'), playWords),
  puzzles: withWords(() => import('../study/puzzles/Puzzles.svelte'), studyWords),
  mine: withWords(
    () => import('../people/history/Mine.svelte'),
    faultWords,
    peopleWords,
    tableWords,
  ),
  day: withWords(() => import('../people/daily/Day.svelte'), faultWords, peopleWords),
  person: withWords(
    () => import('../people/profile/Person.svelte'),
    faultWords,
    playWords,
    peopleWords,
  ),
  // A phone is no big screen: it says where to open one, if there is a server.
  tv: withWords(
    async () =>
      isPhone() && !isDemo ? import('../play/tv/Screen.svelte') : import('../play/tv/Tv.svelte'),
    faultWords,
    playWords,
  ),
  screen: withWords(() => import('../play/tv/Screen.svelte'), faultWords, playWords),
  regulars: withWords(
    () => import('../people/groups/Regulars.svelte'),
    faultWords,
    peopleWords,
    playWords,
  ),
  admin: withWords(() => import('../people/admin/Admin.svelte'), faultWords, adminWords),
  recover: withWords(() => import('../people/profile/Recover.svelte'), faultWords, peopleWords),
};

/** A part of a result, by a room above the table's. */
export const STORY = lookingBack(() => import('../study/review/Story.svelte'));
