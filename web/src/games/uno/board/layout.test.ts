import { describe, expect, it } from 'vitest';
import { fan } from '../../kit/hand.ts';
import { layoutOf } from './layout.ts';

describe('layoutOf', () => {
  it('has larger paper on a larger screen', () => {
    const [usual, large] = [layoutOf(1440, 900, 3), layoutOf(1920, 1080, 3)];
    for (const paper of ['card', 'figure', 'open'] as const)
      expect(large[paper]).toBeGreaterThan(usual[paper]);
  });

  it('makes room for nine opponents', () => {
    expect(layoutOf(360, 640, 9).figure).toBeLessThan(layoutOf(360, 640, 3).figure);
  });
});

describe('fan', () => {
  const phone = layoutOf(360, 640, 3);
  it('lays seven cards in one row and sixteen in two', () => {
    expect(fan(7, 332, phone)).toEqual({ rows: 1, inRow: 7, apart: 42 });
    expect(fan(16, 332, phone).rows).toBe(2);
  });

  it('never lets the row grow wider than the room', () => {
    for (let cards = 1; cards <= 60; cards++) {
      const { inRow, apart } = fan(cards, 332, phone);
      expect((inRow - 1) * apart + phone.card).toBeLessThanOrEqual(332);
    }
  });
});
