import { loadNouns, loadWords } from '@tischlein/manifests';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, speaker, type Language } from '../index.ts';

const say = async (language: Language) =>
  speaker(await loadWords('uwo', language), language, await loadNouns('uwo'), ['Anna', 'Beni'], 0);

describe('the words of UWO', () => {
  it.each(LANGUAGES)('UWO-61 count one quiet turn and many differently in %s', async (language) => {
    const told = async (turns: number) =>
      (await say(language)).told({ clause: 'UWO-61', facts: { turns } });
    expect(await told(1)).not.toContain('1');
    expect(await told(60)).toContain('60');
  });

  it.each(LANGUAGES)('UWO-46 say more than a price in %s', async (language) => {
    const { refused } = await say(language);
    const facts = { cost: 0, energy: 0 };
    expect(refused({ clause: 'UWO-46', facts })).not.toBe(refused({ clause: 'UWO-40', facts }));
  });

  it('UWO-14 speak to who swaps, also while the new card is not known', async () => {
    const told = async (language: Language, seat: number) =>
      (await say(language)).told({ clause: 'UWO-14', facts: { seat, shown: 'no' } });
    expect(await told('en', 0)).toBe('You swap a card.');
    expect(await told('en', 1)).toBe('Beni swaps a card.');
    expect(await told('de', 0)).toBe('Du tauschst eine Karte.');
  });

  it('UWO-51 ask for squares by name, however they are given', async () => {
    const refused = async (language: Language) =>
      (await say(language)).refused({ clause: 'UWO-51', facts: { why: 'rideOnly', square: 'b2' } });
    expect(await refused('en')).toBe('A rider moves along a path. Choose every square of it.');
    expect(await refused('de')).toBe('Ein Reiter reitet. Gib jedes Feld seines Weges an.');
  });
});
