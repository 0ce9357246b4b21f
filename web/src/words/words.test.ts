import { LANGUAGES, type Language } from '@tischlein/rules/languages';
import { describe, expect, it } from 'vitest';
import { faceOf, GAMES } from '../faces/index.ts';

type Texts = { readonly [key: string]: unknown };

const SETS: Record<string, (language: Language) => Promise<{ readonly words: unknown }>> = {
  shell: (language) => import(`../words/${language}.ts`),
  faults: async (language) => ({ words: (await import(`../words/faults/${language}.ts`)).faults }),
  workshop: (language) => import(`../uwo/workshop/words/${language}.ts`),
  learn: (language) => import(`../learn/words/${language}.ts`),
  after: (language) => import(`../after/words/${language}.ts`),
  'a plain table': (language) => faceOf('plain').words[language](),
};
for (const game of GAMES) {
  const { words, lessons } = faceOf(game);
  SETS[game] = (language) => words[language]();
  if (lessons) SETS[`${game}’s lessons`] = (language) => lessons.words[language]();
}

/** Every key with its place, and what stands there: a text, or a text to fill in. */
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value as Texts, `${path}${key}.`)
      : [`${path}${key}: ${typeof value}`],
  );
const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((value) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? textsOf(value as Texts)
        : [],
  );

describe.each(Object.keys(SETS))('the words of %s', (name) => {
  it.each(LANGUAGES)('have the same keys in %s as in English', async (language) => {
    const [english, other] = [await SETS[name]!('en'), await SETS[name]!(language)];
    expect(keysOf(other.words as Texts).sort()).toEqual(keysOf(english.words as Texts).sort());
  });

  it('are said in every language: hardly a text is the same as in English', async () => {
    const english = textsOf((await SETS[name]!('en')).words as Texts);
    for (const language of ['de', 'gsw', 'hu'] as const) {
      const other = textsOf((await SETS[name]!(language)).words as Texts);
      const same = other.filter((text, i) => text === english[i] && text.length > 3);
      expect(same.length / english.length).toBeLessThan(0.12);
    }
  });
});

it('numbers have the article and the vowels their language gives them', async () => {
  const { words: hungarian } = await import('./hu.ts');
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10].map((all) => hungarian.seatsTaken(1, all).slice(7))).toEqual(
    'a 2-ből,a 3-ból,a 4-ből,az 5-ből,a 6-ból,a 7-ből,a 8-ból,a 9-ből,a 10-ből'.split(','),
  );
  const { words: uno } = await import('../uno/words/en.ts');
  expect(['7', '8'].map(uno.face.number)).toEqual(['a 7', 'an 8']);
});
