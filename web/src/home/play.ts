import { faceOf } from '../faces/index.ts';
import { go, linkTo } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { shell } from '../words/index.svelte.ts';

/** A table against bots, at once. What sets it comes along with the first table: no home page waits for it. */
export async function playNow(game: string, { level = 'medium' } = {}): Promise<void> {
  const { openSolo } = await import('../solo/hosts.ts');
  const { usual, first } = faceOf(game);
  const table = openSolo({
    game,
    people: [settings.name === '' ? shell.words.guest : settings.name],
    bots: Array.from({ length: usual - 1 }, () => level),
    options: first,
  });
  go(linkTo.solo(table));
}
