import { expect, it } from 'vitest';
import { judge } from './judge.ts';

it('measures the loss on other worlds than the best move was chosen on', () => {
  const worlds = [...Array(64).keys()];
  const played = new Float64Array(64).fill(0.5);
  /** Gets all in the worlds that choose, and nothing in the others. */
  const lucky = Float64Array.from(worlds, (world) => (world % 2 === 0 ? 1 : 0));
  expect(judge(['played', 'lucky'], [played, lucky], 1, 0)).toMatchObject({
    best: 'lucky',
    verdict: 'fine',
    loss: -0.5,
  });
  const better = new Float64Array(64).fill(0.75);
  expect(judge(['played', 'better'], [played, better], 1, 0)).toMatchObject({
    best: 'better',
    verdict: 'mistake',
    loss: 0.25,
    atLeast: 0.25,
    agree: 10,
  });
});
