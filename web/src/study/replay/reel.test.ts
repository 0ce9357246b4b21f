import { expect, it } from 'vitest';
import { goTo, isAtEnd, pauseOf, reelOf, toggled } from './reel.ts';

it('opens where a link says, and never outside of the film', () => {
  expect(reelOf(52, 25).ply).toBe(25);
  expect(reelOf(52, 99).ply).toBe(52);
  expect(reelOf(52, -3).ply).toBe(0);
  expect(reelOf(52, Number('x')).ply).toBe(0);
});

it('stops at the end, and begins again from there', () => {
  const playing = toggled(reelOf(3, 1));
  expect(playing.playing).toBe(true);
  const end = goTo(playing, 3);
  expect([end.playing, isAtEnd(end)]).toEqual([false, true]);
  expect(toggled(end)).toMatchObject({ playing: true, ply: 0 });
  expect(toggled(reelOf(0, 0)).playing).toBe(false);
});

it('looks at a move half as long at double speed', () => {
  const reel = reelOf(3, 0);
  expect(pauseOf({ ...reel, speed: 2 })).toBe(pauseOf(reel) / 2);
});
