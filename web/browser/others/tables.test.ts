import { expect } from '@playwright/test';
import { FastRandom } from '@tischlein/kit';
import { lostButtons } from '../cut-off.testing.ts';
import { END_TURN, GAMES, markedSquares, PRESSES } from '../play.testing.ts';
import { placeOf, press, startTable, test } from './others.testing.ts';
import type { BrowserWindow } from './window.testing.ts';
import { words } from '../../src/i18n/words/en.ts';

const MOVES = 15;

const chance = new FastRandom('others');
const square = (index: number): string => `.grid > :nth-child(${index + 1})`;

/** Answers a duel, or walks or strikes where marks say so, and ends the turn. */
async function uwoStep(window: BrowserWindow): Promise<boolean> {
  if (await press(window, ...PRESSES.uwo)) return true;
  if ((await window.run(placeOf, [END_TURN])) === null) return false;
  await press(window, square(15 + chance.below(15)));
  const target = (await window.run(markedSquares))[0];
  if (target !== undefined) await press(window, square(target));
  await window.press('Escape');
  return press(window, END_TURN);
}

const STEPS: { readonly [game: string]: (window: BrowserWindow) => Promise<boolean> } = {
  mow: (window) => press(window, ...PRESSES.mow),
  uno: (window) => press(window, ...PRESSES.uno),
  uwo: uwoStep,
};

/** How many moves the game of this page has, as it is kept; and a button that leads on from an end. */
function stateOf(texts: readonly string[]) {
  const { moves } = JSON.parse(
    localStorage.getItem(`tischlein.table.${location.hash.split('/').at(-1)}`) ?? '{"moves":0}',
  ) as { readonly moves: number };
  const on = [...document.querySelectorAll('button')].find((button) =>
    texts.includes(button.textContent.trim()),
  );
  on?.click();
  return { moves, isOver: on !== undefined };
}

/** Until so many presses have made a move. */
async function playMoves(window: BrowserWindow, game: string): Promise<void> {
  let made = 0;
  let before: number | null = null;
  await expect(async () => {
    while (made < MOVES) {
      const { moves, isOver } = await window.run(stateOf, [words.rematch, 'Next round']);
      if (before !== null && moves > before) made += 1;
      before = null;
      if (isOver) continue;
      // Bots are at it: looked at again soon.
      expect(await STEPS[game]!(window), `a move of ${game}`).toBe(true);
      before = moves;
    }
  }).toPass({ intervals: [40] });
}

for (const [width, height] of [
  [1280, 800],
  [450, 844],
] as const)
  for (const game of GAMES)
    test(`some moves of ${game} at ${width} × ${height}`, async ({ window }) => {
      await window.resize(width, height);
      await startTable(window, game);
      await expect.poll(() => window.run(lostButtons)).toEqual([]);
      await playMoves(window, game);
      await expect.poll(() => window.run(lostButtons)).toEqual([]);
      expect(await window.run(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(await window.takeFaults()).toEqual([]);
    });
