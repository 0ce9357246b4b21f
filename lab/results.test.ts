import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawn } from './results.ts';

it('docs/bench.md shows the last figure of each kind in lab/results.jsonl', () => {
  const page = readFileSync('docs/bench.md', 'utf8');
  const lines = readFileSync('lab/results.jsonl', 'utf8');
  expect(drawn(page, lines)).toBe(page);
  const more = { ...JSON.parse(lines.split('\n')[0]!), figure: 'newer' };
  const later = drawn(page, `${lines}${JSON.stringify(more)}\n`);
  expect(later).toContain('newer');
  expect(later.split('\n')).toHaveLength(page.split('\n').length);
});
