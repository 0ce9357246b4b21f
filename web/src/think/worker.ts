/**
 * The strong bot in a thread of its own, for hints and for looking back: it never keeps the page waiting, and it is
 * handed views only. Whoever asked ends the thread.
 */
import { loaders } from '@tischlein/bots/load';
import { advice, teachings } from '@tischlein/coach';
import { FastRandom, parseRecord } from '@tischlein/kit';
import { newSecret } from '../session/id.ts';
import { loadGame } from '../load-game.ts';
import { course } from './course.ts';
import type { FromThinker, ToThinker } from './messages.ts';

const HINT_BUDGET = 1500;
const tell = (message: FromThinker): void => self.postMessage(message);

async function hint({ view, ...rest }: Extract<ToThinker, { t: 'hint' }>): Promise<void> {
  const game = await loadGame(view.game);
  const random = new FastRandom(newSecret());
  const { levels } = await loaders[view.game]!();
  const move = levels['hard']!({ ...rest, view, budget: HINT_BUDGET }, random);
  tell({ t: 'hint', ...advice(game, view, move, random) });
}

async function lookBack(text: string, seat: number): Promise<void> {
  const record = parseRecord(text);
  if (!record.ok) return;
  const [{ taste }, teaching] = await Promise.all([
    loaders[record.value.game]!(),
    teachings[record.value.game]!(),
  ]);
  course({ taste, teaching }, record.value, seat, (point) => tell({ t: 'point', point }));
}

self.addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  void (data.t === 'hint' ? hint(data) : lookBack(data.record, data.seat));
});
