import { expect, it } from 'vitest';
import { NEWCOMER, rated } from './skill.ts';
import vectors from './skill.vectors.json' with { type: 'json' };

it.each(vectors)('rates as openskill 5 does: places $ranks', ({ before, ranks, after }) => {
  const skills = before.map(([mu, sigma]) => ({ mu: mu!, sigma: sigma! }));
  const now = rated(skills, ranks);
  for (const [seat, { mu, sigma }] of now.entries()) {
    expect(mu).toBeCloseTo(after[seat]![0]!, 9);
    expect(sigma).toBeCloseTo(after[seat]![1]!, 9);
  }
});

it('who wins goes up, who loses goes down, and both are known better', () => {
  const [won, lost] = rated([NEWCOMER, NEWCOMER], [1, 2]);
  expect(won!.mu).toBeGreaterThan(25);
  expect(lost!.mu).toBeLessThan(25);
  expect(won!.sigma).toBeLessThan(NEWCOMER.sigma);
});
