import { perft, type JsonObject } from '@tischlein/kit';
import { expect, it } from 'vitest';
import { uno } from './index.ts';
import { PRESETS } from './options.ts';
import { scene } from './scene.testing.ts';

const wild = PRESETS.find(({ name }) => name === 'wild')!.options as JsonObject;

it.each([
  [
    'the last cards of a plain game',
    {
      hands: [
        ['r1', 'w'],
        ['r2', 'rs', 'b1'],
        ['gd', 'rd'],
      ],
    },
    [10, 21, 41, 73],
  ],
  [
    'a sum goes round',
    {
      discardPile: ['rd'],
      pendingDraw: 2,
      hands: [
        ['gd', 'r1', 'wd'],
        ['bd', 'w', 'b1'],
        ['yd', 'y1', 'yr'],
      ],
    },
    [6, 11, 17, 69],
  ],
  [
    'everybody may jump in',
    {
      options: { jumpIn: true, runs: true },
      hands: [
        ['r5', 'r6', 'r7', 'b1'],
        ['g5', 'r4', 'b2'],
        ['g5', 'r6', 'b4'],
      ],
    },
    [3, 9, 20, 34],
  ],
  [
    'the wild table',
    {
      options: wild,
      hands: [
        ['u', 'r0', 'rs', 'r5'],
        ['rs', 'u', 'rd', 'r6'],
        ['rd', 'w', 'r4', 'b6'],
      ],
    },
    [5, 17, 67, 234],
  ],
] as const)('perft: %s', (_, fields, counts) => {
  const state = scene(fields as unknown as JsonObject);
  expect([1, 2, 3, 4].map((depth) => perft(uno, state.state, depth))).toEqual(counts);
});
