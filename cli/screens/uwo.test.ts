import { dealt, fairChance, type Json, mustParse, setUp, WATCHER } from '@tischlein/kit';
import { uwo } from '@tischlein/games/uwo';
import { loadNouns, loadWords } from '@tischlein/manifests';
import { type Language, LANGUAGES, speaker } from '@tischlein/rules';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../language.ts';
import type { Eyes } from '../screen.ts';
import { uwoDrawings, uwoScreen } from './uwo.ts';

const NAMES = ['Anna', 'Beni'];

async function eyes(language: Language): Promise<Eyes> {
  const words = await loadWords('uwo', language);
  return {
    say: speaker(words, language, await loadNouns('uwo'), NAMES, 0),
    names: NAMES,
    paint: (_, text) => text,
    word: wordsOf(language),
  };
}

const DUEL = mustParse(
  uwo.parsePosition({
    game: 'uwo',
    board: { a1: 'gnorf tank', a2: 'pnorf fist', e6: 'pnorf bazooka', c3: 'gnorf dynamite' },
    stacks: { a1: ['fist', 'pistol'] },
    hands: { gnorf: ['ball', 'miss'], pnorf: ['rider'] },
    decks: { gnorf: ['pistol', 'miss'] },
    known: { gnorf: 1 },
    energy: { gnorf: 4 },
    ko: { e6: { until: 'pnorf', turnEnds: 2 } },
    duel: { stage: 'defend', attacker: 'a1', target: 'a2' },
  } as Json),
);

describe('the field of UWO in characters', () => {
  it('has a1 at the bottom left, and sides that differ without colour', async () => {
    const lines = uwoScreen(uwo.view(DUEL, 0), await eyes('en')).split('\n');
    const row = (n: number) => lines.findIndex((line) => line.startsWith(`${n} |`));
    expect([6, 5, 4, 3, 2, 1].map(row)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(lines[7]).toMatch(/^1 \|G■tank\+2> +\|/);
    expect(lines[6]).toMatch(/^2 \|P♣fist< +\|/);
    expect(lines[2]).toMatch(/\|P»bazooka✗ {4}\|$/);
    expect(lines.find((line) => line.includes('G Anna'))).toContain('●●●●○○ energy 4');
    expect(lines).toContain('  ✗ e6 is knocked out until 2 turns of the pnorfs have ended.');
    expect(lines).toContain('  a1 attacks a2. Beni: block it, or take the hit (fall)?');
    expect(lines).toContain('Your hand  ●ball (wrecking ball)  ∅miss (miss card)');
    expect(lines).toContain('Under your deck  ∅miss (miss card)');
  });

  it('shows a watcher no hand', async () => {
    const text = uwoScreen(uwo.view(DUEL, WATCHER), await eyes('en'));
    expect(text).not.toMatch(/hand|wrecking|rider/);
  });

  it.each(LANGUAGES)('fits into 80 columns in %s', async (language) => {
    for (const reader of [0, 1, WATCHER] as const)
      for (const line of uwoScreen(uwo.view(DUEL, reader), await eyes(language)).split('\n')) {
        expect(line.length, line).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/undefined|[{}]/);
      }
  });
});

describe('the book of UWO in characters', () => {
  const opening = (options: { [key: string]: Json }) =>
    uwo.view(dealt(uwo, mustParse(setUp(uwo, options, 2)), fairChance('book')), WATCHER);

  it('UWO-1 shows the field as a game begins', async () => {
    const draw = async (army: number) =>
      uwoDrawings['UWO-1']!(opening({ army }), await eyes('en')).split('\n');
    const ten = await draw(10);
    expect(ten[1]).toMatch(/^6 (\|P♣fist +){5}\|$/);
    expect(ten[6]).toMatch(/^1 (\|G♣fist +){5}\|$/);
    expect((await draw(8))[6]).toMatch(/^1 \| +\. +(\|G♣fist +){3}\| +\. +\|$/);
  });

  it.each(LANGUAGES)(
    'UWO-3 shows a card with its signs, within 80 columns (%s)',
    async (language) => {
      const text = uwoDrawings['UWO-3']!(opening({ catalogue: 'znorf-1' }), await eyes(language));
      const [edge, title, foot, star, shield] = text.split('\n');
      expect(title).toContain('■tank');
      expect(foot).toContain('  2 ϟϟ ');
      expect(star).toContain('  3 ϟϟ ');
      expect(shield!.split(',')).toHaveLength(3);
      expect(edge!.length).toBeLessThanOrEqual(80);
      expect(text).not.toMatch(/undefined|[{}]|uwo\./);
    },
  );
});
