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

type Faults = { readonly [code: string]: string };
const FAULTS: Record<Language, () => Promise<{ readonly faults: Faults }>> = {
  en: () => import('./faults/en.ts'),
  de: () => import('./faults/de.ts'),
  gsw: () => import('./faults/gsw.ts'),
  hu: () => import('./faults/hu.ts'),
};

/** The words around the tables, in the language of the settings. */
class Shell {
  words: ShellWords = $state.raw(english);
  language: Language = $state('en');
  /** What a server may say no with; null before a page needed it. */
  faults: Faults | null = $state.raw(null);
}
export const shell = new Shell();

/** Of two languages asked for in a hurry, the later one. */
let wanted: Language | undefined;
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const [{ words }, said] = await Promise.all([
    LOAD[language](),
    shell.faults === null ? null : FAULTS[language](),
  ]);
  if (wanted !== language) return;
  shell.words = words;
  if (said !== null) shell.faults = said.faults;
  shell.language = language;
  document.querySelector('meta[name=description]')?.setAttribute('content', words.description);
}

async function loadFaults(): Promise<void> {
  const { faults } = await FAULTS[wanted ?? 'en']();
  shell.faults ??= faults;
}

/** A page that speaks with a server comes with the words for what can go wrong there. */
export const withFaults =
  <P>(page: () => Promise<P>) =>
  async (): Promise<P> => {
    const [loaded] = await Promise.all([page(), loadFaults()]);
    return loaded;
  };

/** What went wrong, in the reader's language; what this page has no words for, or not yet, as it came. */
export function sayFault(fault: { readonly code: string; readonly error: string }): string {
  if (shell.faults === null) void loadFaults();
  return shell.faults?.[fault.code] ?? fault.error;
}

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
