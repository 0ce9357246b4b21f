import { faceOf } from '../../games/index.ts';
import { go, linkTo } from '../../base/router.svelte.ts';
import { settings } from '../../base/settings.svelte.ts';
import { shell } from '../../i18n/index.svelte.ts';

/** A table against bots, at once. What sets it comes along with the first table: no home page waits for it. */
export async function playNow(game: string, { level = 'medium' } = {}): Promise<void> {
  const { openSolo } = await import('./hosts.ts');
  const { usual, first } = faceOf(game);
  const table = openSolo({
    game,
    people: [settings.name === '' ? shell.words.guest : settings.name],
    bots: Array.from({ length: usual - 1 }, () => level),
    options: first,
  });
  go(linkTo.solo(table));
}
