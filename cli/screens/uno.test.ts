import { FastRandom, playThrough, type Game } from '@tischlein/kit';
import { uno, type UnoView } from '@tischlein/games/uno';
import {
  loadNouns,
  LANGUAGES,
  loadWords,
  speaker,
  type Cited,
  type Language,
} from '@tischlein/rules';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../language.ts';
import type { Eyes } from '../screen.ts';
import { unoScreen } from './uno.ts';

type UnoState = Parameters<typeof uno.play>[0];

const GAME: Game = uno;
const NAMES = ['Anna', 'Beni', 'Carla', 'Dani'];
const EVERYTHING = [
  ...uno.presets.map(({ options }) => options),
  { ...uno.presets[2]!.options, zeroSwap: 'choice', match: 'penalty', target: 200, fendOff: false },
];

/** Everything that is cited in some random games: told facts, and refusals of every move. */
function citations(): { told: Map<string, Cited>; refused: Map<string, Cited>; views: UnoView[] } {
  const told = new Map<string, Cited>();
  const refused = new Map<string, Cited>();
  const views: UnoView[] = [];
  const shape = ({ clause, facts }: Cited): string =>
    `${clause} ${String(facts['why'] ?? facts['what'])} ${String(facts['shown'])}`;
  EVERYTHING.forEach((options, i) => {
    for (let game = 0; game < 12; game++) {
      const random = new FastRandom(`words ${i} ${game}`);
      const start = { options, seats: 4, seed: `words ${i} ${game}`, random };
      for (const { seat, move, before, state, ply } of playThrough(GAME, start)) {
        if (random.below(12) === 0)
          for (let tried = 0; tried < state.variant.moves.size; tried++) {
            const cited = GAME.refuse(state, random.below(4), tried);
            if (cited) refused.set(shape(cited), cited);
          }
        for (const reader of [seat, (seat + 1) % 4])
          for (const cited of GAME.tell(before, seat, move, state, reader))
            told.set(shape(cited), cited);
        const last = ply === 400 || GAME.result(state) !== null;
        if (last || random.below(50) === 0)
          views.push(uno.view(state as UnoState, last ? 0 : random.below(4)));
        if (last) break;
      }
    }
  });
  return { told, refused, views };
}

const { told, refused, views } = citations();

const eyesOf = async (language: Language): Promise<Eyes> => ({
  say: speaker(await loadWords('uno', language), language, await loadNouns('uno'), NAMES, 1),
  names: NAMES,
  paint: (_, text) => text,
  word: wordsOf(language),
});

describe('what UNO says', () => {
  const saying = async (language: Language, clause: string, facts: Cited['facts']) =>
    (await eyesOf(language)).say.refused({ clause, facts });

  it('UNO-6 names the cards beside the laying, not the drawing', async () => {
    const facts = { why: 'canLay', cards: ['r1'] };
    expect(await saying('en', 'UNO-6', facts)).toBe('You can play (red 1), so you may not draw.');
    expect(await saying('de', 'UNO-6', facts)).toBe(
      'Du kannst legen (Rot 1), also darfst du nicht ziehen.',
    );
  });

  it('UNO-1 promises no number or symbol on a wild', async () => {
    const facts = { why: 'wished', card: 'b3', under: 'w', color: 'r' };
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

describe.each(LANGUAGES)('UNO in %s', (language) => {
  it('says every reason and every fact as a sentence', async () => {
    const { say } = await eyesOf(language);
    expect(refused.size).toBeGreaterThan(30);
    expect(told.size).toBeGreaterThan(30);
    for (const [shape, cited] of refused)
      expect(say.refused(cited), shape).toMatch(/^\P{Ll}.*[.!]$/u);
    for (const [shape, cited] of told) expect(say.told(cited), shape).toMatch(/.[.!]$/);
    for (const sentence of [...refused.values()]
      .map(say.refused)
      .concat([...told.values()].map(say.told)))
      expect(sentence).not.toMatch(/[{}]|UNO-\d|undefined| {2}|\bnull\b/);
  });

  it('names every option, choice and preset', async () => {
    const words = await loadWords('uno', language);
    for (const option of uno.options) {
      expect(words.options[option.key]?.text).toMatch(/\.$/);
      if (option.kind === 'choice')
        expect(Object.keys(words.options[option.key]!.choices!)).toEqual(option.choices);
    }
    expect(Object.keys(words.presets)).toEqual(uno.presets.map(({ name }) => name));
  });

  it('draws every table within 80 columns', async () => {
    const eyes = await eyesOf(language);
    for (const view of views) {
      const drawn = unoScreen(view, eyes);
      expect(drawn).not.toMatch(/[{}]|undefined|uno\./);
      for (const line of drawn.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80);
    }
  });
});
