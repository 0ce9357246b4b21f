import { settings } from '../settings.svelte.ts';
import { openSolo } from '../solo/hosts.ts';
import { shell } from '../words/index.svelte.ts';

/** Seats of a first game: enough company, and not too long to wait. */
const COMPANY = { uno: 3, mow: 3, uwo: 1 } as const;

/** For a first game: short, and with the small army. */
const FIRST = { uno: {}, mow: { rounds: 1 }, uwo: { army: 8 } } as const;

/** A table against bots, at once; answers its id. `learning`: somebody explains. */
export function playNow(game: keyof typeof COMPANY, learning = false): string {
  return openSolo({
    game,
    people: [settings.name === '' ? shell.words.guest : settings.name],
    bots: Array.from({ length: COMPANY[game] }, () => (learning ? 'easy' : 'medium')),
    options: learning || game === 'mow' ? FIRST[game] : {},
    learning,
  });
}
