import { listed, type Language } from '@tischlein/rules/languages';
import { words as english } from './en.ts';

/** English gives the keys: a string, or a function where something is filled in. */
export type ShellWords = Translated<typeof english>;

/** The same keys with the same arguments, in another language. Game tables type their words with it too. */
export type Translated<W> = {
  readonly [K in keyof W]: W[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : W[K] extends string
      ? string
      : Translated<W[K]>;
};

const LOAD: Record<Language, () => Promise<{ readonly words: ShellWords }>> = {
  en: () => Promise.resolve({ words: english }),
  de: () => import('./de.ts'),
  gsw: () => import('./gsw.ts'),
  hu: () => import('./hu.ts'),
};

/** The words around the tables, in the language of the settings. */
class Shell {
  words: ShellWords = $state.raw(english);
  language: Language = $state('en');
}
export const shell = new Shell();

/** Of two languages asked for in a hurry, the later one. */
let wanted: Language;
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const { words } = await LOAD[language]();
  if (wanted !== language) return;
  shell.words = words;
  shell.language = language;
  document.querySelector('meta[name=description]')?.setAttribute('content', words.description);
}

/** What went wrong, in the reader's language; what this page has no words for, as it came. */
export const sayFault = ({
  code,
  error,
}: {
  readonly code: string;
  readonly error: string;
}): string => (shell.words.faults as { readonly [code: string]: string })[code] ?? error;

/** Names in a row, as the reader's language joins them. */
export const nameList = (names: Iterable<string>): string => listed(shell.language, names);

/** Languages by the names their speakers use. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  gsw: 'Bärndütsch',
  hu: 'Magyar',
};

/** Printed editions are called after their language. */
export const editionName = (edition: string): string => OWN_NAMES[edition as Language] ?? edition;
