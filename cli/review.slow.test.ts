import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Review } from '@tischlein/coach';
import { tischlein } from './run.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'tischlein-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A little round of three: seat 0 takes a herd it could have added to. */
const RECORD = `tischlein 1
game mow rules 1
options {"limit":100,"rounds":1,"stables":"closed"}
seats ["Anna",{"bot":"medium"},{"bot":"medium"}]
position ${JSON.stringify({
  game: 'mow',
  options: { limit: 100, rounds: 1, stables: 'closed' },
  hands: [
    ['5', '14.1', '3'],
    ['9', '2', '12'],
    ['13', '4', '1'],
  ],
  pile: ['11', '6', '10', '13.1'],
  herds: [['7.1', '8.2', '9.3']],
  stables: [[], [], []],
  totals: [0, 0, 0],
})}
seed review
0 take
`;
const file = join(folder, 'game.record');
writeFileSync(file, RECORD);

describe('tischlein review', () => {
  it('tells a mistake with its reason, and says what it can not divide', () => {
    const { status, out, error } = tischlein(['review', file, '--lang', 'en']);
    expect(error).toBe('');
    expect(status).toBe(0);
    expect(out).toMatch(/MOW, from what Anna could know: one move, one decision\./);
    expect(out).toMatch(/Mistake: \d+ points given away, at least \d+\. Better: You add /);
    expect(out).toContain('It spares you the herd with 6 flies.');
    expect(out).toContain('The game wasn’t played to the end');
  });

  it.each(['de', 'gsw', 'hu'])('speaks %s', (language) => {
    const { out } = tischlein(['review', file, '--lang', language]);
    expect(out).not.toMatch(/undefined|\{|It spares/);
    expect(out.split('\n').length).toBeGreaterThan(5);
  });

  it('prints the whole of it as JSON, the same every time', () => {
    const { out } = tischlein(['review', file, '--json']);
    const review = JSON.parse(out) as Review;
    expect(review.decisions).toHaveLength(1);
    expect(review.decisions[0]).toMatchObject({ ply: 0, played: 'take', verdict: 'mistake' });
    expect(review.decisions[0]!.reasons[0]).toEqual({ clause: 'takesNone', facts: { flies: 6 } });
    expect(tischlein(['review', file, '--json']).out).toBe(out);
  });

  it.each([
    [['review'], 'which record? Name its file'],
    [['review', file, '--seat', '5'], '--seat: expected a seat from 0 to 2'],
    [['review', file, '--depth', '0'], '--depth: expected 1 or more'],
  ])('refuses %j', (args, sentence) => {
    const { status, error } = tischlein(args);
    expect(status).toBe(2);
    expect(error).toContain(sentence);
  });
});
