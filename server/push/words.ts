import { inAll, messagesIn } from '@tischlein/rules';
import type english from './words/en.json';

/** What a notification says. It lies on lock screens: nothing in it is more than a watcher might read. */
export const pushWords = messagesIn(
  await inAll(
    (language) => import(`./words/${language}.json`) as Promise<{ default: typeof english }>,
  ),
);
