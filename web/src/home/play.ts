import { faceOf } from '../faces/index.ts';
import { settings } from '../settings.svelte.ts';
import { openSolo } from '../solo/hosts.ts';
import { shell } from '../words/index.svelte.ts';

/** A table against bots, at once; answers its id. */
export function playNow(game: string, { level = 'medium' } = {}): string {
  const { usual, first } = faceOf(game);
  return openSolo({
    game,
    people: [settings.name === '' ? shell.words.guest : settings.name],
    bots: Array.from({ length: usual - 1 }, () => level),
    options: first,
  });
}
