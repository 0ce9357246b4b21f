/**
 * The strong bot in a thread of its own, for hints, for mistakes and for looking back: it never keeps the page waiting, and it is
 * handed views only. Whoever asked ends the thread.
 */
import { manifests } from '@tischlein/manifests';
import { hint, type Tools, warningsFor } from '@tischlein/coach';
import { type Bot, parseRecord } from '@tischlein/kit';
import { course } from './course.ts';
import type { FromThinker, ToThinker } from './messages.ts';

const HINT_BUDGET = 1500;
const tell = (message: FromThinker): void => self.postMessage(message);

async function sitDown(game: string): Promise<{ readonly tools: Tools; readonly strong: Bot }> {
  const [{ heuristics, levels }, coach] = await Promise.all([
    manifests[game]!.bots!(),
    manifests[game]!.coach!(),
  ]);
  return { tools: { heuristics, coach }, strong: levels['hard']! };
}

async function lookBack(text: string, seat: number): Promise<void> {
  const record = parseRecord(text);
  if (!record.ok) return;
  const { tools } = await sitDown(record.value.game);
  course(tools, record.value, seat, (point) => tell({ t: 'point', point }));
}

async function lookAt({ t, ...asked }: Extract<ToThinker, { view: unknown }>): Promise<void> {
  const { tools, strong } = await sitDown(asked.view.game);
  const ask = { ...asked, budget: HINT_BUDGET };
  if (t === 'hint') return tell({ t, hint: hint(tools, strong, ask) });
  for (const { warnings, last } of warningsFor(tools, ask)) tell({ t: 'warnings', warnings, last });
}

self.addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  void (data.t === 'course' ? lookBack(data.record, data.seat) : lookAt(data));
});
