import { listed, localeOf, type Language } from '@tischlein/rules/languages';
import { isDemo } from '../base/demo.ts';
import { words as english } from './words/en.ts';
import { loadWords as loadFaultWords } from './words/faults/load.ts';
import { loadWords, type Words } from './words/load.ts';

export type ShellWords = Words;

/** Without a server nothing is worth another try, and the sentence says so. */
const here = (words: ShellWords): ShellWords =>
  isDemo ? { ...words, noServer: words.demoOnly } : words;

/** The words around the tables, in the language of the settings. */
class Shell {
  words: ShellWords = $state.raw(here(english));
  language: Language = $state('en');
  /** For numbers. */
  readonly locale = $derived(localeOf(this.language));
}
export const shell = new Shell();

/** Of two languages asked for in a hurry, the later one. */
let wanted: Language = 'en';
/** Those that were asked for: they change their language with the page. */
const sets = new Set<{ ready(): Promise<void> }>();

/** Words that come later than the shell's, all of a folder together. */
export class WordSet<W extends object> {
  #words: W | null = $state.raw(null);
  #language: Language | null = null;
  #loading: Promise<void> = Promise.resolve();
  readonly #load: (language: Language) => Promise<W>;

  constructor(load: (language: Language) => Promise<W>) {
    this.#load = load;
  }

  /** Null before they are ready. */
  get words(): W | null {
    return this.#words;
  }

  /** Loads them in the language of the page; whatever says them waits for this. */
  ready(): Promise<void> {
    sets.add(this);
    if (this.#language === wanted) return this.#loading;
    const language = wanted;
    this.#language = language;
    return (this.#loading = this.#load(language).then((words) => {
      // Another language was asked for meanwhile: they are ready once that one is.
      if (this.#language !== language) return this.#loading;
      this.#words = words;
    }));
  }

  /** A part of them, as a table to import: each look finds the language of that moment. */
  part<K extends keyof W>(name: K): W[K] & object {
    return new Proxy({} as W[K] & object, {
      get: (_, key) => {
        if (this.#words === null)
          throw new Error(`The words of "${String(name)}" were asked for before ready().`);
        return Reflect.get(this.#words[name] as object, key) as unknown;
      },
    });
  }
}

export async function speak(language: Language): Promise<void> {
  wanted = language;
  const [words] = await Promise.all([loadWords(language), ...[...sets].map((set) => set.ready())]);
  if (wanted !== language) return;
  shell.words = here(words);
  shell.language = language;
  document.querySelector('meta[name=description]')?.setAttribute('content', words.description);
}

/** Something that is loaded, with the words it says. */
export const withWords =
  <P>(load: () => Promise<P>, ...needed: readonly { ready(): Promise<void> }[]) =>
  async (): Promise<P> => {
    const [loaded] = await Promise.all([load(), ...needed.map((set) => set.ready())]);
    return loaded;
  };

/** What a server may say no with: a page that speaks with one comes with them. */
export const faultWords = new WordSet<{ readonly [code: string]: string }>(loadFaultWords);

const isRefusal = (fault: unknown): fault is { readonly code: string; readonly error: string } =>
  typeof fault === 'object' && fault !== null && 'code' in fault && 'error' in fault;

/**
 * What went wrong, in the language the reader has now: a server's no, as it came where this page has no words for it or
 * not yet; anything else is a server that does not answer.
 */
export function sayFault(fault: unknown): string {
  if (!isRefusal(fault)) return shell.words.noServer;
  void faultWords.ready();
  return faultWords.words?.[fault.code] ?? fault.error;
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
