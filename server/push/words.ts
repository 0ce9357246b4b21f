import { messagesIn } from '@tischlein/rules';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import gsw from './words/gsw.json' with { type: 'json' };
import hu from './words/hu.json' with { type: 'json' };

/** What a notification says. It lies on lock screens: nothing in it is more than a watcher might read. */
export const pushWords = messagesIn({ en, de, gsw, hu });
