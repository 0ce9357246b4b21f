import { dateIn } from '../../i18n/dates.ts';
import { shell } from '../../i18n/index.svelte.ts';

/** The time of day, as people here write it. */
export const timeOf = (at: number): string =>
  dateIn(shell.language, new Date(at), {
    hour: '2-digit',
    minute: '2-digit',
  });
