import { settings } from '../base/settings.svelte.ts';
import { shell } from '../i18n/index.svelte.ts';
import type { Snapshot } from '@tischlein/table';
import { seatInfos, type Reading } from './names.ts';

/** The reader of this page at a seat; null for a watcher. */
export const readingAt = (seat: number | null): Reading => ({
  seat,
  you: settings.name ? null : shell.words.you,
  avatar: settings.avatar,
});

/** What everybody at a table is called, as its reader sees it. */
export const namesAt = ({ chairs, you }: Pick<Snapshot, 'chairs' | 'you'>): string[] =>
  seatInfos(chairs, [], readingAt(you)).map(({ name }) => name);

/** In a game of this device the only person is the reader. */
export const readingAlone = (people: readonly unknown[]): Reading =>
  readingAt(
    people.filter((player) => typeof player === 'string').length === 1
      ? people.findIndex((player) => typeof player === 'string')
      : null,
  );
