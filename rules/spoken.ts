import type { Language } from './languages.ts';
import type { Nouns, Words } from './say.ts';

/** A file of each language; each is a chunk of its own in the browser. */
export type Load<T> = (language: Language) => Promise<{ readonly default: T }>;

/** Our own games: their faces and words are typed by it. Everything else takes any game's name. */
export type GameName = 'mow' | 'uno' | 'uwo';

interface Spoken {
  readonly nouns: () => Promise<{ readonly nouns: Nouns }>;
  readonly words: Load<Words>;
}

const OURS: { readonly [game in GameName]: Spoken } = {
  mow: {
    nouns: () => import('./mow/nouns.ts'),
    words: (language) => import(`./mow/words.${language}.json`),
  },
  uno: {
    nouns: () => import('./uno/nouns.ts'),
    words: (language) => import(`./uno/words.${language}.json`),
  },
  uwo: {
    nouns: () => import('./uwo/nouns.ts'),
    words: (language) => import(`./uwo/words.${language}.json`),
  },
};

/** How each game speaks at the table; one from outside is entered by `addSpoken`. */
export const spoken: { [game: string]: Spoken } = { ...OURS };

/** A game that brings no words is said by its clauses and facts as they stand. */
export const NO_WORDS: Words = { cards: {}, options: {}, presets: {}, refused: {}, told: {} };
export const NO_NOUNS: Nouns = {
  cardName: (code) => ({ key: code, values: {} }),
  told: {},
  refused: {},
  reasons: {},
};

export async function loadWords(game: string, language: Language): Promise<Words> {
  const [loaded, hungarian] = await Promise.all([
    spoken[game]?.words(language),
    language === 'hu' ? import('./hungarian.ts') : null,
  ]);
  const words = loaded?.default ?? NO_WORDS;
  return hungarian === null ? words : { ...words, inflect: hungarian.withEndings };
}

export const loadNouns = async (game: string): Promise<Nouns> =>
  (await spoken[game]?.nouns())?.nouns ?? NO_NOUNS;
