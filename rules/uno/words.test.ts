import { loadNouns, loadWords } from '@tischlein/manifests';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, speaker, type Cited, type Language } from '../index.ts';

const saying = async (language: Language, clause: string, facts: Cited['facts']) => {
  const [words, nouns] = [await loadWords('uno', language), await loadNouns('uno')];
  return speaker(words, language, nouns, ['Anna', 'Beni'], 1).refused({ clause, facts });
};

describe('the words of UNO', () => {
  it('UNO-6 names the cards beside the laying, not the drawing', async () => {
    const facts = { why: 'canLay', cards: ['r1'] };
    expect(await saying('en', 'UNO-6', facts)).toBe('You can play (red 1), so you may not draw.');
    expect(await saying('de', 'UNO-6', facts)).toBe(
      'Du kannst legen (Rot 1), also darfst du nicht ziehen.',
    );
  });

  it('UNO-1 says that nothing fits, and what to do then', async () => {
    const facts = { why: 'match', card: 'g1', under: 'r5', color: 'r' };
    const said = (onlyDraw: string) => saying('en', 'UNO-1', { ...facts, onlyDraw });
    expect(await said('yes')).toMatch(/black card\. You have none of these: draw a card\.$/);
    expect(await said('no')).toMatch(/black card\.$/);
  });

  it('UNO-1 promises no number or symbol on a wild', async () => {
    const facts = { why: 'wished', card: 'b3', under: 'w', color: 'r', onlyDraw: 'no' };
    expect(await saying('en', 'UNO-1', facts)).toBe(
      'The blue 3 doesn’t go on the wild. You need red, the chosen colour, or a black card.',
    );
    expect(await saying('de', 'UNO-1', facts)).not.toMatch(/Zahl|Symbol/);
    expect(await saying('gsw', 'UNO-1', facts)).not.toMatch(/Zau|Symbol/);
    expect(await saying('hu', 'UNO-1', facts)).not.toMatch(/szám|jel/);
  });

  it('UNO-18 advises nobody to fend off where nobody may', async () => {
    const wehr = /fend|add|wehr|dazu|derzue|hárít|tegyél|or lay|oder leg|vagy rakj/;
    for (const language of LANGUAGES)
      for (const clause of ['UNO-5', 'UNO-10', 'UNO-8a'])
        expect(await saying(language, clause, { why: 'take', sum: 4 })).not.toMatch(wehr);
  });

  it('UNO-3b, UNO-4 names the options by what happens', async () => {
    const { options } = await loadWords('uno', 'de');
    expect(options['doubleSkip']!.text).toContain('gleich hintereinander');
    expect(options['reverseSkipsInTwo']!.name).toBe('Zu zweit: Richtungswechsel lässt aussetzen');
  });

  it('spells "colour" in one way', async () => {
    const { options, refused, told } = await loadWords('uno', 'en');
    const texts = JSON.stringify([options, refused, told]).replaceAll('{color', '');
    expect(texts).not.toMatch(/\bcolors?\b/);
  });
});
