/** A rectangle of the page, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
type Size = Pick<Box, 'w' | 'h'>;

const GRID = 10;
/** Half of the tail's foot. */
const HALF = 13;
/** The least distance from bubble to target, so that the tail can be seen. */
const TAIL = 16;

const common = (from: number, long: number, other: number, otherLong: number): number =>
  Math.max(0, Math.min(from + long, other + otherLong) - Math.max(from, other));
const overlap = (a: Box, b: Box): number => common(a.x, a.w, b.x, b.w) * common(a.y, a.h, b.y, b.h);

/** From edge to edge, sideways and up or down. */
function gap(a: Box, b: Box): { readonly x: number; readonly y: number } {
  return {
    x: Math.max(0, b.x - (a.x + a.w), a.x - (b.x + b.w)),
    y: Math.max(0, b.y - (a.y + a.h), a.y - (b.y + b.h)),
  };
}

interface Around {
  /** What the tail points at. */
  readonly target: Box;
  /** Never covered where that can be helped. */
  readonly lit: readonly Box[];
  /** Rather not covered. */
  readonly seen: readonly Box[];
}

/** Across becomes down: what holds in one direction is said once. */
const turned = ({ x, y, w, h }: Box): Box => ({ x: y, y: x, w: h, h: w });

/** Lit things the tail would run over on its way to the target. */
function crossed(bubble: Box, target: Box, lit: readonly Box[]): number {
  const { x, y } = gap(bubble, target);
  if (x > y) return crossed(turned(bubble), turned(target), lit.map(turned));
  const tail: Box = {
    x: target.x + target.w / 2 - HALF,
    w: 2 * HALF,
    y: Math.min(bubble.y + bubble.h, target.y + target.h),
    h: y,
  };
  return lit.reduce((sum, box) => sum + overlap(tail, box), 0);
}

function cost(bubble: Box, { target, lit, seen }: Around): number {
  const covered = (boxes: readonly Box[]): number =>
    boxes.reduce((sum, box) => sum + overlap(bubble, box), 0);
  const { x, y } = gap(bubble, target);
  const near = Math.max(x, y);
  const aside = Math.abs(bubble.x + bubble.w / 2 - target.x - target.w / 2);
  return (
    covered(lit) * 10 +
    covered(seen) * 0.1 +
    crossed(bubble, target, lit) * 10 +
    (near < TAIL ? (TAIL - near) * 20 : near) +
    // A straight tail is read at once.
    (x > 0 && y > 0 ? 40 : 0) +
    aside * 0.1
  );
}

/** Where the bubble lies best inside a room: near its target, over nothing that is lit. */
export function placeBubble(size: Size, room: Box, around: Around): Box {
  const steps = (long: number): number[] =>
    Array.from({ length: Math.max(1, Math.floor(long / GRID) + 1) }, (_, i) => i * GRID);
  let best: Box | null = null;
  let least = Infinity;
  for (const dx of steps(room.w - size.w))
    for (const dy of steps(room.h - size.h)) {
      const box = { ...size, x: room.x + dx, y: room.y + dy };
      const price = cost(box, around);
      if (price < least) [best, least] = [box, price];
    }
  return best!;
}

/** A long tail would cross what is to be read: a short one only points the way. */
const LONG = 150;
const SHORT = 18;
/** Under the bubble's rim, so that the tail opens into it. */
const IN = 2.5;
const within = (at: number, from: number, to: number): number => Math.max(from, Math.min(to, at));

/** From the bubble's nearest side to the target: out to its rim where that is near, and back. */
export function tailOf(bubble: Box, target: Box): string {
  const { x, y } = gap(bubble, target);
  const points = y >= x ? tailDown(bubble, target) : tailDown(turned(bubble), turned(target));
  return `M${points.map(([u, v]) => (y >= x ? `${u} ${v}` : `${v} ${u}`)).join('L')}`;
}

function tailDown(bubble: Box, target: Box): [x: number, y: number][] {
  const isDown = target.y > bubble.y;
  const from = isDown ? bubble.y + bubble.h - IN : bubble.y + IN;
  const middle = target.x + target.w / 2;
  const at = within(middle, bubble.x + 2 * HALF, bubble.x + bubble.w - 2 * HALF);
  const tip = within(at, target.x + 6, target.x + target.w - 6);
  const near = isDown ? Math.max(target.y, from + 4) : Math.min(target.y + target.h, from - 4);
  const isFar = gap(bubble, target).y > LONG;
  return [
    [at - HALF, from],
    [tip, isFar ? from + (isDown ? SHORT : -SHORT) : near],
    [at + HALF, from],
  ];
}
