import { games } from '@tischlein/games';
import { testings } from '@tischlein/games/testing';
import { conform } from '@tischlein/kit/conformance';
import { FastRandom, mustParse, type Bot, type Json } from '@tischlein/kit';
import { describe, expect, it } from 'vitest';
import { reckoners } from './index.ts';

const chanceOf = (name: string, position: Json, seat: number): number => {
  const game = games[name]!;
  const view = game.view(mustParse(game.parsePosition(position)), seat);
  return reckoners[name]!(view, 300, new FastRandom('reckon'));
};

describe('the chance to win', () => {
  const lastCard = {
    game: 'uno',
    hands: [['r7'], ['b3', 'g1', 'y2', 'g4', 'b8'], ['y3', 'g6', 'g7', 'b2', 'y8']],
    drawPile: ['y1', 'b2', 'g5', 'r3', 'y9', 'b7', 'g2', 'y4'],
    discardPile: ['r5'],
  };

  it('is certain for whoever holds the last card and is to move', () => {
    expect(chanceOf('uno', lastCard, 0)).toBeGreaterThan(0.95);
  });

  it('is small for those who see one card in that hand, and is a plain chance', () => {
    for (const seat of [1, 2]) expect(chanceOf('uno', lastCard, seat)).toBeLessThan(0.45);
  });

  it('is even between equals', () => {
    const hands = [
      ['r1', 'b2', 'g3'],
      ['y1', 'g2', 'b3'],
    ];
    const chance = chanceOf('uno', { ...lastCard, hands }, 0);
    expect(chance).toBeGreaterThan(0.3);
    expect(chance).toBeLessThan(0.75);
  });
});

describe.each(Object.keys(games))('at a table of %s', (name) => {
  it('is reckoned from the view alone, whoever is to move', () => {
    const reckoning: Bot = ({ view, legal }, random) => {
      const chance = reckoners[name]!(view, 8, random);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      return legal[Math.floor(chance * 1e6) % legal.length]!;
    };
    expect(() =>
      conform(games[name]!, testings[name]!, {
        seed: `reckon ${name}`,
        games: 5,
        every: 60,
        bots: [reckoning],
      }),
    ).not.toThrow();
  });
});
