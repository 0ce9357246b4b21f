import { withEndings } from './hungarian.ts';
import { LANGUAGES, localeOf, type Language } from './languages.ts';
import { formatterIn, type Format } from './message.ts';

/** Fills messages of one language. Hungarian ones can ask for articles and endings, too. */
export function formatter(language: Language): Format {
  return formatterIn(localeOf(language), language === 'hu' ? withEndings : undefined);
}

/** A file of each language, for rooms that hold all of them. */
export async function inAll<T>(
  load: (language: Language) => Promise<{ readonly default: T }>,
): Promise<{ readonly [language in Language]: T }> {
  const files = LANGUAGES.map(async (language) => [language, (await load(language)).default]);
  return Object.fromEntries(await Promise.all(files)) as { [language in Language]: T };
}

type Messages<K extends string> = { readonly [key in K]: string };

/** A file of messages in all languages: asked for one, it gives what fills a message by its key. */
export const messagesIn =
  <K extends string>(files: { readonly [language in Language]: Messages<K> }) =>
  (language: Language) => {
    const format = formatter(language);
    return (key: K, values?: Parameters<Format>[1]): string => {
      const message = files[language][key];
      if (message === undefined) throw new Error(`there is no word ${key} in ${language}`);
      return format(message, values);
    };
  };
