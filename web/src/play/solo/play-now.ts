import { isNewTo } from './shelf.ts';
import { faceOf } from '../../games/index.ts';
import { go, linkTo } from '../../base/router.svelte.ts';
import { myName } from '../../i18n/my-name.ts';

/** A table against bots, at once. What sets it comes along with the first table: no home page waits for it. */
export async function playNow(
  game: string,
  { level }: { readonly level?: string } = {},
): Promise<void> {
  const [{ openSolo }, { levelsOf }] = await Promise.all([
    import('./hosts.ts'),
    import('@tischlein/manifests'),
  ]);
  const { usual, first } = faceOf(game);
  const bot = level ?? (isNewTo(game) ? levelsOf(game)[0]! : 'medium');
  const table = openSolo({
    game,
    people: [myName()],
    bots: Array.from({ length: usual - 1 }, () => bot),
    options: first,
  });
  go(linkTo.solo(table));
}
