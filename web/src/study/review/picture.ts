import { wholePoints, type Review } from '@tischlein/coach';
import { lookOf } from '../../table/after/curve.ts';
import { EDGE, PAPER, paperPicture, SIZE } from '../../ui/paper-picture.ts';
import { CLOVER, isBlurred, points, signed, type Mark } from './marks.ts';
import type { ReviewWords } from '../words.ts';

interface SharedReview {
  /** As people write it. */
  readonly game: string;
  readonly review: Review;
  readonly marks: readonly Mark[];
  readonly address: string;
}

/** How it ended, and from which chance at the deal. */
export function titleOf(words: ReviewWords, { curve, seat, parts }: Review): string {
  if (parts === null) return words.title;
  const from = points(curve[0]!.chances[seat]!);
  if (parts.result === 1) return words.wonFrom(from);
  return parts.result === 0 ? words.lostFrom(from) : words.drawnFrom(from);
}

/** What stands under the curve: the best move, and what came from cards and what from play. */
export function linesOf(words: ReviewWords, { review, marks }: SharedReview): string[] {
  const best = marks.find(({ is }) => is === 'best');
  const { parts } = review;
  const lines: string[] = [];
  if (best) lines.push(words.bestAt({ ply: best.ply + 1, points: points(best.change) }));
  if (parts && ![parts.cards, parts.own, parts.others].some(isBlurred)) {
    const { prior, cards, own, others } = parts;
    const [, ...rest] = wholePoints([prior, cards, own, others].map(({ value }) => value));
    const [luck, mine, theirs] = rest.map(signed);
    lines.push(words.partsLine({ cards: luck!, own: mine!, others: theirs! }));
  }
  return lines;
}

const [TOP, FLOOR] = [390, 770];

/** The course of a game as a picture, without a name or a card in it. */
export async function drawReview(words: ReviewWords, shared: SharedReview): Promise<Blob> {
  const { pen, write, tell, done } = await paperPicture();
  const { review, game, address } = shared;
  write(`Tischlein · ${game}`, 150, 46, 'muted');
  write(titleOf(words, review), 250, 84, 'ink');
  const seats = review.curve[0]?.chances.length ?? 0;
  write(words.atTable({ seats, moves: review.plies }), 316, 42, 'muted');
  drawCurve(pen, review);
  for (const mark of shared.marks) drawMark(pen, mark, xAt(review, mark.ply + 1));
  let y = 850;
  for (const line of linesOf(words, shared)) y = tell(line, y, 44, 'ink');
  write(address.replace(/^https?:\/\//, ''), SIZE - 80, 34, 'muted');
  return done();
}

const xAt = ({ plies }: Review, ply: number): number =>
  EDGE + ((SIZE - 2 * EDGE) * ply) / Math.max(1, plies);
const yAt = (chance: number): number => FLOOR - (FLOOR - TOP) * chance;

/** The picture is larger than the page. */
const DASH_SCALE = 3;

function drawCurve(pen: CanvasRenderingContext2D, review: Review): void {
  pen.lineWidth = 2;
  pen.strokeStyle = PAPER.line;
  for (const chance of [0, 0.5, 1]) {
    pen.beginPath();
    pen.moveTo(EDGE, yAt(chance));
    pen.lineTo(SIZE - EDGE, yAt(chance));
    pen.stroke();
  }
  pen.lineJoin = 'round';
  const seats = [...(review.curve[0]?.chances.keys() ?? [])];
  // The reviewed seat lies on top.
  for (const seat of seats.sort((a, b) => Number(a === review.seat) - Number(b === review.seat))) {
    const { color, dash } = lookOf(seat);
    pen.lineWidth = seat === review.seat ? 10 : 4;
    pen.strokeStyle = PAPER[color];
    pen.setLineDash(seat === review.seat ? [] : dash.map((length) => DASH_SCALE * length));
    pen.beginPath();
    for (const { ply, chances } of review.curve) pen.lineTo(xAt(review, ply), yAt(chances[seat]!));
    pen.stroke();
  }
  pen.setLineDash([]);
}

const clover = (): Path2D => new Path2D(CLOVER);

/** A turning point: green or red as it went, a clover for luck, a dot for a move. */
function drawMark(pen: CanvasRenderingContext2D, { by, change, chance }: Mark, x: number): void {
  const y = yAt(chance);
  pen.beginPath();
  pen.arc(x, y, 26, 0, 2 * Math.PI);
  pen.fillStyle = PAPER.paper;
  pen.fill();
  pen.lineWidth = 6;
  pen.strokeStyle = change < 0 ? PAPER.poppy : PAPER.leaf;
  pen.stroke();
  if (by === 'cards') {
    pen.save();
    pen.translate(x - 18, y - 18);
    pen.scale(1.5, 1.5);
    pen.fillStyle = PAPER.leaf;
    pen.fill(clover());
    pen.restore();
    return;
  }
  pen.beginPath();
  pen.arc(x, y, 11, 0, 2 * Math.PI);
  pen.fillStyle = by === 'own' ? PAPER.mine : PAPER.muted;
  pen.fill();
}
