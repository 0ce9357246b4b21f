import { playGame } from '@tischlein/kit';
import { games } from '@tischlein/manifests/all';
import { expect, it } from 'vitest';
import { randomBot } from './thumb.ts';
import { uwoThumb } from './uwo.ts';

it.each(['en', 'de', 'hu'])('the rule of thumb beats random play (%s)', (edition) => {
  const deals = 20;
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    const mine = deal % 2;
    const players = [0, 1].map((seat) => (seat === mine ? uwoThumb : randomBot));
    const { winners } = playGame(games['uwo']!, { edition }, players, `thumb ${deal}`);
    if (winners.length === 1 && winners[0] === mine) won += 1;
  }
  expect(won).toBeGreaterThan(deals * 0.85);
});
