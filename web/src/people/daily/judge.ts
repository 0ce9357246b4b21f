import { DAY_SEAT } from '@tischlein/manifests/day';
import { parseRecord } from '@tischlein/kit';
import { loadGame } from '../../base/load-game.ts';
import { ReviewRun } from '../../study/review/run.svelte.ts';
import type { Square } from './share.ts';

/** The coach looks at a finished day: one square for each own move. Null where there is nothing to look at. */
export async function judgeDay(text: string): Promise<ReviewRun | null> {
  const read = parseRecord(text);
  if (!read.ok) return null;
  const run = new ReviewRun(await loadGame(read.value.game), read.value, text, DAY_SEAT);
  void run.goOn();
  return run;
}

/** Own moves in order. Where nothing is proven against a move, it is as good as any. */
export function squaresOf({ timeline, review }: ReviewRun): Square[] {
  const verdicts = new Map(review?.decisions.map(({ ply, verdict }) => [ply, verdict]));
  return timeline.moments.flatMap(({ seat }, ply): Square[] => {
    if (seat !== DAY_SEAT) return [];
    const verdict = verdicts.get(ply);
    if (verdict === undefined) return ['none'];
    return [verdict === 'mistake' ? 'slip' : verdict === 'inaccurate' ? 'good' : 'best'];
  });
}
