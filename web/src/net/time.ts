import { shell } from '../words/index.svelte.ts';

/** The time of day, as people here write it. */
export const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString(shell.language === 'gsw' ? 'de-CH' : shell.language, {
    hour: '2-digit',
    minute: '2-digit',
  });
