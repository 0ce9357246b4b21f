import { describe, expect, it } from 'vitest';
import { lab } from '../lab.testing.ts';

describe('puzzles', () => {
  it('finds the same solved positions from the same seed', () => {
    const args = ['puzzles', 'uno', '--solved', '--seed', 'cli', '--count', '3'];
    const { status, out } = lab(args);
    expect(status).toBe(0);
    const lines = out.trim().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ best: expect.any(Array) });
    expect(lab(args).out).toBe(out);
  });

  it('looks at shipped ones again, and tells how bots play them', () => {
    const checked = lab(['puzzles', 'uwo', '--check', '--every', '40']);
    expect(checked.out).toMatch(/^uwo: 2 of \d+ puzzles looked at, 0 at fault\n$/);
    expect(checked.status).toBe(0);
    const played = lab(['puzzles', 'mow', '--solved', '--levels', 'hard']);
    expect(played.out).toMatch(/^mow hard: gives something away in 0 of \d+ \(0\.0 %\)\n$/);
  });

  it.each([
    [['puzzles'], 'which game? Or --check for all of them'],
    [['puzzles', 'mow', '--levels', 'hard'], '--levels requires --solved'],
    [['puzzles', 'chess'], 'there is no game "chess"'],
  ])('%j is refused with a sentence', (args, text) => {
    const { status, error } = lab(args);
    expect(error).toContain(text);
    expect(status).toBe(2);
  });
});
