import { describe, expect, it } from 'vitest';
import { placeBubble, tailOf, type Box } from './place.ts';

const PHONE: Box = { x: 8, y: 60, w: 374, h: 776 };
const covers = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe('the bubble', () => {
  const size = { w: 358, h: 150 };

  it.each([
    ['at the top', { x: 160, y: 70, w: 68, h: 68 }],
    ['in the middle', { x: 160, y: 400, w: 68, h: 68 }],
    ['at the bottom', { x: 20, y: 760, w: 68, h: 68 }],
  ])('lies inside the room and beside a target %s', (_, target) => {
    const bubble = placeBubble(size, PHONE, { target, lit: [target], seen: [] });
    expect(bubble.x).toBeGreaterThanOrEqual(PHONE.x);
    expect(bubble.x + bubble.w).toBeLessThanOrEqual(PHONE.x + PHONE.w);
    expect(bubble.y + bubble.h).toBeLessThanOrEqual(PHONE.y + PHONE.h);
    expect(covers(bubble, target)).toBe(false);
  });

  it('covers neither the card nor the square of a morf', () => {
    const card = { x: 10, y: 700, w: 80, h: 110 };
    const square = { x: 150, y: 380, w: 68, h: 68 };
    const bubble = placeBubble(size, PHONE, { target: card, lit: [card, square], seen: [] });
    expect([card, square].some((box) => covers(bubble, box))).toBe(false);
  });

  it('lies on the side where its tail runs over nothing that is lit', () => {
    const target = { x: 160, y: 400, w: 68, h: 68 };
    const goal = { ...target, y: target.y - 68 };
    const bars = { x: 0, y: 620, w: 390, h: 80 };
    const bubble = placeBubble(size, PHONE, { target, lit: [target, goal], seen: [bars] });
    expect(bubble.y).toBeGreaterThan(target.y + target.h);
  });

  it('leaves what is looked at free where there is room', () => {
    const target = { x: 160, y: 400, w: 68, h: 68 };
    const above = { x: 100, y: 100, w: 200, h: 280 };
    const bubble = placeBubble(size, PHONE, { target, lit: [target], seen: [above] });
    expect(covers(bubble, above)).toBe(false);
  });
});

it('the tail ends at the rim of its target, on the side of the bubble; far away it only points there', () => {
  const bubble = { x: 10, y: 500, w: 300, h: 100 };
  expect(tailOf(bubble, { x: 100, y: 300, w: 60, h: 60 })).toBe('M117 502.5L130 360L143 502.5');
  expect(tailOf(bubble, { x: 100, y: 700, w: 60, h: 60 })).toBe('M117 597.5L130 700L143 597.5');
  expect(tailOf(bubble, { x: 100, y: 100, w: 60, h: 60 })).toBe('M117 502.5L130 484.5L143 502.5');
  expect(tailOf(bubble, { x: 400, y: 520, w: 60, h: 60 })).toBe('M307.5 537L400 550L307.5 563');
});
