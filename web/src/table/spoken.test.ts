import { loadNouns, loadWords } from '@tischlein/manifests';
import { LANGUAGES, speaker } from '@tischlein/rules';
import { expect, it } from 'vitest';
import { markingSpeaker, piecesOf, plainText } from './spoken.ts';

const NAMES = ['Anna', 'Beni', 'Cleo'];

it('finds cards and names in a sentence again', async () => {
  const said = markingSpeaker(await loadWords('uno', 'en'), 'en', await loadNouns('uno'), NAMES, 0);
  const pieces = piecesOf(said.told({ clause: 'UNO-1', facts: { seat: 1, card: 'r5' } }));
  expect(pieces[0]).toEqual({ is: 'name', text: 'Beni', seat: 1 });
  expect(pieces.find(({ is }) => is === 'card')).toEqual({
    is: 'card',
    text: 'red 5',
    card: 'r5',
  });
});

it('says the same words as the plain speaker, in every language', async () => {
  const cited = [
    { clause: 'MOW-10', facts: { what: 'add', seat: 2, card: '7.1y', start: 'no', herd: 0 } },
    { clause: 'MOW-12', facts: { seat: 1, flies: 7, cows: 3 } },
  ];
  for (const language of LANGUAGES) {
    const words = await loadWords('mow', language);
    const given = [words, language, await loadNouns('mow'), NAMES, 1] as const;
    for (const one of cited) {
      const sentence = speaker(...given).told(one);
      expect(plainText(piecesOf(markingSpeaker(...given).told(one)))).toBe(sentence);
    }
  }
});
