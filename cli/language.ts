import { inAll, LANGUAGES, messagesIn, type Language } from '@tischlein/rules';
import { fail } from './failure.ts';
import type { Eyes } from './screen.ts';

type Texts = { readonly [key: string]: string };
const WORDS = await inAll(
  (language) => import(`./words/${language}.json`) as Promise<{ default: Texts }>,
);

/** The language asked for, else the terminal's own, else English. */
export function languageOf(asked: string | undefined): Language {
  const known = (text: string) => LANGUAGES.find((language) => language === text);
  if (asked !== undefined)
    return (
      known(asked) ??
      fail(`--lang: one of ${LANGUAGES.join(', ')} is wanted, not ${JSON.stringify(asked)}`)
    );
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return known((LC_ALL || LC_MESSAGES || LANG || '').split(/[_.@]/)[0]!) ?? 'en';
}

export const wordsOf: (language: Language) => Eyes['word'] = messagesIn<string>(WORDS);

/** The verbs of a game's moves as a person types them: `lege r7` is `play r7`. */
export interface Verbs {
  shown(move: string): string;
  meant(text: string): string;
}

export function verbsOf(language: Language, game: string): Verbs {
  const prefix = `${game}.verb.`;
  const pairs = Object.entries(WORDS[language])
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, said]) => [key.slice(prefix.length), said] as const);
  const saidBy = new Map(pairs);
  const verbBy = new Map(pairs.map(([verb, said]) => [said, verb]));
  const changed = (verbs: ReadonlyMap<string, string>, text: string): string => {
    const [verb = '', ...rest] = text.split(' ');
    return [verbs.get(verb) ?? verb, ...rest].join(' ');
  };
  return { shown: (move) => changed(saidBy, move), meant: (text) => changed(verbBy, text) };
}
