import type { Bin } from './place.ts';
import { resultLine, standingLine, type Shared, type Square } from './share.ts';
import type { DailyWords } from './words.ts';

const SIZE = 1080;
const EDGE = 90;
const SQUARE: Record<Square, string> = { best: 'leaf', good: 'sun', slip: 'poppy', none: 'line' };

/** The result as a picture: the same words, the bars, and no card. Always on light paper. */
export async function drawDay(
  words: DailyWords,
  shared: Shared,
  bins: readonly Bin[] | null,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d')!;
  await document.fonts.load('600 60px "Fredoka Variable"').catch(() => []);
  const write = (text: string, y: number, size: number, colour: keyof typeof PAPER): void => {
    pen.fillStyle = PAPER[colour];
    pen.font = `600 ${size}px "Fredoka Variable", system-ui, sans-serif`;
    pen.fillText(text, EDGE, y, SIZE - 2 * EDGE);
  };
  pen.fillStyle = PAPER.table;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = PAPER.paper;
  pen.beginPath();
  pen.roundRect(40, 40, SIZE - 80, SIZE - 80, 48);
  pen.fill();

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
    pen.fillStyle = PAPER[SQUARE[square] as keyof typeof PAPER];
    pen.beginPath();
    pen.roundRect(EDGE + across * 45, 850 + down * 42, 36, 34, 8);
    pen.fill();
  });
  write(shared.address.replace(/^https?:\/\//, ''), SIZE - 80, 34, 'muted');
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture can not be drawn here.'))),
      'image/png',
    ),
  );
}

/** The light look of `tokens.css`: a picture is seen where our styles are not. */
const PAPER = {
  table: '#e7d3b1',
  paper: '#fbf4e6',
  ink: '#2a211a',
  muted: '#645544',
  line: '#dcc9a8',
  leaf: '#2f8f4e',
  pale: '#8cc09a',
  sun: '#f0b429',
  poppy: '#d63f2e',
  mine: '#c98a1b',
} as const;

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
