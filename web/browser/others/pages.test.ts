import { expect } from '@playwright/test';
import { cutTexts, lostButtons, PAGES, smallFields } from '../cut-off.testing.ts';
import { openPage, test } from './others.testing.ts';

/** WebKit's window is never narrower than 447 px; narrower ones are held in Chromium. */
const SIZES = [
  [1280, 800],
  [450, 844],
] as const;

for (const [width, height] of SIZES)
  test(`every page at ${width} × ${height}: nothing is cut off, lost or faulty`, async ({
    window,
  }) => {
    await window.resize(width, height);
    for (const [name, path] of Object.entries(PAGES)) {
      await openPage(window, path);
      expect.soft(await window.run(cutTexts), name).toEqual([]);
      expect.soft(await window.run(lostButtons), name).toEqual([]);
      expect.soft(await window.run(smallFields), name).toEqual([]);
      expect.soft(await window.takeFaults(), name).toEqual([]);
    }
  });

test('every house rule and Start are there on wide screens', async ({ window }) => {
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await window.resize(width, height);
    for (const path of ['#/setup/uno', '#/device/uno']) {
      await openPage(window, path);
      expect(await window.run(lostButtons), `${path} at ${width}`).toEqual([]);
    }
  }
});
