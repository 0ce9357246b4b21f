import { settings } from '../settings.svelte.ts';
import { shell } from '../words/index.svelte.ts';
import type { Reading } from './names.ts';

/** Whoever sits at this page, at a seat; null where they only look on. */
export const readingAt = (seat: number | null): Reading => ({
  seat,
  you: shell.words.you,
  figure: settings.animal,
});

/** In a game of this device: the only person is whoever looks. */
export const readingAlone = (people: readonly unknown[]): Reading =>
  readingAt(
    people.filter((player) => typeof player === 'string').length === 1
      ? people.findIndex((player) => typeof player === 'string')
      : null,
  );
