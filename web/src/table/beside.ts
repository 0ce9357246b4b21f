export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
/** What is beside a spot, and where along its edge its tail points. */
interface Beside {
  readonly left: number;
  readonly top: number;
  readonly side: 'below' | 'above' | null;
  readonly tail: number;
}

const [GAP, EDGE, STEP, STEPS] = [8, 6, 12, 14];

const overlap = (one: Box, other: Box): number =>
  Math.max(
    0,
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
  ) *
  Math.max(
    0,
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
  );

/**
 * Where something of this size stands beside a spot: over nothing of `keep`, over as little as can be of `spare`, and as near
 * as that allows.
 */
export function placeBeside(
  spot: Box,
  size: Size,
  page: Size,
  keep: readonly Box[],
  spare: readonly Box[],
): Beside {
  const [x, y] = [spot.left + spot.width / 2, spot.top + spot.height / 2];
  const clamp = (at: number, of: 'width' | 'height'): number =>
    Math.max(EDGE, Math.min(at, page[of] - size[of] - EDGE));
  const starts = [
    { left: x - size.width / 2, top: spot.top + spot.height + GAP },
    { left: spot.left + spot.width + GAP, top: y - size.height / 2 },
    { left: spot.left - size.width - GAP, top: y - size.height / 2 },
    { left: x - size.width / 2, top: spot.top - size.height - GAP },
  ];
  const covered = (box: Box, boxes: readonly Box[]): number =>
    boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  let best: Box = { ...starts[0]!, ...size };
  let least = Infinity;
  for (const [order, start] of starts.entries())
    for (let down = -STEPS; down <= STEPS; down++)
      for (let aside = -STEPS; aside <= STEPS; aside++) {
        const left = clamp(start.left + aside * STEP, 'width');
        const top = clamp(start.top + down * STEP, 'height');
        const box = { left, top, ...size };
        const away = Math.hypot(left - start.left, top - start.top);
        const cost =
          1000 * covered(box, [spot, ...keep]) + covered(box, spare) + away + order * STEP;
        if (cost < least) [least, best] = [cost, box];
      }
  const isOver = best.left < x && x < best.left + size.width;
  const side = best.top >= y ? 'below' : 'above';
  return { left: best.left, top: best.top, side: isOver ? side : null, tail: x - best.left };
}
