import { playGame } from '@tischlein/kit';
import { games } from '@tischlein/manifests/all';
import { expect, it } from 'vitest';
import { randomBot } from './thumb.ts';
import { mowThumb } from './mow.ts';

it('the rule of thumb gets fewer flies than random play, at every number of seats', () => {
  for (const seats of [2, 3, 4, 7]) {
    let thumb = 0;
    let others = 0;
    for (let deal = 0; deal < 30; deal++) {
      const mine = deal % seats;
      const players = Array.from({ length: seats }, (_, seat) =>
        seat === mine ? mowThumb : randomBot,
      );
      const { scores } = playGame(games['mow']!, { rounds: 1 }, players, `thumb ${seats} ${deal}`);
      scores.forEach((flies, seat) => (seat === mine ? (thumb += flies) : (others += flies)));
    }
    expect(thumb).toBeLessThan((others / (seats - 1)) * 0.9);
  }
});
