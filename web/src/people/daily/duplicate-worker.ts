/** Gives the cards of a day to bots, play by play: the same answers on every device, with a line or without. */
import { manifests } from '@tischlein/manifests';
import { dayDeal } from '@tischlein/manifests/day';
import { loadGame } from '../../base/load-game.ts';
import { duplicate, DUPLICATE_LEVELS, PLAYS, type Duplicate } from './duplicate.ts';

self.addEventListener('message', async ({ data: date }: MessageEvent<string>) => {
  const deal = dayDeal(date);
  const [game, { levels }, scoreOf] = await Promise.all([
    loadGame(deal.game),
    manifests[deal.game]!.bots!(),
    manifests[deal.game]!.day!.score(),
  ]);
  for (const level of DUPLICATE_LEVELS)
    for (let play = 0; play < PLAYS; play++)
      self.postMessage(duplicate({ game, scoreOf, levels }, deal, level, play) satisfies Duplicate);
});
