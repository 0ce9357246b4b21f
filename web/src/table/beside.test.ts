import { expect, it } from 'vitest';
import { placeBeside, type Box } from './beside.ts';

const PAGE = { width: 360, height: 640 };
const drop = { width: 64, height: 64 };
const touches = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

it('stands below a seat where there is room', () => {
  const seat = { left: 20, top: 10, width: 80, height: 80 };
  expect(placeBeside(seat, drop, PAGE, [], [])).toEqual({
    left: 28,
    top: 98,
    side: 'below',
    tail: 32,
  });
});

it('goes aside for hands, counts and turn lines, and stays on the page', () => {
  const seats = [0, 1, 2, 3].map((i) => ({ left: 4 + i * 90, top: 4, width: 82, height: 84 }));
  const second = seats.map(({ left, width }) => ({ left, top: 92, width, height: 84 }));
  const hand = { left: 0, top: 470, width: 360, height: 110 };
  const strip = { left: 8, top: 420, width: 344, height: 40 };
  for (const seat of [...seats, ...second]) {
    const keep = [...seats, ...second, hand, strip].filter((one) => one !== seat);
    const box = { ...placeBeside(seat, drop, PAGE, keep, []), ...drop };
    for (const kept of [seat, ...keep]) expect(touches(box, kept)).toBe(false);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(PAGE.width);
  }
});

it('lies over what may be covered before it lies over what may not', () => {
  const seat = { left: 140, top: 0, width: 80, height: 80 };
  const card = { left: 0, top: 80, width: 360, height: 300 };
  const hand = { left: 0, top: 380, width: 360, height: 260 };
  const box = { ...placeBeside(seat, drop, PAGE, [hand], [card]), ...drop };
  expect(touches(box, hand)).toBe(false);
});
