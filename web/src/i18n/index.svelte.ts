import { listed, localeOf, type Language } from '@tischlein/rules/languages';
import { words as english } from './words/en.ts';
import { loadWords as loadFaultWords } from './words/faults/load.ts';
import { loadWords, type Words } from './words/load.ts';

export type ShellWords = Words;
type Faults = { readonly [code: string]: string };

/** The words around the tables, in the language of the settings. */
class Shell {
  words: ShellWords = $state.raw(english);
  language: Language = $state('en');
  /** For numbers. */
  readonly locale = $derived(localeOf(this.language));
  /** What a server may say no with; null before a page needed it. */
  faults: Faults | null = $state.raw(null);
}
export const shell = new Shell();

/** Of two languages asked for in a hurry, the later one. */
let wanted: Language | undefined;
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const [words, faults] = await Promise.all([
    loadWords(language),
    shell.faults === null ? null : loadFaultWords(language),
  ]);
  if (wanted !== language) return;
  shell.words = words;
  if (faults !== null) shell.faults = faults;
  shell.language = language;
  document.querySelector('meta[name=description]')?.setAttribute('content', words.description);
}

async function loadFaults(): Promise<void> {
  const faults = await loadFaultWords(wanted ?? 'en');
  shell.faults ??= faults;
}

/** A page that speaks with a server comes with the words for what can go wrong there. */
export const withFaults =
  <P>(page: () => Promise<P>) =>
  async (): Promise<P> => {
    const [loaded] = await Promise.all([page(), loadFaults()]);
    return loaded;
  };

const isRefusal = (fault: unknown): fault is { readonly code: string; readonly error: string } =>
  typeof fault === 'object' && fault !== null && 'code' in fault && 'error' in fault;

/**
 * What went wrong, in the language the reader has now: a server's no, as it came where this page has no words for it or
 * not yet; anything else is a server that does not answer.
 */
export function sayFault(fault: unknown): string {
  if (!isRefusal(fault)) return shell.words.noServer;
  if (shell.faults === null) void loadFaults();
  return shell.faults?.[fault.code] ?? fault.error;
}

/** Names in a row, as the reader's language joins them. */
export const nameList = (names: Iterable<string>): string => listed(shell.language, names);

/** How many can play. */
export const playersOf = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? shell.words.players(min) : shell.words.playersFromTo({ from: min, to: max });

/** The edition a table plays by: the option of this name, in a game that was printed in several; else null. */
export const editionOf = (options: { readonly [key: string]: unknown }): string | null =>
  (options['edition'] as string | undefined) ?? null;

/** Printed editions are called after their language. */
export const editionName = (edition: string): string =>
  (shell.words.editionNames as { readonly [edition: string]: string })[edition] ?? edition;
