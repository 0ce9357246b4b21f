import { settings } from '../settings.svelte.ts';
import { openSolo } from '../solo/hosts.ts';
import { shell } from '../words/index.svelte.ts';

/** Seats of a first game: enough company, and not too long to wait. */
const COMPANY = { uno: 3, mow: 3, uwo: 1 } as const;

/** A table against bots, at once; answers its id. */
export function playNow(game: keyof typeof COMPANY): string {
  return openSolo({
    game,
    people: [settings.name === '' ? shell.words.someone : settings.name],
    bots: Array.from({ length: COMPANY[game] }, () => 'medium'),
    options: game === 'mow' ? { rounds: 1 } : {},
  });
}
