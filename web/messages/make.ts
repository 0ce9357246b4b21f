import { LANGUAGES, localeOf } from '@tischlein/rules/languages';
import { compile, type Group } from './compile.ts';

const loader = `// Made from the JSON files beside it.
import type { Language } from '@tischlein/rules/languages';
import type { words as english } from './en.ts';

export type Words = typeof english;

/** One chunk per language. */
export const WORDS: { readonly [language in Language]: () => Promise<{ readonly words: Words }> } = {
${LANGUAGES.map((language) => `  ${language}: () => import('./${language}.ts'),`).join('\n')}
};
export const loadWords = async (language: Language): Promise<Words> =>
  (await WORDS[language]()).words;
`;

const all = `// Made from the JSON files beside it: for sets so small that they come in all languages at once.
${LANGUAGES.map((language) => `import { words as ${language} } from './${language}.ts';`).join('\n')}

export const ALL = { ${LANGUAGES.join(', ')} };
`;

/** What is written beside a set of words, by file name: a module per language, and what loads one or holds all. */
export function modulesOf(read: (language: string) => Group): { readonly [file: string]: string } {
  const english = read('en');
  const modules = LANGUAGES.map((language) => [
    `${language}.ts`,
    compile(read(language), english, language, localeOf(language)),
  ]);
  return { ...Object.fromEntries(modules), 'all.ts': all, 'load.ts': loader };
}
