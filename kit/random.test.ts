import { describe, expect, it } from 'vitest';
import { fairChance } from './fair.ts';
import { belowFrom, FastRandom, pick, shuffle, type Random } from './random.ts';

const FIRST_BITS = [3254062933, 3221783393, 2729616152, 2208126318];

describe('the fast generator', () => {
  it('version 1 gives the same numbers for ever', () => {
    const random = new FastRandom('tischlein');
    expect([1, 2, 3, 4].map(() => random.bits())).toEqual(FIRST_BITS);
  });

  it('comes back to a saved state', () => {
    const random = new FastRandom('a');
    const saved = new Int32Array(4);
    random.save(saved);
    const first = [random.below(1000), random.below(1000)];
    random.restore(saved);
    expect([random.below(1000), random.below(1000)]).toEqual(first);
  });

  it('finds small numbers as large ones are found, also where bits must be drawn again', () => {
    const random = new FastRandom('small');
    const twin = new FastRandom('small');
    // The first 32 bits from here are 0, which is one too many for 3.
    const zero = Int32Array.of(0, 0, 5, 0);
    for (const n of [3, 1, 2, 7, 108, 1000, 40_000, 65_535, 65_536, 65_537, 2 ** 20]) {
      random.restore(zero);
      twin.restore(zero);
      const drawn = Array.from({ length: 1000 }, () => random.below(n));
      expect(drawn).toEqual(Array.from({ length: 1000 }, () => belowFrom(() => twin.bits(), n)));
      expect(random.bits()).toBe(twin.bits());
    }
  });
});

describe('ranges have no bias', () => {
  it('rejects the uneven rest instead of folding it in', () => {
    // 2^32 = 3 × 1431655765 + 1, so that exactly one value of the 32 bits must be thrown away.
    const script = [0, 2 ** 31];
    const next = () => script.shift() ?? expect.fail('the script is used up');
    expect(belowFrom(next, 3)).toBe(1);
    expect(script).toEqual([]);
  });

  it.each<[string, Random]>([
    ['fast', new FastRandom('even')],
    ['fair', fairChance('even')(0)],
  ])('every number comes up about equally often: %s', (_, random) => {
    for (const n of [2, 3, 7, 48, 112]) {
      const counts = Array.from({ length: n }, () => 0);
      const draws = 400 * n;
      for (let i = 0; i < draws; i++) counts[random.below(n)]! += 1;
      const chiSquare = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
      // Mean n − 1, deviation √(2(n − 1)): six deviations off does not happen by chance.
      expect(chiSquare).toBeLessThan(n - 1 + 6 * Math.sqrt(2 * (n - 1)));
    }
  });

  it('a shuffle gives every order of three equally often and keeps the cards around it', () => {
    const random = new FastRandom('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const cells = Int32Array.of(9, 1, 2, 3, 9);
      shuffle(cells, 1, 3, random);
      orders.set(cells.join(''), (orders.get(cells.join('')) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual([
      '91239',
      '91329',
      '92139',
      '92319',
      '93129',
      '93219',
    ]);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });

  it('picks from a list, and says when there is nothing', () => {
    expect(['a', 'b']).toContain(pick(['a', 'b'], new FastRandom('x')));
    expect(() => pick([], new FastRandom('x'))).toThrow('nothing to pick from');
  });
});

describe('the fair stream', () => {
  it('is a function of seed and move, nothing else', () => {
    const draws = (seed: string, move: number) => {
      const random = fairChance(seed)(move);
      return Array.from({ length: 20 }, () => random.below(1 << 20));
    };
    expect(draws('a', 1)).toEqual(draws('a', 1));
    expect(draws('a', 2)).not.toEqual(draws('a', 1));
    expect(draws('b', 1)).not.toEqual(draws('a', 1));
  });
});
