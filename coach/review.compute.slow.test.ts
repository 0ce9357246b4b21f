import { describe, expect, it } from 'vitest';
import { played, reviewed } from './games.testing.ts';

const SMALL = { first: 6000, again: 128 };

const GAMES = [
  ['uno', {}, ['random', 'medium', 'medium']],
  ['uno', { jumpIn: true, match: 'collect', target: 60 }, ['medium', 'random', 'medium']],
  ['mow', { rounds: 1 }, ['random', 'medium']],
  ['uwo', { army: 8, quietTurns: 6 }, ['random', 'medium']],
] as const;

describe.each(GAMES)('a review of %s %j', (name, options, levels) => {
  const record = played(name, options, levels, 'review');
  const review = reviewed(record, 0, SMALL);

  it('has parts that add up to the result', () => {
    const { result, prior, own, others, cards } = review.parts!;
    expect(prior.value + own.value + others.value + cards.value).toBeCloseTo(result, 12);
    expect(cards.error).toBeGreaterThan(0);
  });

  it('counts own play by the first look alone: the second is at what looked bad, and would flatter', () => {
    const first = reviewed(record, 0, { ...SMALL, again: 0 });
    const gains = first.decisions.reduce((sum, { gain }) => sum + gain.value, 0);
    expect(review.parts!.own.value).toBeCloseTo(gains, 12);
    expect(review.decisions.some(({ worlds }) => worlds === SMALL.again)).toBe(true);
  });

  it('has a point before every move and one after the last, each for all seats', () => {
    expect(review.curve.map(({ ply }) => ply)).toEqual([...Array(review.plies + 1).keys()]);
    for (const { chances } of review.curve)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it('judges by its own definitions', () => {
    for (const { verdict, loss, atLeast, best, played: made, tried } of review.decisions) {
      expect(tried.map(({ move }) => move)).toContain(made);
      if (verdict === 'mistake')
        expect(loss >= 0.05 && atLeast >= 0.005 && best !== made).toBe(true);
      if (verdict === 'inaccurate')
        expect(loss >= 0.02 && loss < 0.05 && atLeast >= 0.005).toBe(true);
      if (verdict === 'open') expect(loss >= 0.02 && atLeast < 0.005).toBe(true);
    }
  });

  it('is the same again', () => {
    expect(JSON.stringify(reviewed(record, 0, SMALL))).toBe(JSON.stringify(review));
  });
});

it('a game that was broken off has a curve and no parts', () => {
  const record = played('mow', { rounds: 1 }, ['medium', 'medium'], 'broken off');
  const review = reviewed({ ...record, moves: record.moves.slice(0, 9) }, 1, SMALL);
  expect(review.parts).toBeNull();
  expect(review.curve).toHaveLength(9);
});

it('what was taken back is no part of it', () => {
  const record = played('mow', { rounds: 1 }, ['medium', 'medium'], 'taken back');
  const moves = [...record.moves.slice(0, 2), { back: true as const }];
  const { plies, curve } = reviewed({ ...record, moves }, 0, SMALL);
  expect([plies, curve.length]).toEqual([1, 1]);
});
