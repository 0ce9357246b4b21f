import { playGame } from '@tischlein/kit';
import { games } from '@tischlein/manifests/all';
import { expect, it } from 'vitest';
import { randomBot } from './thumb.ts';
import { unoThumb } from './uno.ts';

const uno = games['uno']!;
const all = uno.presets.find(({ name }) => name === 'wild')!.options;

it.each([
  ['the sheet', {}, 0.38],
  ['all house rules', all, 0.45],
])('the rule of thumb beats three random players: %s', (_, options, share) => {
  const deals = 160;
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    const mine = deal % 4;
    const players = Array.from({ length: 4 }, (__, seat) => (seat === mine ? unoThumb : randomBot));
    const { winners } = playGame(uno, options, players, `thumb ${deal}`);
    if (winners.includes(mine)) won += 1;
  }
  // One in four would be chance.
  expect(won / deals).toBeGreaterThan(share);
});

it('answers only legal moves and comes to an end with its like, at every number of seats', () => {
  for (let seats = 2; seats <= 10; seats++) {
    const players = Array.from({ length: seats }, () => unoThumb);
    for (const options of [{}, all, { match: 'penalty', target: 100 }])
      expect(playGame(uno, options, players, `alike ${seats}`).winners.length).toBeGreaterThan(0);
  }
});
