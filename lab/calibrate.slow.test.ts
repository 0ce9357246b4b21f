import { describe, expect, it } from 'vitest';
import { lab } from './lab.testing.ts';

describe('calibrate', () => {
  it('counts mistakes and holds what was called against what was won, by whole games', () => {
    const args = ['mow', '--seats', '2', '--option', 'rounds=1', '--games', '4', '--share', '400'];
    const { status, out } = lab(['calibrate', ...args, '--json']);
    expect(status).toBe(0);
    const found = JSON.parse(out) as { games: number; own: object; called: { games: number }[] };
    expect(found).toMatchObject({ game: 'mow', seats: 2, level: 'medium', games: 4 });
    expect(found.called.length).toBeGreaterThan(0);
    for (const row of found.called) expect(row.games).toBeLessThanOrEqual(4);
    expect(lab(['calibrate', ...args]).out).toMatch(/^mistakes +\d/m);
  });

  it('plays moments on many times instead, by whoever is named', () => {
    const args = ['mow', '--seats', '2', '--option', 'rounds=1', '--games', '4', '--share', '400'];
    const { status, out } = lab(['calibrate', ...args, '--on', '3', '--by', 'random', '--json']);
    expect(status).toBe(0);
    const found = JSON.parse(out) as { called: { won: number; moments: number }[] };
    expect(found).toMatchObject({ games: 4, on: 3, by: 'random' });
    // Thirds of a moment's ends, and halves where one is shared.
    for (const { won, moments } of found.called) expect((won * moments * 6) % 1).toBeCloseTo(0, 6);
    expect(lab(['calibrate', ...args, '--by', 'random']).status).not.toBe(0);
  });
});
