import { expect, it } from 'vitest';
import { shapeOf } from './shape.ts';

it.each([
  [360, 640, 'phone'],
  [390, 844, 'phone'],
  [640, 360, 'flat'],
  [844, 390, 'flat'],
  [1024, 560, 'flat'],
  [820, 1180, 'tall'],
  [768, 1024, 'tall'],
  [960, 600, 'wide'],
  [1440, 900, 'wide'],
] as const)('a screen of %i by %i is like a %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape);
});

it('a small window is a phone, also where it is broad', () => {
  expect(shapeOf(500, 400)).toBe('phone');
  expect(shapeOf(700, 700)).toBe('phone');
});
