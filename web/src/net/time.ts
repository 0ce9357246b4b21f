import { shell } from '../words/index.svelte.ts';

/** The time of day, as people here write it. */
export const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString(shell.dates, {
    hour: '2-digit',
    minute: '2-digit',
  });
