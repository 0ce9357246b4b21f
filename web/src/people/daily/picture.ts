import { EDGE, PAPER, paperPicture, SIZE } from '../../ui/paper-picture.ts';
import type { Bin } from './place.ts';
import { resultLine, standingLine, type Shared, type Square } from './share.ts';
import type { DailyWords } from '../words.ts';

const SQUARE: Record<Square, keyof typeof PAPER> = {
  best: 'leaf',
  good: 'sun',
  slip: 'poppy',
  none: 'line',
};

/** The result as a picture: the same words, the bars, and no card. */
export async function drawDay(
  words: DailyWords,
  shared: Shared,
  bins: readonly Bin[] | null,
): Promise<Blob> {
  const { pen, write, done } = await paperPicture();
  const { outcome, place, squares } = shared;
  write(`Tischlein · ${shared.game}`, 150, 46, 'muted');
  write(shared.date, 206, 40, 'muted');
  write(resultLine(words, shared), 320, 92, 'ink');
  write(words.inTurns(outcome.turns), 382, 44, 'muted');
  const standing = place && standingLine(words, place);
  if (bins !== null && standing !== null) drawBars(pen, bins);
  if (standing !== null) write(standing, 820, 60, 'ink');
  squares?.forEach((square, i) => {
    const [across, down] = [i % 20, Math.floor(i / 20)];
    pen.fillStyle = PAPER[SQUARE[square]];
    pen.beginPath();
    pen.roundRect(EDGE + across * 45, 850 + down * 42, 36, 34, 8);
    pen.fill();
  });
  write(shared.address.replace(/^https?:\/\//, ''), SIZE - 80, 34, 'muted');
  return done();
}

function drawBars(pen: CanvasRenderingContext2D, bins: readonly Bin[]): void {
  const [top, floor, width] = [430, 730, SIZE - 2 * EDGE];
  const most = Math.max(1, ...bins.map(({ people }) => people));
  const step = Math.min(90, width / bins.length);
  const left = (SIZE - step * bins.length) / 2;
  bins.forEach(({ people, won, mine }, i) => {
    const high = (people / most) * (floor - top);
    pen.fillStyle = mine ? PAPER.mine : won ? PAPER.pale : PAPER.line;
    pen.beginPath();
    pen.roundRect(left + i * step + 4, floor - high, step - 8, high, [10, 10, 0, 0]);
    pen.fill();
  });
  pen.fillStyle = PAPER.ink;
  pen.fillRect(left, floor, step * bins.length, 5);
}
