/**
 * The strong bot in a thread of its own, for hints and for mistakes: it never keeps the page waiting, and it is handed views
 * only. Whoever asked ends the thread.
 */
import { hint, type Tools, warningsFor } from '@tischlein/coach';
import type { Bot } from '@tischlein/kit';
import { rulesOf } from '../../base/load-game.ts';
import type { FromThinker, ToThinker } from './messages.ts';

const HINT_BUDGET = 1500;
const tell = (message: FromThinker): void => self.postMessage(message);

async function sitDown(game: string): Promise<{ readonly tools: Tools; readonly strong: Bot }> {
  const rules = await rulesOf(game);
  const [{ heuristics, levels }, coach] = await Promise.all([rules.bots(), rules.coach()]);
  return { tools: { heuristics, coach }, strong: levels['hard']! };
}

async function lookAt({ type, ...asked }: ToThinker): Promise<void> {
  const { tools, strong } = await sitDown(asked.view.game);
  const ask = { ...asked, budget: HINT_BUDGET };
  if (type === 'hint') return tell({ type, hint: hint(tools, strong, ask) });
  for (const { warnings, last } of warningsFor(tools, ask))
    tell({ type: 'warnings', warnings, last });
}

self.addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  void lookAt(data);
});
