import { LANGUAGES } from '@tischlein/rules/languages';
import { expect, it } from 'vitest';
import { loadWords as loadPlay } from '../src/play/words/load.ts';
import { words as hungarianMow } from '../src/games/mow/words/hu.ts';
import { loadWords as loadMow } from '../src/games/mow/words/load.ts';
import { words as uno } from '../src/games/uno/words/en.ts';
import { words as hungarianUno } from '../src/games/uno/words/hu.ts';
import { loadWords as loadUno } from '../src/games/uno/words/load.ts';
import { loadWords as loadUwo } from '../src/games/uwo/words/load.ts';
import { words as hungarian } from '../src/i18n/words/hu.ts';

it('numbers have the article and the vowels their language gives them', () => {
  expect([1, 2, 3, 5, 10, 11, 50].map(hungarianMow.roundOver)).toEqual(
    ['az 1.', 'a 2.', 'a 3.', 'az 5.', 'a 10.', 'a 11.', 'az 50.'].map(
      (round) => `Véget ért ${round} forduló.`,
    ),
  );
  expect(['5', '6', '7', '8'].map(hungarianUno.face.number)).toEqual([
    '5-ös',
    '6-os',
    '7-es',
    '8-as',
  ]);
  expect(['Anna', 'Beni'].map(hungarian.handOver)).toEqual([
    'Add át az eszközt Annának',
    'Add át az eszközt Beninek',
  ]);
  expect(['7', '8'].map(uno.face.number)).toEqual(['a 7', 'an 8']);
});

it.each(LANGUAGES)('in %s every sentence ends with one full stop', async (language) => {
  const { effects } = await loadPlay(language);
  for (const time of [effects.minutes('6'), effects.hours('2'), effects.seconds('50')])
    expect(effects.told({ length: effects.about(time), wins: '60', leads: '3' })).not.toMatch(
      /\.\./,
    );
  // What to do stands right after these.
  for (const { yourTurn, turnOf } of await Promise.all([
    loadMow(language),
    loadUno(language),
    loadUwo(language),
  ]))
    expect([yourTurn, turnOf('Anna')].filter((title) => !title.endsWith('.'))).toEqual([]);
});
