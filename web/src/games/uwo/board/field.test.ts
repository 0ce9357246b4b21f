import { describe, expect, it } from 'vitest';
import { follow } from './field.ts';

const first = follow([], { board: { a1: 'gnorf fist', b1: 'gnorf tank', e6: 'pnorf fist' } });
const idAt = (square: string) => first.find((token) => token.square === square)!.id;

describe('follow', () => {
  it('gives every creature its own number', () => {
    expect(new Set(first.map(({ id }) => id)).size).toBe(3);
  });

  it('knows a creature again after a walk', () => {
    const moved = follow(first, {
      board: { a1: 'gnorf fist', b3: 'gnorf tank', e6: 'pnorf fist' },
    });
    expect(moved.find(({ square }) => square === 'b3')!.id).toBe(idAt('b1'));
  });

  it('knows it again in a new form on its square', () => {
    const morfed = follow(first, {
      board: { a1: 'gnorf bunker', b1: 'gnorf tank', e6: 'pnorf fist' },
    });
    expect(morfed.find(({ square }) => square === 'a1')).toMatchObject({
      id: idAt('a1'),
      form: 'bunker',
    });
  });

  it('lets a removed one go and never gives its number to another', () => {
    const gone = follow(first, { board: { a1: 'gnorf fist', b1: 'gnorf tank' } });
    expect(gone.map(({ id }) => id)).not.toContain(idAt('e6'));
    const other = follow(first, {
      board: { a1: 'gnorf fist', b1: 'gnorf tank', e5: 'pnorf rider' },
    });
    expect(other.map(({ id }) => id)).not.toContain(idAt('e6'));
  });
});
