import { games } from '@tischlein/manifests/all';
import { loadDifferences } from '@tischlein/manifests';
import { expect, it } from 'vitest';
import { playExample } from './example.ts';

const differences = await loadDifferences('uwo');

it('plays an example to its end, with a sentence to say for every move', () => {
  for (const difference of differences)
    for (const [edition, shown] of Object.entries(difference.shows)) {
      const moments = playExample(games.uwo!, difference, edition);
      expect(moments).toHaveLength(difference.moves.length + 1);
      const last = moments.at(-1)!;
      // A refusal shows its clause; all else was done.
      const clause = typeof shown === 'string' && shown !== 'done' ? shown : undefined;
      expect(last.refused?.clause, `${difference.clause} ${edition}`).toBe(clause);
      for (const { told, refused } of moments.slice(1))
        expect(told.length + (refused ? 1 : 0)).toBeGreaterThan(0);
      expect(last.view.options['edition']).toBe(edition);
    }
});

it('says which example can not be set up', () => {
  const broken = { ...differences[0]!, position: { board: { z9: 'gnorf fist' } } };
  expect(() => playExample(games.uwo!, broken, 'en')).toThrow('can not be set up');
});
