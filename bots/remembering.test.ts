import { uno } from '@tischlein/games/uno';
import { byBots, playThrough, type Ask } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { bots } from '@tischlein/manifests/all';
import { seatsThatRemember } from './index.ts';

it('the bots that remember are told what their seats have seen of a game, and no others', () => {
  const heard: { readonly seat: number; readonly seen: number | undefined }[] = [];
  const first = ({ view, legal, history }: Ask): string => {
    heard.push({ seat: view.seat!, seen: history?.length });
    return legal[0]!;
  };
  const remember = seatsThatRemember(bots['uno']!, ['medium', 'hard']);
  expect(remember).toEqual([1]);
  const start = { options: {}, seats: 2, seed: 'remember', remember };
  for (const { ply } of playThrough(uno, start, byBots(uno, [first, first]))) {
    const { seat, seen } = heard.at(-1)!;
    expect(seen).toBe(seat === 1 ? ply - 1 : undefined);
    if (ply === 20) break;
  }
  expect(new Set(heard.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
});
